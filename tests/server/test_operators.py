"""Operators: their own key, reports, bans, tables closed, hidden and unrated, and the log; by HTTP and by command."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.databases import in_database
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.cli.main import main
from won.server import app
from won.server.app import ENDPOINTS
from won.server.operations.config import Config
from won.server.wire.http.operator_task import OperatorTask


@pytest.fixture(scope="module")
def running(new_database: Callable[[], str]) -> Iterator[tuple[Running, list[str]]]:
    database = new_database()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "OperatorTask", partial(OperatorTask, every=0.05))  # so that no test waits for it
        with Running(Config(database, rates=None)) as server:
            yield server, ["--database", database]


@pytest.fixture
def operator(running: tuple[Running, list[str]], capsys: pytest.CaptureFixture[str]) -> Iterator[Guest]:
    server, on = running
    main(["operator", "remove", "olga", *on])
    assert main(["operator", "add", "olga", *on]) == 0
    key = capsys.readouterr().out.split()[-1]
    with server.guest(authorization=f"Bearer {key}") as guest:
        yield guest


def _reported(server: Running, ada: Guest, bo: Guest) -> str:
    """A table where Bo said something that Ada has reported."""
    table: str = ada.table(title="Friday", seats=[{"who": "me"}])["id"]
    assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 200
    with Client(server.url, table, bo.key) as client:
        client.ask("chat", text="Hello")
        said = client.ask("chat", text="An insult")["sequence"]
    assert ada.post("/api/reports", json={"table": table, "sequence": said, "text": "rude"}).status_code == 204
    return table


def test_no_key_of_a_player_and_no_guess_opens_the_page_of_the_operators(
    running: tuple[Running, list[str]], operator: Guest
) -> None:
    server, on = running
    with server.player("Eve") as eve, server.guest() as stranger, server.guest(authorization="Bearer " + "x" * 40) as x:
        for endpoint in [each for each in ENDPOINTS if each.who == "operator"]:
            path = re.sub(r"\{table\}", "2" * 20, endpoint.path)
            path = re.sub(r"\{(report|ban)\}", "2" * 12, path)
            path = re.sub(r"\{club\}", "2" * 20, path)
            for guest in (eve, stranger, x):
                answer = guest.request(endpoint.method, path, json={} if endpoint.takes else None)
                assert (answer.status_code, answer.json()["code"]) == (403, "not_operator")
    assert operator.get("/api/operator").json()["name"] == "olga"
    assert operator.get("/api/me").status_code == 401  # and the other way round
    assert main(["operator", "remove", "olga", *on]) == 0
    assert operator.get("/api/operator").status_code == 403


def test_a_report_leads_to_a_ban_of_the_person_and_the_address(
    running: tuple[Running, list[str]], operator: Guest
) -> None:
    server, _ = running
    with server.player("Ada") as ada, server.player("Bo") as bo:
        table = _reported(server, ada, bo)
        [report] = [each for each in operator.get("/api/operator/reports").json() if each["player"] == bo.id]
        assert (report["by_name"], report["name"], report["title"], report["text"]) == ("Ada", "Bo", "Friday", "rude")
        assert [(line["text"], line.get("reported", False)) for line in report["context"]] == [
            ("Hello", False), ("An insult", True),
        ]  # fmt: skip
        with Client(server.url, table, bo.key) as client:
            wanted = {"subject": bo.id, "hours": 2, "reason": "insults"}
            assert operator.post("/api/operator/bans", json=wanted).status_code == 204
            assert client.closed()["code"] == "banned"
        assert bo.get("/api/me").json()["code"] == "banned"
        [ban] = operator.get("/api/operator/bans").json()
        assert (ban["name"], ban["ban"]["kind"], ban["ban"]["reason"]) == ("Bo", "player", "insults")
        assert operator.delete(f"/api/operator/bans/{ban['ban']['id']}").status_code == 204
        assert bo.get("/api/me").status_code == 200
        wanted["addresses"] = True
        assert operator.post("/api/operator/bans", json=wanted).status_code == 204
        assert ada.get("/api/tables").json()["code"] == "banned"  # they share the address
        report_path = f"/api/operator/reports/{report['id']}/close"
        assert operator.post(report_path).json()["code"] == "banned"  # and so does the operator
    database = running[1]
    for ban_id in _bans(database):
        assert main(["operator", "lift", ban_id, *database]) == 0
    wait_until(lambda: operator.post(report_path).status_code == 204)
    assert report["id"] not in [each["id"] for each in operator.get("/api/operator/reports").json()]
    assert report["id"] in [each["id"] for each in operator.get("/api/operator/reports?closed=yes").json()]
    log = operator.get("/api/operator/log").json()
    assert log["whole"]
    assert {"ban", "lift", "close report", "add operator"} <= {entry["action"] for entry in log["entries"]}
    for subject, code in (("2" * 12, "no_player"), ("1.2.3", "not_an_address")):
        assert operator.post("/api/operator/bans", json={"subject": subject}).json()["code"] == code


def _bans(on: list[str]) -> list[str]:
    import asyncio

    from won.cli.serve import database_url
    from won.server.accounts import bans
    from won.server.operations.times import now
    from won.server.storage.database import open_database

    async def found() -> list[str]:
        database = open_database(database_url(on[1]))
        try:
            return [ban.id for ban in await database.read(lambda db: bans.active(db, now()))]
        finally:
            await database.close()

    return asyncio.run(found())


def test_a_table_is_closed_or_hidden_and_shown_again(running: tuple[Running, list[str]], operator: Guest) -> None:
    server, on = running
    with server.player("Ada") as ada, server.player("Bo") as bo:
        table = ada.table("shares", 2, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], start=True)["id"]
        path = f"/api/operator/tables/{table}"
        assert operator.post(path, json={"action": "hide", "reason": "its title"}).status_code == 204
        assert bo.get(f"/api/tables/{table}").json()["code"] == "not_invited"
        assert table not in [listed["id"] for listed in bo.get("/api/tables").json()["tables"]]
        assert ada.get(f"/api/tables/{table}").status_code == 200  # its people play on
        assert main(["operator", "show", table, *on]) == 0
        wait_until(lambda: bo.get(f"/api/tables/{table}").status_code == 200)
        assert operator.post(path, json={"action": "show"}).json()["code"] == "not_hidden"
        with Client(server.url, table, ada.key) as client:
            assert main(["operator", "close", table, "--reason", "insults", *on]) == 0
            client.until(lambda one: one.state["status"] == "ended")
            assert "The operators of the server have closed this table." in client.news[-1]["lines"]
        assert operator.post(path, json={"action": "unrate"}).json()["code"] == "no_rating"
        assert operator.post(f"/api/operator/tables/{'2' * 20}", json={"action": "hide"}).json()["code"] == "no_table"
        assert main(["operator", "close", "2" * 20, *on]) != 0


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_closed(running: tuple[Running, list[str]]) -> None:
    server, on = running
    with server.player("Ada") as ada:
        bad, good = (ada.table(seats=[{"who": "me"}] * 3)["id"] for _ in range(2))
        damage = text("UPDATE journal SET entry = '{' WHERE table_id = :table")
        in_database(on[1], lambda db: db.execute(damage, {"table": bad}).rowcount)
        server.context.hub.tables.pop(bad)  # as if it had been asleep
        for table in (bad, good):
            assert main(["operator", "close", table, *on]) == 0
        assert ada.wait(good, "ended")


def test_the_commands_list_reports_and_mark_them_as_done(
    running: tuple[Running, list[str]], operator: Guest, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    server, on = running
    with server.player("Ada") as ada, server.player("Bo") as bo:
        _reported(server, ada, bo)
        assert main(["operator", "reports", *on]) == 0
        said = capsys.readouterr().out
        assert f"{bo.id} Bo" in said
        assert re.search(r">.*Bo: An insult", said)
        assert main(["operator", "done", said.split()[0], *on]) == 0
        assert main(["operator", "done", said.split()[0], *on]) != 0
        assert main(["operator", "add", "olga", *on]) != 0
        result: list[Any] = operator.get("/api/operator/log").json()["entries"]
        assert result[0]["action"] == "close report"


def test_a_club_with_a_bad_name_is_reported_and_dissolved(running: tuple[Running, list[str]], operator: Guest) -> None:
    server, on = running
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve:
        clubs = [ada.post("/api/clubs", json={"name": name}).json() for name in ("Insults", "Worse")]
        for club in clubs:
            token = club["link"].rpartition("=")[2]
            assert bo.post(f"/api/clubs/{club['id']}/join", json={"token": token}).status_code == 200
        wanted = {"club": clubs[0]["id"], "text": "its name"}
        assert eve.post("/api/reports", json=wanted).json()["code"] == "no_club"
        assert bo.post("/api/reports", json=wanted).status_code == 204
        [report] = [each for each in operator.get("/api/operator/reports").json() if each["club"]]
        assert (report["club"], report["title"], report["name"]) == (clubs[0]["id"], "Insults", "Ada")
        path = f"/api/operator/clubs/{clubs[0]['id']}/dissolve"
        assert operator.post(path, json={"reason": "its name"}).status_code == 204
        assert operator.post(path, json={}).json()["code"] == "no_club"
        table = ada.table(seats=[{"who": "me"}] * 3, public=False, club=clubs[1]["id"])["id"]
        with Client(server.url, table, bo.key) as looking, Client(server.url, table, ada.key) as playing:
            assert main(["operator", "dissolve", clubs[1]["id"], "--reason", "its name", *on]) == 0
            assert looking.closed()["code"] == "restart"  # comes again, and is not let in
            assert Client(server.url, table, bo.key).closed()["code"] == "not_invited"
            assert playing.ask("ping")["type"] == "pong"
        assert bo.get("/api/clubs").json() == []
        log: list[Any] = operator.get("/api/operator/log").json()["entries"]
        assert [entry["action"] for entry in log[:2]] == ["dissolve club"] * 2
