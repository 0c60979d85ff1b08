"""The journal of a table: everything that ever happened at it, in order. A table is a fold over these entries."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from won.core.game_types import JsonObject

# Who acted: a person, or something that acts for a seat; `clock` is a caretaker for somebody who ran out of time.
How = Literal["hand", "order", "bot", "caretaker", "clock"]
# What needs the consent of others; `bot`: a caretaker for somebody away, `take`: a newcomer on a bot's seat.
Matter = Literal["undo", "pause", "resume", "end", "bot", "take"]
POLICY: Final = 3  # the version of what a fold makes of consent and clocks: tables that began by an older one keep it


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Written before it is announced. `by` is the public id of the person behind it, if any."""


class Sat(Entry, frozen=True, tag="sat"):
    """A seat gets its holder: a person, a bot by its level, or nobody."""

    seat: int
    player: str = ""
    name: str = ""
    nation: str = ""
    bot: str = ""
    minder: str = ""  # the bot that acts while the person is away
    by: str = ""
    nonce: str = ""  # what the person adds to the seed


class Removed(Entry, frozen=True, tag="removed"):
    """The host takes somebody off a seat before the game; whoever was removed stays out."""

    seat: int
    player: str
    name: str = ""
    by: str = ""


class Renamed(Entry, frozen=True, tag="renamed"):
    """The holder of a seat has another name now."""

    seat: int
    name: str
    before: str = ""
    by: str = ""


class Merged(Entry, frozen=True, tag="merged"):
    """A guest has signed in to an account: what was theirs here is the account's."""

    player: str
    into: str
    name: str = ""  # of the account; empty where another seat of the table is called so


class Started(Entry, frozen=True, tag="started"):
    """The game begins with the seats as they are; `chance` is what was drawn for the setup.

    `revision` is that of the rules: a game that began before a correction continues by its own. `scheme` is the way
    from the seed to the draws, as `docs/protocol.md` tells it.
    """

    chance: JsonObject
    by: str = ""
    revision: int = 1
    policy: int = 1  # `POLICY` when the game began
    scheme: int = 1


class Acted(Entry, frozen=True, tag="acted"):
    """An action with its chance, as the record writes it; `id` lets a repeated message be recognised."""

    seat: int
    action: JsonObject  # empty for those who may know only what it did
    how: How = "hand"
    by: str = ""
    id: str = ""
    reason: JsonObject | None = None  # why a bot did so, as `Reason` of won.players has it


class Undone(Entry, frozen=True, tag="undone"):
    """Back to the game after `step` actions; the actions taken back stay in the journal above."""

    step: int
    seat: int
    by: str = ""
    id: str = ""


class Asked(Entry, frozen=True, tag="asked"):
    """A wish that others have to agree to; it replaces an earlier one."""

    matter: Matter
    seat: int  # of whoever wishes it; -1 for a newcomer
    step: int = 0  # of an undo: how far back
    by: str = ""
    id: str = ""
    about: int = -1  # of `bot` and `take`: the seat that is to change hands
    among: tuple[int, ...] = ()  # of `bot`: the seats that vote, those who are present
    name: str = ""  # of `take`: the newcomer's


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    yes: bool
    by: str = ""
    id: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    by: str = ""


class Resumed(Entry, frozen=True, tag="resumed"):
    by: str = ""


class Conceded(Entry, frozen=True, tag="conceded"):
    """A caretaker plays the seat to the end; for ratings it comes last."""

    seat: int
    by: str = ""
    id: str = ""


class Ended(Entry, frozen=True, tag="ended"):
    """The table closes before its game is over, the points as they stand."""

    why: Literal["agreed", "abandoned", "closed"]


class Said(Entry, frozen=True, tag="said"):
    """Chat; `mentions` are the public ids of players mentioned by name."""

    text: str
    name: str = ""
    mentions: tuple[str, ...] = ()
    by: str = ""
    id: str = ""


class Followed(Entry, frozen=True, tag="followed"):
    """The players continue at another table: a rematch."""

    table: str
    by: str = ""


class Learned(Entry, frozen=True, tag="learned"):
    """The learner has read a page of the lesson and turned it."""

    page: int
    by: str = ""
    id: str = ""


AnyEntry = (
    Sat
    | Removed
    | Renamed
    | Merged
    | Started
    | Acted
    | Undone
    | Asked
    | Answered
    | Paused
    | Resumed
    | Conceded
    | Ended
    | Said
    | Followed
    | Learned
)


class Row(msgspec.Struct, frozen=True):
    """An entry with its place and time (milliseconds since 1970, server time)."""

    sequence: int
    at: int
    entry: AnyEntry
