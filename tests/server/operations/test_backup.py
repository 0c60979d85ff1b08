"""A backup is one moment of a database in use; a restore is all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, table, written
from tests.waiting import until
from won.cli.main import main
from won.server.notify.channels import Channel, subscribe
from won.server.operations.backup import Content, NoDatabase, NotABackup, NotEmpty, backup, restore
from won.server.storage import Person
from won.server.storage.in_use import InUse
from won.server.storage.metadata import metadata
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def _filled(url: str) -> None:
    store = await Store.open(url)
    for at, name in enumerate(("ada", "bo")):
        await store.add_player(Person(name, name.title(), f"hash {at}", at))
    for name in ("t", "u"):
        await store.add_table(table(name))
        await written(store, name, 1200)
    await store.set_note("t", "ada", "note")
    await store.set_orders("t", 0, [{"kind": "pass"}])
    await store.secret()
    await subscribe(store, Channel("", "ada", "email", "ada@example.org"), True, 7)
    await store.close()


def _everything(db: Connection) -> dict[str, list[Any]]:
    return {name: sorted(map(tuple, db.execute(select(each)))) for name, each in metadata.tables.items()}


async def _content(url: str) -> dict[str, list[Any]]:
    store = await Store.open(url)
    result = await store.database.read(_everything)
    await store.close()
    return result


def _reached(rows: dict[str, int], count: int) -> bool:
    return min(rows.values()) >= count


@pytest.fixture
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Where to restore to: a second database of either kind."""

    def make(kind: str) -> str:
        cluster: Cluster = request.getfixturevalue("postgres")
        return f"sqlite:///{tmp_path / 'other.db'}" if kind == "sqlite" else cluster.create()

    return make


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_everything_comes_back_from_either_database_into_either(
    url: str, other_url: Any, kind: str, tmp_path: Path
) -> None:
    await _filled(url)
    saved = tmp_path / "saved.won"
    assert await backup(url, saved) == Content(players=2, tables=2, rows=2400)
    target = other_url(kind)
    assert await restore(saved, target) == Content(players=2, tables=2, rows=2400)
    assert await _content(target) == await _content(url)
    assert sorted(path.name for path in tmp_path.glob("saved*")) == ["saved.won"]


async def test_a_backup_of_a_busy_server_is_one_moment_of_it(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    for name in ("t", "u"):
        await store.add_table(table(name))
    stop = asyncio.Event()

    rows = {"t": 0, "u": 0}

    async def play(name: str) -> None:
        while not stop.is_set():
            await store.append(name, [row(rows[name]), row(rows[name] + 1)], PLAYING)
            rows[name] += 2

    playing = [asyncio.create_task(play(name)) for name in ("t", "u")]
    for _ in range(3):
        await until(partial(_reached, rows, min(rows.values()) + 20))
        saved = tmp_path / "saved.won"
        await backup(url, saved)
        with closing(sqlite3.connect(saved)) as file:
            whole = file.execute(
                "SELECT t.sequence + 1, count(j.sequence), max(j.sequence) + 1 FROM tables t"
                " LEFT JOIN journal j ON j.table_id = t.id GROUP BY t.id"
            ).fetchall()
        assert all(last == count == longest and last % 2 == 0 for last, count, longest in whole)
    stop.set()
    await asyncio.gather(*playing)
    await store.close()


async def test_nothing_is_put_in_the_place_of_a_database_in_use_or_not_empty(url: str, tmp_path: Path) -> None:
    await _filled(url)
    saved = tmp_path / "saved.won"
    await backup(url, saved)
    before = await _content(url)
    with pytest.raises(NotEmpty):
        await restore(saved, url)
    store = await Store.open(url)
    with pytest.raises(InUse):
        await restore(saved, url, replace=True)
    await store.add_player(Person("zoe", "Zoe", "hash z", 9))
    await store.close()
    await restore(saved, url, replace=True)
    assert await _content(url) == before


async def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    saved = tmp_path / "old.won"
    with closing(sqlite3.connect(saved)) as file:
        file.executescript((Path(__file__).parent.parent / "storage/schemas" / "0001.sql").read_text(encoding="utf-8"))
    before = saved.read_bytes()
    assert (await restore(saved, url)).tables == 2
    assert saved.read_bytes() == before


@pytest.mark.parametrize("damage", ["empty", "text", "foreign", "cut"])
async def test_what_is_no_backup_is_not_restored(sqlite_url: str, tmp_path: Path, damage: str) -> None:
    saved = tmp_path / "saved.won"
    await _filled(sqlite_url)
    await backup(sqlite_url, saved)
    if damage == "foreign":
        saved.unlink()
        with closing(sqlite3.connect(saved)) as file:
            file.execute("CREATE TABLE players (x)")
    else:
        data = saved.read_bytes()
        saved.write_bytes({"empty": b"", "text": b"hello " * 500, "cut": data[: len(data) // 2]}[damage])
    target = f"sqlite:///{tmp_path / 'target.db'}"
    with pytest.raises(NotABackup):
        await restore(saved, target)
    with pytest.raises(NoDatabase):
        await restore(tmp_path / "nowhere.won", target)


def test_one_command_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(_filled("sqlite:///won.db"))
    assert main(["backup", "a.won", "--database", "won.db"]) == 0
    assert capsys.readouterr().out == "Saved to a.won: 2 players, 2 tables, 2400 entries.\n"
    assert main(["restore", "a.won", "--database", "new.db"]) == 0
    assert "2 tables" in capsys.readouterr().out
    for words, said in (
        (["restore", "a.won", "--database", "new.db"], "--replace"),
        (["restore", "won.db.lock", "--database", "new.db"], "not a backup"),
        (["restore", "no.won", "--database", "new.db"], "nothing at no.won"),
        (["backup", "a.won", "--database", "none.db"], "No server has used this database"),
        (["operator", "add", "olga", "--database", "none.db"], "No server has used this database"),
        (["backup", "no/a.won", "--database", "won.db"], "cannot be written"),
        (["backup", "a.won", "--database", "postgresql://postgres@/won?host=/nowhere"], "cannot be used"),
        (["backup", "a.won", "--database", "mysql://me:secret@host/won"], "cannot be used"),
    ):
        assert main(words) == 2
        output = capsys.readouterr().err
        assert said in output
        assert "secret" not in output
    assert main(["restore", "a.won", "--database", "new.db", "--replace", "--language", "it"]) == 0


async def test_databases_and_backups_are_for_their_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    await _filled(sqlite_url)
    await backup(sqlite_url, tmp_path / "tables.won")
    for name in ("won.db", "tables.won"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
