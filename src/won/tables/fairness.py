"""Was chance fair? Every draw of a game is made again from its seed and compared with what was played."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.chance import commitment, source
from won.core.record import Record, read_entry
from won.games import package, rules, walk


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """What chance added to one step, or to the setup: as played, and as the seed gives it."""

    fine: bool
    played: Any
    due: Any
    stream: str  # the name of the stream of draws, behind the seed and a slash
    step: int | None = None  # none for the set-up
    seat: int | None = None


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """`fine`: the seed is the one promised, and every draw is the one it gives."""

    fine: bool
    commitment: str  # of the seed given
    draws: tuple[Draw, ...]
    promised: str = ""  # the commitment shown at the start, where it is known
    given: int = 0  # steps copied from another table, which are not this seed's


def setup_stream(seed: str) -> str:
    return f"{seed}/chance"


def step_stream(seed: str, step: int) -> str:
    return f"{seed}/{step}"


def verify(record: Record, seed: str, promised: str = "", given: int | None = None) -> Verdict:
    """The verdict on a whole record; raises `RecordError` where it cannot be played at all.

    `given`: how many steps a branch copied from another table together with the setup; none for a game of its own.
    """
    draws = [] if given is not None else [_setup(record, seed)]
    kinds = package(record.game).actions
    for game, _ in walk(record):
        step = game.steps
        if step == len(record.log) or step < (given or 0):
            continue
        seat, action = read_entry(record.log[step], step, kinds)
        bare = game.without_chance(action)
        if bare == action:
            continue
        due = game.with_chance(bare, source(step_stream(seed, step)).random)
        draws.append(Draw(due == action, msgspec.to_builtins(action), msgspec.to_builtins(due), str(step), step, seat))
    shown = commitment(seed)
    fine = all(draw.fine for draw in draws) and promised in ("", shown)
    return Verdict(fine, shown, tuple(draws), promised, given or 0)


def _setup(record: Record, seed: str) -> Draw:
    due = rules(record.game).draw_chance(len(record.seats), source(setup_stream(seed)).random)
    return Draw(due == record.chance, record.chance, due, "chance")
