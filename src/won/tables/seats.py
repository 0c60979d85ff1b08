"""Who holds a seat: a person, a bot, or nobody."""

from __future__ import annotations

import msgspec

from won.core.record import Seat
from won.tables.entries import Merged, Sat


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat, as everyone may know them."""

    player: str = ""  # the public id of a person
    name: str = ""
    nation: str = ""
    bot: str = ""
    minder: str = ""  # the bot that acts while the person is away
    conceded: bool = False
    minded_at: int = 0  # since when a minder acts
    own_wish: bool = False  # the person asked for the minder
    nonce: str = ""  # what the person added to the seed
    deserted: bool = False  # a caretaker has played for longer than the grace period: at a rated table a loss

    @property
    def free(self) -> bool:
        return not self.player and not self.bot

    @property
    def automatic(self) -> bool:
        """Whether the program acts for the seat: a bot, a minder, or the caretaker of a person who conceded."""
        return bool(self.bot or self.minder or self.conceded or self.free)

    @property
    def has_say(self) -> bool:
        """Whether a person plays the seat and may be asked for consent."""
        return bool(self.player) and not self.conceded

    def as_seat(self) -> Seat:
        return Seat(self.name, self.nation, self.bot)


def seated(holder: Holder, entry: Sat, at: int) -> Holder:
    """The new holder of a seat. Only a person who sits down again keeps the nonce, and having conceded."""
    same = entry.player == holder.player and not entry.bot
    return Holder(
        entry.player,
        entry.name,
        entry.nation,
        entry.bot,
        entry.minder,
        holder.conceded and same,
        (holder.minded_at if same and holder.minder else at) if entry.minder else 0,
        bool(entry.minder) and entry.by == entry.player,
        entry.nonce or (holder.nonce if same else ""),
        holder.deserted and same,
    )


def merged(holder: Holder, entry: Merged) -> Holder:
    """The account in place of the guest."""
    if holder.player != entry.player:
        return holder
    return msgspec.structs.replace(holder, player=entry.into, name=entry.name or holder.name)
