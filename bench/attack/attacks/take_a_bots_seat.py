"""Steal a rated game by taking the seat of a bot while it runs."""

from __future__ import annotations

from bench.attack.asking import invite, post, refusal, sit, two_and_a_bot
from tests.server.running import Running
from won.tables import policy_table


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve:
        table = two_and_a_bot(ada, bo, rated=True)
        shown = invite(ada, table)
        for guest in (ada, bo):
            assert post(guest, table, "seats/2/take", invite=shown) == "not_yours"
        assert post(eve, table, "seats/2/take") == "not_invited"
        with sit(server, table, ada) as first, sit(server, table, bo) as two:
            assert post(eve, table, "seats/2/take", invite=shown) == ""  # it is only asked for
            assert first.ask("answer", seat=0, yes=True)["type"] == "done"
            two.until(lambda client: client.state.get("wished", {}).get("waiting") == [1])
            assert two.state["seats"][2]["bot"]
            assert refusal(first, "answer", seat=1, yes=True) == "not_yours"  # nobody agrees for another
            assert refusal(two, "answer", seat=1, yes=False) == ""
            first.until(lambda client: not client.state.get("wished"))
            assert first.state["seats"][2]["bot"]
            assert not first.state.get("unrated")
            assert policy_table.POLICY["wish take"].rights == ()
            assert refusal(first, "wish", seat=2, matter="take") != ""
