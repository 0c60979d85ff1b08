"""Golden games: finished games kept in `tests/games/` with their states, so that no rule changes unnoticed.

Each game's own `golden.py` says which games there are and plays them anew; do that only when a correction of the rules
changes what a record means, and say so in the changelog.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from won.core.conformance import Conformance
from won.core.record import Record, dump, load
from won.games import replay, walk

GAMES = Path(__file__).parent / "games"
WHOLE = 25  # every so many steps the whole line is kept, its digest at the others


def states(record: Record) -> Iterator[str]:
    """For each step its number and the digest of its state line, now and then and at the end the line itself."""
    for game, _ in walk(record):
        line = msgspec.json.encode(game.state_line())
        whole = game.steps % WHOLE == 0 or game.steps == len(record.log)
        yield line.decode() if whole else f"{game.steps} {hashlib.sha256(line).hexdigest()[:16]}"


def keep(name: str, kit: Conformance) -> None:
    """Plays the game to its end under the kit and puts it away under that name."""
    kit.play()
    record = kit.game.record()
    GAMES.mkdir(exist_ok=True)
    (GAMES / f"{name}.json").write_bytes(dump(record))
    (GAMES / f"{name}.states").write_text("".join(f"{line}\n" for line in states(record)))
    print(name, len(record.log), dict(sorted(kit.counts.items())))


def check_states(name: str) -> None:
    """It replays to the states it had when it was played."""
    record = load((GAMES / f"{name}.json").read_bytes())
    assert list(states(record)) == (GAMES / f"{name}.states").read_text().splitlines()


def check_bytes(name: str) -> None:
    """It is written down again to the byte."""
    text = (GAMES / f"{name}.json").read_bytes()
    game = replay(load(text))
    assert game.over
    assert dump(game.record()) == text
