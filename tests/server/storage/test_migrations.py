"""A database of any earlier schema becomes one of today's, games included."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text

from won.server.storage import Filter
from won.server.storage.database import open_database
from won.server.storage.erasure import chats_of, guests_of, lines_of
from won.server.storage.metadata import metadata
from won.server.storage.migrate import TooNew, alembic_config, schema_of, upgrade
from won.server.storage.schema import HEAD
from won.server.storage.store import Store
from won.tables.entries import Said
from won.tables.fold import table_of

pytestmark = pytest.mark.anyio
SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))  # each as the program of its day left it


_SCHEMA_10, _SCHEMA_11, _SCHEMA_13 = (SCHEMAS[at - 1] for at in (10, 11, 13))


def _rows(schema: Path) -> dict[str, list[dict[str, Any]]]:
    """What was stored under an earlier schema, table by table."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(schema.read_text(encoding="utf-8"))
        database.row_factory = sqlite3.Row
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names}


async def _put_back(url: str, schema: Path) -> None:
    """The database as it was under that schema."""
    rows = _rows(schema)

    def work(connection: Connection) -> None:
        upgrade(connection, schema.stem)
        result = MetaData()
        result.reflect(connection)
        for name in [table.name for table in result.sorted_tables if table.name != "alembic_version"]:
            for row in rows[name]:
                typed = {
                    key: bool(value) if str(result.tables[name].c[key].type) == "BOOLEAN" else value
                    for key, value in row.items()
                }
                connection.execute(insert(result.tables[name]), typed)

    database = open_database(url)
    await database.write(work)
    await database.close()


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.stem)
async def test_an_earlier_database_keeps_everything_and_its_games_go_on(url: str, schema: Path) -> None:
    await _put_back(url, schema)
    store = await Store.open(url)
    before = _rows(schema)
    assert await store.database.read(schema_of) == HEAD
    for name, rows in before.items():
        if name != "alembic_version":
            query = select(metadata.tables[name])
            after = await store.database.read(partial(_all, query))
            migrated = [{key: row[key] for key in rows[0]} for row in after]
            assert sorted(map(str, map(_plain, migrated))) == sorted(map(str, map(_plain, rows)))
    assert await store.secret() == "5e" * 32
    shown = await store.database.read(
        lambda db: db.execute(select(metadata.tables["players"].c.appearance)).scalars().all()
    )
    assert set(shown) == {"ada", "boł"}  # so that a guest with the name of an account is found
    tables = await store.tables(Filter(player="ada"))
    assert {table.id for table in tables} == {"t-industry", "t-shares"}
    for table in tables:
        folded = table_of(table.setup, await store.rows(table.id))
        assert (folded.status, folded.steps, folded.to_move) == ("playing", table.steps, table.to_move)
    await store.close()


def _all(query: Any, db: Connection) -> list[Any]:
    return [row._mapping for row in db.execute(query)]


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {key: int(value) if isinstance(value, bool) else value for key, value in row.items()}


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.stem)
def test_a_step_once_taken_is_never_rewritten(schema: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(schema.read_text(encoding="utf-8"))
        migrated = _shape(database)
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection, schema.stem)
        assert _shape(connection.connection.driver_connection) == migrated
    engine.dispose()


def _shape(database: Any) -> list[tuple[str, str]]:
    return sorted(database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


async def test_the_steps_lead_to_the_schema_the_program_uses(store: Store) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    assert await store.database.read(differences) == []
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD
    assert [schema.stem for schema in SCHEMAS] == [f"{at:04d}" for at in range(1, int(HEAD))]


async def test_names_of_before_are_compared_by_what_looks_alike_today(sqlite_url: str) -> None:
    await _put_back(sqlite_url, _SCHEMA_10)
    database = open_database(sqlite_url)
    for change in ("UPDATE players SET name = 'ᴀda', appearance = 'ᴀda' WHERE id = 'ada'",
                   "UPDATE accounts SET appearance = 'ᴀda'"):  # fmt: skip
        await database.write(lambda db, change=change: db.execute(text(change)))  # type: ignore[misc]
    await database.close()
    store = await Store.open(sqlite_url)
    assert await store.name_owner("Ada") == "ada"
    await store.close()


async def test_the_guests_that_accounts_were_before_are_found_in_the_journals(url: str) -> None:
    await _put_back(url, _SCHEMA_11)
    database = open_database(url)
    for change in (
        """INSERT INTO journal VALUES ('t-shares', 99, 1, '{"kind":"merged","player":"g","into":"ada"}')""",
        """INSERT INTO journal VALUES ('t-shares', 98, 1, '{"kind":"merged","player":"h","into":"gone"}')""",
        "INSERT INTO daily_entries VALUES ('2026-11-01', 'shares', 'bo', 't-bo', 1, 'counted', 2, 3, 1)",
        "INSERT INTO daily_entries VALUES ('2026-11-01', 'shares', 'ada', 't-ada', 1, 'counted', 2, 3, 1)",
    ):
        await database.write(lambda db, change=change: db.exec_driver_sql(change))  # type: ignore[misc]
    await database.close()
    store = await Store.open(url)
    assert await store.database.read(lambda db: guests_of(db, "ada")) == ["g"]
    begun = select(metadata.tables["daily_entries"]).where(text("day = '2026-11-01'"))
    assert {row["player_id"]: row["guest"] for row in await store.database.read(partial(_all, begun))} == {
        "ada": False, "bo": True,
    }  # fmt: skip
    await store.close()


async def test_what_somebody_wrote_is_found_in_the_journals_of_before(url: str) -> None:
    await _put_back(url, _SCHEMA_13)
    store = await Store.open(url)
    lines = await store.database.read(lambda db: lines_of(db, ("ada", "nobody")))
    said = Said("ciao @Bo", "Ada", ("bo",), "ada", "c1")
    assert [(table, row.entry) for table, row in lines] == [("t-industry", said), ("t-shares", said)]
    assert await store.database.read(lambda db: chats_of(db, ("bo",))) == []
    await store.close()


async def test_a_database_of_a_later_program_is_left_alone(url: str) -> None:
    store = await Store.open(url)
    await store.database.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    with pytest.raises(TooNew):
        await Store.open(url)
    with pytest.raises(ValueError, match="not a database"):
        await Store.open("mysql://somewhere/won")
