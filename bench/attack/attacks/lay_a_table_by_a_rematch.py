"""Lay a table by a rematch that could not be laid: for a club one has left, or with a past that its game has not."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from bench.attack.asking import ME, OPEN, post, refusal, sit
from tests.server.running import Guest, Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Mallory") as mallory:
        club = ada.post("/api/clubs", json={"name": "Friday"}).json()
        at, token = f"/api/clubs/{club['id']}", club["link"].partition("join=")[2]
        assert mallory.post(f"{at}/join", json={"token": token}).is_success
        table = ada.table("shares", 2, seats=[ME, OPEN], public=False, club=club["id"])["id"]
        assert post(mallory, table, "join", seat=1) == post(ada, table, "start") == ""
        with sit(server, table, ada) as first, sit(server, table, mallory) as second:
            assert refusal(first, "wish", seat=0, matter="end") == refusal(second, "answer", seat=1, yes=True) == ""
        assert mallory.post(f"{at}/leave").is_success
        assert "club" not in _rematch(mallory, table)
        assert len(ada.get(f"{at}/tables").json()["tables"]) == 1
        played = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        _end(server, played, mallory)
        branch = mallory.post(f"/api/tables/{played}/branch", json={"step": 0}).json()["id"]
        _end(server, branch, mallory)
        assert "branch_of" not in _rematch(mallory, branch)  # else nobody would check what it begins with


def _end(server: Running, table: str, alone: Guest) -> None:
    with sit(server, table, alone) as client:
        assert refusal(client, "wish", seat=0, matter="end") == ""


def _rematch(guest: Guest, table: str) -> dict[str, object]:
    """The set-up of its table: the same one however many ask for it at once."""
    with ThreadPoolExecutor(4) as pool:
        first, *others = pool.map(lambda _: guest.post(f"/api/tables/{table}/rematch").json(), range(4))
    assert [each["id"] for each in others] == [first["id"]] * 3
    setup: dict[str, object] = first["setup"]
    return setup
