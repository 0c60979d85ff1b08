"""Which database a server of the tests keeps, and what stands in it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, make_url, select

from won.server.storage import TableStore
from won.server.storage.database import open_database
from won.server.storage.metadata import metadata
from won.server.storage.store import Store

T = TypeVar("T")
ON_POSTGRES: Final = os.environ.get("WON_TEST_DATABASE", "sqlite") == "postgres"


def in_database(url: str, work: Callable[[Connection], T]) -> T:
    """In a transaction beside whatever server has that database open."""

    async def run() -> T:
        database = open_database(url)
        try:
            return await database.write(work)
        finally:
            await database.close()

    return asyncio.run(run())


def everything(url: str) -> str:
    """All that is stored, as one text."""
    return in_database(
        url, lambda db: "\n".join(str(list(db.execute(select(table)))) for table in metadata.sorted_tables)
    )


def kept(url: str) -> bytes:
    """All that is stored; of SQLite the very bytes of its files, with what was deleted and not yet overwritten."""
    file = make_url(url).database or ""
    files = [path for path in (Path(file), Path(f"{file}-wal")) if path.exists()]
    return b"".join(path.read_bytes() for path in files) or everything(url).encode()


def database_store(store: TableStore) -> Store:
    """The store of a server: for what only a database keeps, such as ratings and notification channels."""
    assert isinstance(store, Store)
    return store
