"""When Python's cyclic garbage collector runs, so that it never looks at all tables while people play.

Nearly everything is freed by reference counting at once. A full collection of hundreds of tables takes a third of a
second in which nobody is answered, so it waits for a quiet moment. What has lived for a second is set aside: the
collections of young objects that happen all the time then take a millisecond or two, a few times a second at most.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from won.server.operations.memory import resident_memory

LEAST: Final = 60.0  # seconds between two full collections
MOST: Final = 1800.0  # seconds after which one runs without a quiet moment, if much memory has been taken since
GROWTH: Final = 1.5  # how many times the memory after the last full collection is much
YOUNG: Final = 20_000  # more objects made than freed, and the young ones are collected
NEVER: Final = 1_000_000  # young collections before one of older objects, which are set aside first


class GarbageCollection:
    """From `begin` to `end` full collections happen only in `run`, which is called every second."""

    def __init__(self) -> None:
        self._threshold = gc.get_threshold()
        self._last = time.monotonic()
        self._memory = 0.0

    def begin(self) -> None:
        """Set aside what the process has loaded; the garbage of its start waits for the first quiet minute."""
        gc.freeze()
        self._memory = resident_memory()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def run(self, quiet: bool) -> None:
        waited = time.monotonic() - self._last
        if waited > LEAST and (quiet or (waited > MOST and resident_memory() > GROWTH * self._memory)):
            self._collect()
        else:
            gc.freeze()  # takes no time: the lists of objects are joined, not looked through

    def end(self) -> None:
        gc.unfreeze()
        gc.set_threshold(*self._threshold)

    def _collect(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = time.monotonic()
        self._memory = resident_memory()
