"""Ask for a pause, and put the end of the game in its place while the others press yes."""

from __future__ import annotations

from bench.attack.asking import refusal, sit, two_and_a_bot
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Bo") as bo:
        table = two_and_a_bot(mallory, bo)
        with sit(server, table, mallory) as asking, sit(server, table, bo) as asked:
            assert refusal(asking, "wish", seat=0, matter="pause") == ""
            seen = asked.until(lambda one: one.state if "wished" in one.state else None)["sequence"]
            assert refusal(asking, "wish", seat=0, matter="end") == ""
            assert refusal(asked, "answer", seat=1, yes=True, after=seen) == "stale"
            assert asked.state["status"] == "playing"
            assert asked.state["wished"]["waiting"] == [1]
            now = asked.state["sequence"]
            assert refusal(asked, "answer", seat=1, yes=False, after=now) == ""
            assert "wished" not in asked.state or asked.state["wished"] is None
