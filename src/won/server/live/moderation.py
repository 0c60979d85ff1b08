"""Does at the live tables what operators have decided, on the page or in a shell."""

from __future__ import annotations

import logging
from typing import Final

from won.server.accounts import table_actions
from won.server.live.hub import Hub
from won.server.live.ownership import RemoteTableError
from won.server.storage.club_members import that_exist
from won.server.storage.store import Store
from won.tables.entries import Ended
from won.tables.errors import RequestError
from won.tables.table import Table

_LOG: Final = logging.getLogger("won.live")


async def apply_table_actions(store: Store, hub: Hub) -> None:
    """Close and hide tables, and show them again; several processes may do so at once."""
    to_close, hidden = await store.database.read(table_actions.wanted)
    for table in to_close:
        try:
            live = await hub.table(table)
            await live.journal.change(_end)
        except RemoteTableError:  # the process that has it does the same
            continue
        except RequestError as error:  # it cannot be read, or written just now: the others need not wait for it
            _LOG.warning("table %s cannot be closed: %s", table, error.code)
            continue
        await store.database.write(lambda db, table=table: table_actions.closed(db, table))  # type: ignore[misc]
    for table in hidden ^ hub.services.hidden:
        await hub.unload(table)  # it is read again, public or not
    hub.services.hidden = hidden


async def apply_dissolved_clubs(store: Store, hub: Hub) -> None:
    """Who looks on at the tables of a club that is gone has to come in again."""
    clubs = {live.setup.club for live in hub.tables.values()} - {""}
    gone = clubs - await store.database.read(lambda db: that_exist(db, clubs)) if clubs else clubs
    for club in gone - hub.services.dissolved:
        hub.processes.ask_again(club)
    hub.services.dissolved = frozenset(gone)


def _end(table: Table) -> list[Ended]:
    return [] if table.status in ("over", "ended") else [Ended("closed")]
