"""What the server sends over a table's socket."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from won.core.game import Legal, Result, Word
from won.core.game_types import ActionJson, GameEvent, GameView, OrderJson
from won.core.refusal import Refusal
from won.server.wire.messages.common import Change, Presence
from won.tables.entries import AnyEntry, Matter
from won.tables.setup import Setup


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The server sends it."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat, as everyone may see it."""

    name: str = ""
    nation: str = ""
    player: str = ""  # public id, empty for a bot or nobody
    bot: str = ""
    minder: str = ""
    presence: Presence = "away"
    conceded: bool = False
    own_wish: bool = False  # the person asked for the minder
    left: float | None = None  # seconds on the clock at the message's `time`; none without one
    running: bool = False


class Wished(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open wish: who asks for what, and which seats have not answered."""

    matter: Matter
    seat: int
    waiting: tuple[int, ...]
    step: int = 0
    about: int = -1  # the seat that is to change hands
    name: str = ""  # of a newcomer, who has no seat
    by: str = ""


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat of the connected player sees and may do."""

    seat: int
    view: GameView
    legal: Legal | None = None  # none when it may do nothing now
    orders: tuple[OrderJson, ...] = ()
    may_undo: int | None = None  # the step before its last action, if it may go back there without consent
    may_reset: int | None = None  # the step before the first of its latest actions in a row


class State(ServerMessage, frozen=True, tag="state"):
    """The table now: sent after `welcome`, and after each batch of news to clients that take no patches.

    `public` is for clients that hold no seat.
    """

    sequence: int
    time: int
    status: Literal["open", "playing", "paused", "over", "ended"]
    seats: tuple[SeatInfo, ...]
    steps: int
    to_move: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    mine: tuple[Mine, ...] = ()
    public: GameView = None
    wished: Wished | None = None
    result: Result | None = None
    seed: str = ""  # once over
    may: dict[str, tuple[int, ...]] = {}  # what may be offered, by its name in the policy, and for which seats
    page: int = -1  # of the lesson: which one is open, the number of pages once all are done; -1 without a lesson
    unrated: bool = False  # a seat changed hands, so that the result of a rated table does not count


class LegalChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What leads from one list of what is legal to another; what is left out has not changed."""

    actions: Change = None
    composed: tuple[tuple[str, ...]] | msgspec.UnsetType = msgspec.UNSET  # the new names


class Patch(ServerMessage, frozen=True, tag="patch"):
    """The table now, as what has changed since the last state or patch, which had the sequence `base`.

    `change` leads from one `State` to the next, but for the `legal` of each `mine`. `legal` has each own seat that may
    do something now. It leads to the list of now from the last list that the seat had on turn, if it is on turn now,
    else from the last that it had when it was not; at first from an empty one.
    """

    base: int
    sequence: int
    time: int
    change: Change = None  # nothing has changed but the sequence, the time and `legal`
    legal: dict[str, LegalChange] = {}


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    table: str
    setup: Setup
    commitment: str
    time: int
    player: str = ""
    host: bool = False
    note: str = ""
    token: str = ""  # for `hello` of a later connection in place of the key, for this table alone
    patience: float = 0.0  # seconds that bots give a person to answer an offer or to claim
    version: int = 1  # of the protocol, as spoken on this connection


class News(ServerMessage, frozen=True, tag="news"):
    """One row of the journal as this connection may know it, with its events and the sentences for them."""

    sequence: int
    at: int
    entry: AnyEntry
    step: int = 0
    events: tuple[GameEvent, ...] = ()
    lines: tuple[str, ...] = ()
    reason: str = ""  # why a bot did so, in a sentence


class Done(ServerMessage, frozen=True, tag="done"):
    id: str
    sequence: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """`refusal` cites the rule; else `code` says what is wrong with the message. `text` is the sentence for people."""

    id: str
    code: str
    text: str = ""
    refusal: Refusal | None = None


class Choices(ServerMessage, frozen=True, tag="choices"):
    id: str
    words: tuple[Word, ...]
    action: ActionJson | None = None  # the action that the choices make
    hint: str = ""


class Tried(ServerMessage, frozen=True, tag="tried"):
    """The events and the view after the actions; `refusal` and `at` where one of them is refused."""

    id: str
    events: tuple[GameEvent, ...] = ()
    view: GameView = None
    legal: Legal | None = None
    at: int | None = None
    refusal: Refusal | None = None
    text: str = ""
    hint: str = ""


class Advised(ServerMessage, frozen=True, tag="advised"):
    """`worth` and `gain` are in points where these decide the game, else in money."""

    class Advice(msgspec.Struct, frozen=True):
        action: ActionJson
        worth: float | None
        text: str  # the action in a sentence
        why: str

    class Step(msgspec.Struct, frozen=True):
        text: str
        action: ActionJson | None = None  # to draw; where a step takes several actions, what they do together
        anchors: tuple[str, ...] = ()  # places that it speaks of, such as `square/14`

    id: str
    best: tuple[Advice, ...]
    plan: tuple[Step, ...] = ()  # the best action and what is to follow
    gain: float | None = None  # what the plan as a whole is expected to add
    gained: str = ""  # the same in words
    assumes: tuple[str, ...] = ()
    explained: tuple[str, ...] = ()


class Seen(ServerMessage, frozen=True, tag="seen"):
    id: str
    step: int
    view: GameView


class Leafed(ServerMessage, frozen=True, tag="leafed"):
    id: str
    news: tuple[News, ...]


class Around(ServerMessage, frozen=True, tag="around"):
    """Who is present: sent when it changes."""

    presence: tuple[Presence, ...]
    onlookers: int


class Reread(ServerMessage, frozen=True, tag="reread"):
    """The player has muted or blocked somebody, or no longer does: news sent before may read differently."""


class Noted(ServerMessage, frozen=True, tag="noted"):
    id: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    id: str
    time: int


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server ends the connection; `retry` is after how many seconds to connect again, none for never."""

    code: str
    retry: float | None = None


FromServer = (
    Welcome
    | State
    | Patch
    | News
    | Done
    | Refused
    | Choices
    | Tried
    | Advised
    | Seen
    | Leafed
    | Around
    | Reread
    | Noted
    | Pong
    | Closing
)

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    return _ENCODER.encode(message).decode()
