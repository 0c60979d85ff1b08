"""Which process has a table: one at a time, and it alone may write the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from won.server.storage.model import Lease

ALIVE: Final = 10_000  # milliseconds of silence after which a process is taken for dead


class Leases(Protocol):
    """The tables that this process may write."""

    async def begin(self, address: str) -> None:
        """Live, and be reached by the other processes at that address."""

    async def renew(self) -> None:
        """Say that this process lives; notice which others do not."""

    async def take(self, table: str) -> str | None:
        """Have the table from now on; none, or the address of the living process that has it."""

    async def release(self, wanted: Sequence[str]) -> None:
        """Let others have these tables."""

    async def lost(self) -> list[str]:
        """The tables that this process took and another one has by now."""

    async def end(self) -> None:
        """Release every table, and be gone."""

    def lease(self, table: str) -> Lease | None:
        """What an append must show, where processes share the tables."""

    def check(self, db: Any, table: str) -> None:
        """Raise `Moved` where another process has the table; none takes it until the transaction of `db` ends."""


class NoLeases:
    """Where only one process uses the tables, it has them all."""

    async def begin(self, address: str) -> None: ...

    async def renew(self) -> None: ...

    async def take(self, table: str) -> str | None:
        return None

    async def release(self, wanted: Sequence[str]) -> None: ...

    async def lost(self) -> list[str]:
        return []

    async def end(self) -> None: ...

    def lease(self, table: str) -> Lease | None:
        return None

    def check(self, db: Any, table: str) -> None: ...
