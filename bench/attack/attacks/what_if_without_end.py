"""One person opens what-ifs without end: they are charged and counted, and others still get theirs."""

from __future__ import annotations

from bench.attack.asking import ME, post
from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates

QUICK = False
RATES = Rates(new_tables=Rate(8, 0.01))


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        tables = {guest: guest.table(seats=[ME, ME, ME], start=True)["id"] for guest in (mallory, ada)}
        codes = [post(mallory, tables[mallory], "branch", step=0) for _ in range(12)]
        assert codes.count("") <= 8, codes
        assert "too_many" in codes
        assert post(ada, tables[ada], "branch", step=0) == ""
