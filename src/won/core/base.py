"""What the games share behind the contract of `won.core.game`: set-up, journal, record, and play by kinds of action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from won.core.game import Facts, Legal, Points, Result, Transfer, Word, ranks
from won.core.kind_table import KindTable
from won.core.kinds import ActionKind
from won.core.ledger import Entries, transfers
from won.core.picture import picture
from won.core.record import Record, Seat, entry
from won.core.refusal import Refusal, Refused


class Journal:
    """One applied action and what came before it: a chain, so that a copy shares its past and costs nothing."""

    __slots__ = ("action", "before", "length", "seat")

    def __init__(self, before: Journal | None, seat: int, action: Any) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.length: int = 1 if before is None else before.length + 1


class Earlier(Journal):
    """All actions before a stored position in one link, decoded only when somebody asks for them."""

    __slots__ = ("read",)

    def __init__(self, length: int, read: Callable[[], Sequence[tuple[int, Any]]]) -> None:
        super().__init__(None, -1, None)
        self.length = length
        self.read = read


def unrolled(journal: Journal | None, since: int = 0) -> list[tuple[int, Any]]:
    """The seats and actions after the first `since`, in order."""
    entries: list[tuple[int, Any]] = []
    while journal is not None and journal.length > since:
        if isinstance(journal, Earlier):
            entries.extend(reversed(list(journal.read())[since : journal.length]))
            break
        entries.append((journal.seat, journal.action))
        journal = journal.before
    entries.reverse()
    return entries


S = TypeVar("S")  # the state of the game


class Setup:
    """What a game is played by and was set up with; it never changes, so that copies share it."""

    __slots__ = ("chance", "edition", "entries", "facts", "kinds", "options", "revision", "seats")

    def __init__(
        self,
        facts: Facts,
        kinds: KindTable[Any],
        entries: Entries,
        edition: str,
        seats: list[Seat],
        chance: dict[str, Any],
        options: dict[str, Any],
        revision: int,
    ) -> None:
        self.facts = facts
        self.kinds = kinds
        self.entries = entries
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
    def over(self) -> bool: ...

    @abstractmethod
    def points(self, seat: int) -> Points: ...

    @abstractmethod
    def standing(self, seat: int) -> tuple[int, ...]:
        """What decides the rank of a seat at the end: the higher, the better; equals share a rank."""

    @property
    def name(self) -> str:
        return self.setup.facts.game

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
        return self.result_now() if self.over else None

    def result_now(self) -> Result:
        seats = range(len(self.setup.seats))
        order = ranks([self.standing(seat) for seat in seats])
        winners = tuple([seat for seat in seats if order[seat] == 0])
        return Result(tuple([self.points(seat) for seat in seats]), winners, order)

    def with_chance(self, action: Any, draw: Callable[[], float]) -> Any:
        """Most actions need nothing of chance."""
        return action

    def without_chance(self, action: Any) -> Any:
        return action

    def notice_of(self, action: Any) -> int | None:
        """Most actions need no notice."""
        return None

    def partners(self, seat: int) -> tuple[int, ...]:
        """None, unless the game knows alliances that share everything."""
        return ()

    @property
    def same_for_all(self) -> bool:
        """Not unless the game says so."""
        return False

    def reveals(self, event: Any) -> bool:
        """Most games lay nothing face down."""
        return False

    def visible_event(self, seat: int | None, event: Any) -> Any:
        """An event as the seat may know it: whole, unless the game hides some."""
        return event

    def check(self, seat: int, action: Any) -> Refusal | None:
        return self.setup.kinds.problem(self.state, seat, action)

    def apply(self, seat: int, action: Any) -> list[Any]:
        kinds = self.setup.kinds
        kind = kinds.by_type.get(type(action))
        if kind is None:
            raise Refused(kinds.unknown(action))
        state = self.state
        problem = kinds.gate(state, seat, kind)
        if problem is None:
            problem = kind.can(state, kinds.actor(state, seat) if kinds.parties else seat, action)
        if problem is not None:
            raise Refused(problem)
        events: list[Any] = []
        if kinds.parties:
            self.carry_out(seat, kind, action, events)
        else:
            kind.do(state, seat, action, events)
        self.journal = Journal(self.journal, seat, action)
        return events

    def carry_out(self, seat: int, kind: ActionKind, action: Any, events: list[Any]) -> None:
        """Do a legal action of this kind, where seats act together, and append what happened."""
        kind.do(self.state, self.setup.kinds.actor(self.state, seat), action, events)

    def legal(self, seat: int) -> Legal:
        return self.setup.kinds.legal(self.state, seat)

    def next_words(self, seat: int, chosen: Sequence[Word]) -> list[Word]:
        return self.setup.kinds.next_words(self.state, seat, list(chosen))

    def compose(self, seat: int, chosen: Sequence[Word]) -> Any:
        return self.setup.kinds.compose(self.state, seat, chosen)

    def sample(self, seat: int, draw: Callable[[], float]) -> Any | None:
        return self.setup.kinds.sample(self.state, seat, draw)

    def taken(self, since: int = 0) -> list[tuple[int, Any]]:
        return unrolled(self.journal, since)

    def recent(self, most: int) -> list[tuple[int, Any]]:
        """The seats and actions of the last steps, `most` of them or as many as are in memory."""
        entries: list[tuple[int, Any]] = []
        journal = self.journal
        while journal is not None and not isinstance(journal, Earlier) and len(entries) < most:
            entries.append((journal.seat, journal.action))
            journal = journal.before
        entries.reverse()
        return entries

    def recall(self, entries: Sequence[tuple[int, Any]], earlier: Callable[[], Sequence[tuple[int, Any]]]) -> None:
        """Give a game that was stored without its past the actions of its last steps; `earlier` reads those before."""
        journal: Journal = Earlier(self.steps - len(entries), earlier)
        for seat, action in entries:
            journal = Journal(journal, seat, action)
        self.journal = journal

    def record(self) -> Record:
        setup = self.setup
        return Record(
            game=setup.facts.game,
            edition=setup.edition,
            seats=setup.seats,
            chance=setup.chance,
            log=[entry(seat, action) for seat, action in self.taken()],
            revision=setup.revision,
            options=setup.options,
        )

    def ledger(self, event: Any) -> list[Transfer]:
        return transfers(event, self.setup.entries)

    def _repr_svg_(self) -> str:
        return picture(self)
