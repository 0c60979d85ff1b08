"""Write the tables of `docs/envs.md`: every index of the actions and every entry of the observations.

`python -m tools.envs_page` brings the page up to date; what stands between the marks is made here, the rest by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from won.core.game import DONE
from won.envs.config import Config
from won.envs.vocabulary import LEAVE
from won.games import rules

PAGE: Final = Path(__file__).parents[1] / "docs/envs.md"
PART: Final = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

OFFER: Final = "answered or withdrawn: the first and so on of the open offers that the seat made or has to answer"
# What a run of words or numbers is said for.
SAID: Final[dict[str, dict[str, str]]] = {
    "industry": {
        "kind": "the first word of an action",
        "part": "`for` between what is given and got in an offer, `to` between the tiles lifted and where they go, "
        "`some` and `end` around the tiles of a bloc fed in part",
        "thing": "cubes bought, sold, offered or fed with; money and notes offered",
        "tile": "built",
        "hex": "where to place, flag, build, move, automate, keep, produce; the centre has none",
        "package": "drafted",
        "turn": "of a tile",
        "seat": "to whom an offer is made, counted clockwise from the one who makes it",
        "offer": OFFER,
        "count": "of things in an offer, of notes borrowed or repaid",
    },
    "shares": {
        "kind": "the first word of an action",
        "part": "`for` between what is given and got in a deal, `cash` before an amount in it",
        "lead": "who leads a syndicate: the seat that follows, or with `done` the one who proposes it",
        "share": "bought, put up in a lot (the first of it), given or got in a deal",
        "seat": "the party of that seat, counted clockwise from the one who speaks",
        "offer": OFFER,
        "amount": "one of the sums named above: cash in a deal, a sealed bid; of an open bid, above the least bid",
    },
}


def main() -> None:
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


def page(text: str) -> str:
    """The page with its tables as they are now."""
    makers = {"actions": actions, "observations": observations}
    return PART.sub(lambda part: part[1] + "\n".join(makers[part[2]](part[3])) + "\n" + part[4], text)


def sort_of(game: str, label: str) -> str:
    """What a word is, for one row of the table."""
    if label in (LEAVE, DONE):
        return label
    return label.split(maxsplit=1)[0] if " " in label else _names(game)[label]


def _names(game: str) -> dict[str, str]:
    if game == "shares":
        from won.shares.kinds import KIND_TABLE as SHARES_KINDS
        from won.shares.world import SHARES

        return {
            **dict.fromkeys(("for", "cash"), "part"),
            "lead": "lead",
            **dict.fromkeys(SHARES, "share"),
            **dict.fromkeys(SHARES_KINDS.by_name, "kind"),
        }
    from won.industry.barter_offer import THINGS
    from won.industry.board import NAMES as HEXES
    from won.industry.kinds import KIND_TABLE
    from won.industry.tiles import TILES

    parts = dict.fromkeys(("for", "to", "some", "end"), "part")
    things = {**dict.fromkeys(THINGS, "thing"), **dict.fromkeys(TILES, "tile"), **dict.fromkeys(HEXES, "hex")}
    return {**parts, **things, **dict.fromkeys(KIND_TABLE.by_name, "kind")}


def actions(game: str) -> Iterator[str]:
    """Every index: words of one sort in a row, in the order of their indices."""
    labels = Config(game, players=3).vocabulary.labels
    said = {
        **SAID[game],
        LEAVE: "a seat asked off turn lets things lie",
        DONE: "ends an action that could go on",
    }
    yield "| indices | words, in their order | said for |"
    yield "|---|---|---|"
    for sort, run in groupby(enumerate(labels), key=lambda pair: sort_of(game, pair[1])):
        actions = list(run)
        first, last = actions[0][0], actions[-1][0]
        words = [f"`{label}`" for _, label in actions]
        if " " in actions[0][1] and sort != "package":
            words = [words[0], "…", words[-1]]
        yield f"| {first if first == last else f'{first}-{last}'} | {' '.join(words)} | {said[sort]} |"


def observations(game: str) -> Iterator[str]:
    """Every entry with its slice for each number of players."""
    editions = rules(game).FACTS.editions
    edition = {players: name for name, (least, most) in editions.items() for players in range(least, most + 1)}
    layouts = {players: Config(game, edition[players], players).layout for players in sorted(edition)}
    least = min(layouts)
    yield f"| entry | shape | 1 is | what it is | {' | '.join(f'{players} players' for players in layouts)} |"
    yield f"|---|---|---|---|{'---|' * len(layouts)}"
    for place, entry in enumerate(layouts[least].entries):
        others = [layout.entries[place] for layout in layouts.values()]
        slices = " | ".join(f"{other.start}:{other.stop}" for other in others)
        shape = _shape([other.shape for other in others])
        yield f"| `{entry.name}` | {shape} | {entry.high} | {entry.about} | {slices} |"
    sizes = " | ".join(str(layout.size) for layout in layouts.values())
    yield f"| in all | | | | {sizes} |"


def _shape(shapes: list[tuple[int, ...]]) -> str:
    """With `n` where it goes by the number of players."""
    return " × ".join(str(sizes[0]) if len(set(sizes)) == 1 else "n" for sizes in zip(*shapes, strict=True))


if __name__ == "__main__":
    main()
