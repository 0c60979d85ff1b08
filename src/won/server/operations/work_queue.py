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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from won.core.record import RecordError
from won.server.operations.fair_turns import FairTurns
from won.server.operations.metrics import WORK_SECONDS, WORK_WAITING
from won.server.operations.rate_limits import Rates, TokenBuckets
from won.server.operations.work import Asker
from won.tables.errors import RequestError

T = TypeVar("T")
DEEP: Final = 8  # pieces of work that one asker may have waiting
MOST: Final = 200  # that may wait in all
LONGEST: Final = 3600.0  # seconds that an asker is told to wait
PATIENCE: Final = 2.0  # seconds for work under way when the server stops
NICE: Final = 10  # below the server itself, so that a full machine answers players first
_LOG = logging.getLogger("won.work")


class WorkQueue:
    def __init__(self, rates: Rates | None = None, workers: int = 0) -> None:
        self._budgets = None if rates is None else (TokenBuckets(rates.work), TokenBuckets(rates.address_work))
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._turns = FairTurns(self._workers)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, asker: Asker, function: Callable[..., T], *args: Any) -> T:
        """The result of a function of a module, computed in another process; raises what it raises.

        Work that has begun goes on, and is charged, even if its asker no longer waits.
        """
        self.admit(asker)
        task = asyncio.create_task(self._do(asker, function, args), name="work")
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        result: T = await asyncio.shield(task)
        return result

    def admit(self, asker: Asker) -> None:
        """Raise where the asker has spent the budget or waits for too much."""
        self._check_budget(asker)
        if asker.name and self._turns.waiting_of(asker.name) >= DEEP:
            raise RequestError("too_fast", seconds=1)
        if self._turns.waiting >= MOST:
            raise RequestError("busy")

    async def thread(self, function: Callable[..., T], *args: Any) -> T:
        """The result of a function, computed in a thread."""
        return await asyncio.to_thread(function, *args)

    def start(self) -> None:
        """Begin the worker processes now, so that the first to ask need not wait for them."""
        self._executor().submit(os.getpid)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            end_pool(self._pool)

    def _check_budget(self, asker: Asker) -> None:
        if self._budgets is not None and asker.name:
            for budget, name in zip(self._budgets, asker, strict=True):
                seconds = budget.wait(name) if name else 0.0
                if seconds:
                    raise RequestError("too_fast", seconds=math.ceil(min(seconds, LONGEST)))

    def _charge(self, asker: Asker, seconds: float) -> None:
        WORK_SECONDS.inc(seconds)
        if self._budgets is not None:
            for budget, name in zip(self._budgets, asker, strict=True):
                if name:
                    budget.spend(name, seconds)

    async def _do(self, asker: Asker, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        async with self._turns.turn(asker.name):
            self._check_budget(asker)  # others of the address may have spent it meanwhile
            try:
                seconds, result = await asyncio.wrap_future(self._executor().submit(_timed, function, args))
            except BrokenProcessPool:
                _LOG.error("a worker process was lost")
                self._pool = None
                raise RequestError("busy") from None
            except asyncio.CancelledError:
                raise RequestError("restart") from None
        self._charge(asker, seconds)
        if isinstance(result, Exception):
            raise result
        return result

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        WORK_WAITING.set(self._turns.waiting)
        if not task.cancelled():
            task.exception()  # whoever asked may not wait any more

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), prepare_worker)
        return self._pool


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


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Let the processes end and give back the semaphores; who works for longer ends with the server itself."""
    ending = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
    ending.start()
    ending.join(PATIENCE)


def prepare_worker() -> None:
    """Leave the machine to the server itself, and end with it."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when its server ends, even if the server is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()
