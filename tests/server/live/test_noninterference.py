"""What others are sent does not depend on a secret: not its bytes, not their number, not the number of messages.

Whoever measures how long an answer takes or how large it is learns as little as one who reads it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from tests.server.memory import MemoryStore
from won.core.chance import source
from won.core.record import Seat
from won.games import rules
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.tables.entries import Acted, AnyEntry, Sat, Started
from won.tables.setup import Setup
from won.tables.table import written

pytestmark = pytest.mark.anyio
PEOPLE = ("ada", "bo", "cleo")
OPTIONS = {"bidding": "sealed"}


@cache
def sealed_bids() -> tuple[Any, int, dict[str, Any], list[AnyEntry]]:
    """A game in which somebody, the first of several, may seal a bid; who, the chance, and the rows until then."""
    book = rules("shares")
    for seed in range(200):
        draw = source(f"sealed {seed}").random
        chance = book.draw_chance(3, draw)
        game = book.new("classic", [Seat(name) for name in PEOPLE], chance, OPTIONS)
        rows: list[AnyEntry] = []
        while not game.over and game.steps < 400:
            if game.view(None).moment == "bid" and len(game.to_move) > 1:
                return game, game.to_move[0], chance, rows
            seat = game.to_move[0]
            action = game.with_chance(game.sample(seat, draw), draw)
            game.apply(seat, action)
            rows.append(Acted(seat, written(action), by=PEOPLE[seat]))
    raise LookupError("no such position")


def two_bids() -> list[dict[str, Any]]:
    """The lowest and the highest of many that may be sealed."""
    game, bidder, _, _ = sealed_bids()
    drawn = [written(game.sample(bidder, source(at).random)) for at in range(200)]
    bids = sorted((action for action in drawn if action["do"] == "seal"), key=lambda action: int(action["amount"]))
    return [bids[0], bids[-1]]


async def others_hear(patches: bool, bid: dict[str, Any]) -> dict[str, list[str]]:
    """What the two rivals and an onlooker are sent while somebody seals that bid, without times and hashes."""
    _, bidder, chance, rows = sealed_bids()
    hub = Hub(MemoryStore())
    seated = [Sat(seat, name, name.title()) for seat, name in enumerate(PEOPLE)]
    setup = Setup("shares", "classic", 3, OPTIONS)
    live = await hub.create(setup, "ada", [*seated, Started(chance), *rows])
    others = [name for name in (*PEOPLE, "") if name != PEOPLE[bidder]]
    received: dict[str, list[str]] = {}
    connections = {name: Connection(name, version=1 + patches) for name in others}
    for connection in connections.values():
        await live.join(connection)
        live.audience.send_state(connection)
        await connection.next()
    await Session(live, Connection(PEOPLE[bidder])).handle(msg.Act("r", bidder, bid))
    assert live.table.game is not None
    assert bidder not in live.table.to_move
    for name, connection in connections.items():
        received[name] = [_without_times(frame) for frame in await connection.next()]
    await hub.stop()
    return received


def _without_times(frame: str) -> str:
    return re.sub(r"\b\d{13}\b", "T", frame)


@pytest.mark.parametrize("patches", [False, True])
async def test_what_others_are_sent_is_the_same_whatever_was_bid(patches: bool) -> None:
    low, high = [await others_hear(patches, bid) for bid in two_bids()]
    assert two_bids()[0] != two_bids()[1]
    assert all(low.values())
    assert low == high
