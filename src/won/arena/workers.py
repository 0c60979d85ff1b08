"""Workers for jobs: this process, processes of this machine, or any `concurrent.futures.Executor`."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from types import TracebackType
from typing import Any, Final, Self, TypeVar

__all__ = ["Inline", "Workers"]

R = TypeVar("R")
AHEAD: Final = 3  # jobs submitted for each worker: none waits for work, and memory stays small


class Workers:
    """Workers of an executor, entered for a run; `ahead` jobs are submitted at once."""

    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)  # the worker of a job died

    def __init__(self, executor: Executor, ahead: int = 16) -> None:
        self.executor = executor
        self.ahead = ahead

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        return self.executor.submit(work, job)

    def renew(self) -> None:
        """Start new workers after a loss, where the old ones cannot go on."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Stop the workers, at the end of the run or after an error."""


class Inline(Workers):
    """Runs each job in this process."""

    def __init__(self) -> None:
        self.ahead = 1

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(work(job))
        except Exception as error:
            future.set_exception(error)
        return future
