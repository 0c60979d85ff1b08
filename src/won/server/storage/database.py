"""A database to read from and write to, SQLite or PostgreSQL.

Work on it is plain SQLAlchemy Core in a function of a connection. SQLite runs such functions in threads, one for
writing and a few for reading; PostgreSQL runs them on the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from won.server.storage.in_use import UseLock
from won.server.storage.write_failures import counted_failures

T = TypeVar("T")
READERS = 3
CHECKPOINT_EVERY = 200  # transactions: about a thousand pages, SQLite's own measure
LONGEST_LOG = 8_000  # pages: a commit carries the checkpoint itself if those beside it do not keep up
BUSY_SECONDS = 30  # how long to wait for another process that writes: a backup, a restore


class Database(Protocol):
    opened: bool  # whether its schema is up to date, so that it can be worked with

    @property
    def url(self) -> URL: ...

    async def mark_in_use(self) -> None:
        """A server starts to use the database: until it closes, no restore may replace it."""

    async def claim(self) -> None:
        """Raises `InUse` where another server uses a database that serves only one."""

    async def hold(self, kind: int, number: int) -> None:
        """Hold a lock of two numbers for as long as the connection lasts, where processes share the database."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that only reads."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; return once it is safely stored. If `work` raises, nothing is written."""

    async def listen(self, channel: str, received: Callable[[str], None], ready: Callable[[], None]) -> None:
        """Pass on the notifications of a channel, after `ready`, until the connection is lost."""

    async def close(self) -> None: ...


class NoDriver(Exception):  # noqa: N818 - what is missing, not what failed
    """The packages that PostgreSQL needs are not installed."""


def open_database(url: str) -> Database:
    """The database at a URL: `sqlite:///path` or `postgresql://...`, with or without the name of a driver."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        try:
            from won.server.storage.postgres import Postgres

            return Postgres(parsed)
        except ImportError as error:
            raise NoDriver from error
    return Sqlite(parsed)


class Sqlite:
    """One file: readers beside one writer (WAL), and every commit on the disk before it returns (FULL).

    Checkpoints, which copy the log into the database and flush it, run in a thread of their own: within a commit one of
    them would hold up every answer for as long as the disk takes.
    """

    def __init__(self, url: URL) -> None:
        if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
            raise ValueError(f"not a database to keep tables in: {url.render_as_string()}")
        private_file(url.database)
        self.url = url.set(drivername="sqlite+pysqlite")
        self._writer = sqlite_engine(self.url, 1, "BEGIN IMMEDIATE")
        self._reader = sqlite_engine(self.url, READERS, "BEGIN")
        self._writing = ThreadPoolExecutor(1, "won-write")
        self._reading = ThreadPoolExecutor(READERS, "won-read")
        self._checkpointer = sqlite_engine(self.url, 1, "BEGIN")
        self._checkpointing = ThreadPoolExecutor(1, "won-checkpoint")
        self._since_checkpoint = 0  # transactions
        self._use_lock: UseLock | None = None
        self.opened = False

    async def mark_in_use(self) -> None:
        self._use_lock = await asyncio.to_thread(UseLock, str(self.url.database))

    async def claim(self) -> None:
        assert self._use_lock is not None
        await asyncio.to_thread(self._use_lock.claim)

    async def hold(self, kind: int, number: int) -> None:
        """Nobody else looks for it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _within, self._reader, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with counted_failures(self.opened):
            result = await asyncio.get_running_loop().run_in_executor(self._writing, _within, self._writer, work)
        self._since_checkpoint += 1
        if self._since_checkpoint >= CHECKPOINT_EVERY:
            self._since_checkpoint = 0
            self._checkpointing.submit(_checkpoint, self._checkpointer)
        return result

    async def listen(self, channel: str, received: Callable[[str], None], ready: Callable[[], None]) -> None:
        await asyncio.Event().wait()  # a single process gets no notifications

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        for pool in (self._writing, self._reading, self._checkpointing):
            pool.shutdown()
        for engine in (self._reader, self._checkpointer, self._writer):
            engine.dispose()
        if self._use_lock is not None:
            self._use_lock.close()


def _within(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _checkpoint(engine: Engine) -> None:
    """Copy what can be copied without waiting for anyone; what is left waits for the next time."""
    with contextlib.closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def private_file(path: str | Path) -> None:
    """Create a file that other users cannot read: it will hold seeds and notes."""
    Path(path).touch(0o600)


def sqlite_engine(url: URL, size: int, begin: str, journal_mode: str = "WAL") -> Engine:
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_reset_on_return=None,  # nothing is done outside a transaction that ends by itself
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        hide_parameters=True,  # errors are logged, but not what players wrote
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin only where we say so
        for pragma in (
            f"journal_mode={journal_mode}",
            "synchronous=FULL",
            "foreign_keys=ON",
            "cache_size=-16000",
            f"wal_autocheckpoint={LONGEST_LOG}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    def start(dbapi_connection: Any) -> None:
        dbapi_connection.cursor().execute(begin)

    engine.dialect.do_begin = start  # type: ignore[method-assign]
    return engine
