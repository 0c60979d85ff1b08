"""The contract of a game: what server, browser, bots, arena and environments may ask of it, whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from won.core.game_types import GameAction, GameEvent, GameView
from won.core.record import Record, Seat
from won.core.refusal import Refusal

__all__ = ["DONE", "Facts", "Game", "Legal", "Points", "Result", "Rules", "Transfer", "Word", "ranks"]

Word = str | int  # one choice on the way to an action: a name, a hex, a count
DONE: Final = "done"  # the choice that ends an action which could go on


class Facts(msgspec.Struct, frozen=True):
    """What a game declares about itself."""

    game: str
    editions: dict[str, tuple[int, int]]  # the least and the most players of each
    phases: tuple[str, ...]
    options: tuple[str, ...]
    chance: str  # "setup": drawn once at the start; "play": also during play
    hidden: bool  # whether a view can hide anything at all
    revision: int = 1  # of the rules that a new game is played by


class Legal(msgspec.Struct, frozen=True):
    """What a seat may do now: every action of the listed kinds, and the kinds to be put together from choices."""

    actions: tuple[GameAction, ...]
    composed: tuple[str, ...]


class Points(msgspec.Struct, frozen=True):
    """How one seat's score arose."""

    seat: int
    total: int
    parts: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """`ranks`: by seat, how many seats stand higher; empty in a result that was stored before ranks were."""

    scores: tuple[Points, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...] = ()

    def rank(self, seat: int) -> int:
        if self.ranks:
            return self.ranks[seat]
        standings = [(points.seat in self.winners, points.total) for points in self.scores]
        return ranks(standings)[seat]


def ranks(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """For each seat, how many stand higher; equals share a rank."""
    return tuple([sum([other > standing for other in standings]) for standing in standings])


def leaders(standings: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats that nobody stands above; equals share a win."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]


class Transfer(msgspec.Struct, frozen=True):
    """Something changed hands; a holder is a seat or the name of a place such as `supply` or `market`."""

    thing: str
    count: int
    giver: int | str
    taker: int | str


class Game(Protocol):
    """A fold over actions: nothing else changes a game, and the same actions always give the same game."""

    @property
    def name(self) -> str:
        """Which game it is, as its facts and its record say."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats the game waits for."""

    @property
    def to_answer(self) -> tuple[int, ...]:
        """The seats that have something to answer, on turn or not."""

    @property
    def over(self) -> bool: ...

    @property
    def steps(self) -> int:
        """How many actions have been applied."""

    @property
    def result(self) -> Result | None:
        """Scores, ranks, winners and how each point arose, once over."""

    def result_now(self) -> Result:
        """The same at this moment, whether the game is over or not."""

    def points(self, seat: int) -> Points:
        """The points of a seat as they stand, and how they arose."""

    def legal(self, seat: int) -> Legal: ...

    def next_words(self, seat: int, chosen: Sequence[Word]) -> list[Word]:
        """What may be chosen next on the way to an action, given what was chosen: first its kind, then its parts.

        `DONE` among them says that what was chosen already makes an action; an empty list says that it is complete.
        """

    def compose(self, seat: int, chosen: Sequence[Word]) -> GameAction:
        """The action those choices make."""

    def sample(self, seat: int, draw: Callable[[], float]) -> GameAction | None:
        """A legal action of that seat drawn at random with `draw` (uniform in [0, 1)), or none if it has none."""

    def with_chance(self, action: GameAction, draw: Callable[[], float]) -> GameAction:
        """The action with what chance has to add to it, drawn from outside; most need nothing."""

    def without_chance(self, action: GameAction) -> GameAction:
        """The action without what chance adds to it: nobody but chance may say that."""

    def notice_of(self, action: GameAction) -> int | None:
        """The step of the notice that this action would follow while others may still answer, or none.

        A table leaves those others time between the two; the rules know no clock.
        """

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats that share everything with this one."""

    def reveals(self, event: GameEvent) -> bool:
        """Whether an event shows what lay face down or was sealed, even if somebody guessed it."""

    def check(self, seat: int, action: GameAction) -> Refusal | None: ...

    def apply(self, seat: int, action: GameAction) -> Sequence[GameEvent]:
        """The events of the action; raises `Refused` and changes nothing where `check` refuses."""

    def view(self, seat: int | None, public: GameView = None) -> GameView:
        """All that seat may know, or an onlooker for none, and nothing more.

        `public` is the onlooker's view of this moment where the caller has it: only what differs is then computed.
        """

    @property
    def same_for_all(self) -> bool:
        """Whether the views of this whole game differ only by the seat that they name."""

    def copy_for(self, seat: int) -> Game:
        """A copy for that seat to think with: what it may not know is filled in from what it does know."""

    def visible_event(self, seat: int | None, event: GameEvent) -> GameEvent:
        """The event as that seat, or an onlooker for none, may hear of it."""

    def state_line(self) -> dict[str, Any]:
        """The state as the record defines it, for comparing programs."""

    def copy(self) -> Game: ...

    def taken(self, since: int = 0) -> Sequence[tuple[int, GameAction]]:
        """The seats and actions so far, after the first `since`."""

    def record(self) -> Record: ...

    def ledger(self, event: GameEvent) -> Iterable[Transfer]:
        """What an event moved, from whom to whom."""

    def holdings(self) -> Mapping[tuple[int | str, str], int]:
        """Who holds how much of each thing, by (holder, thing), places included."""


class Rules(Protocol):
    """The way into a game: its module offers this much."""

    FACTS: Facts

    def new(
        self, edition: str, seats: Sequence[Seat], chance: Mapping[str, Any], options: Mapping[str, Any]
    ) -> Game: ...

    def replay(self, record: Record, upto: int | None = None) -> Game: ...

    def draw_chance(self, seats: int, draw: Callable[[], float]) -> dict[str, Any]: ...
