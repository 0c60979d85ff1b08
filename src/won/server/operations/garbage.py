"""When to look for garbage: with hundreds of tables that takes a third of a second, in which nobody is served.

Nearly everything is freed the moment it is let go of; what the collector is needed for can wait for a quiet moment.
"""

from __future__ import annotations

import gc
import time
from typing import Final

OFTEN: Final = 60.0  # seconds at least between two full collections
SELDOM: Final = 1800.0  # and at most, quiet or not
NEVER: Final = 1_000_000  # young collections before a full one: it comes when we say so


class Garbage:
    """From `begin` to `end` full collections happen only in `look`."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._last = time.monotonic()

    def begin(self) -> None:
        gc.collect()
        gc.freeze()  # the program itself is no garbage
        gc.set_threshold(10_000, 20, NEVER)

    def look(self, quiet: bool) -> None:
        waited = time.monotonic() - self._last
        if waited > SELDOM or (quiet and waited > OFTEN):
            gc.collect()
            self._last = time.monotonic()

    def end(self) -> None:
        gc.unfreeze()
        gc.set_threshold(*self._before)
