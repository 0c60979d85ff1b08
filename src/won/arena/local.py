"""Processes of this machine, each on a line of its own: one that dies takes its one job along and nothing else.

A pool with shared queues would not do: a worker killed in the middle of a word leaves everybody else waiting.
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

R = TypeVar("R")
_SPAWN: Final = get_context("spawn")  # nothing inherited: no open file, no thread, the same on every system


class Hand:
    """One process and the line to it."""

    def __init__(self) -> None:
        self.line, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # so that the line ends with the process

    def do(self, work: Callable[[Any], Any], job: Any) -> tuple[bool, Any]:
        """Whether it went well, and the result or what was raised; `EOFError` or `OSError` where the process died."""
        self.line.send((work, job))
        found: tuple[bool, Any] = self.line.recv()
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Local(Workers):
    """So many processes, started when there is work; they end at once when abandoned, or when this process dies."""

    def __init__(self, count: int) -> None:
        self.ahead = AHEAD * count
        self.waiting: SimpleQueue[tuple[Future[Any], Callable[[Any], Any], Any] | None] = SimpleQueue()
        self.hands: dict[int, Hand] = {}
        self.abandoned = False
        self.minders = [threading.Thread(target=self._mind, args=(number,), daemon=True) for number in range(count)]

    def submit(self, work: Callable[[Any], R], job: Any) -> Future[R]:
        future: Future[R] = Future()
        self.waiting.put((future, work, job))
        return future

    def __enter__(self) -> Self:
        for minder in self.minders:
            minder.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.abandoned = kind is not None
        if self.abandoned:
            for hand in list(self.hands.values()):
                hand.process.kill()
        for _ in self.minders:
            self.waiting.put(None)
        for minder in self.minders:
            minder.join()

    def _mind(self, number: int) -> None:
        """Hand one process its jobs, and put another in its place when it dies."""
        while (following := self.waiting.get()) is not None:
            if self.abandoned:
                continue
            future, work, job = following
            try:
                if number not in self.hands:
                    self.hands[number] = Hand()
                well, found = self.hands[number].do(work, job)
            except (EOFError, OSError) as error:
                self._dismiss(number)
                future.set_exception(BrokenExecutor(f"a worker died: {error}"))
            except Exception as error:  # what cannot be sent
                self._dismiss(number)
                future.set_exception(error)
            else:
                future.set_result(found) if well else future.set_exception(found)
        self._dismiss(number)

    def _dismiss(self, number: int) -> None:
        hand = self.hands.pop(number, None)
        if hand is not None:
            hand.end()


def _work(line: Connection) -> None:
    """The life of a worker: it leaves Ctrl-C to the one it works for, and goes when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        try:
            work, job = line.recv()
        except (EOFError, OSError):
            return
        try:
            told = True, work(job)
        except Exception as error:
            told = False, error
        line.send(told)


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def workers(count: int) -> Workers:
    """That many processes, or this one alone."""
    return Inline() if count == 1 else Local(count)
