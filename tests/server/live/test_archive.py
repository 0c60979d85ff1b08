"""Long journals: folded from snapshots that agree with them, and from the start where none does."""

from __future__ import annotations

import pytest
from sqlalchemy import delete, select, update

from tests.server.live.tables import act, people, setup
from tests.tables.play import picture
from tests.waiting import until_awaited
from won.server.live.archive import Archive
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.replays import unknown_past
from won.server.live.table import LiveTable
from won.server.storage.schema import journal, snapshots
from won.server.storage.store import Store
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.tables.fold import table_of
from won.tables.setup import Setup

pytestmark = pytest.mark.anyio
LONG = Setup("industry", "second", 3, {"rounds": 30})


async def _long(hub: Hub, rows: int = 480) -> LiveTable:
    """A table with some hundred rows, a few of them chat and undone actions, and its snapshots stored."""
    live = await people(hub, LONG)
    session = Session(live, Connection("ada", "Ada"))
    while live.table.sequence < rows:
        await act(live, f"r{live.table.sequence}")
        if live.table.sequence % 37 == 0:
            await session.handle(msg.Chat(f"c{live.table.sequence}", "a word"))
        if live.table.sequence % 90 == 0 and live.table.game is not None:
            await session.handle(msg.Wish(f"u{live.table.sequence}", live.table.action_log[-1].seat, "undo"))
    await until_awaited(lambda: _stored(hub, live, rows // 200))
    return live


async def _stored(hub: Hub, live: LiveTable, count: int) -> bool:
    return len(await hub.services.store.snapshots.marks(live.id)) >= count


async def _woken(store: Store, live: LiveTable) -> tuple[dict[str, object], int]:
    """The table read anew, and how many rows lie before the snapshot it was read from."""
    row = await store.table(live.id)
    assert row is not None
    archive = Archive(store, live.services.work, row)
    table, _ = await archive.load()
    return picture(table), archive._saved + 1


async def test_a_long_table_wakes_from_its_snapshot_as_it_was(store: Store) -> None:
    hub = Hub(store)
    live = await _long(hub)
    woken, before = await _woken(store, live)
    assert woken == picture(live.table) == picture(table_of(live.setup, await store.rows(live.id)))
    assert before >= 200
    await hub.stop()


async def test_a_wrong_an_old_or_a_damaged_snapshot_is_ignored(store: Store) -> None:
    hub = Hub(store)
    live = await _long(hub)
    for column in ("digest", "version", "body"):
        value = b"\x00" if column == "body" else "other"
        await store.database.write(lambda db, c=column, v=value: db.execute(update(snapshots).values({c: v})))  # type: ignore[misc]
        woken, before = await _woken(store, live)
        assert (woken, before) == (picture(live.table), 0), column
    await store.database.write(lambda db: db.execute(delete(snapshots)))
    assert await _woken(store, live) == (picture(live.table), 0)
    await hub.stop()


async def test_a_snapshot_of_rows_that_have_changed_is_ignored(store: Store) -> None:
    hub = Hub(store)
    live = await _long(hub)
    chat = select(journal.c.sequence).where(journal.c.table_id == live.id, journal.c.entry.contains("a word"))
    first = await store.database.read(lambda db: db.execute(chat.order_by(journal.c.sequence)).scalars().first())
    changed = update(journal).where(journal.c.table_id == live.id, journal.c.sequence == first).values(at=1)
    await store.database.write(lambda db: db.execute(changed))
    _, before = await _woken(store, live)
    assert before == 0
    await hub.stop()


async def test_every_page_and_every_position_is_the_same_from_a_snapshot_as_from_the_start(store: Store) -> None:
    hub = Hub(store)
    live = await _long(hub)
    rows = await store.rows(live.id)
    for start, end in ((0, 5), (199, 260), (205, 215), (395, 402), (430, 470)):
        snapshot, lines = await live.archive.before(start, end)
        first = 0 if snapshot is None else snapshot.sequence + 1
        assert first <= start
        assert [int(line.split(" ")[0]) for line in lines] == list(range(first, end))
        assert start < 205 or first >= 200
    for step in (0, 150, 199, 240, 399, live.table.steps):
        snapshot, lines = await live.archive.before_step(step, rows[-1].sequence)
        assert len(lines) <= 450
        assert (0 if snapshot is None else snapshot.steps) <= step
        session, connection = _onlooker(live)
        await session.handle(msg.Look("l", step))
        shown = connection.outbox[-1]
        assert msg_view(live, step) in shown
    await hub.stop()


def _onlooker(live: LiveTable) -> tuple[Session, Connection]:
    connection = Connection()
    return Session(live, connection), connection


def msg_view(live: LiveTable, step: int) -> str:
    from won.server.wire.messages.from_server import Seen, encode

    return encode(Seen("l", step, live.table.game_at(step).view(None)))


async def test_a_short_table_has_no_snapshots(store: Store) -> None:
    hub = Hub(store)
    live = await people(hub, setup())
    for _ in range(20):
        await act(live)
    assert await store.snapshots.marks(live.id) == []
    with pytest.raises(LookupError):
        unknown_past()
    await hub.stop()
