"""Tables that have ended, for tests of what is counted then."""

from __future__ import annotations

import msgspec

from tests.server.storage.samples import SETUP, table
from won.core.game import Points, Result
from won.server.storage.store import Store
from won.tables.entries import AnyEntry, Row, Sat
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.summary import Summary

RATED = msgspec.structs.replace(SETUP, rated=True)
ADA, BO, CLEO = Holder("ada", "Ada"), Holder("bo", "Bo"), Holder("cleo", "Cleo")


async def finish(
    store: Store,
    name: str,
    totals: tuple[int, ...] | None,
    seats: tuple[Holder, ...] = (ADA, BO, CLEO),
    setup: Setup = RATED,
    entries: tuple[AnyEntry, ...] = (),
    at: int = 5,
    steps: int = 100,
    ranks: tuple[int, ...] = (),
) -> None:
    await store.add_table(table(name, setup=setup))
    result = None
    if totals is not None:
        best = max(totals)
        scores = tuple(Points(seat, total, {}) for seat, total in enumerate(totals))
        result = Result(scores, tuple(seat for seat, total in enumerate(totals) if total == best), ranks)
    sat: tuple[AnyEntry, ...] = tuple(Sat(seat, holder.player, holder.name) for seat, holder in enumerate(seats))
    rows = [Row(sequence, at, entry) for sequence, entry in enumerate(entries or sat)]
    await store.append(name, rows, Summary("over" if totals else "ended", seats, (), steps, None, result))
