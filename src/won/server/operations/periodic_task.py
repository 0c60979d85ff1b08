"""Work that is repeated for as long as the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable

log = logging.getLogger(__name__)


async def cancel(task: asyncio.Task[None] | None) -> None:
    """End a task, if there is one, and wait until it has ended."""
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


class PeriodicTask(ABC):
    """`every`: the seconds between the end of one run and the start of the next."""

    def __init__(self, name: str, every: float) -> None:
        self._name = name
        self._every = every
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def run_once(self) -> None:
        """Do all there is to do now."""

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        await cancel(self._task)

    async def each(self, names: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do it for each, also where it fails for one: that one holds up none of the others."""
        for name in names:
            try:
                await work(name)
            except Exception as error:
                log.warning(f"{self._name} failed for {name}", extra={"error": type(error).__name__})

    async def _run(self) -> None:
        while True:
            try:
                await self.run_once()
            except Exception as error:  # the database may be away: try again later
                log.warning(f"{self._name} broke off", extra={"error": type(error).__name__})
            await asyncio.sleep(self._every)
