"""The two versions of the protocol side by side: whole states, and patches."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.running import Guest, Running
from tests.server.wire.socket.seating import BOT, ME, first, sit
from won.server.wire.messages.from_server import State


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Apart from the moment at which it was sent."""
    states = [msgspec.convert({**state, "time": 0}, State) for state in (one, other)]
    return states[0] == states[1]


def test_both_versions_show_the_same_table(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, BOT], start=True)
    with sit(server, table, ada) as old, sit(server, table, ada, version=2) as new:
        assert (old.welcome.get("version", 1), new.welcome["version"]) == (1, 2)
        for _ in range(12):
            old.until(lambda c: c.on_turn)
            old.ask("act", seat=old.on_turn[0], action=first(old))
            new.until(lambda c: c.state["sequence"] >= old.state["sequence"])
            if old.state["sequence"] == new.state["sequence"]:
                assert same(old.state, new.state)
    assert not any(text.startswith("[") for text in old.frames)
    assert sum('"type":"state"' in text for text in new.frames) == 1
    assert sum('"type":"patch"' in text for text in new.frames) >= 12


def test_a_client_of_patches_gets_the_whole_state_when_it_asks(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada, version=2) as client:
        client.ask("act", seat=client.on_turn[0], action=first(client))
        before = client.state
        client.send({"type": "refresh"})
        whole = client.next(lambda message: message["type"] == "state")
        assert same(whole, before)
        client.ask("act", seat=client.on_turn[0], action=first(client))
        assert client.state["steps"] == 2
