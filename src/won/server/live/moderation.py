"""Does at the live tables what operators have decided."""

from __future__ import annotations

from won.server.accounts import table_actions
from won.server.live.hub import Hub
from won.server.live.ownership import Elsewhere
from won.server.storage.store import Store
from won.tables.entries import Ended
from won.tables.table import Table


async def apply_table_actions(store: Store, hub: Hub) -> None:
    """Close and hide tables, and show them again; several processes may do so at once."""
    to_close, hidden = await store.database.read(table_actions.wanted)
    for table in to_close:
        try:
            live = await hub.table(table)
        except Elsewhere:  # the process that has it does the same
            continue
        await live.journal.change(_end)
        await store.database.write(lambda db, table=table: table_actions.closed(db, table))  # type: ignore[misc]
    for table in hidden ^ hub.services.hidden:
        await hub.unload(table)  # it is read again, public or not
    hub.services.hidden = hidden


def _end(table: Table) -> list[Ended]:
    return [] if table.status in ("over", "ended") else [Ended("closed")]
