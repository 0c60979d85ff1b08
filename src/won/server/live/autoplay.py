"""Whatever acts without a person: bots, minders, caretakers, standing orders."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from won.core.chance import source
from won.core.game_types import JsonObject
from won.server.live.answer_timer import AnswerTimer
from won.server.live.audience import Audience
from won.server.live.bot_requests import BotRequest
from won.server.live.journal import Journal
from won.server.live.reasons import stored_reason
from won.server.live.services import Services
from won.server.live.standing_orders import NONE, Left, StandingOrders
from won.server.operations.times import now
from won.server.storage import TableRow
from won.tables.clocks import out_of_time
from won.tables.commands import acted
from won.tables.deadlines import due
from won.tables.drafts import Draft
from won.tables.entries import How
from won.tables.errors import RequestError
from won.tables.lesson import guidance, page_of, shown
from won.tables.stand_in import caretaker, stand_in
from won.tables.table import Table

_LOG = logging.getLogger("won.autoplay")
FOLLOWED: Final = 0.7  # seconds before a bot acts for a person who is there: to see it, or to take the seat back


class Job(msgspec.Struct, frozen=True):
    """A seat to act for: by a bot of that level, or by its holder's orders where there is no level."""

    seat: int
    how: How
    level: str = ""
    on_turn: bool = True
    scripted: bool = False  # the action stands in the script of the table's lesson


class AutoPlay:
    """Of one table: runs a task while there is something to do."""

    __slots__ = (
        "_answer_timer",
        "_audience",
        "_host",
        "_id",
        "_idle_at",
        "_journal",
        "_orders",
        "_seed",
        "_services",
        "_task",
    )

    def __init__(
        self, row: TableRow, journal: Journal, orders: StandingOrders, audience: Audience, services: Services
    ) -> None:
        self._id = row.id
        self._seed = row.seed
        self._host = row.host or row.setup.tournament or row.id  # whose bots take turns with each other
        self._journal = journal
        self._orders = orders
        self._audience = audience
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._idle_at: dict[tuple[int, How], int] = {}  # the position in which each was asked and did nothing
        self._answer_timer = AnswerTimer(self.wake)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def waits_for_people(self) -> bool:
        return self._answer_timer.running

    @property
    def _table(self) -> Table:
        return self._journal.table

    def wake(self) -> None:
        """Start if there is something to do."""
        if self._journal.closed or self._services.stopping or self.busy:
            return
        if self.next_job() is not None or self._journal.orders_due:
            self._task = asyncio.create_task(self._run(), name=f"autoplay of {self._id}")

    def orders_changed(self, seat: int) -> None:
        self._idle_at.pop((seat, "order"), None)
        self.wake()

    def presence_changed(self) -> None:
        """Those whom a bot waits for may have gone, or somebody is there to play with."""
        self.wake()

    @property
    def unattended(self) -> bool:
        """Whether bots pause because no person is at the table.

        A game by the day goes on while people play in it, one of paired people too, and that of a tournament always.
        """
        setup, people = self._table.setup, sum(holder.has_say for holder in self._table.holders)
        goes_on = (setup.clock.kind == "daily" and people) or (setup.event == "pairing" and people > 1)
        return not (goes_on or setup.event == "tournament") and not self._audience.attended()

    def rest(self) -> None:
        """The table leaves memory; the sweep wakes it when something is due."""
        self._answer_timer.stop()

    async def stop(self) -> None:
        self.rest()
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while not self._journal.closed:
                job = self.next_job()
                if job is not None:
                    await self._do(job)
                elif self._journal.orders_due:  # they have nothing to do: the store need not wake the table
                    self._journal.orders_due = False
                    await self._services.store.set_due(self._id, self._table.sequence, due(self._table))
                else:
                    break
        except RequestError as error:
            _LOG.warning("table %s: autoplay stops: %s", self._id, error.code)
        except Exception:  # the next row, or the sweep, starts it again
            _LOG.exception("table %s: autoplay stops", self._id)

    def next_job(self) -> Job | None:
        """Answers before turns; a person's orders before a caretaker."""
        table = self._table
        if table.status != "playing":
            return None
        guide = guidance(table)
        if guide is not None and not guide.finished:
            seat = guide.bot
            return None if seat is None or self.unattended else Job(seat, "bot", table.holders[seat].bot, scripted=True)
        for seat in (*table.asked, *table.to_move):
            job = self._job(table, seat, seat in table.to_move)
            if job is None or self._idle_at.get((seat, job.how)) == table.position:
                continue
            if job.level and self.unattended:
                continue
            moves = bool(job.level) and job.on_turn
            if not moves or not self._answer_timer.must_wait(table, self._audience.reachable):
                return job
        if now() >= self._services.lenient_until:
            for seat in out_of_time(table, now()):
                if self._idle_at.get((seat, "clock")) != table.position:
                    return Job(seat, "clock", caretaker(table.setup.game))
        return None

    def _job(self, table: Table, seat: int, on_turn: bool) -> Job | None:
        holder = table.holders[seat]
        if holder.bot:
            return Job(seat, "bot", holder.bot, on_turn)
        if holder.automatic:
            return Job(seat, "caretaker", holder.minder or caretaker(table.setup.game), on_turn)
        return Job(seat, "order", on_turn=on_turn) if self._orders.of(seat) else None

    async def _do(self, job: Job) -> None:
        table = self._table
        if job.how == "clock" and not self._audience.connected(table.holders[job.seat].player):
            await self._stand_in(job.seat)
            return
        if job.scripted:
            self._note(job, table, await self._act(job, table, shown(table, job.seat, page_of(table))))
            return
        if job.level == "":
            self._note(job, table, await self._follow_orders(job))
            return
        if table.holders[job.seat].minder and self._audience.connected(table.holders[job.seat].player):
            await asyncio.sleep(FOLLOWED)
        async with self._services.bot_turns.turn(self._host):
            table = self._table
            if self.next_job() == job:  # and nobody has acted while it waited for its turn
                self._note(job, table, await self._play(job, table))

    def _note(self, job: Job, table: Table, done: bool) -> None:
        """Whoever did nothing in a position is not asked again in it."""
        if not done and self._table.position == table.position:
            self._idle_at[job.seat, job.how] = table.position

    async def _stand_in(self, seat: int) -> None:
        """Whoever ran out of time and is away does not hold up the table any more: the caretaker stays until then."""
        await self._journal.change(lambda table: [stand_in(table, seat)] if seat in out_of_time(table, now()) else ())

    async def _play(self, job: Job, table: Table) -> bool:
        """A bot decides, off the event loop, with what its seat may know."""
        assert table.game is not None
        request = BotRequest(self._id, job.seat, job.level, f"{self._seed}/bot/{job.seat}", job.on_turn)
        try:
            decision = await self._services.bots.decide(request, table, self._host)
        except Exception:  # a bot that fails must not hold up the table
            _LOG.exception("table %s: %s failed", self._id, job.level)
            decision = None
        if decision is not None:
            try:
                return await self._act(job, table, decision.action, reason=stored_reason(decision.reason))
            except RequestError:  # it could not know that this fails
                pass
        if not job.on_turn:
            return False
        drawn = table.game.sample(job.seat, source(f"{self._seed}/lots/{table.steps}").random)
        return drawn is not None and await self._act(job, table, drawn)

    async def _act(
        self, job: Job, known: Table, action: Any, reason: JsonObject | None = None, left: Left = NONE
    ) -> bool:
        """Act, unless the table or the orders have changed since the decision; `left`: the orders that remain."""
        holder, held = known.holders[job.seat], self._orders.of(job.seat)
        by = holder.player if job.how == "order" else ""

        def decide(table: Table) -> Sequence[Draft]:
            if table.position != known.position or table.status != "playing":
                return ()
            if table.holders[job.seat] != holder or (left and self._orders.of(job.seat) != held):
                return ()
            return [acted(table, self._seed, job.seat, action, job.how, by, reason=reason)]

        before = self._table.sequence
        return await self._journal.change(decide, orders=left) > before

    async def _follow_orders(self, job: Job) -> bool:
        """The first of the seat's orders with something to do now does it."""
        while (step := self._orders.next_step(self._table, job.seat)) is not None:
            (action, left), held = step, self._orders.of(job.seat)
            with contextlib.suppress(RequestError):  # it could not know that this fails
                if action is None:
                    await self._journal.set_orders(job.seat, left, partial(self._orders.check, job.seat, held))
                    continue
                if await self._act(job, self._table, action, left={job.seat: left}):
                    return True
            if self._orders.of(job.seat) == held:  # else look at those that were given meanwhile
                break
        return False
