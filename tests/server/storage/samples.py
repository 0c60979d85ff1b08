"""Tables to store."""

from __future__ import annotations

from sqlalchemy import update

from won.server.storage import TableRow
from won.server.storage.schema import processes
from won.server.storage.store import Store
from won.tables.entries import Acted, Row, Said
from won.tables.seats import Holder
from won.tables.setup import Clock, Setup
from won.tables.summary import Summary

SETUP = Setup("industry", "second", 3, options={"rounds": 12}, clock=Clock("bank", 600, 10), title="Île d’été")
PLAYING = Summary("playing", (Holder("ada", "Ada"), Holder(bot="clerk", name="Bo"), Holder("cleo", "Cleo")), (0,), 1)


def table(name: str, made_at: int = 1, setup: Setup = SETUP, host: str = "ada") -> TableRow:
    return TableRow(name, setup, f"seed of {name}", host, made_at)


def row(sequence: int, text: str = "") -> Row:
    entry = Said(text, "Ada", by="ada") if text else Acted(0, {"kind": "pass"}, by="ada", id=f"a{sequence}")
    return Row(sequence, 1000 + sequence, entry)


async def written(store: Store, name: str, rows: int) -> None:
    await store.append(name, [row(at) for at in range(rows)], PLAYING)


async def silence(store: Store) -> None:
    """As if that process had not been heard of for too long: it is stopped, or cut off from the database."""
    old = update(processes).where(processes.c.id == store.origin).values(alive_until=0)
    await store.database.write(lambda db: db.execute(old))
