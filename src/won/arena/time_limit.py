"""A limit on the processor time of a decision, on systems that have such timers."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Any, Self


class TimeLimitExceeded(BaseException):
    """The decision took too long. Not an `Exception`, so that no bot catches it by accident."""

    def __init__(self, most: float) -> None:
        super().__init__(f"more than {most:g} s")
        self.most = most


class TimeLimit:
    """Entered for a game, started and stopped for each decision; raises `TimeLimitExceeded` inside the decision.

    Only the main thread of a process can be interrupted; in other threads the limit does nothing.
    """

    def __init__(self) -> None:
        self.works = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        self.most = 0.0
        self.before: Any = None

    def __enter__(self) -> Self:
        if self.works:
            self.before = signal.signal(signal.SIGVTALRM, self._over)
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop()
        if self.works:
            signal.signal(signal.SIGVTALRM, self.before)

    def start(self, most: float) -> None:
        self.most = most
        if self.works:
            signal.setitimer(signal.ITIMER_VIRTUAL, most)

    def stop(self) -> None:
        if self.works:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _over(self, number: int, frame: FrameType | None) -> None:
        raise TimeLimitExceeded(self.most)
