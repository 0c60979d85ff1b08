"""Ask the others to agree to an undo, dozens of times a second, so that a question never leaves their screens."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, post, refusal, sit
from tests.server.running import Running
from tests.server.sockets import Client
from won.server.operations.rate_limits import Rates

RATES = Rates()


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Bo") as bo:
        table = mallory.table(seats=[ME, OPEN, ME])["id"]
        assert post(bo, table, "join", seat=1) == ""
        assert post(mallory, table, "start") == ""
        with sit(server, table, mallory) as client, sit(server, table, bo) as other:
            seat = _both_have_acted(client, other)
            wished = []
            for _ in range(30):
                wished.append(refusal(client, "wish", seat=seat, matter="undo"))
                other.until(lambda one: one.state["sequence"] >= client.state["sequence"])
        assert wished[0] == ""
        assert wished.count("") <= RATES.chat.burst + 3, wished
        assert "too_fast" in wished


def _both_have_acted(client: Client, other: Client) -> int:
    """Bo has acted last, and Mallory before him: her seat."""
    own = -1
    while True:
        for each in (client, other):
            while each.on_turn:
                [seat] = each.on_turn
                action = each.mine(seat)["legal"]["actions"][0]
                assert refusal(each, "act", seat=seat, action=action) == ""
                if each is client:
                    own = seat
                elif own >= 0:
                    return own
            last = max(client.state["sequence"], other.state["sequence"])
            for heard in (client, other):
                heard.until(lambda one, last=last: one.state["sequence"] >= last)  # type: ignore[misc]
