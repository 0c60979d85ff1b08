"""One person floods a table with chat and changes of name."""

from __future__ import annotations

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Running
from won.server.operations.rate_limits import Rates

RATES = Rates()


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory:
        table = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, mallory) as client:
            said = [refusal(client, "chat", text=f"line {number}") for number in range(30)]
        assert said.count("") <= RATES.chat.burst + 3, said
        assert "too_fast" in said
        names = [mallory.patch("/api/me", json={"name": f"M {number}"}).status_code for number in range(8)]
        assert names.count(200) <= RATES.renames.burst, names
