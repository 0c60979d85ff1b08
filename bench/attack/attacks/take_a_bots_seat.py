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
        with sit(server, table, ada) as one, sit(server, table, bo) as two:
            assert post(eve, table, "seats/2/take", invite=shown) == ""  # it is only asked for
            assert one.ask("answer", seat=0, yes=True)["type"] == "done"
            two.until(lambda client: client.state.get("wished", {}).get("waiting") == [1])
            assert two.state["seats"][2]["bot"]
            assert refusal(one, "answer", seat=1, yes=True) == "not_yours"  # nobody agrees for another
            assert refusal(two, "answer", seat=1, yes=False) == ""
            one.until(lambda client: not client.state.get("wished"))
            assert one.state["seats"][2]["bot"]
            assert not one.state.get("unrated")
            assert policy_table.POLICY["wish take"].rights == ()
            assert refusal(one, "wish", seat=2, matter="take") != ""
