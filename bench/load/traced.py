"""Serve like `won serve`, and attribute every stretch of over 20 ms in which the event loop answers nobody.

    python -m bench.load.traced REPORT serve --port ...

A heartbeat on the loop measures the gaps. For each long one the report says for how long the loop's thread was
computing, was queued behind other programs, or waited for a lock; how much the garbage collector took of it; and where
the loop stood. Transactions of over 20 ms are reported too: they hold up answers without holding up the loop.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from sqlalchemy import Connection, Engine

from bench.load.thread_time import Spent, ThreadClock
from won.cli.main import main
from won.server.storage import database

LONG: Final = 20  # milliseconds
BEAT: Final = 0.005
DEEPEST: Final = 4  # frames of a stack that are reported


class Trace:
    """Gaps, collections and transactions of one server."""

    def __init__(self) -> None:
        self.blocks: list[dict[str, Any]] = []
        self.transactions: list[dict[str, Any]] = []
        self.collector = {generation: [0, 0.0, 0.0] for generation in range(3)}  # runs, milliseconds, the longest
        self._collected = 0.0  # milliseconds since the last beat
        self._collecting_since = 0.0
        self._stack: list[str] = []
        self._loop_thread = 0
        self._of_thread = threading.local()

    def start(self) -> None:
        self._loop_thread = threading.get_ident()
        self._loop = asyncio.get_running_loop()
        self._clock = ThreadClock()
        gc.callbacks.append(self._collecting)
        self._loop.call_later(BEAT, self._on_beat)
        threading.Thread(target=self._watch, daemon=True).start()

    def _collecting(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting_since = time.thread_time()
            return
        took = (time.thread_time() - self._collecting_since) * 1000
        self._collected += took
        runs = self.collector[info["generation"]]
        runs[0] += 1
        runs[1] += took
        runs[2] = max(runs[2], took)

    def _on_beat(self) -> None:
        spent = self._clock.lap()
        if spent.ms > LONG + BEAT * 1000:
            self.blocks.append({**_account(spent), "collector": round(self._collected, 1), "where": self._stack})
        self._collected, self._stack = 0.0, []
        self._loop.call_later(BEAT, self._on_beat)

    def _watch(self) -> None:
        while True:
            time.sleep(BEAT)
            if self._clock.late > LONG and not self._stack:
                frame = sys._current_frames().get(self._loop_thread)  # noqa: SLF001 - there is no other way
                stack = traceback.extract_stack(frame)[-DEEPEST:]
                self._stack = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in stack]

    def within(self, engine: Engine, work: Callable[[Connection], Any]) -> Any:
        """A transaction as the server carries it out, with the time that it takes."""
        clock: ThreadClock | None = getattr(self._of_thread, "clock", None)
        if clock is None:
            clock = self._of_thread.clock = ThreadClock()
        written = _written(engine)
        clock.lap()
        try:
            return _plain_within(engine, work)
        finally:
            spent = clock.lap()
            if spent.ms > LONG:
                where = [threading.current_thread().name]
                if _written(engine) != written:
                    where.append("with a checkpoint: the pages of the log went into the database")
                self.transactions.append({**_account(spent), "where": where})

    def report(self) -> str:
        collector = [
            {"generation": generation, "runs": runs, "ms": round(ms, 1), "longest": round(longest, 1)}
            for generation, (runs, ms, longest) in self.collector.items()
        ]
        return json.dumps({"blocks": self.blocks, "transactions": self.transactions, "collector": collector})


def _written(engine: Engine) -> int:
    """When the file of the database was last written: with a write-ahead log, by the last checkpoint."""
    path = engine.url.database
    return Path(path).stat().st_mtime_ns if path and engine.dialect.name == "sqlite" else 0


def _account(spent: Spent) -> dict[str, Any]:
    return {"at": round(time.time(), 3), **spent._asdict(), "waiting": spent.waiting}


_plain_within = database._within  # noqa: SLF001


def traced(report: Path, words: list[str]) -> int:
    trace = Trace()
    database._within = trace.within  # noqa: SLF001
    startup = uvicorn.Server.startup

    async def start(self: uvicorn.Server, sockets: Any = None) -> None:
        await startup(self, sockets)
        trace.start()

    uvicorn.Server.startup = start  # type: ignore[method-assign]
    try:
        return main(words)
    finally:
        report.write_text(trace.report())


if __name__ == "__main__":
    sys.exit(traced(Path(sys.argv[1]), sys.argv[2:]))
