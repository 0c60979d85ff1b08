"""Processes of this machine, each with a pipe of its own, so that one that dies loses its one job and nothing else.

A pool with shared queues does not do: a worker killed while it writes to the queue blocks all others.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from won.arena.workers import AHEAD, Inline, Workers

__all__ = ["Processes", "workers"]

R = TypeVar("R")
_SPAWN: Final = get_context("spawn")  # inherits no open file and no thread, on every system


class WorkerProcess:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe closes when the process ends

    def run(self, work: Callable[[Any], Any], job: Any) -> tuple[bool, Any]:
        """Whether the work succeeded, and its result or error; raises `EOFError` or `OSError` if the process died."""
        self.pipe.send((work, job))
        answer: tuple[bool, Any] = self.pipe.recv()
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes(Workers):
    """Starts processes when there is work; they end at once after an error, or when this process dies."""

    def __init__(self, count: int) -> None:
        self.ahead = AHEAD * count
        self.waiting: SimpleQueue[tuple[Future[Any], Callable[[Any], Any], Any] | None] = SimpleQueue()
        self.processes: dict[int, WorkerProcess] = {}
        self.abandoned = threading.Event()
        self.threads = [threading.Thread(target=self._serve, args=(number,), daemon=True) for number in range(count)]

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        future: Future[R] = Future()
        self.waiting.put((future, work, job))
        return future

    def __enter__(self) -> Self:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None:
            self.abandoned.set()
            for process in list(self.processes.values()):
                process.process.kill()
        for _ in self.threads:
            self.waiting.put(None)
        for thread in self.threads:
            thread.join()

    def _serve(self, number: int) -> None:
        """Give one process its jobs, and replace it when it dies."""
        while (following := self.waiting.get()) is not None:
            if self.abandoned.is_set():
                continue
            future, work, job = following
            try:
                if number not in self.processes:
                    self.processes[number] = WorkerProcess()
                    if self.abandoned.is_set():  # too late for `__exit__` to see the process
                        continue
                succeeded, result = self.processes[number].run(work, job)
            except (EOFError, OSError) as error:
                self._end(number)
                future.set_exception(BrokenExecutor(f"a worker died: {error}"))
            except Exception as error:  # a job or result that cannot be pickled
                self._end(number)
                future.set_exception(error)
            else:
                future.set_result(result) if succeeded else future.set_exception(result)
        self._end(number)

    def _end(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process is not None:
            process.end()


def _work(pipe: Connection) -> None:
    """The loop of a worker. It ignores Ctrl-C, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            work, job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, work(job)
        except Exception as error:
            answer = False, error
        pipe.send(answer)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def workers(count: int) -> Workers:
    """That many processes, or this one alone."""
    return Inline() if count == 1 else Processes(count)
