"""The ratings of the ladder from its games, and the module that tells them to the program."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from won.arena.ratings import ratings
from won.arena.stored_games import StoredGame
from won.games import GAMES
from won.players import ladder
from won.server.accounts.profiles import shown

if TYPE_CHECKING:
    from tools.strength_page import Outcome

MODULE: Final = Path(__file__).parent.parent / "src/won/players/ratings.py"
HEAD: Final = '''"""The ratings of the ladder, on the scale of people's ratings, as `make strength` has written them.

`docs/strength.md` publishes them.
"""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, int]]] = {
'''


PASSES: Final = 10  # through all games; after that the ratings hardly move
LEAST: Final = 40  # games of each step, without which nothing is said of a game's levels


def rated(outcomes: Sequence[Outcome]) -> dict[str, dict[str, int]]:
    """By game and level, weakest first, once each step has games enough.

    The pairs take turns, those with fewer games begin them again, and all is gone through until the ratings settle: a
    level that played on against one other would drift away from the rest.
    """
    known: dict[str, dict[str, int]] = {}
    for name in GAMES:
        pairs = [each.games for each in outcomes if each.experiment.is_ladder and each.experiment.game == name]
        if len(pairs) < sum("-" not in level for level in ladder(name)) - 1 or min(map(len, pairs)) < LEAST:
            known[name] = {}
            continue
        longest = PASSES * max(map(len, pairs))
        endless = [islice(cycle(map(_decided, games)), longest) for games in pairs]
        turns = [game for turn in zip(*endless, strict=True) for game in turn]
        strengths = {each.bot: each.strength for each in ratings(turns)}
        known[name] = {level: shown(strengths[level]) for level in ladder(name) if level in strengths}
    return known


def _decided(game: StoredGame) -> StoredGame:
    """Who won, and nothing of the places behind: the steps of the ladder are about winning."""
    return game._replace(seats=tuple(seat._replace(rank=0 if seat.win else 1) for seat in game.seats))


def write(outcomes: Sequence[Outcome]) -> None:
    lines = [HEAD]
    for game, levels in rated(outcomes).items():
        rows = [f'        "{name}": {rating},\n' for name, rating in levels.items()]
        lines += [f'    "{game}": {{\n', *rows, "    },\n"] if rows else [f'    "{game}": {{}},\n']
    MODULE.write_text("".join([*lines, "}\n"]), "utf-8")
