"""One socket at one table, as the table sees it: who it is, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from won.server.wire.messages import Closing, FromServer, Presence

if TYPE_CHECKING:
    from won.server.live.table import Live

BEHIND: Final = 500  # messages a client may be behind before it is sent away to come back afresh
_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: FromServer) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    """Nobody waits for a slow client: messages are put here, and one writer sends them.

    The state of the table is not put here but asked for when it is sent, so that a client which is behind gets the
    news it missed and the last state once.
    """

    __slots__ = ("closing", "delayed", "language", "name", "outbox", "player", "presence", "state_due", "waking")

    def __init__(self, player: str = "", name: str = "", language: str = "en") -> None:
        self.player = player
        self.name = name
        self.language = language
        self.presence: Presence = "here"
        self.delayed = False  # an onlooker of a table that is shown late
        self.outbox: deque[str] = deque()
        self.state_due = False
        self.closing = False
        self.waking = asyncio.Event()

    def send(self, message: FromServer) -> None:
        self.put(encoded(message))

    def put(self, text: str) -> None:
        if self.closing:
            return
        self.outbox.append(text)
        if len(self.outbox) > BEHIND:
            self.outbox.clear()
            self.outbox.append(encoded(Closing("behind", 1.0)))
            self.close()
        self.waking.set()

    def show_state(self) -> None:
        self.state_due = True
        self.waking.set()

    def close(self) -> None:
        """What is already to be sent is still sent."""
        self.closing = True
        self.waking.set()

    async def next(self, live: Live) -> list[str]:
        """What is to be sent now; waits for something, and is empty when it is over.

        The state comes when all else has been sent: answers need not wait until it is made.
        """
        while not self.outbox and not self.state_due and not self.closing:
            self.waking.clear()
            await self.waking.wait()
        if self.outbox or self.closing:
            found = list(self.outbox)
            self.outbox.clear()
            return found
        self.state_due = False
        return [live.state_for(self)]
