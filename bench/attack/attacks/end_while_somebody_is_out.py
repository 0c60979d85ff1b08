"""End a rated game while ahead, as soon as the other lets a bot play for a moment, or take back what the other did."""

from __future__ import annotations

from bench.attack.asking import post, refusal, sit, two_and_a_bot
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Bo") as bo:
        table = two_and_a_bot(mallory, bo, rated=True)
        assert post(bo, table, "seats/1/minder", bot="clerk") == ""
        with sit(server, table, mallory) as client:
            client.until(lambda one: one.state["seats"][1].get("minder"))
            for matter in ("pause", "end"):
                assert refusal(client, "wish", seat=0, matter=matter) == ""  # it is asked, not granted
                assert client.state["status"] == "playing"
