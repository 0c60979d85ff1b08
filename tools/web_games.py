"""Write recorded games as the browser hears of them, for the test that the stage ends in the last position.

Each line is one game: the position at its start, the events of every action, and positions on the way. The golden games
come first, then seeded random ones.

Usage: python -m tools.web_games [FILE] [GAMES]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.web_parity import played
from won.core.record import Record
from won.drawing import sheet
from won.games import read_record, walk

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "web/test/made/games.jsonl"
GAMES: Final = 30
EVERY: Final = 50  # actions between two positions
# Open and hidden money, and both ways to bid.
OPTIONS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "industry": ({"rounds": 5}, {"rounds": 4, "cash": "private"}),
    "shares": ({"turns": 120, "cash": "open"}, {"turns": 90, "bidding": "sealed", "cash": "private"}),
}
EDITIONS: Final = {"industry": ("first", "second", "v3"), "shares": ("classic",)}


def golden() -> Iterator[Record]:
    for path in sorted((ROOT / "tests/games").glob("*.json")):
        yield read_record(path.read_bytes())


def random_games() -> Iterator[Record]:
    """Industry and shares in turn, without end."""
    seed = 0
    while True:
        seed += 1
        for name, editions in EDITIONS.items():
            options = OPTIONS[name][seed % len(OPTIONS[name])]
            for game, _ in played(name, editions[seed % len(editions)], options, seed):
                if game.over:
                    yield game.record()


def as_heard(record: Record) -> dict[str, Any]:
    """The game as an onlooker hears of it."""
    data: dict[str, Any] = {"game": record.game, "sheet": sheet(record.game, record.options), "news": [], "views": []}
    for step, (game, turn) in enumerate(walk(record)):
        if turn is not None:
            _, _, events = turn
            data["news"].append([game.visible_event(None, event) for event in events])
        if step % EVERY == 0 or game.over or step == len(record.log):
            data["views"].append({"step": step, "view": game.view(None)})
    return data


def main(target: str | Path = TARGET, games: str | int = GAMES) -> None:
    path = Path(target)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for record in islice(chain(golden(), random_games()), int(games)):
            file.write(msgspec.json.encode(as_heard(record)) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
