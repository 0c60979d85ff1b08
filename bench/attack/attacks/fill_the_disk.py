"""Fill the disk with whole games and notes, as one person and as many from the same address."""

from __future__ import annotations

from bench.attack.asking import ME, post, refusal, sit
from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates

RATES = Rates(stored_rows=Rate(10, 0.001), new_notes=Rate(2, 0.001))  # a branch from the start has four rows


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Trudy") as trudy:
        table = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, mallory) as client:
            assert refusal(client, "wish", seat=0, matter="end") == ""
        assert [post(guest, table, "branch", step=0) for guest in (mallory, trudy) * 2] == ["", "", *["too_many"] * 2]
        noted = []
        for guest in (mallory, trudy, mallory):
            with sit(server, table, guest) as client:
                noted += [refusal(client, "note", text="x" * 20_000) for _ in range(2)]
        assert noted == ["", "", "", "", "too_fast", "too_fast"]
