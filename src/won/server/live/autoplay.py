"""Whatever acts without a hand on it: bots, minders, caretakers, standing orders."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from won.core.chance import source
from won.core.game import Game
from won.players.orders import BadOrder, read, step
from won.server.live.answer_time import Waiting
from won.server.live.bot_pool import Thought
from won.server.live.reasons import Kept, kept
from won.server.operations.times import now
from won.tables.clocks import out_of_time
from won.tables.commands import acted
from won.tables.deadlines import due
from won.tables.entries import Entry, How
from won.tables.errors import RequestError
from won.tables.seating import caretaker
from won.tables.table import Table

if TYPE_CHECKING:
    from won.server.live.table import Live

_LOG = logging.getLogger("won.robots")


class Job(msgspec.Struct, frozen=True):
    """A seat for which something acts: which level, or its holder's orders, and whether it is on turn."""

    seat: int
    how: How
    level: str = ""
    on_turn: bool = True


class Robots:
    """Of one table: a task while there is something to do, nothing while there is not."""

    __slots__ = ("_asked", "_task", "_waiting", "live")

    def __init__(self, live: Live) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._asked: dict[tuple[int, How], int] = {}  # the position in which each was asked and did nothing
        self._waiting = Waiting(self.kick)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def kick(self) -> None:
        """Look whether there is something to do; orders may have been given in another process."""
        if self.live.broken or self.live.hub.stopping or self.busy:
            return
        if self._next() is not None or self.live.orders_due or (self.live.hub.shared and self.live.table.to_move):
            self._task = asyncio.create_task(self._run(), name=f"robots of {self.live.id}")

    def reconsider(self, seat: int) -> None:
        """Its orders have changed."""
        self._asked.pop((seat, "order"), None)
        self.kick()

    def look_again(self) -> None:
        """Those whom a bot waits for may have gone."""
        if self._waiting.going_on:
            self.kick()

    def rest(self) -> None:
        """The table goes to sleep; the sweep wakes it when something is due."""
        self._waiting.stop()

    async def stop(self) -> None:
        self.rest()
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            if self.live.hub.shared:
                self.live.orders = await self.live.hub.store.all_orders(self.live.id)
            while not self.live.broken:
                job = self._next()
                if job is not None:
                    await self._do(job)
                elif self.live.orders_due:  # they were looked at, and had nothing to do
                    self.live.orders_due = False
                    await self.live.hub.store.set_due(self.live.id, self.live.table.sequence, due(self.live.table))
                else:
                    break
        except RequestError as error:
            _LOG.warning("table %s: robots stop: %s", self.live.id, error.code)
        except Exception:  # the next row, or the sweep, sets them going again
            _LOG.exception("table %s: robots stop", self.live.id)

    def _next(self) -> Job | None:
        """Answers before turns; a person's orders before a caretaker."""
        table = self.live.table
        if table.status != "playing":
            return None
        for seat in (*table.asked, *table.to_move):
            job = self._job(table, seat, seat in table.to_move)
            if job is not None and job.level and job.on_turn and self._waiting.for_people(table, self.live.reaches):
                continue
            if job is not None and self._asked.get((seat, job.how)) != table.position:
                return job
        if now() >= self.live.hub.lenient_until:
            for seat in out_of_time(table, now()):
                if self._asked.get((seat, "caretaker")) != table.position:
                    return Job(seat, "caretaker", caretaker(table.setup.game))
        return None

    def _job(self, table: Table, seat: int, on_turn: bool) -> Job | None:
        holder = table.holders[seat]
        if holder.bot:
            return Job(seat, "bot", holder.bot, on_turn)
        if holder.automatic:
            return Job(seat, "caretaker", holder.minder or caretaker(table.setup.game), on_turn)
        return Job(seat, "order", on_turn=on_turn) if self.live.orders.get(seat) else None

    async def _do(self, job: Job) -> None:
        table = self.live.table
        assert table.game is not None
        done = await self._order(job, table) if job.level == "" else await self._think(job, table)
        if not done and self.live.table.position == table.position:
            self._asked[job.seat, job.how] = table.position

    async def _think(self, job: Job, table: Table) -> bool:
        """A bot decides, off the event loop, with what its seat may know."""
        game = table.game
        assert game is not None
        seed = f"{self.live.seed}/bot/{job.seat}"
        try:
            decision = await self.live.hub.thinkers.decide(
                Thought(self.live.id, job.seat, job.level, seed, job.on_turn), table
            )
        except Exception:  # a bot that fails must not hold up the table
            _LOG.exception("table %s: %s failed", self.live.id, job.level)
            decision = None
        if decision is not None:
            try:
                return await self._act(job, table, decision.action, reason=kept(decision.reason))
            except RequestError:  # it could not know that this fails
                pass
        if not job.on_turn:
            return False
        drawn = game.sample(job.seat, source(f"{self.live.seed}/lots/{table.steps}").random)
        return drawn is not None and await self._act(job, table, drawn)

    async def _act(self, job: Job, seen: Table, action: Any, by: str = "", reason: Kept = None) -> bool:
        """Do it, unless the table has changed since it was thought of."""

        def decide(table: Table) -> Sequence[Entry]:
            if table.position != seen.position or table.status != "playing":
                return ()
            if table.holders[job.seat] != seen.holders[job.seat]:
                return ()
            return [acted(table, self.live.seed, job.seat, action, job.how, by, reason=reason)]

        before = self.live.table.sequence
        return await self.live.change(decide) > before

    async def _order(self, job: Job, table: Table) -> bool:
        """The first of the seat's orders that has something to do now does it; what is left of it is kept first."""
        live, seat = self.live, job.seat
        game: Game | None = table.game
        assert game is not None
        given = live.orders.get(seat, [])
        for place, raw in enumerate(given):
            try:
                order = read(table.setup.game, raw)
            except BadOrder:
                continue
            action, rest = step(order, game.copy_for(seat), seat)
            if action is None and rest == order:
                continue
            left = [*given[:place], *([] if rest is None else [msgspec.to_builtins(rest)]), *given[place + 1 :]]
            if action is not None:
                return await self._obey(job, table, action, left)
            await live.set_orders(seat, left, quietly=True)
            return await self._order(job, live.table)
        return False

    async def _obey(self, job: Job, table: Table, action: Any, left: list[dict[str, Any]]) -> bool:
        """An order used up before it is carried out is lost in a crash at worst, never carried out twice."""
        live, given = self.live, self.live.orders.get(job.seat, [])
        await live.set_orders(job.seat, left, quietly=True)
        try:
            done = await self._act(job, table, action, table.holders[job.seat].player)
        except RequestError:
            done = False
        if not done and live.orders.get(job.seat, []) == left:
            await live.set_orders(job.seat, given, quietly=True)
        return done
