"""A bot’s reason is sent with its action where it reveals nothing; advice that is not available is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.live.tables import people, setup
from tests.server.memory import MemoryStore
from tests.waiting import until
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.news import news
from won.server.live.table import LiveTable
from won.server.wire.messages import from_client as msg
from won.server.wire.socket import questions
from won.server.wire.socket.session import Session
from won.tables.entries import Acted
from won.tables.setup import Setup

pytestmark = pytest.mark.anyio


async def played(hub: Hub, table: Setup, *bots: str) -> tuple[LiveTable, list[dict[str, Any]]]:
    """A game of bots to its end, and the news an onlooker received of their actions."""
    live, looking = await hub.create(table, "ada"), Connection()
    for bot in bots:
        await live.seats.put_bot(None, bot, by="ada")
    live.audience.join(looking)
    await live.seats.start(by="ada")
    await until(lambda: live.table.status == "over")
    frames = [frame for frame in map(json.loads, looking.outbox) if frame["type"] == "news"]
    return live, [frame for frame in frames if frame["entry"]["kind"] == "acted"]


async def test_where_all_is_open_a_bot_says_why() -> None:
    hub = Hub(MemoryStore())
    live, frames = await played(hub, setup(), "clerk", "clerk", "clerk")
    assert sum(bool(frame.get("reason")) for frame in frames) > len(frames) / 3
    assert all("reason" not in frame["entry"] for frame in frames)
    folded = next(each for each in live.journal.recent if isinstance(each.row.entry, Acted) and each.row.entry.reason)
    assert news(live.table, folded, (), "en").reason != news(live.table, folded, (), "it").reason
    await hub.stop()


@pytest.mark.parametrize(
    "table",
    [Setup("industry", "second", 3, {"rounds": 1, "cash": "private"}), Setup("shares", "classic", 3, {"turns": 9})],
)
async def test_where_something_is_hidden_a_bot_says_why_once_it_is_over(table: Setup) -> None:
    hub = Hub(MemoryStore())
    live, frames = await played(hub, table, "clerk", "clerk", "clerk")
    assert [frame for frame in frames[:-1] if frame.get("reason")] == []
    assert any(news(live.table, folded, (), "fr").reason for folded in live.journal.recent)
    await hub.stop()


async def test_a_bot_in_a_process_of_its_own_says_why_too() -> None:
    hub = Hub(MemoryStore())
    live = await people(hub, setup(), "magnate:0.01", "magnate:0.01", "magnate:0.01")
    await until(lambda: live.table.steps >= 4)
    said = [each.row.entry.reason for each in live.journal.recent if isinstance(each.row.entry, Acted)]
    assert any(reason and reason["code"].startswith("industry.") for reason in said)
    await hub.stop()


def _missing(*_: Any) -> Any:
    raise ImportError("torch")


@pytest.mark.parametrize(("patience", "advising"), [(20.0, _missing), (0.0, lambda *_: [])], ids=["missing", "slow"])
async def test_advice_that_cannot_be_had_is_refused(
    monkeypatch: pytest.MonkeyPatch, patience: float, advising: Any
) -> None:
    monkeypatch.setattr(questions, "advised", advising)
    monkeypatch.setattr(questions, "PATIENCE", patience)
    hub = Hub(MemoryStore())
    live, connection = await people(hub, setup()), Connection("ada", language="it")
    await Session(live, connection).handle(msg.Advise("a", live.table.to_move[0]))
    answer = json.loads(connection.outbox[-1])
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", "a", "no_advice")
    await hub.stop()
