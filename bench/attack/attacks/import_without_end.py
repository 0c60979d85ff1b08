"""One person imports long games one after the other: the work is charged, and then refused."""

from __future__ import annotations

from bench.attack.attacks.leaf_through_a_long_game import long_record
from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates

QUICK = False
RATES = Rates(work=Rate(0.5, 0.01))


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        record = long_record(2500)
        statuses = [mallory.post("/api/records", content=record).status_code for _ in range(15)]
        assert 429 in statuses, statuses
        assert ada.post("/api/records", content=record).status_code == 201
