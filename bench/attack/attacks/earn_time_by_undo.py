"""Hold a table up for ever: pass the turn on and take it back, or let a bot play for a moment, for a full clock."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, post, refusal, sit
from tests.server.running import Guest, Running
from tests.server.sockets import Client

SECONDS = 60


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Bo") as bo, server.player("Cleo") as cleo:
        people = (mallory, bo, cleo)
        table = mallory.table(seats=[ME, OPEN, OPEN], clock={"kind": "move", "seconds": SECONDS})["id"]
        for seat in (1, 2):
            assert post(people[seat], table, "join", seat=seat) == ""
        assert post(mallory, table, "start") == ""
        with sit(server, table, mallory) as client:
            [seat] = client.state["to_move"]
        with sit(server, table, people[seat]) as client:
            _play_for_time(client, people[seat], table, seat)


def _play_for_time(client: Client, guest: Guest, table: str, seat: int) -> None:
    begun = client.ask("ping")["time"]
    while client.ask("ping")["time"] - begun < 200:
        pass
    done = []
    while client.on_turn == [seat]:
        action = client.mine(seat)["legal"]["actions"][0]
        done.append(refusal(client, "act", seat=seat, action=action))
    assert done.count("") == len(done)
    assert refusal(client, "wish", seat=seat, matter="undo") == ""
    assert client.on_turn == [seat]
    assert _left(client, seat) <= SECONDS - 0.2
    minder = f"seats/{seat}/minder"
    assert post(guest, table, minder, bot="clerk") == ""
    client.until(lambda one: one.state["seats"][seat].get("minder"))
    assert post(guest, table, minder, bot="") == ""
    client.until(lambda one: not one.state["seats"][seat].get("minder"))
    assert _left(client, seat) <= SECONDS - 0.2


def _left(client: Client, seat: int) -> float:
    left: float = client.state["seats"][seat]["left"]
    return left
