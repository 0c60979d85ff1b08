"""Long work beside the event loop: in processes of their own, in turn by who asks, with a budget of seconds for each.

Nobody has more than one piece of work running at a time, and the next in line is somebody else's. What a piece of work
took is charged to the person and to the address that asked; who has spent the budget is refused until time has passed.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple, TypeVar

from won.core.record import RecordError
from won.server.operations.metrics import WORK_SECONDS, WORK_WAITING
from won.server.operations.rate_limits import Rates, TokenBuckets
from won.tables.errors import RequestError

T = TypeVar("T")
DEEP: Final = 8  # pieces of work that one asker may have waiting
MOST: Final = 200  # that may wait in all
NICE: Final = 10  # below the server itself, so that a full machine answers players first
_LOG = logging.getLogger("won.work")


class Asker(NamedTuple):
    """Who asks for work, and from where; both empty for the server itself."""

    player: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        return self.player or self.address


class _Job(NamedTuple):
    asker: Asker
    function: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]


class WorkQueue:
    def __init__(self, rates: Rates | None = None, workers: int = 0) -> None:
        self._budgets = None if rates is None else (TokenBuckets(rates.work), TokenBuckets(rates.address_work))
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._waiting: dict[str, deque[_Job]] = {}  # by asker; the first in line comes first
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, asker: Asker, function: Callable[..., T], *args: Any) -> T:
        """The result of a function of a module, computed in another process; raises what it raises."""
        self._admit(asker)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.name, deque()).append(_Job(asker, function, args, done))
        self._start_next()
        return await done

    def start(self) -> None:
        """Begin the worker processes now, so that the first to ask need not wait for them."""
        self._executor().submit(os.getpid)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _admit(self, asker: Asker) -> None:
        if self._budgets is not None and asker.name:
            for budget, name in zip(self._budgets, asker, strict=True):
                seconds = budget.wait(name) if name else 0.0
                if seconds:
                    raise RequestError("too_fast", seconds=math.ceil(seconds))
        if len(self._waiting.get(asker.name, ())) >= DEEP:
            raise RequestError("too_fast", seconds=1)
        if sum(map(len, self._waiting.values())) >= MOST:
            raise RequestError("busy")

    def _charge(self, asker: Asker, seconds: float) -> None:
        WORK_SECONDS.inc(seconds)
        if self._budgets is not None:
            for budget, name in zip(self._budgets, asker, strict=True):
                if name:
                    budget.spend(name, seconds)

    def _start_next(self) -> None:
        for name in [name for name in self._waiting if name not in self._busy]:
            if len(self._tasks) >= self._workers:
                break
            line = self._waiting.pop(name)
            job = line.popleft()
            if line:
                self._waiting[name] = line  # at the end: the others come first
            self._busy.add(name)
            task = asyncio.create_task(self._do(job), name="work")
            self._tasks.add(task)
            task.add_done_callback(self._ended)
        WORK_WAITING.set(sum(map(len, self._waiting.values())))

    async def _do(self, job: _Job) -> None:
        try:
            if not job.done.done():  # its asker may have gone
                seconds, result = await asyncio.wrap_future(self._executor().submit(_timed, job.function, job.args))
                self._charge(job.asker, seconds)
                _settle(job.done, result)
        except BrokenProcessPool:
            _LOG.error("a worker process was lost")
            self._pool = None
            _settle(job.done, RequestError("busy"))
        except BaseException as error:
            _settle(job.done, error if isinstance(error, Exception) else RequestError("restart"))
            if not isinstance(error, Exception):
                raise
        finally:
            self._busy.discard(job.asker.name)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._start_next()

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _prepare)
        return self._pool


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _timed(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[float, Any]:
    """The seconds of processor time and the result, an error being a result too: it costs as much."""
    began = time.process_time()
    try:
        result = function(*args)
    except (RecordError, RequestError) as error:
        result = error
    except Exception:  # its class may not be known on the other side
        result = RuntimeError(traceback.format_exc())
    return time.process_time() - began, result


def _prepare() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when its server ends, even if the server is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()
