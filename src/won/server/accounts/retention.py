"""How long what nobody needs any more is kept; `RetentionTask` deletes it. docs/hosting.md says the same times."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, delete, select

from won.server.accounts import friends, presence, quotas, table_invites, tokens
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage.erasure import forget_chat
from won.server.storage.model import CLOSED
from won.server.storage.people_schema import bans, mutes, reports
from won.server.storage.schema import channels, messages, settings, tables
from won.server.storage.store import Store
from won.server.storage.upsert import put

DAY: Final = 24 * 3600 * 1000  # milliseconds
CHAT: Final = 90 * DAY  # after the last thing that happened at a finished table
UNCONFIRMED: Final = 7 * DAY  # an address whose owner has not followed the link
REPORTS: Final = 180 * DAY  # after operators have closed them
BANS: Final = 30 * DAY  # after their end
NOTICES: Final = 30 * DAY  # which turns have been notified
ASKED: Final = 30 * DAY  # requests to be friends that are not answered
DECLINED: Final = 180 * DAY  # those that were declined, so that asking again does not bring them back
EVERY: Final = 3600.0  # seconds
BATCH: Final = 50  # tables whose chat is deleted in one transaction
_MARK: Final = "chat deleted until"  # of the settings


class RetentionTask(PeriodicTask):
    def __init__(self, store: Store, every: float = EVERY) -> None:
        super().__init__("deleting what is too old", every)
        self._store = store

    async def run_once(self) -> None:
        at = now()
        await self._store.database.write(lambda db: forget(db, at))
        while await self._store.database.write(lambda db: forget_chats(db, at)):
            pass


def forget(db: Connection, at: int) -> None:
    """Everything but chat."""
    tokens.forget_expired(db, at)
    db.execute(delete(channels).where(~channels.c.confirmed, channels.c.made_at < at - UNCONFIRMED))
    db.execute(delete(reports).where(reports.c.closed_at < at - REPORTS))
    db.execute(delete(bans).where(bans.c.until < at - BANS))
    friends.forget_requests(db, at - ASKED, at - DECLINED)
    table_invites.forget_old(db, at)
    presence.forget_gone(db, at)
    quotas.forget_full(db, at)
    db.execute(delete(messages).where(messages.c.state != "waiting", messages.c.made_at < at - NOTICES))


def forget_chats(db: Connection, at: int) -> int:
    """The chat of some tables that were finished long ago, the oldest first; their number."""
    mark = db.execute(select(settings.c.value).where(settings.c.name == _MARK)).scalar()
    since, until = int(mark or -1), at - CHAT
    old = and_(tables.c.status.in_(CLOSED), tables.c.changed_at > since, tables.c.changed_at <= until)
    query = select(tables.c.id, tables.c.changed_at).where(old).order_by(tables.c.changed_at, tables.c.id)
    rows = db.execute(query.limit(BATCH)).all()
    if not rows:
        return 0
    last = rows[-1].changed_at
    same = select(tables.c.id).where(tables.c.status.in_(CLOSED), tables.c.changed_at == last)
    ids = {*(row.id for row in rows), *db.execute(same).scalars()}  # all of the last moment, since it becomes the mark
    for table in sorted(ids):
        forget_chat(db, table)
        db.execute(delete(mutes).where(mutes.c.table_id == table))
    put(db, settings, {"name": _MARK}, {"value": str(last)})
    return len(ids)
