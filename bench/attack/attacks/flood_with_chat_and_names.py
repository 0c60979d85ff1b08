"""One person floods a table with chat, with wishes and with changes of name."""

from __future__ import annotations

from bench.attack.asking import refusal, sit, two_and_a_bot
from tests.server.running import Running
from won.server.operations.rate_limits import Rates

RATES = Rates()


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Bo") as bo:
        table = two_and_a_bot(mallory, bo)
        with sit(server, table, mallory) as client:
            said = [refusal(client, "chat", text=f"line {number}") for number in range(30)]
        with sit(server, table, bo) as client:
            wished = [refusal(client, "wish", seat=1, matter="pause") for _ in range(30)]
        for answers in (said, wished):
            assert answers.count("") <= RATES.chat.burst + 3, answers
            assert "too_fast" in answers
        names = [mallory.patch("/api/me", json={"name": f"M {number}"}).status_code for number in range(8)]
        assert names.count(200) <= RATES.renames.burst, names
