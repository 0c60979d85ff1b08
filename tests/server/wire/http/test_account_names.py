"""Names of accounts over HTTP: nobody else goes by one, also not whoever did before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Running
from tests.server.sockets import Client


def test_a_guest_never_carries_the_name_of_an_account(server: Running) -> None:
    with server.player("Gus") as guest, server.player("Gus") as gus, server.player("Hal") as hal:
        table = guest.table(seats=[{"who": "me"}])["id"]
        gus.post("/api/account/links")
        assert gus.get("/api/me").json()["name"] == "Gus"
        assert guest.get("/api/me").json()["name"] == "Gus 2"
        assert guest.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Gus 2"
        setup = {"game": "shares", "edition": "classic", "players": 2}
        tried = [
            hal.post("/api/players", json={"name": "gus"}),
            hal.patch("/api/me", json={"name": "G u s"}),
            hal.post(f"/api/tables/{table}/join", json={"name": "GUS"}),
            hal.post("/api/tables", json={"setup": setup, "seats": [{"who": "me", "name": "Gus"}]}),
        ]
        assert [(answer.status_code, answer.json()["code"]) for answer in tried] == [(422, "account_name")] * 4


def test_a_name_that_becomes_an_accounts_is_given_back_at_tables_and_in_tournaments(server: Running) -> None:
    with server.player("Ida") as host, server.player("Jo") as guest, server.player("Kaimana") as kai:
        renamed = host.table(seats=[{"who": "me"}])["id"]
        for table, name in ((renamed, ""), (host.table()["id"], "KAIMANA")):
            assert guest.post(f"/api/tables/{table}/join", json={"name": name}).status_code == 200
        guest.patch("/api/me", json={"name": "Kaimana"})  # at a table this works once
        over = guest.table(seats=[{"who": "me"}])["id"]
        guest.post(f"/api/tables/{over}/close")
        clock = {"kind": "move", "seconds": 60}
        setup = {"game": "shares", "edition": "classic", "players": 2, "clock": clock}
        new = {"name": "Friday", "format": "swiss", "setup": setup, "bot": "random"}
        event = f"/api/tournaments/{host.post('/api/tournaments', json=new).json()['tournament']['id']}"
        guest.post(f"{event}/join")
        with Client(server.url, renamed, guest.key) as client:
            kai.post("/api/account/links")
            client.ask("chat", text="hello")
            assert [item["entry"]["name"] for item in client.news if item["entry"]["kind"] == "said"] == ["Kaimana 2"]
        assert guest.get("/api/me").json()["name"] == "Kaimana 2"
        tables = guest.get("/api/tables", params={"mine": "yes", "status": "open"}).json()["tables"]
        named = [seat["name"] for seen in tables for seat in seen["seats"] if seat.get("player") == guest.id]
        assert named == ["Kaimana 2", "Kaimana 2"]
        assert [entrant["name"] for entrant in guest.get(event).json()["entrants"]] == ["Kaimana 2"]
        again = guest.post(f"/api/tables/{over}/rematch").json()
        assert {seat["name"] for seat in again["seats"] if seat.get("player")} == {"Kaimana 2"}
        with server.player("Luana") as lu, server.player("Luana 2") as other:
            other.post("/api/account/links")
            two = {"setup": setup, "seats": [{"who": "me"}, {"who": "me"}]}
            assert lu.post("/api/tables", json=two).json()["field"] == "$.seats[1].name"


def test_a_new_account_wakes_only_tables_where_a_person_goes_by_its_name(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.player("Quillon") as host, server.player("Quill") as account, server.player("Oda") as other:
        apart, bots = host.table(seats=[{"who": "me"}])["id"], [{"who": "bot", "bot": "merchant", "name": "Quill"}]
        by_a_bot = host.table(seats=[{"who": "me"}, *bots])["id"]
        named = other.table(seats=[{"who": "me", "name": "QUILL"}])["id"]
        fetched: list[str] = []
        fetch = server.context.hub.fetch

        def watched(table: str) -> Any:
            fetched.append(table)
            return fetch(table)

        monkeypatch.setattr(server.context.hub, "fetch", watched)
        account.post("/api/account/links")
        assert {apart, by_a_bot, named} & set(fetched) == {named}
        assert other.get(f"/api/tables/{named}").json()["seats"][0]["name"] == "Oda"
