"""One client at one table: who it is, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from won.server.live.moment import Known
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import Closing, FromServer, encode

BEHIND: Final = 500  # messages a client may be behind before it must connect again


class Connection:
    """Messages are queued here and one writer sends them, so that nobody waits for a slow client.

    The state of the table is rendered only when it is sent: a client that is behind gets all the news it missed and
    the last state once.
    """

    __slots__ = (
        "_render_state",
        "_wake",
        "address",
        "closing",
        "delayed",
        "device",
        "invited",
        "known",
        "language",
        "name",
        "outbox",
        "patches",
        "player",
        "presence",
        "prompt",
        "since",
        "unwanted",
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
        self.device = ""  # of the player's account
        self.known: Known | None = None  # the state that the next patch builds on
        self.unwanted: frozenset[str] = frozenset()  # whose chat is not sent here
        self.presence: Presence = "here"
        self.prompt = False  # a table screen, which is never shown the table late
        self.delayed = False  # an onlooker of a table that is shown late
        self.outbox: deque[str] = deque()
        self.closing = False
        self._render_state: Callable[[], str] | None = None
        self._wake = asyncio.Event()

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        self.outbox.append(text)
        if len(self.outbox) > BEHIND:
            self.outbox.clear()
            self.outbox.append(encode(Closing("behind", 1.0)))
            self.close()
        self._wake.set()

    def send_state(self, render: Callable[[], str]) -> None:
        """Send what `render` returns once everything else has been sent, unless a later state takes its place."""
        self._render_state = render
        self._wake.set()

    def close(self) -> None:
        """What is already queued is still sent."""
        self.closing = True
        self._wake.set()

    async def next(self) -> list[str]:
        """The frames to send now: waits until there is one, and is empty when the connection is over.

        The state comes last. Where it goes out whole, answers need not wait until it is rendered.
        """
        while not self.outbox and self._render_state is None and not self.closing:
            self._wake.clear()
            await self._wake.wait()
        texts = list(self.outbox)
        self.outbox.clear()
        if self._render_state is not None and not self.closing and (self.patches or not texts):
            render, self._render_state = self._render_state, None
            texts.append(render())
        return [f"[{','.join(texts)}]"] if self.patches and len(texts) > 1 else texts
