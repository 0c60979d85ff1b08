"""The daily table: alike for all, and sealed until the day is over."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.games import GAMES
from won.server.events import daily
from won.server.operations import times
from won.server.operations.config import Config
from won.tables.table import written

DAY = 24 * 3600 * 1000
SEALED = (("GET", "record"), ("GET", "fair"), ("GET", "review"), ("POST", "review"), ("POST", "branch"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lets days pass for whatever asks which day it is."""
    from won.server.accounts import invitations
    from won.server.live import audience
    from won.server.wire.http import daily as endpoints
    from won.server.wire.http import lobby, table_info

    late = [0]
    real = times.now
    for module in (endpoints, lobby, table_info, invitations, audience):
        monkeypatch.setattr(module, "now", lambda: real() + late[0])
    return late


def test_every_day_has_its_own_table_that_nobody_can_work_out_without_the_secret() -> None:
    for game in GAMES:
        days = [daily.table_of_day("s", game, f"2026-11-{day:02d}") for day in range(1, 29)]
        assert len({(each.setup.edition, each.bots) for each in days}) > 3
        assert all(each.bots.count("") == 1 and len(each.bots) == each.setup.players for each in days)
        assert days == [daily.table_of_day("s", game, f"2026-11-{day:02d}") for day in range(1, 29)]
        assert days != [daily.table_of_day("t", game, f"2026-11-{day:02d}") for day in range(1, 29)]
    assert daily.day_of(daily.end_of("2026-12-31")) == "2027-01-01"


def _begin(guest: Guest) -> dict[str, Any]:
    answer = guest.post("/api/daily/shares")
    assert answer.status_code == 201, answer.text
    result: dict[str, Any] = answer.json()
    return result


def _finish(server: Running, guest: Guest, table: str) -> None:
    """By hand, with actions by lot."""
    live = server.context.hub.tables[table]
    [seat] = live.table.seats_of(guest.id)
    lots = Random(1)
    with Client(server.url, table, guest.key) as client:
        while live.table.status == "playing":
            wait_until(lambda: live.table.status == "over" or seat in live.table.to_move)
            game = live.table.game
            action = game.sample(seat, lots.random) if game is not None and not game.over else None
            if game is not None and action is not None:
                client.ask("act", seat=seat, action=written(game.without_chance(action)))


def test_from_the_first_try_to_the_board_of_yesterday(
    url: str, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "DAILY", {**daily.DAILY, "shares": daily.DAILY["shares"]._replace(length=2)})
    with Running(Config(url, rates=None)) as server, ExitStack() as leaving:
        ada, bo, guest = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", ""))
        assert guest.post("/api/daily/shares").json()["code"] == "no_name"
        first, second = _begin(ada), _begin(bo)
        assert _begin(ada)["id"] == first["id"]  # only the first try
        live = [server.context.hub.tables[table["id"]] for table in (first, second)]
        assert live[0].seed == live[1].seed
        assert live[0].table.chance == live[1].table.chance
        assert [holder.bot for holder in live[0].table.holders] == [holder.bot for holder in live[1].table.holders]
        assert ada.get(f"/api/tables/{first['id']}/invites").json()["code"] == "not_host"

        _finish(server, ada, first["id"])
        _finish(server, bo, second["id"])
        assert wait_until(lambda: _own(ada)["state"] != "playing" and _own(ada)["state"]) == "counted"
        wait_until(lambda: len(_board(guest)["lines"]) == 2)
        assert all("table" not in line and line["guest"] for line in _board(guest)["lines"])
        for method, what in SEALED:
            for someone in (ada, bo):
                answer = someone.request(method, f"/api/tables/{first['id']}/{what}", json={})
                assert answer.json()["code"] in ("sealed", "not_invited"), (what, answer.text)
        assert "seed" not in ada.get(f"/api/tables/{first['id']}").json()
        with Client(server.url, first["id"], ada.key) as client:
            assert "seed" not in client.state
            assert not {what for _, what in SEALED} & set(client.state["may"])
        assert bo.get(f"/api/tables/{first['id']}").status_code == 403
        assert Client(server.url, first["id"], bo.key).closed()["code"] == "not_invited"
        assert "event" not in ada.post(f"/api/tables/{first['id']}/rematch").json()["setup"]

        day = daily.day_of(live[0].setup.sealed_until - 1)
        clock[0] = DAY
        lines = guest.get("/api/daily", params={"day": day}).json()["games"]["shares"]["board"]["lines"]
        assert {line["table"] for line in lines} == {first["id"], second["id"]}
        assert guest.get(f"/api/tables/{first['id']}").json()["seed"] == live[0].seed
        assert guest.get(f"/api/tables/{first['id']}/record").status_code == 200
        with Client(server.url, first["id"], bo.key) as client:
            assert client.ask("look", step=1)["type"] != "error"
            assert client.state["seed"] == live[0].seed
            assert {"record", "review", "branch"} <= set(client.state["may"])
        assert _begin(ada)["id"] != first["id"]  # another day, another table


def _own(guest: Guest) -> dict[str, Any]:
    result: dict[str, Any] = guest.get("/api/daily").json()["games"]["shares"]["own"]
    return result


def _board(guest: Guest) -> dict[str, Any]:
    result: dict[str, Any] = guest.get("/api/daily").json()["games"]["shares"]["board"]
    return result


def test_a_try_that_was_given_up_or_left_to_a_bot_is_not_on_the_board(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "DAILY", {**daily.DAILY, "shares": daily.DAILY["shares"]._replace(length=12)})
    with Running(Config(database_url, rates=None)) as server, ExitStack() as leaving:
        ada, bo = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo"))
        table = _begin(ada)["id"]
        [seat] = server.context.hub.tables[table].table.seats_of(ada.id)
        with Client(server.url, table, ada.key) as client:
            assert client.ask("wish", seat=seat, matter="end")["type"] == "done"
        table = _begin(bo)["id"]
        with Client(server.url, table, bo.key):
            assert bo.post(f"/api/tables/{table}/seats/{seat}/minder", json={"bot": "clerk"}).status_code == 200
            bo.wait(table, "over")
        assert wait_until(lambda: _own(ada)["state"] != "playing" and _own(ada)["state"]) == "ended"
        assert wait_until(lambda: _own(bo)["state"] != "playing" and _own(bo)["state"]) == "helped"
        board = _board(ada)
        assert (board["lines"], board["begun"], board["finished"]) == ([], 2, 2)


def test_an_account_has_one_try_a_day_whatever_its_guests_have_tried(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "DAILY", {**daily.DAILY, "shares": daily.DAILY["shares"]._replace(length=2)})
    with Running(Config(database_url, rates=None)) as server, ExitStack() as leaving:
        ada, bo, *guests = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "One", "Two"))
        for account in (ada, bo):
            account.post("/api/account/links")
        for someone in (*guests, bo):
            _finish(server, someone, _begin(someone)["id"])
        wait_until(lambda: _board(ada)["finished"] == 3)
        first = _own(guests[0])["table"]
        for guest, account in ((guests[0], ada), (guests[1], ada)):
            token = account.post("/api/account/links").json()["token"]
            assert guest.post("/api/account/links/use", json={"token": token}).json()["id"] == account.id
        assert _own(ada)["table"] == first == _begin(ada)["id"]
        assert _board(ada)["begun"] == 2
        assert {(line["name"], line.get("guest", False)) for line in _board(ada)["lines"]} == {
            ("Ada", True), ("Bo", False),
        }  # fmt: skip


def test_days_to_come_stay_a_secret(database_url: str) -> None:
    with Running(Config(database_url, rates=None)) as server, server.guest() as guest:
        for day in ("2099-01-01", "2026-02-31"):
            assert guest.get("/api/daily", params={"day": day}).json()["field"] == "day"
        assert guest.get("/api/daily", params={"day": "x"}).status_code == 400
