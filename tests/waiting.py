"""Wait for a condition with a limit, instead of sleeping for a fixed time or waiting for ever."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
SECONDS = 60.0  # never reached unless something hangs; a busy machine is slow
PAUSE = 0.005


def wait_until(condition: Callable[[], T], seconds: float = SECONDS) -> T:
    """Poll the condition until it is true, and return what it gave."""
    limit = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < limit, f"not true after {seconds} seconds: {inspect.getsource(condition).strip()}"
        time.sleep(PAUSE)
    return value


async def until(condition: Callable[[], T], seconds: float = SECONDS) -> T:
    """The same inside an event loop."""
    async with asyncio.timeout(seconds):
        while not (value := condition()):
            await asyncio.sleep(PAUSE)
    return value


async def until_awaited(condition: Callable[[], Awaitable[T]], seconds: float = SECONDS) -> T:
    """The same for a condition that must be awaited."""
    async with asyncio.timeout(seconds):
        while not (value := await condition()):
            await asyncio.sleep(PAUSE)
    return value
