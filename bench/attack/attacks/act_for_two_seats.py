"""Act for two seats, or for that of another."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, invite, post, refusal, sit, two_and_a_bot
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo:
        lobby = ada.table("industry", 3, seats=[ME, OPEN, OPEN], rated=True)["id"]
        assert post(ada, lobby, "join", seat=1, name="Somebody else") == "rated"  # no hot seat in a rated game
        table = two_and_a_bot(ada, bo, rated=True)
        assert post(ada, table, "join", seat=2, name="Somebody else", invite=invite(ada, table)) == "started"
        with sit(server, table, ada) as single:
            for seat in (1, 2):
                for kind, fields in (
                    ("act", {"action": {"do": "pass"}}),
                    ("ask", {}),
                    ("try", {"actions": []}),
                    ("advise", {}),
                    ("orders", {"orders": []}),
                    ("wish", {"matter": "undo"}),
                    ("wish", {"matter": "end"}),
                    ("answer", {"yes": True}),
                    ("concede", {}),
                ):
                    assert refusal(single, kind, seat=seat, **fields) == "not_yours", (kind, seat)
        assert post(bo, table, "seats/0/leave") == "not_yours"
        assert post(ada, table, "seats/1/leave") == "started"  # the host could send Bo away before
        assert post(ada, table, "seats/1/minder", bot="random") == "not_yours"
        assert post(ada, table, "seats/1/take") == "not_yours"
