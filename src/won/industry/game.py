"""A game of industry behind the contract of `won.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.base import GameBase, Setup
from won.core.game import Facts, Points
from won.core.record import Record, Seat
from won.core.replay import replayed
from won.industry import actions, end, ledger
from won.industry.edition import EDITIONS, edition, players
from won.industry.kinds import KIND_TABLE
from won.industry.line import line, to_move
from won.industry.setup import CHOICES, check_setup
from won.industry.state import OVER, PHASES, State
from won.industry.view import View, hide, view

__all__ = ["FACTS", "REVISION", "Industry", "draw_chance", "new", "replay"]

REVISION: Final = 1
FACTS: Final = Facts(
    game="industry",
    editions={name: players(name) for name in EDITIONS},
    phases=tuple(PHASES),
    options=("rounds", *CHOICES),
    chance="setup",
    hidden=True,
    revision=REVISION,
)


class Industry(GameBase[State]):
    """One game of industry in play."""

    __slots__ = ()

    @property
    def to_move(self) -> tuple[int, ...]:
        return to_move(self.state)

    @property
    def to_answer(self) -> tuple[int, ...]:
        """BARTER-4: the seats to whom an offer is open."""
        offers = self.state.offers
        return tuple(sorted({offer.to for offer in offers})) if offers else ()

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def points(self, seat: int) -> Points:
        """END-6: the points of a seat as they stand, and how they arose."""
        tiles, money, notes = end.points(self.state, seat)
        return Points(seat, tiles + money + notes, {"tiles": tiles, "money": money, "notes": notes})

    def standing(self, seat: int) -> tuple[int, ...]:
        return end.standing(self.state, seat)

    @property
    def private(self) -> bool:
        """VIEW-1: whether money is hidden."""
        return self.setup.options.get("cash") == "private"

    @property
    def same_for_all(self) -> bool:
        """VIEW-1: unless money is hidden."""
        return not self.private

    def view(self, seat: int | None, public: View | None = None) -> View:
        return view(self.state, self.setup.seats, seat, self.private, public)

    def copy(self) -> Industry:
        return Industry(self.state.copy(), self.setup, self.journal)

    def copy_for(self, seat: int) -> Industry:
        state = self.state.copy()
        if self.private and not self.over:
            hide(state, seat)
        return Industry(state, self.setup, self.journal)  # every action is public

    def state_line(self) -> dict[str, Any]:
        return line(self.state, self.steps)

    def holdings(self) -> dict[tuple[int | str, str], int]:
        return ledger.holdings(self.state)


def new(
    edition_name: str,
    seats: Sequence[Seat],
    chance: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    revision: int = REVISION,
) -> Industry:
    """A game set up and ready for the first pick; raises `RecordError` naming the field that is wrong."""
    chosen = dict(options or {})
    check_setup(edition_name, seats, chance, chosen)
    first = chance["first"]
    rules = edition(edition_name, len(seats), chosen)
    setup = Setup(FACTS, KIND_TABLE, ledger.ENTRIES, edition_name, list(seats), {"first": first}, chosen, revision)
    return Industry(State(rules, first, chosen.get("rounds", 0)), setup, None)


def replay(record: Record, upto: int | None = None) -> Industry:
    """The game of a record after `upto` entries, or all; raises `RecordError` at the first that is not legal."""
    return replayed(record, FACTS, new, actions.AnyAction, upto)


def draw_chance(seats: int, draw: Callable[[], float]) -> dict[str, Any]:
    """SETUP-2: the first player, by lot."""
    return {"first": int(draw() * seats)}
