"""What carries the messages of one client: a WebSocket, or a page to its own worker."""

from __future__ import annotations

from typing import Protocol


class Gone(Exception):  # noqa: N818 - not an error: clients leave
    """The client went away."""


class Channel(Protocol):
    """Each method raises `Gone` when the client is no longer there."""

    async def receive(self) -> bytes | str: ...

    async def send(self, text: str) -> None: ...

    def write(self, text: str) -> bool:
        """Send it at once, or say false where that must wait."""

    async def close(self, code: int) -> None: ...
