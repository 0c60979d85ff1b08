"""Snapshots of journals, and journals as lines of text, which are cheap to read, to hash and to hand on.

A snapshot is stored after its rows, with a digest of all of them. Whoever reads it computes the digest anew from the
journal: where it differs, or another version of the program made the snapshot, the snapshot is ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from won.server.storage.database import Database
from won.server.storage.digests import Mark
from won.server.storage.schema import snapshots
from won.tables.snapshots import Snapshot

_LINE: Final = "sequence || ' ' || at || ' ' || entry"
_RANGE: Final = "FROM journal WHERE table_id = :table AND sequence > :since AND sequence <= :upto"
# One long text: the database puts it together much faster than Python could read the rows one by one.
_LINES: Final = {
    "sqlite": text(f"SELECT group_concat(line, char(10)) FROM (SELECT {_LINE} AS line {_RANGE} ORDER BY sequence)"),
    "postgresql": text(f"SELECT string_agg({_LINE}, chr(10) ORDER BY sequence) {_RANGE}"),
}
_ALL: Final = 2**31 - 1


class SnapshotStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self, table: str, since: int = -1, upto: int = _ALL) -> list[str]:
        """The rows after `since` up to `upto`, each as a line of its number, its time and its entry."""

        def work(db: Connection) -> list[str]:
            row = db.execute(_LINES[db.dialect.name], {"table": table, "since": since, "upto": upto}).scalar()
            return row.split("\n") if row else []

        return await self._database.read(work)

    async def marks(self, table: str) -> list[Mark]:
        columns = [snapshots.c[name] for name in Mark.__struct_fields__]
        query = select(*columns).where(snapshots.c.table_id == table).order_by(snapshots.c.sequence)
        return await self._database.read(lambda db: [Mark(*row) for row in db.execute(query)])

    async def get(self, table: str, sequence: int) -> Snapshot | None:
        columns = [snapshots.c[name] for name in Snapshot.__struct_fields__]
        query = select(*columns).where(snapshots.c.table_id == table, snapshots.c.sequence == sequence)
        row = await self._database.read(lambda db: db.execute(query).first())
        return None if row is None else Snapshot(*row)

    async def put(self, table: str, taken: Sequence[tuple[Mark, Snapshot]]) -> None:
        """Store new snapshots; only the two newest keep their logs, which waking needs."""

        def work(db: Connection) -> None:
            of_table = snapshots.c.table_id == table
            numbers = [mark.sequence for mark, _ in taken]
            db.execute(delete(snapshots).where(of_table, snapshots.c.sequence.in_(numbers)))
            db.execute(insert(snapshots), [_columns(table, mark, snapshot) for mark, snapshot in taken])
            newest = select(snapshots.c.sequence).where(of_table).order_by(snapshots.c.sequence.desc()).limit(2)
            newest_ids = list(db.execute(newest).scalars())
            db.execute(update(snapshots).where(of_table, snapshots.c.sequence < min(newest_ids)).values(log=b""))

        await self._database.write(work)


def _columns(table: str, mark: Mark, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(mark), "body": snapshot.body, "log": snapshot.log}
