"""Reviews of finished games: computed piece by piece beside the event loop, stored, and the same for everyone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from won.core.record import load
from won.review.assemble import assemble
from won.review.model import VERSION, Review, Step, dump
from won.review.review import judge, pieces
from won.server.live.replays import exported
from won.server.live.table import LiveTable
from won.server.operations.times import now
from won.server.operations.work import Asker, Work
from won.server.storage import StoredReview, TableStore
from won.tables.errors import RequestError

T = TypeVar("T")
ABANDONED: Final = 120  # seconds without progress after which somebody else may compute it
PAUSE: Final = 2.0  # seconds to wait where the queue is full
MOST: Final = 3  # reviews under way for one person, or for three at one address
TRIES: Final = 300  # times that a piece is asked for while its asker has no time left


class Reviews:
    def __init__(self, store: TableStore, work: Work, background: Callable[[Awaitable[None], str], None]) -> None:
        self._store = store
        self._work = work
        self._background = background
        self._working: Counter[str] = Counter()  # reviews under way, by person and by address

    async def current(self, table: str) -> StoredReview | None:
        """The review of a table or its progress; none where nobody has asked, or an earlier reviewer made it."""
        stored = await self._store.review(table)
        if stored is None or stored.version != VERSION:
            return None
        abandoned = stored.part < 1 and now() - stored.changed_at > ABANDONED * 1000
        return None if abandoned else stored

    async def begin(self, live: LiveTable, asker: Asker) -> StoredReview:
        """What there is, or the beginning of it; its work is charged to who asks."""
        stored = await self.current(live.id)
        if stored is None:
            if self._working[asker.player] >= MOST or self._working[asker.address] >= 3 * MOST:
                raise RequestError("too_fast", seconds=PAUSE)
            self._working.update(asker)
            stored = StoredReview(VERSION, 0.0, now())
            self._background(self._counted(self._compute(live, asker), asker), live.id)
            await self._store.put_review(live.id, stored)
        return stored

    async def _counted(self, work: Awaitable[None], asker: Asker) -> None:
        try:
            await work
        finally:
            self._working -= Counter(asker)

    async def _compute(self, live: LiveTable, asker: Asker) -> None:
        data = await self._piece(asker, exported, live.setup, await live.lines(), live.table.names)
        steps: list[Step] = []
        length = len(load(data).log)
        for start, stop in pieces(load(data)):
            steps += await self._piece(asker, judged, data, start, stop)
            part = min(0.99, stop / length)
            await self._store.put_review(live.id, StoredReview(VERSION, part, now()))
        review = await self._piece(asker, assembled, data, steps)
        accuracies = tuple(seat.accuracy for seat in review.seats)
        done = StoredReview(VERSION, 1.0, now(), accuracies, dump(review))
        await self._store.put_review(live.id, done)

    async def _piece(self, asker: Asker, function: Callable[..., T], *args: object) -> T:
        """The result, once the asker has time for it."""
        for _ in range(TRIES):
            try:
                return await self._work.run(asker, function, *args)
            except RequestError as error:
                if error.code not in ("too_fast", "busy"):
                    raise
                await asyncio.sleep(float(error.about.get("seconds", PAUSE)))
        raise RequestError("busy")


def judged(data: bytes, start: int, stop: int) -> list[Step]:
    return judge(load(data), start, stop)


def assembled(data: bytes, steps: list[Step]) -> Review:
    return assemble(load(data), steps)
