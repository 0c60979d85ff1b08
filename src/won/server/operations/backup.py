"""Everything in one file, and back from it: an SQLite database, whatever it came from.

A backup is one moment of a database that may be in use. A restore is one transaction: all of it or nothing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, make_url, select, text

from won.server.storage.database import Sqlite, open_database, private_file, sqlite_engine
from won.server.storage.guard import LOCK, InUse, alone
from won.server.storage.migrate import TooNew, migrate, schema_of
from won.server.storage.schema import HEAD, journal, metadata, players, tables

CHUNK: Final = 1000  # rows carried at a time


class NotABackup(Exception):  # noqa: N818
    """The file holds no tables of ours."""


class NotEmpty(Exception):  # noqa: N818
    """There is something in the database already, and nobody said to replace it."""


class NoDatabase(Exception):  # noqa: N818
    """There is nothing there to be saved."""


class Content(msgspec.Struct, frozen=True):
    players: int
    tables: int
    rows: int


async def backup(url: str, to: Path) -> Content:
    """Save a database to a file, which is there whole or not at all."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    private_file(part)
    try:
        if make_url(url).get_backend_name() == "sqlite":
            await asyncio.to_thread(_copy_file, make_url(url).database or "", part)
        else:
            await _export(url, part)
        found = _inspect(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(to)
    finally:
        part.unlink(missing_ok=True)
    return found


async def restore(source: Path, url: str, replace: bool = False) -> Content:
    """Put what a file holds into a database; one of an earlier schema is brought up to date on the way."""
    with _brought_up_to_date(source) as path:
        target = open_database(url)
        try:
            if isinstance(target, Sqlite):
                with alone(str(target.url.database)):
                    await target.write(lambda db: _fill(db, path, replace))
            else:
                await target.write(lambda db: _fill(db, path, replace))
        finally:
            await target.close()
        return _inspect(path)


def _copy_file(source: str, to: Path) -> None:
    if not Path(source).is_file():
        raise NoDatabase(source)
    address = f"{Path(source).resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as database, closing(sqlite3.connect(to)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


async def _export(url: str, to: Path) -> None:
    """Another database in one moment, into a new file."""
    source = open_database(url)
    try:
        await source.read(lambda db: _carry_to(db, to))
    finally:
        await source.close()


def _carry_to(db: Connection, to: Path) -> None:
    db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    if schema_of(db) is None:
        raise NoDatabase
    if schema_of(db) != HEAD:
        raise TooNew(schema_of(db))
    with _opened(to) as file:
        migrate(file)
        _carry(db, file)


def _fill(db: Connection, source: Path, replace: bool) -> None:
    if (
        db.dialect.name == "postgresql"
        and not db.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": LOCK}).scalar()
    ):
        raise InUse
    migrate(db)
    if not replace and any(db.execute(select(func.count()).select_from(one)).scalar() for one in (players, tables)):
        raise NotEmpty
    for table in reversed(metadata.sorted_tables):
        db.execute(delete(table))
    with _opened(source) as file:
        _carry(file, db)


def _carry(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.mappings().partitions(CHUNK):
            target.execute(insert(table), [dict(row) for row in rows])


@contextmanager
def _brought_up_to_date(source: Path) -> Iterator[Path]:
    """A copy of a backup under today's schema; the backup itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="won-restore-") as folder:
        path = Path(folder) / "copy.db"
        try:
            _copy_file(str(source), path)
            _inspect(path)
            with _opened(path) as file:
                migrate(file)
        except sqlite3.DatabaseError as error:
            raise NotABackup(str(source)) from error
        yield path


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    engine = sqlite_engine(make_url(f"sqlite+pysqlite:///{path}"), 1, "BEGIN", journal_mode="DELETE")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _inspect(path: Path) -> Content:
    """What a file holds; it is looked through for damage first."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise NotABackup(str(path))
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", players.name, tables.name, journal.name} <= names:
            raise NotABackup(str(path))
        counts: list[Any] = [
            database.execute(f"SELECT count(*) FROM {one.name}").fetchone()[0] for one in (players, tables, journal)
        ]
    return Content(*counts)
