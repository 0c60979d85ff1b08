"""One address floods a table with the chat of many fresh guests."""

from __future__ import annotations

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates

RATES = Rates(new_players=Rate(100, 1), new_connections=Rate(100, 10))
GUESTS = 8


def attack(server: Running) -> None:
    with server.player("Ada") as ada:
        table = ada.table(seats=[ME, ME, ME], start=True)["id"]
        said = []
        for number in range(GUESTS):
            with server.player(f"Guest {number}") as guest, sit(server, table, guest) as client:
                said += [refusal(client, "chat", text=f"line {line}") for line in range(20)]
        assert said.count("") <= RATES.address_chat.burst + 30, said.count("")
