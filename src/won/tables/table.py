"""The state of a table after the rows of its journal."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from won.core.game import Game, Result, Rules
from won.core.game_types import ActionJson, GameAction
from won.core.record import Record, Seat, read_action
from won.games import package, rules
from won.tables.action_log import ActionLog
from won.tables.draws import Nonces
from won.tables.entries import Matter
from won.tables.seats import Holder
from won.tables.setup import Setup

Status = Literal["open", "playing", "paused", "over", "ended"]
POSITIONS: Final = 4  # earlier positions of the game in memory
BETWEEN: Final = 50  # actions between two of them
REMEMBERED: Final = 64  # requests whose answer is repeated; of older ones only a hash is kept


class Wish(msgspec.Struct, frozen=True):
    """An open wish: who asks for what, and which seats have not agreed yet."""

    matter: Matter
    seat: int
    waiting: frozenset[int]
    step: int = 0
    about: int = -1  # the seat that is to change hands
    by: str = ""
    name: str = ""  # of a newcomer
    asked: int = 0  # the sequence of the row that asks


class Table:
    """Copied before each change, so that a change which cannot be stored never happened."""

    __slots__ = (
        "_seated",
        "action_log",
        "alive",
        "at",
        "begun",
        "chance",
        "clocked",
        "done",
        "game",
        "held",
        "holders",
        "learned",
        "left",
        "nonces",
        "old",
        "opened",
        "policy",
        "position",
        "positions",
        "removed",
        "removed_at",
        "renamed",
        "revision",
        "said",
        "sequence",
        "setup",
        "since",
        "status",
        "touched",
        "unrated",
        "wish",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.status: Status = "open"
        self.sequence = -1
        self.at = 0  # the time of the last row
        self.opened = 0  # when the game last began, paused or went on
        self.holders: tuple[Holder, ...] = (Holder(),) * setup.players
        self._seated: tuple[tuple[Holder, ...], dict[str, tuple[int, ...]]] = ((), {})
        self.game: Game | None = None
        self.begun: tuple[Seat, ...] = ()  # the seats at the start of the game
        self.chance: dict[str, Any] = {}
        self.revision = 1  # of the rules by which the game began
        self.nonces: Nonces = None
        self.action_log = ActionLog()
        self.position = -1  # the row of the last action or undo
        self.positions: tuple[Game, ...] = ()  # a few earlier ones of the game, not to be changed
        self.said: dict[str, int] = {}  # how often each person has written
        self.wish: Wish | None = None
        self.left: tuple[int, ...] = (0,) * setup.players  # milliseconds on each clock when it last stopped
        self.since: tuple[int | None, ...] = (None,) * setup.players  # since when each clock runs
        self.clocked: tuple[tuple[int, ...], ...] = ()  # what was left on the clocks at each of the last actions
        self.held: frozenset[int] = frozenset()  # seats whose clock was stopped before their turn was over
        self.touched: tuple[int, ...] = (-1,) * setup.players  # the row that last changed what each may do
        self.done: dict[str, int] = {}  # the sequences of the latest requests, by player and id
        self.old = array("Q")  # hashes of earlier requests
        self.policy = 1  # by which version consent and clocks are folded
        self.removed: frozenset[str] = frozenset()  # whom the host has sent away
        self.removed_at = 0  # when that last happened
        self.renamed: frozenset[str] = frozenset()  # who has changed a name here
        self.unrated = False  # a seat changed hands during the game
        self.learned = 0  # pages of the lesson that were read and turned
        self.alive = 0  # a bit for each seat whose last action by a person has shown its holder nothing since

    def copy(self) -> Table:
        new = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(new, name, getattr(self, name))
        new.game = None if self.game is None else self.game.copy()
        new.action_log = self.action_log.copy()
        new.done = self.done.copy()
        new.old = self.old[:]
        new.said = self.said.copy()
        return new

    def keep_position(self) -> None:
        """Remember the game as it is now, so that an undo need not play it from the start."""
        if self.game is not None and self.game.steps % BETWEEN == 0:
            self.positions = (*self.positions[1 - POSITIONS :], self.game.copy())

    @property
    def rated(self) -> bool:
        """Whether the result will count for ratings."""
        return self.setup.rated and not self.unrated

    @property
    def hides(self) -> bool:
        """Whether the game has something that not everyone may know."""
        return package(self.setup.game).hides(self.setup.options)

    @property
    def rules(self) -> Rules:
        return rules(self.setup.game)

    @property
    def steps(self) -> int:
        return len(self.action_log)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that the table waits for; none unless it is playing."""
        return self.game.to_move if self.game is not None and self.status == "playing" else ()

    @property
    def asked(self) -> tuple[int, ...]:
        return self.game.to_answer if self.game is not None and self.status == "playing" else ()

    @property
    def result(self) -> Result | None:
        """Once over; for a game that ended early, as it stood at that moment."""
        if self.game is None or self.status != "ended":
            return None if self.game is None else self.game.result
        return self.game.result_now()

    @property
    def names(self) -> list[Seat]:
        """The seats as sentences name them."""
        return [holder.as_seat() for holder in self.holders]

    def player_ids(self) -> list[str]:
        """The public id of the person on each seat, or an empty string."""
        return [holder.player for holder in self.holders]

    @property
    def players(self) -> AbstractSet[str]:
        """The public ids of all persons who hold a seat."""
        return self.seating.keys()

    @property
    def said_by_onlookers(self) -> int:
        """How often those without a seat have written."""
        return sum(count for player, count in self.said.items() if player not in self.players)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return self.seating.get(player, ())

    @property
    def seating(self) -> dict[str, tuple[int, ...]]:
        """The seats of each person who holds any: found once for the same holders."""
        if self._seated[0] is not self.holders:
            seats: dict[str, tuple[int, ...]] = {}
            for seat, holder in enumerate(self.holders):
                if holder.player:
                    seats[holder.player] = (*seats.get(holder.player, ()), seat)
            self._seated = (self.holders, seats)
        return self._seated[1]

    def remember(self, by: str, request: str) -> None:
        if request:
            self.done[f"{by} {request}"] = self.sequence
            if len(self.done) > REMEMBERED:
                oldest = next(iter(self.done))
                del self.done[oldest]
                self.old.append(_hash(oldest))

    def repeated(self, by: str, request: str) -> int | None:
        """The sequence of a request that was done before, -1 if it is no longer known; none if it is new."""
        if not request:
            return None
        name = f"{by} {request}"
        return self.done.get(name, -1 if self.old and _hash(name) in self.old else None)

    def read(self, raw: ActionJson) -> GameAction:
        """Decode an action; raises `msgspec.ValidationError`."""
        return read_action(raw, package(self.setup.game).actions)

    def at_start(self) -> Game:
        """The game as it was set up."""
        setup = self.setup
        begun = Record(
            setup.game, setup.edition, list(self.begun), self.chance, [], revision=self.revision, options=setup.options
        )
        return self.rules.replay(begun)

    def actions(self, since: int = 0, upto: int | None = None) -> Sequence[tuple[int, Any]]:
        """The seats and actions of the game, or a part of them."""
        if self.game is None:
            return ()
        actions = self.game.taken(since)
        return actions if upto is None else actions[: max(0, upto - since)]

    def game_at(self, step: int) -> Game:
        """The game after so many actions, played again from the last known position before."""
        known = [game for game in self.positions if game.steps <= step]
        game = known[-1].copy() if known else self.at_start()
        for seat, action in self.actions(game.steps, step):
            game.apply(seat, action)
        return game

    def record(self) -> Record | None:
        """The game as a record, once it has begun."""
        return None if self.game is None else msgspec.structs.replace(self.game.record(), seats=self.names)


def written(action: GameAction) -> ActionJson:
    """An action as rows and messages hold it."""
    raw: ActionJson = msgspec.to_builtins(action)
    return raw


def _hash(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
