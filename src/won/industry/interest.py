"""Interest on notes, taken between rounds without an action."""

from __future__ import annotations

from won.industry.events import AnyEvent, InterestPaid
from won.industry.notes import loan, notes_left
from won.industry.state import State


def charge_interest(state: State, events: list[AnyEvent]) -> None:
    """INTEREST-1: each seat in order, when the marker has moved."""
    if not state.edition.notes_per_interest:
        return
    for seat in range(state.seats):
        if state.notes[seat]:
            _charge(state, seat, events)


def interest_due(state: State, seat: int) -> int:
    """INTEREST-1: what the seat would pay on the notes it holds now."""
    notes = state.edition.notes_per_interest
    return state.notes[seat] // notes if notes else 0


def _charge(state: State, seat: int, events: list[AnyEvent]) -> None:
    """INTEREST-2: borrow one note at a time while short, and pay on the new ones too; waive what cannot be paid."""
    borrowed, cash = 0, 0
    while state.money[seat] < interest_due(state, seat) and notes_left(state, seat) != 0:
        value = loan(state, state.notes[seat], 1)
        state.notes[seat] += 1
        state.money[seat] += value
        borrowed += 1
        cash += value
    due = interest_due(state, seat)
    paid = min(due, state.money[seat])
    state.money[seat] -= paid
    if due:
        events.append(InterestPaid(seat, paid, borrowed, cash, due - paid))
