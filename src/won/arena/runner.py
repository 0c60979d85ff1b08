"""Work handed out and gathered in: a few jobs ahead, and those of a worker that died handed out again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final, Generic, TypeVar

from won.arena.workers import Workers

J = TypeVar("J")
R = TypeVar("R")
TRIES: Final = 5  # of one job: workers that always die over it would do so for ever


class WorkersLost(Exception):  # noqa: N818 - a finding
    """Workers die again and again; what they had finished before is not touched."""


class _Handed(Generic[J]):
    """A job and how often it has been handed out."""

    __slots__ = ("job", "tries")

    def __init__(self, job: J) -> None:
        self.job = job
        self.tries = 0


def run(work: Callable[[J], R], jobs: Iterable[J], workers: Workers) -> Iterator[R]:
    """The results as they come, each exactly once, in any order."""
    waiting = map(_Handed, jobs)
    again: deque[_Handed[J]] = deque()
    running: dict[Future[R], _Handed[J]] = {}
    while True:
        while len(running) < workers.ahead:
            handed = again.popleft() if again else next(waiting, None)
            if handed is None:
                break
            running[_submitted(work, handed, workers)] = handed
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            handed = running.pop(future)
            try:
                result = future.result()
            except workers.lost:
                again.append(handed)
            else:
                yield result


def _submitted(work: Callable[[J], R], handed: _Handed[J], workers: Workers) -> Future[R]:
    """Handed out; to new workers where those at hand have died."""
    while handed.tries < TRIES:
        handed.tries += 1
        try:
            return workers.submit(work, handed.job)
        except workers.lost:
            workers.renew()
    raise WorkersLost
