"""What the browser or a program sends over a table's socket.

A request carries an `id` that the client chooses, and the answer carries it back. A repeated `id` of an action, a chat
line or a wish is done once and answered again.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from won.core.game import Word
from won.core.game_types import ActionJson, OrderJson
from won.server.wire.messages.common import Presence
from won.tables.entries import Matter

LONGEST: Final = 64  # characters of the number of a request, which is stored with what it asks for
RequestId = Annotated[str, Meta(max_length=LONGEST)]


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The client sends it."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First on every connection. Without a key it only watches. `since` is the last known sequence, -1 for none.

    `version` 1: every message is a frame, and each state comes whole. 2: a frame may hold an array of messages, and
    after the first state only patches come.
    `invite` opens a private table to somebody who has no seat there.
    `screen`: the table screen of whoever has the key. It is shown what an onlooker sees, but not late where the key is
    that of somebody with a seat or of the host.
    """

    key: str = ""
    since: int = -1
    language: str = "en"
    version: int = 1
    invite: str = ""
    screen: bool = False


class Act(ClientMessage, frozen=True, tag="act"):
    id: RequestId
    seat: int
    action: ActionJson
    after: int | None = None  # the sequence it was decided on; stale if what the seat may do has changed since


class Ask(ClientMessage, frozen=True, tag="ask"):
    """Asks what may be chosen next on the way to an action (`Game.next_words`)."""

    id: RequestId
    seat: int
    chosen: tuple[Word, ...] = ()


class Try(ClientMessage, frozen=True, tag="try"):
    """Asks what a series of actions would do, without taking them."""

    id: RequestId
    seat: int
    actions: tuple[ActionJson, ...]


class Advise(ClientMessage, frozen=True, tag="advise"):
    """Asks for the best `count` actions and a plan; `depth` is how long to think about it."""

    id: RequestId
    seat: int
    count: int = 3
    depth: Literal["instant", "think"] = "instant"


class Look(ClientMessage, frozen=True, tag="look"):
    """Asks for the position after `step` actions."""

    id: RequestId
    step: int


class Leaf(ClientMessage, frozen=True, tag="leaf"):
    """Asks for the news of at most `count` rows before the row `before`."""

    id: RequestId
    before: int
    count: int = 50


class Refresh(ClientMessage, frozen=True, tag="refresh"):
    """Asks for the whole state, which comes as `state`."""


class Wish(ClientMessage, frozen=True, tag="wish"):
    """`undo` goes back to before the player's last action, or to `step`; it needs consent where others are affected.

    Of `bot` the seat is that of the person who is away: the others vote whether a caretaker plays for them.
    """

    id: RequestId
    seat: int
    matter: Matter
    step: int | None = None


class Answer(ClientMessage, frozen=True, tag="answer"):
    id: RequestId
    seat: int
    yes: bool
    after: int | None = None  # the sequence it was decided on; stale if another wish has taken the place of that one


class Concede(ClientMessage, frozen=True, tag="concede"):
    id: RequestId
    seat: int


class Learn(ClientMessage, frozen=True, tag="learn"):
    """Goes on in a lesson: page `page` has been read; with `show` the action that it asks for is done for the seat."""

    id: RequestId
    seat: int
    page: int
    show: bool = False


class Chat(ClientMessage, frozen=True, tag="chat"):
    id: RequestId
    text: str


class Note(ClientMessage, frozen=True, tag="note"):
    """Replaces the player's private note on this table."""

    id: RequestId
    text: str


class Orders(ClientMessage, frozen=True, tag="orders"):
    """Replaces the standing orders of a seat; only its holder sees and changes them."""

    id: RequestId
    seat: int
    orders: tuple[OrderJson, ...]


class Here(ClientMessage, frozen=True, tag="here"):
    """The player's presence has changed; there is no answer."""

    presence: Presence


class Ping(ClientMessage, frozen=True, tag="ping"):
    id: RequestId = ""


FromClient = (
    Hello
    | Act
    | Ask
    | Try
    | Advise
    | Look
    | Leaf
    | Refresh
    | Wish
    | Answer
    | Concede
    | Learn
    | Chat
    | Note
    | Orders
    | Here
    | Ping
)
Changing = (
    Act | Wish | Answer | Concede | Learn | Chat
)  # what is written into the journal, with the number of its request
