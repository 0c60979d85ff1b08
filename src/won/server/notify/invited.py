"""Queues a notification for each invitation of a friend that still stands after the grace period."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from won.server.accounts import table_invites
from won.server.accounts.table_invites import TableInvite
from won.server.notify.channels import from_row
from won.server.storage.schema import channels, messages
from won.server.storage.social_schema import table_invites as invites

INVITED: Final = -3  # the seat of a message that a friend invites to a table


def enqueue_invitations(db: Connection, since: int, until: int, now: int) -> int:
    """For those who want it, by the channels that are about every table; their number."""
    query = select(channels, invites.c.table_id.label("invited_to"), invites.c.made_at.label("invited_at"))
    query = query.join(invites, invites.c.player_id == channels.c.player_id)
    fresh = (~invites.c.dismissed, invites.c.made_at > since, invites.c.made_at <= until)
    queued = 0
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    for row in db.execute(query.where(channels.c.confirmed, channels.c.table_id == "", *fresh)).all():
        channel = from_row(row)
        if "invited" in channel.events and channel.made_at < row.invited_at:
            message = {"channel_id": channel.id, "table_id": row.invited_to, "seat": INVITED, "turn": 0}
            state = {"state": "waiting", "made_at": now, "next_at": now, "tries": 0, "problem": ""}
            queued += db.execute(dialect.insert(messages).values(**message, **state).on_conflict_do_nothing()).rowcount
    return queued


def standing_invitation(db: Connection, player: str, table: str, now: int) -> TableInvite | None:
    """The invitation, if it has not been dismissed and a seat is still free."""
    return next((invite for invite in table_invites.waiting(db, player, now) if invite.table.id == table), None)
