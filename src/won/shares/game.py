"""A game of shares behind the contract of `won.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from won.core.base import Earlier, GameBase, Journal, Setup, unrolled
from won.core.game import Facts, Points
from won.core.kinds import ActionKind
from won.core.record import Record, Seat
from won.core.replay import replayed
from won.shares import actions, end, ledger, setup, view
from won.shares.actions import Declare, Roll
from won.shares.debt_bankruptcy import may_yet_pay
from won.shares.events import AnyEvent, LotSold, LotUnsold, TelexRead
from won.shares.figures import LEAST, MOST
from won.shares.kinds import KIND_TABLE
from won.shares.line import line, to_answer, to_move
from won.shares.parties import value_of
from won.shares.rolling import draw_roll
from won.shares.setup import draw_chance
from won.shares.state import MOMENTS, OVER, Settings, State
from won.shares.syndicate_joint import MEMBER, needs_consent, propose, take_agreed
from won.shares.view import View
from won.shares.world import PRODUCT, World, world_of

__all__ = ["FACTS", "REVISION", "Shares", "draw_chance", "new", "replay"]

REVISION: Final = 2  # every one from the first is played
FACTS: Final = Facts(
    game="shares",
    editions={setup.EDITION: (LEAST, MOST)},
    phases=tuple(MOMENTS),
    options=("turns", "pack", *setup.CHOICES),
    chance="play",
    hidden=True,
    revision=REVISION,
)


class Shares(GameBase[State]):
    """One game of shares in play.

    `counted` is the cash of each party in a copy made for one seat, as whoever counts along knows it: every payment is
    seen by all (SEEN-1). None where the seat has not seen the game so far.
    """

    __slots__ = ("counted",)

    def __init__(
        self, state: State, setup: Setup, journal: Journal | None, counted: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(state, setup, journal)
        self.counted = counted

    @property
    def to_move(self) -> tuple[int, ...]:
        return to_move(self.state)

    @property
    def to_answer(self) -> tuple[int, ...]:
        return to_answer(self.state)

    @property
    def over(self) -> bool:
        return self.state.moment == OVER

    def points(self, seat: int) -> Points:
        """LAST-2: the wealth of a seat's party: cash, and half the marked price of its shares."""
        party = self.state.head[seat]
        parts = {"cash": self.state.cash[party], "shares": value_of(self.state, party) // 2}
        return Points(seat, sum(parts.values()), parts)

    def standing(self, seat: int) -> tuple[int, ...]:
        return end.standing(self.state, seat)

    def with_chance(self, action: Any, draw: Callable[[], float]) -> Any:
        """WORD-3: the dice of a roll that has none yet."""
        if type(action) is Roll and action.dice is UNSET:
            return draw_roll(self.state, self.state.turn, draw)
        return action

    def without_chance(self, action: Any) -> Any:
        return Roll() if isinstance(action, Roll) else action

    def notice_of(self, action: Any) -> int | None:
        """DEBT-5: the first of two declarations, while something may still pay the debt."""
        debts = self.state.debts
        if type(action) is not Declare or not debts or not debts[0].notice:
            return None
        if not may_yet_pay(self.state, debts[0].payer):
            return None
        declared = [step for step, (_, taken) in enumerate(self.taken()) if type(taken) is Declare]
        return declared[-1]

    def carry_out(self, seat: int, kind: ActionKind, action: Any, events: list[Any]) -> None:
        """SYND-6: a joint decision is proposed first, and done when the last member has agreed."""
        state = self.state
        if kind.who == MEMBER:
            kind.do(state, seat, action, events)
            agreed = take_agreed(state)
            if agreed is not None:
                KIND_TABLE.by_type[type(agreed)].do(state, state.head[seat], agreed, events)
        elif kind.joint and needs_consent(state, seat, kind.action):
            propose(state, seat, action, events)
        else:
            kind.do(state, state.head[seat], action, events)

    def view(self, seat: int | None, public: View | None = None) -> View:
        return view.view(self.state, self.setup.seats, seat, public)

    def copy(self) -> Shares:
        return Shares(self.state.copy(), self.setup, self.journal, self.counted)

    def copy_for(self, seat: int) -> Shares:
        state = self.state.copy()
        if self.over:
            return Shares(state, self.setup, self.journal)
        view.hide(state, seat)
        counted = None if self.journal is None else tuple(self.state.cash)
        return Shares(state, self.setup, self._own_past(seat), counted)

    def _own_past(self, seat: int) -> Journal | None:
        """SEEN-1: the seat's own actions, looked up only when somebody asks for them; those of others may be secret."""
        journal = self.journal
        if journal is None:
            return None
        return Earlier(journal.length, lambda: [taken for taken in unrolled(journal) if taken[0] == seat])

    def partners(self, seat: int) -> tuple[int, ...]:
        """SYND-1: the other members of the seat's syndicate."""
        head = self.state.head
        return tuple([other for other in range(len(head)) if other != seat and head[other] == head[seat]])

    def reveals(self, event: AnyEvent) -> bool:
        """SEEN-1: a telex, and with sealed bids the sale of a lot."""
        if isinstance(event, TelexRead):
            return True
        return self.state.settings.bidding == "sealed" and isinstance(event, LotSold | LotUnsold)

    def visible_event(self, seat: int | None, event: AnyEvent) -> AnyEvent:
        return view.visible_event(self.state, seat, event)

    def state_line(self) -> dict[str, Any]:
        return line(self.state, self.steps)

    def holdings(self) -> dict[tuple[int | str, str], int]:
        return ledger.holdings(self.state)


def new(
    edition: str,
    seats: Sequence[Seat],
    chance: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    revision: int = REVISION,
) -> Shares:
    """A game set up and ready for the first roll; raises `RecordError` naming the field that is wrong."""
    chosen = dict(options or {})
    setup.check_setup(edition, seats, chosen)
    printed = world_of(chosen)
    first = setup.check_chance(chance, len(seats), printed)
    royalty = _royalty_cards(printed, chance["royalties"])
    state = State(printed, Settings(chosen, revision), len(seats), royalty, list(chance["telexes"]))
    state.turn = first  # START-5
    drawn = {name: chance[name] for name in ("rolls", "royalties", "telexes")}
    table_setup = Setup(FACTS, KIND_TABLE, ledger.ENTRIES, edition, list(seats), drawn, chosen, revision)
    return Shares(state, table_setup, None)


def _royalty_cards(printed: World, cards: list[str]) -> list[int]:
    """START-4: the royalty cards on their squares, in the order of the squares."""
    royalty = [-1] * len(printed.squares)
    for square, product in zip(printed.cards, cards, strict=True):
        royalty[square] = PRODUCT[product]
    return royalty


def replay(record: Record, upto: int | None = None) -> Shares:
    """The game of a record after `upto` entries, or all; raises `RecordError` at the first that is not legal."""
    return replayed(record, FACTS, new, actions.AnyAction, upto)
