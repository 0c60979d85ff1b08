"""The queue of notifications, in the database: it survives a restart, and only one process sends each message."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import LABEL_STYLE_TABLENAME_PLUS_COL as _LABELS
from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from won.server.notify.channels import CONFIRM, Channel, from_row
from won.server.notify.mail_limits import spent
from won.server.storage import CLOSED, TableRow
from won.server.storage.rows import table_from
from won.server.storage.schema import channels, messages, sittings, tables

OVER: Final = -2  # the seat of a message that a game has ended
HOUR: Final = 3_600_000  # milliseconds
LEASE: Final = 120_000  # milliseconds after which another process may take a message, if the first died
GIVE_UP: Final = 24 * 3600 * 1000  # milliseconds after which a turn is no longer notified
REMEMBERED: Final = 30 * 24 * 3600 * 1000  # milliseconds for which sent messages stay in the queue
BATCH: Final = 50
State = Literal["sent", "dropped", "failed"]


class Message(msgspec.Struct, frozen=True):
    channel: Channel
    table: str
    seat: int
    turn: int
    made_at: int
    next_at: int
    tries: int

    @property
    def asks_to_confirm(self) -> bool:
        return self.seat == CONFIRM


def enqueue(db: Connection, since: int, until: int, now: int) -> int:
    """Queue a message for each turn still open since before `until`, at tables that changed after `since`.

    A turn that is already in the queue, sent or not, is left alone.
    """
    query = (
        select(channels, tables)
        .join(sittings, sittings.c.player_id == channels.c.player_id)
        .join(tables, tables.c.id == sittings.c.table_id)
        .where(
            channels.c.confirmed,
            or_(channels.c.table_id == "", channels.c.table_id == tables.c.id),
            tables.c.status.in_(("playing", *CLOSED)),
            tables.c.changed_at > since,
        )
        .set_label_style(_LABELS)
    )
    queued: list[dict[str, Any]] = []
    for row in db.execute(query):
        table = table_from(_Part(row, "tables"))
        channel = from_row(_Part(row, "channels"))
        common = {"channel_id": channel.id, "table_id": table.id, "state": "waiting", "made_at": now, "next_at": now}
        common |= {"tries": 0, "problem": ""}
        queued.extend({**common, "seat": seat, "turn": turn} for seat, turn in _news(table, channel, until))
    if not queued:
        return 0
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    return sum(db.execute(dialect.insert(messages).values(row).on_conflict_do_nothing()).rowcount for row in queued)


def _news(table: TableRow, channel: Channel, until: int) -> list[tuple[int, int]]:
    """What there is to say about the table: seats that are waited for and since which row, and that it is over."""
    if table.status in CLOSED:
        ended = "over" in channel.events and table.setup.own_chance and channel.made_at < table.changed_at
        return [(OVER, 0)] if ended and table.steps else []
    if "turn" not in channel.events:
        return []
    turns = [turn for turn in table.turns if turn.at <= until and awaits(table, turn.seat, channel.player)]
    return [(turn.seat, turn.sequence) for turn in turns]


def awaits(table: TableRow, seat: int, player: str) -> bool:
    """Whether the table waits for that person on that seat, and not for a bot that acts for them."""
    holder = table.seats[seat] if seat < len(table.seats) else None
    if holder is None or table.status != "playing" or holder.player != player:
        return False
    return not (holder.bot or holder.minder or holder.conceded)


def claim(db: Connection, now: int) -> list[Message]:
    """Take the messages to send now; no other process takes them before the lease ends.

    Mails beyond the limits of a day are dropped.
    """
    query = (
        select(messages, channels)
        .join(channels, channels.c.id == messages.c.channel_id)
        .where(messages.c.state == "waiting", messages.c.next_at <= now)
        .order_by(messages.c.next_at)
        .limit(BATCH)
        .set_label_style(_LABELS)
    )
    taken = []
    for row in db.execute(query).all():
        message = _message(row)
        mail = message.channel.kind == "email" and not message.asks_to_confirm
        if mail and not message.tries and spent(db, message.channel, now):
            finish(db, message, "dropped", "daily limit")
            continue
        wait = 0 if message.asks_to_confirm else _hold(db, message.channel, now)
        if wait:
            db.execute(update(messages).where(_key(message)).values(next_at=wait))
            continue
        own = and_(_key(message), messages.c.state == "waiting", messages.c.next_at == message.next_at)
        change = update(messages).where(own).values(next_at=now + LEASE, tries=message.tries + 1)
        if db.execute(change).rowcount:
            taken.append(msgspec.structs.replace(message, tries=message.tries + 1))
    return taken


def _hold(db: Connection, channel: Channel, now: int) -> int:
    """Until when the channel takes no message, 0 if it takes one now."""
    if not channel.pace:
        return 0
    sent = select(func.max(messages.c.next_at)).where(messages.c.channel_id == channel.id, messages.c.state == "sent")
    last = db.execute(sent).scalar()
    free = 0 if last is None else last - LEASE + channel.pace * HOUR
    return free if free > now else 0


def finish(db: Connection, message: Message, state: State, problem: str = "") -> None:
    db.execute(update(messages).where(_key(message)).values(state=state, problem=problem))


def postpone(db: Connection, message: Message, problem: str, now: int) -> None:
    """Try again later, each time after twice the wait; give up a day after the turn began."""
    again = now + backoff(message.tries)
    late = again > message.made_at + GIVE_UP
    state = {"state": "failed"} if late else {"next_at": again}
    db.execute(update(messages).where(_key(message)).values(problem=problem, **state))


def backoff(tries: int) -> int:
    """Milliseconds until the next try: 30 seconds, a minute, two ... an hour at most."""
    return min(30_000 << min(max(0, tries - 1), 7), 3_600_000)


def forget(db: Connection, now: int) -> None:
    """Delete messages that were sent or dropped long ago."""
    db.execute(delete(messages).where(messages.c.state != "waiting", messages.c.made_at < now - REMEMBERED))


def table_waiting_for(db: Connection, message: Message) -> TableRow | None:
    """The table, if it still waits for this turn."""
    row = db.execute(select(tables).where(tables.c.id == message.table)).first()
    if row is None:
        return None
    table = table_from(row)
    if message.seat == OVER:
        return table if table.status in CLOSED else None
    open_turns = [(turn.seat, turn.sequence) for turn in table.turns]
    current = (message.seat, message.turn) in open_turns and awaits(table, message.seat, message.channel.player)
    return table if current else None


def _key(message: Message) -> Any:
    return and_(
        messages.c.channel_id == message.channel.id,
        messages.c.table_id == message.table,
        messages.c.seat == message.seat,
        messages.c.turn == message.turn,
    )


def _message(row: Any) -> Message:
    part = _Part(row, "messages")
    channel = from_row(_Part(row, "channels"))
    return Message(channel, part.table_id, part.seat, part.turn, part.made_at, part.next_at, part.tries)


class _Part:
    """The columns of one table in a row of two."""

    def __init__(self, row: Any, table: str) -> None:
        self._row = row
        self._table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self._row, f"{self._table}_{name}")
