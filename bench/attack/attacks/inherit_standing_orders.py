"""Take the seat of somebody who has given up, to see the standing orders that were left there."""

from __future__ import annotations

from bench.attack.asking import invite, post, refusal, sit, two_and_a_bot
from tests.server.running import Running

ORDERS = [{"order": "buy", "cube": "food", "count": 5, "price": 7}]


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Mallory") as mallory:
        table = two_and_a_bot(ada, bo)
        with sit(server, table, bo) as leaving, sit(server, table, ada) as staying:
            assert refusal(leaving, "orders", seat=1, orders=ORDERS) == ""
            assert leaving.until(lambda client: client.mine().get("orders")) == ORDERS
            assert refusal(leaving, "concede", seat=1) == ""
            assert post(mallory, table, "seats/1/take", invite=invite(ada, table)) == ""
            assert refusal(staying, "answer", seat=0, yes=True) == ""
        with sit(server, table, mallory) as seated:
            assert seated.mine()["seat"] == 1
            assert not seated.mine().get("orders")
