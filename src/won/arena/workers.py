"""Who does the work: this process, processes of this machine, or any `concurrent.futures.Executor`."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from types import TracebackType
from typing import Any, Final, Self, TypeVar

R = TypeVar("R")
AHEAD: Final = 3  # jobs handed out for each worker, so that none waits for work and a million cost no memory


class Workers:
    """Any executor; entered for a run. `ahead` jobs are under way at once."""

    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)  # a worker died; its job is to be redone

    def __init__(self, executor: Executor, ahead: int = 16) -> None:
        self.executor = executor
        self.ahead = ahead

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        return self.executor.submit(work, job)

    def renew(self) -> None:
        """After a loss: take on others where these cannot go on."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """At the end of the work, or to abandon it."""


class Inline(Workers):
    """This process does the work itself, one job after the other."""

    def __init__(self) -> None:
        self.ahead = 1

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(work(job))
        except Exception as error:
            future.set_exception(error)
        return future
