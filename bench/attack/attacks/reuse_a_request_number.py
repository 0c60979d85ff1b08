"""The number of an earlier request is used for another message, to be told that it was done."""

from __future__ import annotations

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Running
from tests.server.sockets import Client


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory:
        table = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, mallory) as client:
            assert refusal(client, "chat", id="one", text="hello") == ""
            assert refusal(client, "chat", id="one", text="hello") == ""  # the same once more
            assert refusal(client, "chat", id="one", text="good-bye") == "reused"
            assert refusal(client, "concede", id="one", seat=0) == "reused"
            seats = [_act(client) for _ in range(3)]
            assert refusal(client, "wish", id="back", seat=seats[2], matter="undo", step=2) == ""
            assert refusal(client, "wish", id="back", seat=seats[2], matter="undo", step=2) == ""
            assert refusal(client, "wish", id="back", seat=seats[2], matter="undo", step=0) == "reused"
            assert refusal(client, "wish", id="back", seat=(seats[2] + 1) % 3, matter="undo", step=2) == "reused"
            assert client.state["steps"] == 2


def _act(client: Client) -> int:
    """Whoever is on turn does the first thing that is allowed; their seat."""
    seat: int = client.on_turn[0]
    action = client.mine(seat)["legal"]["actions"][0]
    assert refusal(client, "act", seat=seat, action=action) == ""
    return seat
