"""What the processes that share tables tell each other besides rows: who is where, and whose key is worth nothing now.

Nothing of it is kept. A process that hears of a table for the first time asks, and those who have people there answer;
what a process told is forgotten when it says good-bye, or has not been heard of for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from won.server.wire.messages import Presence

if TYPE_CHECKING:
    from won.server.live.hub import Hub
    from won.server.live.table import Live

ALIVE: Final = 10.0  # seconds between signs of life
PATIENCE: Final = 3.0  # seconds for a good-bye
DEAD: Final = 35.0  # seconds without one after which nobody is there any more
_LOG = logging.getLogger("won.peers")


class Word(msgspec.Struct, frozen=True, tag_field="word", omit_defaults=True):
    """From one process to all the others."""


class Here(Word, frozen=True, tag="here"):
    """Who is connected there to a table; `asking` those of others in return."""

    people: dict[str, Presence] = {}
    onlookers: int = 0
    asking: bool = False


class Alive(Word, frozen=True, tag="alive"):
    pass


class Leaving(Word, frozen=True, tag="leaving"):
    pass


class Ordered(Word, frozen=True, tag="ordered"):
    """The standing orders of a seat have changed."""

    seat: int


class Rekeyed(Word, frozen=True, tag="rekeyed"):
    """A player has a new key: whoever came in with the old one goes."""

    player: str


_READER: Final = msgspec.json.Decoder(Here | Alive | Leaving | Ordered | Rekeyed)


class Peers:
    """The other processes, as this one hears of them. Where there are none, nothing is said."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._alive: dict[str, float] = {}  # when each was last heard of
        self._said = 0.0
        self._due: dict[str, bool] = {}  # tables to tell of, and whether to ask
        self._sending: asyncio.Task[None] | None = None

    def tell(self, live: Live, asking: bool = False) -> None:
        """Who is here at that table; in order, and what changes meanwhile once."""
        if not self._hub.shared or self._hub.stopping:
            return
        self._due[live.id] = self._due.get(live.id, False) or asking
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="presence")
            self._sending.add_done_callback(_report)

    async def _send(self) -> None:
        while self._due:
            table = next(iter(self._due))
            asking = self._due.pop(table)
            live = self._hub.lives.get(table)
            if live is not None:
                await self.say(table, Here(live.here(), live.onlookers(), asking))

    async def say(self, table: str, word: Word) -> None:
        if self._hub.shared:
            await self._hub.store.say(table, msgspec.json.encode(word).decode())

    def heard(self, origin: str, table: str, text: str) -> None:
        """Something that another process says."""
        self._alive[origin] = time.monotonic()
        try:
            word = _READER.decode(text)
        except msgspec.DecodeError:  # from a later version of the program
            return
        live = self._hub.lives.get(table)
        if isinstance(word, Here) and live is not None:
            live.elsewhere.put(origin, word.people, word.onlookers)
            if word.asking and live.connections:
                self.tell(live)
            live.show_around()
        elif isinstance(word, Ordered) and live is not None:
            self._hub.background(live.read_orders(word.seat), table)
        elif isinstance(word, Leaving):
            self._gone(origin)
        elif isinstance(word, Rekeyed):
            self._hub.dismiss(word.player)

    async def sweep(self) -> None:
        """A sign of life now and then; who gives none is gone."""
        now = time.monotonic()
        if self._hub.shared and now > self._said + ALIVE:
            self._said = now
            await self.say("", Alive())
            for origin in [origin for origin, last in self._alive.items() if now > last + DEAD]:
                self._gone(origin)

    def _gone(self, origin: str) -> None:
        self._alive.pop(origin, None)
        for live in list(self._hub.lives.values()):
            if live.elsewhere.forget(origin):
                live.show_around()

    async def leave(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._sending is not None:
                    await asyncio.wait([self._sending])
                await self.say("", Leaving())
        except Exception as error:  # they will notice by themselves
            _LOG.warning("no good-bye", extra={"error": type(error).__name__})


def _report(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:  # it will be told with the next change
        _LOG.warning("presence not told", extra={"error": type(error).__name__})
