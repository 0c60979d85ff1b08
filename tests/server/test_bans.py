"""A banned person on every route and at the socket, and the log of whoever banned them."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.cli.main import main
from won.server.accounts import operator_log
from won.server.app import ENDPOINTS, make_app
from won.server.operations.config import Config
from won.server.storage.store import Store

_IDS = ("player", "channel", "device", "report", "ban")
_TABLES = ("table", "tournament", "club")
_SAMPLES = {**dict.fromkeys(_TABLES, "2" * 20), **dict.fromkeys(_IDS, "2" * 12), "seat": "0", "entrant": "0"}


def _codes(guest: Guest) -> dict[str, str]:
    """The code of the refusal at every endpoint."""
    result = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{(\w+)\}", lambda name: _SAMPLES.get(name[1], "industry"), endpoint.path)
        path = path.replace("/puzzles/industry", "/puzzles/00000000").replace("industry.json", "en.json")
        path = path.replace("/passkeys/industry", "/passkeys/industry-key")
        answer = guest.request(endpoint.method, path, json={} if endpoint.takes is not None else None)
        if endpoint.who == "operator" and guest.key:
            continue  # no key of a player opens it, banned or not: tests/server/test_operators.py
        result[endpoint.deed] = answer.json().get("code", "") if answer.status_code == 403 else str(answer.status_code)
    return result


def test_every_route_is_an_endpoint_or_known_to_serve_the_banned() -> None:
    """Documents, files and links of mails; the socket is tried below, and the monitoring is for the machine itself."""
    paths = {getattr(route, "path", "") for route in make_app(Config("sqlite://")).app.routes}
    assert paths - {endpoint.path for endpoint in ENDPOINTS} == {
        "/api/openapi.json", "/api/docs", "/api/fair", "/api/pages/{name}", "/mail/{purpose}/{channel}/{token}",
        "/health", "/ready", "/metrics", "/ws/tables/{table}", "/{path:path}",
    }  # fmt: skip


def test_a_ban_holds_on_every_route_until_it_is_lifted(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    on = ["--database", database_url]
    with Running(Config(database_url, rates=None)) as server, server.player() as ada, server.player("Bo") as bo:
        table = bo.table(seats=[{"who": "me"}])["id"]
        link = bo.post("/api/account/links").json()["token"]
        with Client(server.url, table, bo.key) as client:
            assert main(["operator", "ban", bo.id, "--hours", "2", "--reason", "insults", *on]) == 0
            assert client.closed()["code"] == "banned"
        assert set(_codes(bo).values()) == {"banned"}
        assert Client(server.url, table, bo.key).closed()["code"] == "banned"
        assert ada.get("/api/me").status_code == 200
        used = ada.post("/api/account/links/use", json={"token": link})  # which would make a guest of Ada's Bo's
        assert used.json()["code"] == "banned"
        assert ada.get("/api/me").json()["name"] == "Ada"
        ban = capsys.readouterr().out.split()[-1]
        assert main(["operator", "lift", ban, *on]) == 0
        wait_until(lambda: bo.get("/api/me").status_code == 200)
        assert main(["operator", "ban", "127.0.0.1", *on]) == 0
        wait_until(lambda: ada.get("/api/me").status_code == 403)
        with server.guest() as stranger:
            for guest in (ada, stranger):
                assert set(_codes(guest).values()) == {"banned"}
    assert main(["operator", "ban", "nobody", *on]) != 0
    assert main(["operator", "log", "--verify", *on]) == 0
    said = capsys.readouterr().out
    assert "insults" in said
    assert "The log is whole" in said


@pytest.mark.anyio
async def test_the_log_cannot_be_edited_and_shows_where_somebody_tried(store: Store) -> None:
    for at in range(3):
        await store.database.write(lambda db, at=at: operator_log.write(db, "op", "ban", {"at": at}, at))  # type: ignore[misc]
    for change in ("UPDATE operator_log SET operator = 'x'", "DELETE FROM operator_log"):
        with pytest.raises(DBAPIError, match="append-only"):
            await store.database.write(lambda db, change=change: db.execute(text(change)))  # type: ignore[misc]
    logged = await store.database.read(operator_log.rows)
    assert operator_log.broken_at(logged) is None
    assert operator_log.broken_at([logged[0], logged[2]]) == 1
    assert operator_log.broken_at([logged[0], operator_log.Logged(1, 1, "op", "ban", "{}", logged[1].hash)]) == 1
