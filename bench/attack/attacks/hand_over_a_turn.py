"""Hand the turn of a player who blinks to a bot."""

from __future__ import annotations

from bench.attack.asking import post, refusal, sit, two_and_a_bot
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo:
        table = two_and_a_bot(ada, bo, clock={"kind": "bank", "seconds": 600, "increment": 0})
        with sit(server, table, ada) as first:
            with sit(server, table, bo) as two:
                first.until(lambda client: client.around.get("presence", ["", ""])[1] == "here")
                assert two.state["seats"][1]["name"] == "Bo"
            first.until(lambda client: client.around["presence"][1] == "away")
            assert "vote" not in first.state["may"]
            assert refusal(first, "wish", seat=1, matter="bot") == "still_here"
            assert post(ada, table, "seats/1/minder", bot="random") == "not_yours"
            assert post(ada, table, "seats/1/leave") == "started"
            assert post(ada, table, "bots", seat=1, bot="random") == "started"
            with sit(server, table, bo) as two:
                assert "minder" not in two.state["seats"][1]
                assert refusal(two, "wish", seat=0, matter="bot") == "still_here"
