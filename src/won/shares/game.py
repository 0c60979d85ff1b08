"""The game as the rest of the house holds it: a fold over actions, behind the contract of `won.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from won.core.game import Facts, Legal, Points, Result, Transfer, Word
from won.core.journal import Journal, unrolled
from won.core.picture import picture
from won.core.record import Record, RecordError, Seat, entry
from won.core.refusal import Refusal, Refused
from won.core.replay import follow
from won.shares import actions as act
from won.shares import choices, events, joint, ledger, setup
from won.shares.figures import LEAST, MOST
from won.shares.gate import CHAPTERS, problem_with, unknown
from won.shares.line import asked, line, to_move
from won.shares.parties import value_of
from won.shares.sample import sample
from won.shares.settle import winners
from won.shares.state import MOMENTS, OVER, Settings, State, opening
from won.shares.view import View, hear, hide, view
from won.shares.world import PRODUCT, World, world

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


class Shares:
    """One game of shares in play."""

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
        return asked(self.state)

    @property
    def over(self) -> bool:
        return self.state.moment == OVER

    @property
    def steps(self) -> int:
        return 0 if self.journal is None else self.journal.length

    @property
    def result(self) -> Result | None:
        if self.state.moment != OVER:
            return None
        return Result(tuple([self.points(seat) for seat in range(self.state.seats)]), tuple(winners(self.state)))

    def points(self, seat: int) -> Points:
        """LAST-2: the wealth of a seat's party: cash, and half the marked price of its shares."""
        party = self.state.head[seat]
        parts = {"cash": self.state.cash[party], "shares": value_of(self.state, party) // 2}
        return Points(seat, sum(parts.values()), parts)

    def with_chance(self, action: Any, draw: Callable[[], float]) -> Any:
        """WORD-3: the dice of a roll that has none yet."""
        return setup.draw_roll(draw) if type(action) is act.Roll and action.dice is UNSET else action

    def without_chance(self, action: Any) -> Any:
        return act.Roll() if isinstance(action, act.Roll) else action

    def check(self, seat: int, action: Any) -> Refusal | None:
        chapter = CHAPTERS.get(type(action))
        return unknown(action) if chapter is None else problem_with(self.state, seat, action, chapter)

    def apply(self, seat: int, action: Any) -> list[events.AnyEvent]:
        chapter = CHAPTERS.get(type(action))
        if chapter is None:
            raise Refused(unknown(action))
        problem = problem_with(self.state, seat, action, chapter)
        if problem is not None:
            raise Refused(problem)
        told: list[events.AnyEvent] = []
        if chapter.whose == "member":
            self._answer(seat, action, told)
        elif chapter.joint and joint.needs_consent(self.state, seat, type(action)):
            joint.propose(self.state, seat, action, told)
        else:
            chapter.do(self.state, self.state.head[seat], action, told)
        self.journal = Journal(self.journal, seat, action)
        return told

    def _answer(self, seat: int, action: Any, told: list[events.AnyEvent]) -> None:
        """SYND-6: what the last member agrees to is done."""
        if isinstance(action, act.Object):
            joint.object_to(self.state, seat, told)
            return
        agreed = joint.agree(self.state, seat, told)
        if agreed is not None:
            CHAPTERS[type(agreed)].do(self.state, self.state.head[seat], agreed, told)

    def legal(self, seat: int) -> Legal:
        return choices.legal(self.state, seat)

    def next_words(self, seat: int, chosen: Sequence[Word]) -> list[Word]:
        return choices.next_words(self.state, seat, list(chosen))

    def compose(self, seat: int, chosen: Sequence[Word]) -> Any:
        return choices.compose(self.state, seat, chosen)

    def sample(self, seat: int, draw: Callable[[], float]) -> Any | None:
        return sample(self.state, seat, draw)

    def view(self, seat: int | None) -> View:
        return view(self.state, self.seats, seat)

    def copy_for(self, seat: int) -> Shares:
        state = self.state.copy()
        if not self.over:
            hide(state, seat)
        return Shares(state, self.seats, self.chance, self.options, None)

    def visible_event(self, seat: int | None, event: events.AnyEvent) -> events.AnyEvent:
        return hear(self.state, seat, event)

    def state_line(self) -> dict[str, Any]:
        return line(self.state, self.steps)

    def copy(self) -> Shares:
        return Shares(self.state.copy(), self.seats, self.chance, self.options, self.journal)

    def record(self) -> Record:
        return Record(
            game=FACTS.game,
            edition=setup.EDITION,
            seats=self.seats,
            chance=self.chance,
            log=[entry(seat, action) for seat, action in unrolled(self.journal)],
            revision=self.state.settings.revision,
            options=self.options,
        )

    def ledger(self, event: events.AnyEvent) -> list[Transfer]:
        return ledger.transfers(event)

    def holdings(self) -> dict[tuple[int | str, str], int]:
        return ledger.holdings(self.state)

    def _repr_svg_(self) -> str:
        return picture(self)


def new(
    edition_name: str,
    seats: Sequence[Seat],
    chance: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    revision: int = REVISION,
) -> Shares:
    """A game set up and ready for the first roll; raises `RecordError` naming the field that is wrong."""
    chosen = dict(options or {})
    setup.check_setup(edition_name, seats, chosen)
    printed = world(chosen.get("aluminium", "list"), chosen.get("americas", "french"), chosen.get("pack"))
    first = setup.check_chance(chance, len(seats), printed)
    royalty = _dealt(printed, chance["royalties"])
    state = opening(printed, Settings(chosen, revision), len(seats), first, royalty, list(chance["telexes"]))
    drawn = {name: chance[name] for name in ("rolls", "royalties", "telexes")}
    return Shares(state, list(seats), drawn, chosen, None)


def _dealt(printed: World, cards: list[str]) -> list[int]:
    """START-4: the royalty cards on their squares, in the order of the squares."""
    royalty = [-1] * len(printed.squares)
    for square, product in zip(printed.cards, cards, strict=True):
        royalty[square] = PRODUCT[product]
    return royalty


def replay(record: Record, upto: int | None = None) -> Shares:
    """The game of a record after `upto` entries, or all; raises `RecordError` at the first that is not legal."""
    if not 1 <= record.revision <= REVISION:
        raise RecordError("revision", "$.revision", about={"found": record.revision, "known": REVISION})
    game = new(record.edition, record.seats, record.chance, record.options, record.revision)
    for _ in follow(game, record.log[:upto], act.AnyAction):
        pass
    return game


def draw_chance(seats: int, draw: Callable[[], float]) -> dict[str, Any]:
    return setup.draw_chance(seats, draw)
