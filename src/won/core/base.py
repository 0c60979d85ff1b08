"""What the games share behind the contract of `won.core.game`: set-up, journal, record, and play by kinds of action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from won.core.game import Facts, Legal, Points, Result, Word
from won.core.journal import Journal, unrolled
from won.core.kind_table import KindTable
from won.core.picture import picture
from won.core.record import Record, Seat, entry
from won.core.refusal import Refusal, Refused

S = TypeVar("S")  # the state of the game


class Setup:
    """What a game was set up with; it never changes, so that copies share it."""

    __slots__ = ("chance", "edition", "options", "revision", "seats")

    def __init__(
        self, edition: str, seats: list[Seat], chance: dict[str, Any], options: dict[str, Any], revision: int
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.chance = chance
        self.options = options
        self.revision = revision


class GameBase(ABC, Generic[S]):
    """One game in play: its state, its set-up and the actions so far."""

    __slots__ = ("journal", "setup", "state")

    def __init__(self, state: S, setup: Setup, journal: Journal | None) -> None:
        self.state = state
        self.setup = setup
        self.journal = journal

    @property
    @abstractmethod
    def facts(self) -> Facts: ...

    @property
    @abstractmethod
    def kinds(self) -> KindTable[S]: ...

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def points(self, seat: int) -> Points: ...

    @abstractmethod
    def winners(self) -> list[int]: ...

    @property
    def name(self) -> str:
        return self.facts.game

    @property
    def seats(self) -> list[Seat]:
        return self.setup.seats

    @property
    def chance(self) -> dict[str, Any]:
        return self.setup.chance

    @property
    def options(self) -> dict[str, Any]:
        return self.setup.options

    @property
    def steps(self) -> int:
        return 0 if self.journal is None else self.journal.length

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(tuple([self.points(seat) for seat in range(len(self.setup.seats))]), tuple(self.winners()))

    def with_chance(self, action: Any, draw: Callable[[], float]) -> Any:
        """Most actions need nothing of chance."""
        return action

    def without_chance(self, action: Any) -> Any:
        return action

    def visible_event(self, seat: int | None, event: Any) -> Any:
        """An event as the seat may know it: whole, unless the game hides some."""
        return event

    def check(self, seat: int, action: Any) -> Refusal | None:
        return self.kinds.problem(self.state, seat, action)

    def apply(self, seat: int, action: Any) -> list[Any]:
        problem = self.kinds.problem(self.state, seat, action)
        if problem is not None:
            raise Refused(problem)
        events: list[Any] = []
        self.carry_out(seat, action, events)
        self.journal = Journal(self.journal, seat, action)
        return events

    def carry_out(self, seat: int, action: Any, events: list[Any]) -> None:
        """Do a legal action and append what happened."""
        kinds = self.kinds
        kinds.by_type[type(action)].do(self.state, kinds.actor(self.state, seat), action, events)

    def legal(self, seat: int) -> Legal:
        return self.kinds.legal(self.state, seat)

    def next_words(self, seat: int, chosen: Sequence[Word]) -> list[Word]:
        return self.kinds.next_words(self.state, seat, list(chosen))

    def compose(self, seat: int, chosen: Sequence[Word]) -> Any:
        return self.kinds.compose(self.state, seat, chosen)

    def sample(self, seat: int, draw: Callable[[], float]) -> Any | None:
        return self.kinds.sample(self.state, seat, draw)

    def record(self) -> Record:
        setup = self.setup
        return Record(
            game=self.facts.game,
            edition=setup.edition,
            seats=setup.seats,
            chance=setup.chance,
            log=[entry(seat, action) for seat, action in unrolled(self.journal)],
            revision=setup.revision,
            options=setup.options,
        )

    def _repr_svg_(self) -> str:
        return picture(self)
