"""Promissory notes: borrowing and repaying, by anyone at any moment of Trade (NOTE-1)."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.core.kinds import ANYONE, COUNT, ActionKind, Draw
from won.core.notation import exactly, number
from won.core.refusal import Refusal, refuse
from won.industry.actions import Borrow, Repay
from won.industry.costs import NOTE_REPAY, NOTE_VALUE
from won.industry.events import AnyEvent, Borrowed, Repaid
from won.industry.form import count_problem
from won.industry.state import CLOSING, TRADE, State

LISTED: Final = 20  # notes at once that are listed where the rules set no limit
_BORROWS: Final[list[Borrow]] = [Borrow(count) for count in range(1, max(LISTED, NOTE_VALUE) + 1)]
_REPAYS: Final[list[Repay]] = [Repay(count) for count in range(1, LISTED + 1)]


def loan(state: State, held: int, count: int) -> int:
    """NOTE-2, NOTE-4: what `count` notes bring to a holder of `held`, priced one by one."""
    if state.edition.sliding:
        return count * (NOTE_VALUE - held) - count * (count - 1) // 2
    return count * NOTE_VALUE


def notes_left(state: State, seat: int) -> int:
    """NOTE-3: how many more notes the seat may be issued; -1 for any number."""
    return max(0, NOTE_VALUE - state.notes[seat]) if state.edition.sliding else -1


def _most_listed(state: State, seat: int) -> int:
    left = notes_left(state, seat)
    return LISTED if left < 0 else left


class BorrowKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """NOTE-3: whether the seat may be issued another note."""
        return not state.edition.sliding or state.notes[seat] < NOTE_VALUE

    def actions(self, state: State, seat: int) -> list[Any]:
        """NOTE-3: as `next_words` lists them, each made once."""
        return _BORROWS[: _most_listed(state, seat)]


def can_borrow(state: State, seat: int, action: Borrow) -> Refusal | None:
    problem = count_problem(action.notes)
    if problem is not None:
        return problem
    left = notes_left(state, seat)
    if left >= 0 and action.notes > left:
        return refuse("NOTE-3", notes=action.notes, held=state.notes[seat], left=left)
    return None


def do_borrow(state: State, seat: int, action: Borrow, events: list[AnyEvent]) -> None:
    money = loan(state, state.notes[seat], action.notes)
    state.notes[seat] += action.notes
    state.money[seat] += money
    events.append(Borrowed(seat, action.notes, money))


def borrow_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    return list(range(1, _most_listed(state, seat) + 1))


def draw_borrow(state: State, seat: int, draw: Draw) -> Any:
    left = notes_left(state, seat)
    return _BORROWS[int(draw() * (3 if left < 0 else min(3, left)))]


def repayable(state: State, seat: int) -> int:
    """NOTE-5, TRADE-5: how many notes the seat holds and can pay back."""
    return min(state.notes[seat], state.money[seat] // NOTE_REPAY)


class RepayKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """NOTE-5, TRADE-5: whether the seat can pay back a note."""
        return state.notes[seat] > 0 and state.money[seat] >= NOTE_REPAY

    def actions(self, state: State, seat: int) -> list[Any]:
        """NOTE-5, TRADE-5: as `next_words` lists them; as many as can nearly always be paid are made once."""
        most = repayable(state, seat)
        return _REPAYS[:most] if most <= LISTED else super().actions(state, seat)


def can_repay(state: State, seat: int, action: Repay) -> Refusal | None:
    """NOTE-5: with 25 a note, by someone who holds it; TRADE-5: and has the money."""
    problem = count_problem(action.notes)
    if problem is not None:
        return problem
    if action.notes <= repayable(state, seat):
        return None
    if action.notes > state.notes[seat]:
        return refuse("NOTE-5", notes=action.notes, held=state.notes[seat])
    return refuse("TRADE-5", cost=action.notes * NOTE_REPAY, money=state.money[seat])


def do_repay(state: State, seat: int, action: Repay, events: list[AnyEvent]) -> None:
    money = action.notes * NOTE_REPAY
    state.notes[seat] -= action.notes
    state.money[seat] -= money
    events.append(Repaid(seat, action.notes, money))


def repay_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    return list(range(1, repayable(state, seat) + 1))


def draw_repay(state: State, seat: int, draw: Draw) -> Any:
    return _REPAYS[int(draw() * min(LISTED, repayable(state, seat)))]


def _count(words: list[str]) -> int:
    """A count left out is 1."""
    return number(exactly(words, 1)[0]) if words else 1


KINDS: Final[list[ActionKind]] = [
    BorrowKind(
        Borrow,
        can_borrow,
        do_borrow,
        phases=[TRADE],
        who=ANYONE,  # NOTE-1
        rule="NOTE-3",
        form="borrow [COUNT]",
        parts=1,
        weight=1,
        next_words=borrow_words,
        sample=draw_borrow,
        read=lambda words: Borrow(_count(words)),
        numbers=(COUNT,),
        endless=True,
    ),
    RepayKind(
        Repay,
        can_repay,
        do_repay,
        phases=[TRADE, CLOSING],
        who=ANYONE,
        rule="NOTE-5",
        form="repay [COUNT]",
        parts=1,
        weight=1,
        next_words=repay_words,
        sample=draw_repay,
        read=lambda words: Repay(_count(words)),
        numbers=(COUNT,),
        idle=True,
    ),
]
