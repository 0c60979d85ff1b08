"""One client at one table: who it is, and what is still to be sent to it.

What can be written at once is written by a callback of the loop, once for all that was queued in a turn of it. Only
where the client is slow to read, or its channel cannot write at once, a task waits and sends.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from won.server.live.moment import Known
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import Closing, FromServer, encode

BEHIND: Final = 500  # messages a client may be behind before it must connect again
MOST: Final = 4_000_000  # characters of them
Write = Callable[[str], bool]  # writes a frame, or says false where that must wait
_LOG = logging.getLogger("won.connection")


class Connection:
    """Messages are queued here and sent later, so that nobody waits for a slow client.

    The state of the table is rendered only when it is sent: a client that is behind gets all the news it missed and
    the last state once.
    """

    __slots__ = (
        "_flushing",
        "_left",
        "_loop",
        "_render_state",
        "_size",
        "_wake",
        "address",
        "around",
        "closing",
        "delayed",
        "device",
        "invited",
        "key_hash",
        "known",
        "language",
        "name",
        "outbox",
        "owner",
        "patches",
        "player",
        "presence",
        "prompt",
        "since",
        "unwanted",
        "write",
    )

    def __init__(
        self,
        player: str = "",
        name: str = "",
        language: str = "en",
        version: int = 1,
        invited: bool = False,
        since: int = 0,
    ) -> None:
        self.player = player
        self.name = name
        self.language = language
        self.invited = invited  # has shown an invitation to this table
        self.since = since  # when the player's key was made
        self.patches = version >= 2  # it takes patches, and several messages in a frame
        self.address = ""  # where it comes from
        self.around = ""  # who is here, as it was last told
        self.owner = ""  # whose key opened it, which a table screen does not play with
        self.device = ""  # of the owner's account
        self.key_hash = ""  # of that key
        self.known: Known | None = None  # the state that the next patch builds on
        self.unwanted: frozenset[str] = frozenset()  # whose chat is not sent here
        self.presence: Presence = "here"
        self.prompt = False  # a table screen, which is never shown the table late
        self.delayed = False  # an onlooker of a table that is shown late
        self.outbox: deque[str] = deque()
        self.closing = False
        self.write: Write | None = None  # while nothing waits in the task that sends
        self._size = 0  # characters that are queued
        self._render_state: Callable[[], str] | None = None
        self._left: list[str] = []  # frames that could not be written at once
        self._loop: asyncio.AbstractEventLoop | None = None
        self._flushing = False  # a callback will write what is queued
        self._wake = asyncio.Event()

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        self.outbox.append(text)
        self._size += len(text)
        if len(self.outbox) > BEHIND or self._size > MOST:
            self.outbox.clear()
            self.outbox.append(encode(Closing("behind", 1.0)))
            self.close()
        self._ready()

    def send_around(self, text: str) -> None:
        """Who is here, unless it was said: nobody makes others be told the same again and again."""
        if text != self.around:
            self.around = text
            self.send_text(text)

    def send_state(self, render: Callable[[], str]) -> None:
        """Send what `render` returns once everything else has been sent, unless a later state takes its place."""
        self._render_state = render
        self._ready()

    def close(self) -> None:
        """What is already queued is still sent."""
        self.closing = True
        self._wake.set()

    def turn_away(self, closing: Closing) -> None:
        """Nothing that is queued is sent, not even why it was dismissed at the same moment."""
        self.outbox.clear()
        self.closing = False
        self.send(closing)
        self.close()

    async def next(self, write: Write | None = None) -> list[str]:
        """The frames that could not be written at once: waits until there are some, and is empty when the connection is
        over. They have been sent when it is called again; from then on `write` writes what comes.
        """
        while True:
            frames = self._left or self._take()
            self._left = []
            if frames or self.closing:
                return frames
            self.write = write
            self._wake.clear()
            await self._wake.wait()
            self.write = None

    def _ready(self) -> None:
        if self.write is None:
            self._wake.set()
        elif not self._flushing:
            self._flushing = True
            self._loop = self._loop or asyncio.get_running_loop()  # to ask for it takes a system call
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write what is queued, or leave it to the task that waits in `next`."""
        self._flushing = False
        if self.write is None:
            self._wake.set()
            return
        try:
            frames = self._take()
        except Exception:  # an error of ours: the client comes back
            _LOG.exception("a state could not be rendered")
            self.send(Closing("restart", 1.0))
            self.close()
            return
        for at, frame in enumerate(frames):
            if not self.write(frame):
                self.write, self._left = None, frames[at:]
                self._wake.set()
                return

    def _take(self) -> list[str]:
        """What is queued, as frames. The state comes last; where it goes out whole, answers need not wait until it is
        rendered.
        """
        texts = list(self.outbox)
        self.outbox.clear()
        self._size = 0
        if self._render_state is not None and not self.closing and (self.patches or not texts):
            render, self._render_state = self._render_state, None
            texts.append(render())
        elif self._render_state is not None and not self.closing:
            self._ready()
        return [f"[{','.join(texts)}]"] if self.patches and len(texts) > 1 else texts
