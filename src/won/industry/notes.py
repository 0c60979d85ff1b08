"""Promissory notes: borrowing and repaying, by anyone at any moment of Trade (NOTE-1)."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Borrow, Repay
from won.industry.costs import NOTE_REPAY, NOTE_VALUE
from won.industry.state import State
from won.industry.words import count_problem


def loan(state: State, held: int, count: int) -> int:
    """NOTE-2, NOTE-4: what `count` notes bring to a holder of `held`, priced one by one."""
    if state.edition.sliding:
        return count * (NOTE_VALUE - held) - count * (count - 1) // 2
    return count * NOTE_VALUE


def notes_left(state: State, seat: int) -> int:
    """NOTE-3: how many more notes the seat may be issued; -1 for any number."""
    return max(0, NOTE_VALUE - state.notes[seat]) if state.edition.sliding else -1


def can_borrow(state: State, seat: int, action: Borrow) -> Refusal | None:
    problem = count_problem(action.notes)
    if problem is not None:
        return problem
    left = notes_left(state, seat)
    if left >= 0 and action.notes > left:
        return refuse("NOTE-3", notes=action.notes, held=state.notes[seat], left=left)
    return None


def do_borrow(state: State, seat: int, action: Borrow, told: list[events.AnyEvent]) -> None:
    money = loan(state, state.notes[seat], action.notes)
    state.notes[seat] += action.notes
    state.money[seat] += money
    told.append(events.Borrowed(seat, action.notes, money))


def can_repay(state: State, seat: int, action: Repay) -> Refusal | None:
    """NOTE-5: with 25 a note, by someone who holds it; TRADE-5: and has the money."""
    problem = count_problem(action.notes)
    if problem is not None:
        return problem
    if action.notes > state.notes[seat]:
        return refuse("NOTE-5", notes=action.notes, held=state.notes[seat])
    cost = action.notes * NOTE_REPAY
    if cost > state.money[seat]:
        return refuse("TRADE-5", cost=cost, money=state.money[seat])
    return None


def do_repay(state: State, seat: int, action: Repay, told: list[events.AnyEvent]) -> None:
    money = action.notes * NOTE_REPAY
    state.notes[seat] -= action.notes
    state.money[seat] -= money
    told.append(events.Repaid(seat, action.notes, money))
