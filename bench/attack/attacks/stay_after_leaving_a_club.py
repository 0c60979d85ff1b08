"""Go on looking at a club's private table after its founder has sent one away, or the club is gone."""

from __future__ import annotations

from bench.attack.asking import ME, closed_with, sit
from tests.server.running import Guest, Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Mallory") as mallory:
        for way in ("remove", "leave", "dissolve"):
            club = ada.post("/api/clubs", json={"name": "Friday"}).json()
            at, token = f"/api/clubs/{club['id']}", club["link"].partition("join=")[2]
            assert mallory.post(f"{at}/join", json={"token": token}).is_success
            table = ada.table(seats=[ME, ME, ME], start=True, public=False, club=club["id"])["id"]
            with sit(server, table, mallory) as looking, sit(server, table, mallory, screen=True) as screen:
                _part(way, at, ada, mallory)
                assert looking.closed()["code"] == screen.closed()["code"] == "restart"
            assert closed_with(server, table, mallory) == "not_invited"


def _part(way: str, club: str, founder: Guest, member: Guest) -> None:
    if way == "remove":
        assert founder.delete(f"{club}/members/{member.id}").is_success
    elif way == "leave":
        assert member.post(f"{club}/leave").is_success
    else:
        assert founder.delete(club).is_success
