"""What the processes that share tables tell each other besides rows: who is connected, and which keys have changed.

Nothing of it is stored. A process that loads a table asks who is connected to it, and the others answer. The
messages of a process are forgotten when it leaves, or when it has been silent for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import msgspec

from won.server.live.audience import Audience
from won.server.live.services import Services
from won.server.live.unwanted import reload_unwanted
from won.server.wire.messages.common import Presence

ALIVE: Final = 10.0  # seconds between signs of life
PATIENCE: Final = 3.0  # seconds for a good-bye
DEAD: Final = 35.0  # seconds of silence after which a process is taken for dead
_LOG = logging.getLogger("won.processes")


class ProcessMessage(msgspec.Struct, frozen=True, tag_field="word", omit_defaults=True):
    """From one process to all the others."""


class Connected(ProcessMessage, frozen=True, tag="here"):
    """Who is connected there to a table; `asking`: the others answer with theirs."""

    people: dict[str, Presence] = {}
    onlookers: int = 0
    asking: bool = False


class Alive(ProcessMessage, frozen=True, tag="alive"):
    pass


class Leaving(ProcessMessage, frozen=True, tag="leaving"):
    pass


class OrdersChanged(ProcessMessage, frozen=True, tag="ordered"):
    seat: int


class KeyChanged(ProcessMessage, frozen=True, tag="rekeyed"):
    """Connections that used the player's old key must go, of one device or of all."""

    player: str
    device: str = ""
    code: str = "wrong_key"  # why they must go


class UnwantedChanged(ProcessMessage, frozen=True, tag="unwanted"):
    """These players have blocked or muted somebody, or no longer do."""

    players: tuple[str, ...]


class Reload(ProcessMessage, frozen=True, tag="reload"):
    """The stored rows of a table were changed."""


AnyMessage = Connected | Alive | Leaving | OrdersChanged | KeyChanged | UnwantedChanged | Reload
_DECODER: Final = msgspec.json.Decoder(AnyMessage)


class SharedTable(Protocol):
    """What the other processes' messages concern."""

    @property
    def audience(self) -> Audience: ...

    async def reload_orders(self, seat: int) -> None: ...


class Processes:
    """The other processes. Where there are none, nothing is sent."""

    def __init__(
        self,
        services: Services,
        tables: Mapping[str, SharedTable],
        dismiss: Callable[[str, str, str], None],
        unload: Callable[[str], Awaitable[None]],
    ) -> None:
        self._services = services
        self._tables = tables
        self._dismiss = dismiss
        self._unload = unload
        self._last_heard: dict[str, float] = {}
        self._last_sign = 0.0
        self._due: dict[str, bool] = {}  # tables whose presence must be announced, and whether to ask
        self._sending: asyncio.Task[None] | None = None

    def announce(self, table_id: str, asking: bool = False) -> None:
        """Tell who is connected here to that table: in order, and changes in the meantime once."""
        if not self._services.shared or self._services.stopping:
            return
        self._due[table_id] = self._due.get(table_id, False) or asking
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._announce(), name="presence")
            self._sending.add_done_callback(_log_failure)

    async def _announce(self) -> None:
        while self._due:
            table_id = next(iter(self._due))
            asking = self._due.pop(table_id)
            table = self._tables.get(table_id)
            if table is not None:
                audience = table.audience
                await self.send(table_id, Connected(audience.local_presence(), audience.onlookers(), asking))

    async def send(self, table_id: str, message: ProcessMessage) -> None:
        if self._services.shared:
            await self._services.store.send(table_id, msgspec.json.encode(message).decode())

    async def unwanted_changed(self, *players: str) -> None:
        """What they are sent of the chats changes, here and at the other processes."""
        await reload_unwanted(self._services.store, self._tables, players)
        await self.send("", UnwantedChanged(players))

    def received(self, origin: str, table_id: str, text: str) -> None:
        self._last_heard[origin] = time.monotonic()
        try:
            message = _DECODER.decode(text)
        except msgspec.DecodeError:  # from a later version of the program
            return
        table = self._tables.get(table_id)
        if isinstance(message, Connected) and table is not None:
            table.audience.remote.update(origin, message.people, message.onlookers)
            if message.asking and table.audience.connections:
                self.announce(table_id)
            table.audience.send_presence()
        elif isinstance(message, OrdersChanged) and table is not None:
            self._services.background(table.reload_orders(message.seat), table_id)
        elif isinstance(message, Leaving):
            self._forget(origin)
        elif isinstance(message, KeyChanged):
            self._dismiss(message.player, message.device, message.code)
        elif isinstance(message, UnwantedChanged):
            store = self._services.store
            self._services.background(reload_unwanted(store, self._tables, message.players), table_id)
        elif isinstance(message, Reload):
            self._services.background(self._unload(table_id), table_id)

    async def sweep(self) -> None:
        """Give a sign of life now and then, and forget processes that gave none."""
        now = time.monotonic()
        if self._services.shared and now > self._last_sign + ALIVE:
            self._last_sign = now
            await self.send("", Alive())
            for origin in [origin for origin, last in self._last_heard.items() if now > last + DEAD]:
                self._forget(origin)

    def _forget(self, origin: str) -> None:
        self._last_heard.pop(origin, None)
        for table in list(self._tables.values()):
            if table.audience.remote.forget(origin):
                table.audience.send_presence()

    async def leave(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._sending is not None:
                    await asyncio.wait([self._sending])
                await self.send("", Leaving())
        except Exception as error:  # they will notice by themselves
            _LOG.warning("no good-bye", extra={"error": type(error).__name__})


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:  # the next change announces it
        _LOG.warning("presence not announced", extra={"error": type(error).__name__})
