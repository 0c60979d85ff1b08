"""Whose chat a connection is not sent: taken over by every connection of a person when they block or mute somebody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from won.server.live.audience import Audience
from won.server.storage import TableStore
from won.server.wire.messages.from_server import Reread
from won.tables.setup import Setup


class Watched(Protocol):
    setup: Setup

    @property
    def audience(self) -> Audience: ...


async def reload_unwanted(store: TableStore, tables: Mapping[str, Watched], players: Iterable[str]) -> None:
    concerned = set(players)
    for table_id, table in list(tables.items()):
        for connection in list(table.audience.connections):
            if connection.player in concerned:
                now = await store.unwanted(connection.player, table_id)
                if now != connection.unwanted:
                    connection.unwanted = now
                    if connection.patches:  # a client of the first version of the protocol does not know the message
                        connection.send(Reread())
