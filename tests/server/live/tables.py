"""Tables of a hub for tests: a short game, people and bots at it, and random actions."""

from __future__ import annotations

from typing import Any

from won.core.chance import source
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.table import LiveTable
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.tables.setup import Setup
from won.tables.table import written


def setup(**more: Any) -> Setup:
    return Setup("industry", "second", 3, {"rounds": 1}, **more)


async def people(hub: Hub, table: Setup, *bots: str) -> LiveTable:
    live = await hub.create(table, "ada")
    for number in range(3 - len(bots)):
        await live.seats.sit(None, "ada", f"Ada {number + 1}")
    for bot in bots:
        await live.seats.put_bot(None, bot, by="ada")
    await live.seats.start(by="ada")
    return live


async def act(live: LiveTable, request: str = "", seat: int | None = None, lots: int | None = None) -> None:
    game, seat = live.table.game, live.table.to_move[0] if seat is None else seat
    assert game is not None
    raw = written(game.sample(seat, source(live.table.steps if lots is None else lots).random))
    await Session(live, Connection("ada")).handle(msg.Act(request or f"r{live.table.sequence}", seat, raw))
