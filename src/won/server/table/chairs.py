"""Who sits where, and who moves the pieces there."""

from __future__ import annotations

import msgspec

from won.core.record import Seat
from won.server.entries import Sat


class Chair(msgspec.Struct, frozen=True):
    """A seat and its holder: a person, a bot, or nobody."""

    player: str = ""  # the public id of a person
    name: str = ""
    nation: str = ""
    bot: str = ""
    minder: str = ""  # the bot that acts while the person is away
    conceded: bool = False

    @property
    def free(self) -> bool:
        return not self.player and not self.bot

    @property
    def by_itself(self) -> bool:
        """Whether it acts without a person: a bot, a minder, or the caretaker of somebody who gave up."""
        return bool(self.bot or self.minder or self.conceded or self.free)

    @property
    def has_say(self) -> bool:
        """Whether a person plays here, who may be asked to agree to things."""
        return bool(self.player) and not self.conceded

    def as_seat(self) -> Seat:
        return Seat(self.name, self.nation, self.bot)


def seated(chair: Chair, entry: Sat) -> Chair:
    """The chair with its new holder; whoever held it before and gave up has no part in that."""
    conceded = chair.conceded and entry.player == chair.player and not entry.bot
    return Chair(entry.player, entry.name, entry.nation, entry.bot, entry.minder, conceded)
