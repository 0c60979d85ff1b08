"""Several tables for one piece of work: one that cannot be read must not keep it from the others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from won.server.live.hub import Hub
from won.server.live.table import LiveTable
from won.tables.errors import RequestError


async def fetched(hub: Hub, table_ids: Iterable[str]) -> AsyncIterator[LiveTable]:
    """Each of them, from wherever it is, but for those that are set aside because they cannot be read."""
    for table_id in table_ids:
        try:
            live = await hub.fetch(table_id)
        except RequestError as error:
            if error.code != "unreadable":
                raise
        else:
            yield live
