"""The game as the rest of the house holds it: a fold over actions, behind the contract of `won.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.game import Facts, Legal, Points, Result, Transfer, Word
from won.core.journal import Journal, unrolled
from won.core.picture import picture
from won.core.record import Record, RecordError, Seat, entry
from won.core.refusal import Refusal, Refused, refuse
from won.core.replay import follow
from won.industry import actions as act
from won.industry import events, kinds, ledger
from won.industry.edition import EDITIONS, edition, players
from won.industry.end import points, winners
from won.industry.line import line, to_move
from won.industry.setup import check_setup
from won.industry.state import OVER, PHASES, State
from won.industry.turns import gate
from won.industry.view import View, hide, view

REVISION: Final = 1
FACTS: Final = Facts(
    game="industry",
    editions={name: players(name) for name in EDITIONS},
    phases=tuple(PHASES),
    options=("rounds", "cash", "final"),
    chance="setup",
    hidden=True,
)


class Industry:
    """One game of industry in play."""

    __slots__ = ("chance", "journal", "options", "seats", "state")

    def __init__(
        self,
        state: State,
        seats: list[Seat],
        chance: dict[str, Any],
        options: dict[str, Any],
        journal: Journal | None,
    ) -> None:
        self.state = state
        self.seats = seats
        self.chance = chance
        self.options = options
        self.journal = journal

    @property
    def name(self) -> str:
        return FACTS.game

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

    @property
    def steps(self) -> int:
        return 0 if self.journal is None else self.journal.length

    @property
    def result(self) -> Result | None:
        if self.state.phase != OVER:
            return None
        return Result(tuple([self.points(seat) for seat in range(self.state.seats)]), tuple(winners(self.state)))

    def points(self, seat: int) -> Points:
        """END-6: the points of a seat as they stand, and how they arose."""
        tiles, money, notes = points(self.state, seat)
        return Points(seat, tiles + money + notes, {"tiles": tiles, "money": money, "notes": notes})

    def with_chance(self, action: Any, draw: Callable[[], float]) -> Any:
        """Chance has its say at set-up alone."""
        return action

    def without_chance(self, action: Any) -> Any:
        return action

    def check(self, seat: int, action: Any) -> Refusal | None:
        kind = kinds.BY_TYPE.get(type(action))
        if kind is None:
            return refuse("FORM-1", field="do", value=type(action).__name__)
        problem = gate(self.state, seat, kind)
        return problem if problem is not None else kind.can(self.state, seat, action)

    def apply(self, seat: int, action: Any) -> list[events.AnyEvent]:
        problem = self.check(seat, action)
        if problem is not None:
            raise Refused(problem)
        happened: list[events.AnyEvent] = []
        kinds.BY_TYPE[type(action)].do(self.state, seat, action, happened)
        self.journal = Journal(self.journal, seat, action)
        return happened

    def legal(self, seat: int) -> Legal:
        return kinds.legal(self.state, seat)

    def next_words(self, seat: int, chosen: Sequence[Word]) -> list[Word]:
        return kinds.next_words(self.state, seat, list(chosen))

    def compose(self, seat: int, chosen: Sequence[Word]) -> Any:
        return kinds.compose(self.state, seat, chosen)

    def sample(self, seat: int, draw: Callable[[], float]) -> Any | None:
        return kinds.sample(self.state, seat, draw)

    @property
    def private(self) -> bool:
        return self.options.get("cash") == "private"

    def view(self, seat: int | None) -> View:
        return view(self.state, self.seats, seat, self.private)

    def copy_for(self, seat: int) -> Industry:
        state = self.state.copy()
        if self.private and not self.over:
            hide(state, seat)
        return Industry(state, self.seats, self.chance, self.options, None)

    def visible_event(self, seat: int | None, event: events.AnyEvent) -> events.AnyEvent:
        """Every event of this game is open: whoever pays does so on the table."""
        return event

    def state_line(self) -> dict[str, Any]:
        return line(self.state, self.steps)

    def copy(self) -> Industry:
        return Industry(self.state.copy(), self.seats, self.chance, self.options, self.journal)

    def record(self) -> Record:
        return Record(
            game=FACTS.game,
            edition=self.state.edition.name,
            seats=self.seats,
            chance=self.chance,
            log=[entry(seat, action) for seat, action in unrolled(self.journal)],
            revision=REVISION,
            options=self.options,
        )

    def ledger(self, event: events.AnyEvent) -> list[Transfer]:
        return ledger.transfers(event)

    def holdings(self) -> dict[tuple[int | str, str], int]:
        return ledger.holdings(self.state)

    def _repr_svg_(self) -> str:
        return picture(self)


def new(
    edition_name: str, seats: Sequence[Seat], chance: Mapping[str, Any], options: Mapping[str, Any] | None = None
) -> Industry:
    """A game set up and ready for the first pick; raises `RecordError` naming the field that is wrong."""
    chosen = dict(options or {})
    check_setup(edition_name, seats, chance, chosen)
    rules = edition(edition_name, len(seats), chosen.get("final", ""))
    state = State(rules, chance["first"], chosen.get("rounds", 0))
    return Industry(state, list(seats), {"first": chance["first"]}, chosen, None)


def replay(record: Record, upto: int | None = None) -> Industry:
    """The game of a record after `upto` entries, or all; raises `RecordError` at the first that is not legal."""
    if record.revision != REVISION:
        raise RecordError("revision", "$.revision", about={"found": record.revision, "known": REVISION})
    game = new(record.edition, record.seats, record.chance, record.options)
    for _ in follow(game, record.log[:upto], act.AnyAction):
        pass
    return game


def draw_chance(seats: int, draw: Callable[[], float]) -> dict[str, Any]:
    """SETUP-2: the first player, by lot."""
    return {"first": int(draw() * seats)}
