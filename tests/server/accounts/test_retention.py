"""What is deleted by itself, and when, in both databases."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from tests.server.accounts.finished import ADA, BO, CLEO, finish
from won.server.accounts import bans, retention, tokens
from won.server.accounts.retention import BANS, CHAT, DAY, REPORTS, UNCONFIRMED, RetentionTask, forget, forget_chats
from won.server.storage.people_schema import one_time_tokens, reports
from won.server.storage.schema import channels
from won.server.storage.social_schema import friends, presence
from won.server.storage.store import Store
from won.tables.entries import Said, Sat
from won.tables.fold import table_of

pytestmark = pytest.mark.anyio
NOW = 1000 * DAY


def _count(table: Any, db: Connection) -> int:
    return int(db.execute(select(func.count()).select_from(table)).scalar_one())


async def _said(store: Store, table: str) -> list[str]:
    return [row.entry.text for row in await store.rows(table) if isinstance(row.entry, Said)]


async def test_the_chat_of_finished_games_goes_and_the_games_stay(store: Store) -> None:
    sat = tuple(Sat(seat, each.player, each.name) for seat, each in enumerate((ADA, BO, CLEO)))
    chat = Said("a secret of mine", "Ada", (), "ada", "1")
    for name, at in (("old", NOW - CHAT), ("new", NOW - CHAT + 1)):
        await finish(store, name, (30, 20, 10), entries=(*sat, chat), at=at)
    assert await store.database.write(lambda db: forget_chats(db, NOW)) == 1
    assert await store.database.write(lambda db: forget_chats(db, NOW)) == 0
    assert (await _said(store, "old"), await _said(store, "new")) == ([""], ["a secret of mine"])
    row = await store.table("old")
    assert row is not None
    assert table_of(row.setup, await store.rows("old")).said == {"ada": 1}


async def test_tokens_addresses_reports_and_bans_go_after_their_time(store: Store) -> None:
    def fill(db: Connection) -> None:
        tokens.issue(db, "email", "ada", NOW - DAY)
        tokens.issue(db, "email", "ada", NOW)
        for days, confirmed in ((0, False), (8, False), (8, True)):
            row: dict[str, Any] = {
                "id": f"c{days}{confirmed}",
                "player_id": "ada",
                "table_id": "",
                "kind": "email",
                "language": "en",
            }
            row |= {"address": "a@example.org", "confirmed": confirmed, "made_at": NOW - days * DAY}
            db.execute(insert(channels), row)
        for name, closed in (("old", NOW - REPORTS - 1), ("new", NOW), ("open", None)):
            row = {"id": name, "made_at": 1, "by_id": "a", "player_id": "b", "table_id": "", "sequence": None}
            db.execute(insert(reports), {**row, "text": "", "context": "{}", "closed_at": closed})
        bans.add(db, "player", "bo", NOW - BANS - 1, "", 1)
        bans.add(db, "player", "bo", NOW + 1, "", 1)

    await store.database.write(fill)
    await store.database.write(lambda db: forget(db, NOW))
    counts = [await store.database.read(partial(_count, each)) for each in (one_time_tokens, channels, reports)]
    assert counts == [1, 2, 2]
    assert len(await store.database.read(lambda db: bans.active(db, 0))) == 1
    assert UNCONFIRMED == 7 * DAY


async def test_the_server_does_it_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "now", lambda: NOW)
    sat = tuple(Sat(seat, each.player, each.name) for seat, each in enumerate((ADA, BO, CLEO)))
    for name in ("a", "b"):
        await finish(store, name, (30, 20, 10), entries=(*sat, Said("text", "Bo", (), "bo", "1")), at=9)
    await RetentionTask(store).run_once()
    assert [await _said(store, name) for name in ("a", "b")] == [[""], [""]]


async def test_requests_to_be_friends_and_invitations_go_after_their_time(store: Store) -> None:
    def fill(db: Connection) -> None:
        for first, other, state, days in (
            ("ada", "bo", "wanted", 400), ("bo", "ada", "wanted", 400),  # friends stay friends
            ("ada", "cy", "wanted", 31), ("ada", "di", "wanted", 29), ("ada", "ed", "declined", 181),
            ("ada", "fi", "withdrawn", 179),
        ):  # fmt: skip
            row = {"player_id": first, "other_id": other, "state": state, "made_at": NOW - days * DAY}
            db.execute(insert(friends), row)
        for player, at in (("ada", NOW), ("bo", NOW - DAY)):
            db.execute(insert(presence), {"player_id": player, "table_id": "t", "seen_at": at})

    await store.database.write(fill)
    await store.database.write(lambda db: forget(db, NOW))
    pairs = select(friends.c.player_id, friends.c.other_id)
    left = await store.database.read(lambda db: {tuple(row) for row in db.execute(pairs)})
    assert left == {("ada", "bo"), ("bo", "ada"), ("ada", "di"), ("ada", "fi")}
    assert await store.database.read(partial(_count, presence)) == 1
