"""A tournament and those who play in it, as they are stored and shown."""

from __future__ import annotations

from typing import Literal

import msgspec

from won.tables.setup import Setup

Format = Literal["swiss", "knockout"]
Status = Literal["open", "playing", "over", "cancelled"]


class Entrant(msgspec.Struct, frozen=True):
    number: int
    player: str
    name: str
    bot: str
    withdrawn: bool


class Tournament(msgspec.Struct, frozen=True):
    """`rounds`: to be played; of a knock-out known once it begins. `bot`: the level that fills tables."""

    id: str
    host: str
    name: str
    format: Format
    setup: Setup
    rounds: int
    bot: str
    listed: bool
    status: Status
    round: int
    made_at: int
    changed_at: int
    club: str = ""  # whose members alone may enter
