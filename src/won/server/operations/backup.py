"""Backup into one SQLite file, from any database, and restore from it.

A backup is a consistent snapshot of a database that may be in use. A restore is one transaction.
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

from won.server.storage.append_only import protect, unprotect
from won.server.storage.database import Sqlite, open_database, private_file, sqlite_engine
from won.server.storage.in_use import LOCK, InUse, alone
from won.server.storage.metadata import metadata
from won.server.storage.migrate import TooNew, migrate, schema_of
from won.server.storage.schema import HEAD, journal, players, tables

CHUNK: Final = 1000  # rows copied at a time


class NotABackup(Exception):  # noqa: N818
    """The file is not one of our databases."""


class NotEmpty(Exception):  # noqa: N818
    """The database is not empty, and `replace` was not given."""


class NoDatabase(Exception):  # noqa: N818
    """There is no database to save."""


class Content(msgspec.Struct, frozen=True):
    players: int
    tables: int
    rows: int


def existing(url: str) -> str:
    """The URL; raises `NoDatabase` where it names a file that does not exist, which opening it would make."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise NoDatabase(parsed.database)
    return url


async def backup(url: str, to: Path) -> Content:
    """Save a database to a file, completely or not at all."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    private_file(part)
    try:
        if make_url(url).get_backend_name() == "sqlite":
            await asyncio.to_thread(_copy_file, make_url(url).database or "", part)
        else:
            await _export(url, part)
        try:
            content = _inspect(part)
        except NotABackup:
            raise NoDatabase(url) from None
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(to)
    finally:
        part.unlink(missing_ok=True)
    return content


async def restore(source: Path, url: str, replace: bool = False) -> Content:
    """Restore a database from a file; a file of an earlier schema is brought up to date on the way."""
    with _up_to_date(source) as path:
        target = open_database(url)
        try:
            if isinstance(target, Sqlite):
                with alone(str(target.url.database)):
                    await target.write(lambda db: _restore(db, path, replace))
            else:
                await target.write(lambda db: _restore(db, path, replace))
        finally:
            await target.close()
        return _inspect(path)


def _copy_file(source: str, to: Path) -> None:
    if not Path(source).is_file():
        raise NoDatabase(source)
    address = f"{Path(source).resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as database, closing(sqlite3.connect(to)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no other beside it


async def _export(url: str, to: Path) -> None:
    """Copy a snapshot of another database into a new file."""
    source = open_database(url)
    try:
        await source.read(lambda db: _copy_to(db, to))
    finally:
        await source.close()


def _copy_to(db: Connection, to: Path) -> None:
    db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    if schema_of(db) is None:
        raise NoDatabase
    if schema_of(db) != HEAD:
        raise TooNew(schema_of(db))
    with _open(to) as file:
        migrate(file)
        _copy(db, file)


def _restore(db: Connection, source: Path, replace: bool) -> None:
    if (
        db.dialect.name == "postgresql"
        and not db.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": LOCK}).scalar()
    ):
        raise InUse
    migrate(db)
    if not replace and any(db.execute(select(func.count()).select_from(table)).scalar() for table in (players, tables)):
        raise NotEmpty
    unprotect(db)
    for table in reversed(metadata.sorted_tables):
        db.execute(delete(table))
    with _open(source) as file:
        _copy(file, db)
    protect(db)


def _copy(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        result = source.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in result.mappings().partitions(CHUNK):
            target.execute(insert(table), [dict(row) for row in rows])


@contextmanager
def _up_to_date(source: Path) -> Iterator[Path]:
    """A copy of a backup, brought up to date; the backup itself stays unchanged."""
    with tempfile.TemporaryDirectory(prefix="won-restore-") as folder:
        path = Path(folder) / "copy.db"
        try:
            _copy_file(str(source), path)
            _inspect(path)
            with _open(path) as file:
                migrate(file)
        except sqlite3.DatabaseError as error:
            raise NotABackup(str(source)) from error
        yield path


@contextmanager
def _open(path: Path) -> Iterator[Connection]:
    engine = sqlite_engine(make_url(f"sqlite+pysqlite:///{path}"), 1, "BEGIN", journal_mode="DELETE")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _inspect(path: Path) -> Content:
    """The content of a file, after a check for damage."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise NotABackup(str(path))
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", players.name, tables.name, journal.name} <= names:
            raise NotABackup(str(path))
        counts: list[Any] = [
            database.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0] for table in (players, tables, journal)
        ]
    return Content(*counts)
