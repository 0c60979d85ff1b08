"""When Python's cyclic garbage collector runs: with hundreds of tables it stops the server for a third of a second.

Nearly everything is freed by reference counting at once; the rest can wait for a quiet moment.
"""

from __future__ import annotations

import gc
import time
from typing import Final

LEAST: Final = 60.0  # seconds between two full collections
MOST: Final = 1800.0  # seconds after which one runs, quiet or not
NEVER: Final = 1_000_000  # young collections before a full one


class GarbageCollection:
    """From `begin` to `end` full collections happen only in `run`."""

    def __init__(self) -> None:
        self._threshold = gc.get_threshold()
        self._last = time.monotonic()

    def begin(self) -> None:
        gc.collect()
        gc.freeze()  # the program itself is never garbage
        gc.set_threshold(10_000, 20, NEVER)

    def run(self, quiet: bool) -> None:
        waited = time.monotonic() - self._last
        if waited > MOST or (quiet and waited > LEAST):
            gc.collect()
            self._last = time.monotonic()

    def end(self) -> None:
        gc.unfreeze()
        gc.set_threshold(*self._threshold)
