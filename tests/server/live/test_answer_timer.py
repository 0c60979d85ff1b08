"""Bots do not go on over the heads of people who are here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live.tables import act, people, setup
from tests.server.memory import MemoryStore
from tests.waiting import until
from won.industry.actions import Offer, Pass
from won.players.bot import Decision
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.table import LiveTable
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.shares.actions import Claim
from won.tables import deadlines
from won.tables.entries import Sat
from won.tables.setup import Clock, Setup

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def waits(live: LiveTable) -> bool:
    return live.autoplay.waits_for_people and not live.autoplay.busy


async def proposed(hub: Hub, monkeypatch: pytest.MonkeyPatch, *here: Connection) -> tuple[LiveTable, int]:
    """A bot on turn has made an offer to a person; the table and the seat of the bot."""
    live = await people(hub, setup())
    while live.table.game is not None and live.table.game.view(None).phase != "trade":
        await act(live)
    turn = live.table.to_move[0]
    offers = iter([Decision(Offer((turn + 1) % 3, {"food": 1}, {"ore": 1}))])

    async def decide(*_: Any) -> Any:
        return next(offers, Decision(Pass()))

    monkeypatch.setattr(hub.services.bots, "decide", decide)
    for connection in here:
        live.audience.join(connection)
    await live.append(Sat(turn, "", "Bot", "", "clerk"))
    return live, turn


async def test_a_bot_waits_for_the_answer_of_a_person_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "ANSWER", HOUR)
    hub, ada = Hub(MemoryStore()), Connection("ada")
    live, turn = await proposed(hub, monkeypatch, ada)
    await until(lambda: waits(live))
    assert live.table.to_move == (turn,)
    live.audience.leave(ada)  # nobody is left to wait for
    await until(lambda: live.table.to_move != (turn,))
    await hub.stop()


async def test_a_bot_does_not_wait_for_whoever_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "ANSWER", HOUR)
    hub = Hub(MemoryStore())
    live, turn = await proposed(hub, monkeypatch)
    await until(lambda: live.table.to_move != (turn,))
    await hub.stop()


async def test_a_bot_waits_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "ANSWER", 50)
    hub = Hub(MemoryStore())
    live, turn = await proposed(hub, monkeypatch, Connection("ada"))
    await until(lambda: live.table.to_move != (turn,))
    await hub.stop()


async def test_a_bot_that_lands_on_a_persons_shares_leaves_a_moment_to_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "ANSWER", HOUR)
    monkeypatch.setattr("won.server.live.hub.new_seed", lambda: "claims")
    hub = Hub(MemoryStore())
    live = await people(hub, Setup("shares", "classic", 3, {"claims": "hand"}), "clerk", "clerk")
    live.audience.join(Connection("ada"))
    session = Session(live, Connection("ada"))

    def may_claim() -> bool:
        game: Any = live.table.game
        return waits(live) and 0 in live.table.asked and game.check(0, Claim()) is None

    for number in range(2000):
        await until(lambda: 0 in live.table.to_move or waits(live))
        if may_claim():
            break
        await act(live, seat=0, lots=number)
    bot, steps = live.table.to_move, live.table.steps
    assert may_claim()
    assert 0 not in bot
    await session.handle(msg.Act("claim", 0, {"do": "claim"}))
    assert live.table.steps > steps
    await until(lambda: live.table.to_move != bot or live.table.steps > steps + 1)
    await hub.stop()


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock(), 20),
        (Clock("bank", 600, 10), 20),
        (Clock("move", 300), 20),
        (Clock("move", 20), 5),
        (Clock("daily", days=2), 12 * 3600),
    ],
)
def test_how_long_a_bot_waits_goes_by_the_clock_of_the_table(clock: Clock, seconds: int) -> None:
    assert deadlines.time_to_answer(clock) == seconds * 1000
