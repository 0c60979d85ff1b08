"""What the processes that share tables tell each other: which keys and names have changed, and which tables must move.

Nothing of it is stored. Each table lives in one process; `won.server.storage.leases` says in which.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from won.server.live.services import Services
from won.server.live.unwanted import Watched, reload_unwanted

ELSEWHERE: Final = 0.5  # seconds for the requests of somebody who goes to end at the other processes


class ProcessMessage(msgspec.Struct, frozen=True, tag_field="word", omit_defaults=True):
    """From one process to all the others."""


class KeyChanged(ProcessMessage, frozen=True, tag="rekeyed"):
    """Connections that used the player's old key must go, of one device or of all."""

    player: str
    device: str = ""
    code: str = "wrong_key"  # why they must go


class PlayerGone(ProcessMessage, frozen=True, tag="gone"):
    """Requests of the player that are still on their way must not be answered."""

    player: str


class UnwantedChanged(ProcessMessage, frozen=True, tag="unwanted"):
    """These players have blocked or muted somebody, or no longer do."""

    players: tuple[str, ...]


class NameChanged(ProcessMessage, frozen=True, tag="renamed"):
    """What the player writes in a chat from now on stands under another name."""

    player: str
    name: str


class ClubChanged(ProcessMessage, frozen=True, tag="club"):
    """Somebody is no member of the club any more: who looks on at its tables has to come in again."""

    club: str


class Reload(ProcessMessage, frozen=True, tag="reload"):
    """The stored rows of a table were changed."""


class HandOver(ProcessMessage, frozen=True, tag="hand over"):
    """Another process has to write to the table."""


_DECODER: Final = msgspec.json.Decoder(
    KeyChanged | PlayerGone | UnwantedChanged | NameChanged | ClubChanged | Reload | HandOver
)


class Processes:
    """The other processes. Where there are none, nothing is sent."""

    def __init__(
        self,
        services: Services,
        tables: Mapping[str, Watched],
        dismiss: Callable[[str, str, str], None],
        unload: Callable[[str], Awaitable[None]],
        hand_over: Callable[[str], Awaitable[None]],
    ) -> None:
        self._services = services
        self._tables = tables
        self._dismiss = dismiss
        self._unload = unload
        self._hand_over = hand_over

    async def send(self, table_id: str, message: ProcessMessage) -> None:
        if self._services.shared:
            await self._services.store.send(table_id, msgspec.json.encode(message).decode())

    async def unwanted_changed(self, *players: str) -> None:
        """What they are sent of the chats changes, here and at the other processes."""
        await reload_unwanted(self._services.store, self._tables, players)
        await self.send("", UnwantedChanged(players))

    async def name_changed(self, player: str, name: str) -> None:
        """For open connections, here and at the other processes."""
        self._rename(player, name)
        await self.send("", NameChanged(player, name))

    def _rename(self, player: str, name: str) -> None:
        for table in self._tables.values():
            for connection in table.audience.connections:
                if connection.player == player:
                    connection.name = name

    @asynccontextmanager
    async def leaving(self, player: str) -> AsyncIterator[None]:
        """Entered once no request of theirs is under way, here or elsewhere, but the one that asks for it."""
        async with self._services.callers.leaving(player):
            await self.send("", PlayerGone(player))
            await asyncio.sleep(ELSEWHERE if self._services.shared else 0.0)
            yield

    async def check_keys(self) -> None:
        """Words of the others may have been lost: whose key is good no longer must go, as if that had been told."""
        keys = {each.key_hash for table in self._tables.values() for each in table.audience.connections} - {""}
        gone = keys - await self._services.store.good_keys(sorted(keys))
        for table in self._tables.values():
            table.audience.end_keys(gone)

    async def club_changed(self, club: str) -> None:
        self.ask_again(club)
        await self.send("", ClubChanged(club))

    def ask_again(self, club: str) -> None:
        """Who looks on at a table of the club here has to come in again."""
        for table in self._tables.values():
            if table.setup.club == club:
                table.audience.send_for_the_invited()

    def received(self, origin: str, table_id: str, text: str) -> None:
        try:
            message = _DECODER.decode(text)
        except msgspec.DecodeError:  # from another version of the program
            return
        if isinstance(message, KeyChanged):
            self._dismiss(message.player, message.device, message.code)
        elif isinstance(message, PlayerGone):
            self._services.callers.note_gone(message.player)
        elif isinstance(message, UnwantedChanged):
            store = self._services.store
            self._services.background(reload_unwanted(store, self._tables, message.players), table_id)
        elif isinstance(message, NameChanged):
            self._rename(message.player, message.name)
        elif isinstance(message, ClubChanged):
            self.ask_again(message.club)
        elif isinstance(message, Reload):
            self._services.background(self._unload(table_id), table_id)
        else:
            self._services.background(self._hand_over(table_id), table_id)
