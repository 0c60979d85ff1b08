"""Standing orders at a table: ordinary actions in its journal, known to their owner alone, and kept over a restart."""

from __future__ import annotations

import asyncio

from tests.server.memory import MemoryStore
from tests.waiting import until
from won.core.chance import source
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.tables.entries import Acted
from won.tables.setup import Setup
from won.tables.summary import Summary
from won.tables.table import written


def test_an_order_is_carried_out_as_an_ordinary_action_and_only_its_owner_knows() -> None:
    async def play() -> None:
        store = MemoryStore()
        hub = Hub(store, sweep=3600)
        live = await hub.create(Setup("industry", "second", 3, {"rounds": 2}), "p0")
        people = [Connection(f"p{seat}", f"P{seat}") for seat in range(3)]
        for seat, connection in enumerate(people):
            await live.seats.sit(seat, f"p{seat}", f"P{seat}")
            live.audience.join(connection)
        await live.seats.start(by="p0")
        draw = source(3).random
        while live.table.game is not None and live.table.game.view(None).phase != "produce":
            seat = live.table.to_move[0]
            raw = live.table.game.sample(seat, draw)
            await Session(live, people[seat]).handle(msg.Act(f"{live.table.sequence}", seat, written(raw)))
        for connection in people:
            connection.outbox.clear()
        await Session(live, people[1]).handle(msg.Orders("o", 1, ({"order": "produce"},)))
        await until(lambda: not live.autoplay.busy)
        last = store.journals[live.id][-1].entry
        assert isinstance(last, Acted)
        assert (last.seat, last.how, last.by) == (1, "order", "p1")
        assert live.orders.of(1) == store.ordered[live.id][1] == []
        own, other = ([text for text in people[seat].outbox if '"acted"' in text][-1] for seat in (1, 2))
        assert '"how":"order"' in own
        assert '"order"' not in other
        await hub.stop()

    asyncio.run(play())


def test_orders_are_carried_out_after_a_restart() -> None:
    async def play() -> None:
        store = MemoryStore()
        first = Hub(store, sweep=3600)
        live = await first.create(Setup("industry", "second", 3, {"rounds": 2}), "p0")
        for seat in range(3):
            await live.seats.sit(seat, f"p{seat}", f"P{seat}")
        await live.seats.start(by="p0")
        draw = source(3).random
        while live.table.game is not None and live.table.game.view(None).phase != "produce":
            seat = live.table.to_move[0]
            raw = written(live.table.game.sample(seat, draw))
            await Session(live, Connection(f"p{seat}")).handle(msg.Act(f"{live.table.sequence}", seat, raw))
        await first.stop()
        store.ordered[live.id] = {2: [{"order": "produce"}]}
        store.summaries[live.id] = Summary("playing", due=0)  # as it is stored when an order could apply
        second = Hub(store, sweep=3600)
        await second.sweep()
        awake = await second.table(live.id)
        await until(lambda: not awake.autoplay.busy)
        last = store.journals[live.id][-1].entry
        assert isinstance(last, Acted)
        assert (last.seat, last.how) == (2, "order")
        store.ordered[live.id] = {1: [{"order": "buy", "cube": "ore", "price": 0}]}  # nothing that it could do
        store.summaries[live.id] = Summary("playing", due=0)
        third = Hub(store, sweep=3600)
        await third.sweep()
        again = await third.table(live.id)
        await until(lambda: not again.autoplay.busy)
        assert await store.due(10**15) == []  # it is not looked at for ever
        await second.stop()
        await third.stop()

    asyncio.run(play())
