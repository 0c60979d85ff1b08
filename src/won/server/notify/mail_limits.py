"""How many mails about turns are sent in a day, to one address and for one person.

They are counted in the queue, so all processes count together and a restart forgets nothing.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, func, or_, select

from won.server.notify.channels import CONFIRM, Channel
from won.server.storage.schema import channels, messages

DAY: Final = 24 * 3600 * 1000  # milliseconds
TO_ADDRESS: Final = 50  # a day, whoever has asked for them
FOR_PERSON: Final = 100  # a day, to all addresses of one person


def spent(db: Connection, channel: Channel, now: int) -> bool:
    """Whether no further mail about a turn may go to this address, or for this person, today."""
    address = func.lower(channels.c.address) == func.lower(channel.address)
    person = channels.c.player_id == channel.player
    return _count(db, address, now) >= TO_ADDRESS or _count(db, person, now) >= FOR_PERSON


def _count(db: Connection, whose: ColumnElement[bool], now: int) -> int:
    """Mails of the last day that were sent or are being sent. `next_at` is shortly after the last try."""
    query = (
        select(func.count())
        .select_from(messages)
        .join(channels, channels.c.id == messages.c.channel_id)
        .where(
            channels.c.kind == "email",
            whose,
            messages.c.seat != CONFIRM,
            messages.c.state.in_(("sent", "waiting")),
            messages.c.next_at > now - DAY,
            or_(messages.c.state == "sent", messages.c.tries > 0),
        )
    )
    return db.execute(query).scalar_one()
