"""Was chance fair? Every draw of a game is made again from its seed and nonces and compared with what was played."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.chance import commitment
from won.core.record import Record, read_entry
from won.games import package, rules, walk
from won.tables.draws import SETUP, Draws, Nonces


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """What chance added to one step, or to the setup: as played, and as the seed gives it."""

    fine: bool
    played: Any
    due: Any
    stream: str  # the name of the draw
    step: int | None = None  # none for the set-up
    seat: int | None = None


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """`fine`: the seed is the one promised, and every draw is the one it gives."""

    fine: bool
    commitment: str  # of the seed given
    draws: tuple[Draw, ...]
    promised: str = ""  # the commitment shown at the start, where it is known
    given: int | None = None  # of a what-if: steps copied from another table with the set-up, not drawn here


def verify(
    record: Record,
    seed: str,
    promised: str = "",
    given: int | None = None,
    nonces: Nonces = None,
) -> Verdict:
    """The verdict on a whole record; raises `RecordError` where it cannot be played at all.

    `given`: how many steps a branch copied from another table together with the setup; none for a game of its own.
    `nonces`: what each seat added to the seed; none for a game that began before seats did.
    """
    chance = Draws(seed, nonces)
    draws = [] if given is not None else [_setup(record, chance)]
    kinds = package(record.game).actions
    drawn = 0
    for game, _ in walk(record):
        step = game.steps
        if step == len(record.log):
            continue
        seat, action = read_entry(record.log[step], step, kinds)
        bare = game.without_chance(action)
        if bare == action:
            continue
        if step >= (given or 0):
            due = game.with_chance(bare, chance.of_action(bare, step, drawn))
            name, played = chance.name(bare, step, drawn), msgspec.to_builtins(action)
            draws.append(Draw(due == action, played, msgspec.to_builtins(due), name, step, seat))
        drawn += 1
    shown = commitment(seed)
    fine = all(draw.fine for draw in draws) and promised in ("", shown)
    return Verdict(fine, shown, tuple(draws), promised, given)


def _setup(record: Record, chance: Draws) -> Draw:
    due = rules(record.game).draw_chance(len(record.seats), chance.setup())
    return Draw(due == record.chance, record.chance, due, SETUP)
