"""Farm ratings with fresh keys and games that end at once."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, post, sit
from tests.server.running import Guest, Running
from tests.waiting import wait_until

GAMES = 3


def attack(server: Running) -> None:
    with server.player("Ada") as ada:
        for number in range(GAMES):
            with server.player(f"Fresh {number}") as fresh, server.player(f"Second {number}") as second:
                _agreed_end(server, ada, fresh, second)
        profile = f"/api/players/{ada.id}"
        wait_until(lambda: sum(count["played"] for count in ada.get(profile).json()["counts"]) == GAMES)
        assert ada.get(profile).json()["ratings"] == []


def _agreed_end(server: Running, ada: Guest, *fresh: Guest) -> None:
    """A rated game that its people end after one action, as soon as Ada is ahead."""
    table = ada.table("industry", 3, seats=[ME, OPEN, OPEN], rated=True)["id"]
    for seat, guest in enumerate(fresh, 1):
        assert post(guest, table, "join", seat=seat) == ""
    assert post(ada, table, "start") == ""
    people = [ada, *fresh]
    clients = [sit(server, table, guest) for guest in people]
    for client in clients:
        client.until(lambda one: one.state)
    mover = clients[0].state["to_move"][0]
    action = clients[mover].mine()["legal"]["actions"][0]
    assert clients[mover].ask("act", seat=mover, action=action)["type"] == "done"
    assert clients[0].ask("advise", seat=0)["code"] == "rated"  # and no adviser meanwhile
    assert clients[0].ask("wish", seat=0, matter="end")["type"] == "done"
    for seat in (1, 2):
        clients[seat].until(lambda one: one.state.get("wished"))
        assert clients[seat].ask("answer", seat=seat, yes=True)["type"] == "done"
    for client in clients:
        client.__exit__()
