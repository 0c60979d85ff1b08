"""Write rows without end at a table of one's own, by acting and taking it back, as one person and as several."""

from __future__ import annotations

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Guest, Running
from won.server.operations.rate_limits import Rate, Rates

RATES = Rates(rows=Rate(20, 0.001), address_rows=Rate(50, 0.001))


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Trudy") as trudy, server.player("Eve") as eve:
        assert [_written(server, guest) for guest in (mallory, mallory, trudy, eve)] == [20, 0, 20, 10]


def _written(server: Running, guest: Guest) -> int:
    table = guest.table(seats=[ME, ME, ME], start=True)["id"]
    with sit(server, table, guest) as client:
        [seat] = client.state["to_move"]
        action, count = client.mine(seat)["legal"]["actions"][0], 0
        while True:
            wanted = {"matter": "undo"} if count % 2 else {"action": action}
            code = refusal(client, "wish" if count % 2 else "act", seat=seat, **wanted)
            if code:
                assert code == "too_fast"
                return count
            count += 1
