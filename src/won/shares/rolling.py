"""A turn's roll: the move, and what it brings (ROLL-1 to ROLL-3)."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.kinds import ActionKind, Draw
from won.core.notation import exactly, number
from won.core.refusal import Refusal
from won.shares.actions import Roll
from won.shares.choice import products_held
from won.shares.events import AnyEvent, Paid, Rolled
from won.shares.figures import BONUS, DOUBLE
from won.shares.royalty import owe_royalties
from won.shares.state import ROLL, SETTLE, Debt, State
from won.shares.tour import move, square_of
from won.shares.turns import go_on
from won.shares.words import dice_problem
from won.shares.world import BONUS as BONUS_SQUARE
from won.shares.world import CONTINENT, NOBODY, WORLD

_ROLLS: Final[list[list[Roll]]] = [[Roll((white, red)) for red in range(1, 7)] for white in range(1, 7)]  # made once


def can_roll(state: State, party: int, action: Roll) -> Refusal | None:
    return dice_problem(action.dice)


def do_roll(state: State, party: int, action: Roll, events: list[AnyEvent]) -> None:
    """ROLL-1: the move, the bonus, the penalty, the royalties; the rest is for the square."""
    dice = action.dice
    assert dice is not UNSET
    white, red = dice
    move(state, party, white + red)
    square = square_of(state, party)
    state.dice = dice
    state.moment = SETTLE
    kind = state.world.kind[square]
    state.owned = products_held(state, party) if kind in (CONTINENT, WORLD) else 0
    events.append(Rolled(party, dice, state.step[party], square, state.tours[party]))
    if kind == BONUS_SQUARE:  # ROLL-2
        amount = (white + red) * BONUS
        state.cash[party] += amount
        events.append(Paid(NOBODY, party, amount, "bonus", ""))
    if white == red:  # ROLL-3
        state.debts.append(Debt(party, NOBODY, white * DOUBLE, "double", ""))
    owe_royalties(state, party, square, events)
    go_on(state, events)


def draw_roll(state: State, party: int, draw: Draw) -> Roll:
    """The white and the red die."""
    return _ROLLS[int(draw() * 6)][int(draw() * 6)]


def _read(words: list[str]) -> Roll:
    if not words:
        return Roll()
    white, red = exactly(words, 2)
    return Roll((number(white), number(red)))


def _write(action: Any) -> list[str]:
    return [] if action.dice is UNSET else [str(die) for die in action.dice]


KINDS: Final[list[ActionKind]] = [
    ActionKind(
        Roll,
        can_roll,
        do_roll,
        phases=[ROLL],
        rule="TURN-10",
        form="roll [WHITE RED]",
        parts=0,
        weight=200,
        compose=lambda state, party, parts: Roll(),
        to_words=lambda state, party, action: [],
        sample=draw_roll,
        read=_read,
        write=_write,
    ),
]
