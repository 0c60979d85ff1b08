"""The server's time: that of the calendar when the program started, and from then on a clock that nobody sets.

When the calendar of the machine is corrected, clocks of games neither jump nor stand still. Where the system has it,
the clock also counts the time that the machine sleeps.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final


def _clock() -> Callable[[], int]:
    try:
        time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # the system, or the browser, does not have it
        return time.monotonic_ns
    return partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)


_ticks: Final = _clock()
_START: Final = time.time_ns() - _ticks()


def now() -> int:
    """Milliseconds since 1970."""
    return (_START + _ticks()) // 1_000_000
