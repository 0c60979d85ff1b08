"""Quick pairing over HTTP, on both databases."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import insert, update

from tests.server.running import Guest, Running
from tests.waiting import wait_until
from won.server.events import pairing
from won.server.events.seeks import Group, Seek
from won.server.operations.config import Config
from won.server.storage.database import open_database
from won.server.storage.event_schema import seeks
from won.server.storage.people_schema import blocks
from won.server.storage.schema import players

WISH: dict[str, Any] = {"game": "shares", "players": 2, "pace": "quick", "near": True, "patience": 0}


def _write(url: str, statement: Any) -> None:
    """Beside the server."""

    async def write() -> None:
        database = open_database(url)
        await database.write(lambda db: db.execute(statement))
        await database.close()

    asyncio.run(write())


def _seek(guest: Guest, **more: Any) -> dict[str, Any]:
    answer = guest.post("/api/pairing", json={**WISH, **more})
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


def _wait(guest: Guest) -> dict[str, Any]:
    result: dict[str, Any] = guest.post("/api/pairing/wait", json={}).json()
    return result


def test_from_waiting_to_a_table(url: str) -> None:
    with Running(Config(url, rates=None)) as server, ExitStack() as leaving:
        guest = leaving.enter_context(server.guest())
        ada, bo, cy = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Cy"))
        _write(url, insert(blocks).values(player_id=ada.id, blocked_id=cy.id, made_at=0))
        first = _seek(ada)
        assert (first["others"], first["rating"], first["reach"], first["table"]) == (0, 1500, 100, "")
        assert _seek(cy)["others"] == 1  # who is not seated with Ada, who has blocked them
        pools = [{"game": "shares", "players": 2, "pace": "quick", "waiting": 2}]
        assert guest.get("/api/pairing").json() == pools
        bo_seeks = _seek(bo)
        assert bo_seeks["table"]
        assert _wait(ada)["table"] == bo_seeks["table"]
        assert _seek(bo)["table"] == bo_seeks["table"]  # said again, as by a second click
        table = bo.get(f"/api/tables/{bo_seeks['table']}").json()
        assert (table["status"], table["setup"]["rated"], table["setup"]["event"]) == ("playing", True, "pairing")
        assert {seat["player"] for seat in table["seats"]} == {ada.id, bo.id}
        assert _wait(cy)["others"] == 0
        assert cy.delete("/api/pairing").status_code == 204
        assert cy.post("/api/pairing/wait", json={}).json()["code"] == "no_seek"

        _seek(cy, players=3, patience=1)
        alone = wait_until(lambda: _wait(cy)["table"])
        seats = cy.get(f"/api/tables/{alone}").json()["seats"]
        assert sorted(seat.get("bot", "") for seat in seats) == ["", "clerk", "clerk"]

        _seek(cy)
        _write(url, update(seeks).values(gone_at=0))  # the tab was closed without a word
        assert guest.get("/api/pairing").json() == []
        assert cy.post("/api/pairing/wait", json={}).status_code == 404


def test_what_cannot_be_waited_for_is_refused_with_its_field(url: str) -> None:
    with (
        Running(Config(url, rates=None)) as server,
        server.player("Ada") as ada,
        server.player("") as unnamed,
        server.guest() as guest,
    ):
        for change, field in (({"game": "chess"}, "$.game"), ({"players": 9}, "$.players"), ({"pace": "x"}, "$.pace")):
            assert ada.post("/api/pairing", json={**WISH, **change}).json()["field"] == field
        assert unnamed.post("/api/pairing", json=WISH).json()["code"] == "no_name"
        assert guest.post("/api/pairing", json=WISH).status_code == 401


def test_a_crowd_costs_those_who_wait_no_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []

    def nobody(pool: list[Seek], *_: Any) -> list[Group]:
        compared.append(len(pool))
        return []

    monkeypatch.setattr(pairing, "groups", nobody)
    with Running(Config(url, rates=None)) as server, server.player("Ada") as ada:
        crowd = [f"crowd{number:03}" for number in range(100)]
        _write(
            url, insert(players).values([{"id": each, "name": each, "key_hash": each, "made_at": 0} for each in crowd])
        )
        same = {"game": "shares", "pace": "quick", "players": 2, "near": True, "patience": 0, "table_id": ""}
        gone = {"made_at": 0, "gone_at": 2**50}
        _write(url, insert(seeks).values([{"player_id": each, "rating": 3000, **same, **gone} for each in crowd]))
        assert _seek(ada)["others"] == len(crowd)
        assert compared == [pairing.CLOSEST]
