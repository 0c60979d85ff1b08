"""Where the time of a thread goes: computing, waiting for a processor, or waiting for something else."""

from __future__ import annotations

import os
import threading
import time
from typing import NamedTuple

MS = 1_000_000  # nanoseconds


class Spent(NamedTuple):
    """Milliseconds. `waiting` is for a lock, the disk or the network; `queued` is for a processor that others use."""

    ms: float
    computing: float
    queued: float

    @property
    def waiting(self) -> float:
        return round(max(0.0, self.ms - self.computing - self.queued), 1)


class ThreadClock:
    """Of the thread that makes it. Where the system has no scheduler statistics, nothing counts as queued."""

    def __init__(self) -> None:
        try:
            self._file = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
        except OSError:
            self._file = -1
        self._last = self._now()

    def _now(self) -> tuple[float, float, float]:
        queued = int(os.pread(self._file, 64, 0).split()[1]) / MS if self._file >= 0 else 0.0
        return time.monotonic() * 1000, time.thread_time() * 1000, queued

    def lap(self) -> Spent:
        """The time since the last lap."""
        before, self._last = self._last, self._now()
        return Spent(*[round(now - then, 1) for now, then in zip(self._last, before, strict=True)])

    @property
    def late(self) -> float:
        """Milliseconds since the last lap; any thread may ask."""
        return time.monotonic() * 1000 - self._last[0]
