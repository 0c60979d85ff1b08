"""The number of an earlier request is used for another message, to be told that it was done."""

from __future__ import annotations

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory:
        table = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, mallory) as client:
            assert refusal(client, "chat", id="one", text="hello") == ""
            assert refusal(client, "chat", id="one", text="hello") == ""  # the same once more
            assert refusal(client, "chat", id="one", text="good-bye") == "reused"
            assert refusal(client, "concede", id="one", seat=0) == "reused"
