"""What goes over a table's socket, both ways. `docs/protocol.md` tells it with an example session.

A request carries an `id` chosen by the client; the answer carries it back. A repeated `id` of an action, chat line or
wish is done once and answered again.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from won.core.game import Legal, Result, Word
from won.core.refusal import Refusal
from won.tables.entries import AnyEntry, Matter
from won.tables.setup import Setup

Presence = Literal["here", "thinking", "away"]


class Said(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """From the client."""


class Hello(Said, frozen=True, tag="hello"):
    """First on every connection. Without a key one looks on. `since` is the last sequence seen, -1 for none."""

    key: str = ""
    since: int = -1
    language: str = "en"


class Act(Said, frozen=True, tag="act"):
    id: str
    seat: int
    action: dict[str, Any]
    after: int | None = (
        None  # the sequence it was decided on; refused as stale if the seat's situation has changed since
    )


class Ask(Said, frozen=True, tag="ask"):
    """What may be chosen next on the way to an action (`Game.next_words`)."""

    id: str
    seat: int
    chosen: tuple[Word, ...] = ()


class Try(Said, frozen=True, tag="try"):
    """What would follow from actions taken one after the other, without taking them."""

    id: str
    seat: int
    actions: tuple[dict[str, Any], ...]


class Advise(Said, frozen=True, tag="advise"):
    id: str
    seat: int
    count: int = 3


class Look(Said, frozen=True, tag="look"):
    """The position after `step` actions, for the history."""

    id: str
    step: int


class Leaf(Said, frozen=True, tag="leaf"):
    """What was told before the row `before`, at most `count` rows of it: for leafing back in the journal."""

    id: str
    before: int
    count: int = 50


class Wish(Said, frozen=True, tag="wish"):
    """`undo` takes back to before the own last action, or to `step`; with consent where others are affected."""

    id: str
    seat: int
    matter: Matter
    step: int | None = None


class Answer(Said, frozen=True, tag="answer"):
    id: str
    seat: int
    yes: bool


class Concede(Said, frozen=True, tag="concede"):
    id: str
    seat: int


class Chat(Said, frozen=True, tag="chat"):
    id: str
    text: str


class Note(Said, frozen=True, tag="note"):
    """The writer's private notes on this table, whole."""

    id: str
    text: str


class Orders(Said, frozen=True, tag="orders"):
    """The standing orders of a seat, whole; seen and changed by its holder alone."""

    id: str
    seat: int
    orders: tuple[dict[str, Any], ...]


class Here(Said, frozen=True, tag="here"):
    presence: Presence


class Ping(Said, frozen=True, tag="ping"):
    id: str = ""


FromClient = (
    Hello | Act | Ask | Try | Advise | Look | Leaf | Wish | Answer | Concede | Chat | Note | Orders | Here | Ping
)


class Told(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """From the server."""


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there, as everybody may know."""

    name: str = ""
    nation: str = ""
    player: str = ""  # public id, empty for a bot or nobody
    bot: str = ""
    minder: str = ""
    presence: Presence = "away"
    conceded: bool = False
    left: float | None = None  # seconds on the clock at the message's `time`; none without one
    running: bool = False


class Wished(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is before the seats: who asks for what, and who has still to say yes."""

    matter: Matter
    seat: int
    waiting: tuple[int, ...]
    step: int = 0


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat of the connected person sees and may do."""

    seat: int
    view: Any
    legal: Legal | None = None  # none when it may do nothing now
    orders: tuple[dict[str, Any], ...] = ()
    may_undo: int | None = None  # the step before its last action, if it may go back there by itself
    may_reset: int | None = None  # the step before the first of its actions in a row: its turn anew


class State(Told, frozen=True, tag="state"):
    """The table now: sent after `welcome` and after each batch of news. `public` is for those who hold no seat."""

    sequence: int
    time: int
    status: Literal["open", "playing", "paused", "over", "ended"]
    seats: tuple[SeatSeen, ...]
    steps: int
    to_move: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    mine: tuple[Mine, ...] = ()
    public: Any = None
    wished: Wished | None = None
    result: Result | None = None
    seed: str = ""  # once over


class Welcome(Told, frozen=True, tag="welcome"):
    table: str
    setup: Setup
    commitment: str
    time: int
    player: str = ""
    host: bool = False
    note: str = ""
    token: str = ""  # for `hello` of a later connection in place of the key, for this table alone
    patience: float = 0.0  # seconds that bots leave a person to answer an offer or to claim, before they go on


class News(Told, frozen=True, tag="news"):
    """One entry of the journal as this connection may know it, with its events and the sentences for them."""

    sequence: int
    at: int
    entry: AnyEntry
    step: int = 0
    events: tuple[Any, ...] = ()
    lines: tuple[str, ...] = ()
    reason: str = ""  # why a bot did so, in a sentence


class Done(Told, frozen=True, tag="done"):
    id: str
    sequence: int


class Refused(Told, frozen=True, tag="refused"):
    """`refusal` cites the rule; else `code` says what is wrong with the message. `text` is the sentence for either."""

    id: str
    code: str
    text: str = ""
    refusal: Refusal | None = None


class Choices(Told, frozen=True, tag="choices"):
    id: str
    words: tuple[Word, ...]
    action: dict[str, Any] | None = None  # what was chosen makes this action
    hint: str = ""


class Tried(Told, frozen=True, tag="tried"):
    """The events and the view after the actions; `refusal` and `at` where one of them is refused."""

    id: str
    events: tuple[Any, ...] = ()
    view: Any = None
    legal: Legal | None = None
    at: int | None = None
    refusal: Refusal | None = None
    text: str = ""
    hint: str = ""


class Advised(Told, frozen=True, tag="advised"):
    class Advice(msgspec.Struct, frozen=True):
        action: dict[str, Any]
        worth: float | None
        text: str  # the action in a sentence
        why: str

    id: str
    best: tuple[Advice, ...]


class Seen(Told, frozen=True, tag="seen"):
    id: str
    step: int
    view: Any


class Leafed(Told, frozen=True, tag="leafed"):
    id: str
    news: tuple[News, ...]


class Around(Told, frozen=True, tag="around"):
    """Who is here: sent when it changes."""

    presence: tuple[Presence, ...]
    onlookers: int


class Noted(Told, frozen=True, tag="noted"):
    id: str


class Pong(Told, frozen=True, tag="pong"):
    id: str
    time: int


class Closing(Told, frozen=True, tag="closing"):
    """The server goes down or throws the connection out; `retry` is when to come back, in seconds, none for never."""

    code: str
    retry: float | None = None


FromServer = (
    Welcome
    | State
    | News
    | Done
    | Refused
    | Choices
    | Tried
    | Advised
    | Seen
    | Leafed
    | Around
    | Noted
    | Pong
    | Closing
)
