"""Golden games: one for each edition and number of players, with their states, kept in `tests/games/`.

`python -m tests.industry.golden` plays them anew; do that only when a correction of the rules changes what a record
means, and say so in the changelog.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.industry.drivers import Lavish, Mixed, labels
from won.core.conformance import Conformance, Driver
from won.core.record import Record, dump
from won.games import walk
from won.industry import game as industry
from won.industry.edition import EDITIONS, players

GAMES = Path(__file__).parents[1] / "games"
TABLES = [(edition, count) for edition in EDITIONS for count in range(players(edition)[0], players(edition)[1] + 1)]
WHOLE = 25  # every so many steps the whole line is kept, its digest at the others


def name(edition: str, count: int) -> str:
    return f"industry-{edition}-{count}p"


def states(record: Record) -> Iterator[str]:
    """For each step its number and the digest of its state line, now and then and at the end the line itself."""
    for game, _ in walk(record):
        line = msgspec.json.encode(game.line())
        whole = game.steps % WHOLE == 0 or game.steps == len(record.log)
        yield line.decode() if whole else f"{game.steps} {hashlib.sha256(line).hexdigest()[:16]}"


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for number, (edition, count) in enumerate(TABLES):
        driver: Driver = Lavish(14) if number % 2 else Mixed(0.85)
        kit = Conformance(industry, edition, count, f"golden {edition} {count}", {"rounds": 5}, driver, None, labels)
        kit.play()
        record = kit.game.record()
        (GAMES / f"{name(edition, count)}.json").write_bytes(dump(record))
        (GAMES / f"{name(edition, count)}.states").write_text("".join(f"{line}\n" for line in states(record)))
        print(name(edition, count), len(record.log), dict(sorted(kit.seen.items())))


if __name__ == "__main__":
    main()
