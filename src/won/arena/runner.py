"""Runs jobs on workers: submits a few ahead, and submits the job of a worker that died again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final, Generic, TypeVar

from won.arena.workers import Workers

__all__ = ["WorkersLost", "run"]

J = TypeVar("J")
R = TypeVar("R")
TRIES: Final = 5  # of one job, because some jobs kill every worker


class WorkersLost(Exception):  # noqa: N818 - named after what happened
    """Workers keep dying over a job. Finished results are not affected."""


class _Attempt(Generic[J]):
    """A job, and how often it was submitted."""

    __slots__ = ("job", "tries")

    def __init__(self, job: J) -> None:
        self.job = job
        self.tries = 0


def run(work: Callable[[J], R], jobs: Iterable[J], workers: Workers) -> Iterator[R]:
    """The results in the order they finish, each exactly once."""
    waiting = map(_Attempt, jobs)
    failed: deque[_Attempt[J]] = deque()
    running: dict[Future[R], _Attempt[J]] = {}
    while True:
        while len(running) < workers.ahead:
            attempt = failed.popleft() if failed else next(waiting, None)
            if attempt is None:
                break
            running[_submit(work, attempt, workers)] = attempt
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            attempt = running.pop(future)
            try:
                result = future.result()
            except workers.lost:
                failed.append(attempt)
            else:
                yield result


def _submit(work: Callable[[J], R], attempt: _Attempt[J], workers: Workers) -> Future[R]:
    """Submit a job, to new workers where the old ones died."""
    while attempt.tries < TRIES:
        attempt.tries += 1
        try:
            return workers.submit(work, attempt.job)
        except workers.lost:
            workers.renew()
    raise WorkersLost
