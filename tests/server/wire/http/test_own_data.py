"""Everything about a player as a file, and the end of it: finished games stay, the name goes."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import everything, in_database
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.cli.main import main
from won.server.events.openings import Chair, plan
from won.server.operations import logs
from won.server.operations.config import Config
from won.tables.setup import Setup

NAME = "Zenobia of Palmyra"


@pytest.fixture
def zenobia(server: Running) -> Iterator[Guest]:
    with server.player(NAME) as player:
        yield player


def _finished(server: Running, host: Guest, other: Guest) -> str:
    """A game of two, ended by agreement, with words on both sides."""
    table: str = host.table("shares", 2, seats=[{"who": "me"}])["id"]
    other.post(f"/api/tables/{table}/join", json={})
    host.post(f"/api/tables/{table}/start")
    with Client(server.url, table, host.key) as first, Client(server.url, table, other.key) as two:
        first.ask("chat", text="I come from Palmyra")
        first.ask("note", text="buy tin")
        first.ask("wish", seat=0, matter="end")
        two.ask("answer", seat=1, yes=True)
    return table


def _wrote_as_a_guest(server: Running, table: str, account: Guest) -> str:
    """Somebody looks on there, writes, and signs in to the account; who it was."""
    with server.player("Onlooker") as guest:
        with Client(server.url, table, guest.key) as client:
            client.ask("chat", text="Palmyra looks on")
        token = account.post("/api/account/links").json()["token"]
        assert guest.post("/api/account/links/use", json={"token": token}).json()["id"] == account.id
    return guest.id


def test_everything_kept_about_a_player_is_in_the_export(server: Running, zenobia: Guest, bo: Guest) -> None:
    table = _finished(server, zenobia, bo)
    watched = bo.table(seats=[{"who": "me"}])["id"]
    with Client(server.url, watched, zenobia.key) as onlooker:
        onlooker.ask("chat", text="Well played")
    before = _wrote_as_a_guest(server, watched, zenobia)
    zenobia.post("/api/me/blocks", json={"player": bo.id})
    zenobia.post("/api/me/channels", json={"kind": "webhook", "address": "https://example.org/hook"})
    result = zenobia.get("/api/account/export").json()
    assert (result["id"], result["name"]) == (zenobia.id, NAME)
    assert [each["id"] for each in result["tables"]] == [table]
    assert result["tables"][0]["seats"] == [0]
    assert {(line["table"], line["text"]) for line in result["chat"]} == {
        (table, "I come from Palmyra"), (watched, "Well played"), (watched, "Palmyra looks on"),
    }  # fmt: skip
    assert result["guests"] == [{"guest_id": before}]
    assert result["notes"] == [{"table_id": table, "text": "buy tin"}]
    assert [each["blocked_id"] for each in result["blocks"]] == [bo.id]
    assert [each["address"] for each in result["channels"]] == ["https://example.org/hook"]
    assert (len(result["devices"]), len(result["account"])) == (2, 1)
    assert zenobia.key not in msgspec.json.encode(result).decode()
    assert "hash" not in msgspec.json.encode(result).decode()


def test_a_deleted_player_leaves_finished_games_without_the_name(database_url: str) -> None:
    config = Config(database_url, rates=None)
    with Running(config) as server, server.player(NAME) as zenobia, server.player("Bo") as bo:
        over = _finished(server, zenobia, bo)
        hosted = zenobia.table(seats=[{"who": "me"}])["id"]
        lobby = bo.table(players=3, seats=[{"who": "me"}])["id"]
        zenobia.post(f"/api/tables/{lobby}/join", json={})
        going = bo.table("shares", 2, seats=[{"who": "me"}])["id"]
        zenobia.post(f"/api/tables/{going}/join", json={})
        bo.post(f"/api/tables/{going}/start")
        setup = {"game": "shares", "edition": "classic", "players": 2, "clock": {"kind": "daily", "days": 1}}
        new = {"name": "Friday", "format": "swiss", "setup": setup, "bot": "clerk"}
        entered, begun = (bo.post("/api/tournaments", json=new).json()["tournament"]["id"] for _ in range(2))
        own = zenobia.post("/api/tournaments", json=new).json()["tournament"]["id"]
        for someone, tournament in ((zenobia, entered), (zenobia, begun), (bo, begun)):
            someone.post(f"/api/tournaments/{tournament}/join")
        bo.post(f"/api/tournaments/{begun}/start")
        zenobia.post("/api/pairing", json={"game": "shares", "players": 2, "pace": "quick"})
        assert len(zenobia.get("/api/account/export").json()["tournaments"]) == 2
        watched = bo.table(seats=[{"who": "me"}])["id"]
        _wrote_as_a_guest(server, watched, zenobia)
        bots = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
        wished = bo.table(seats=bots, start=True)["id"]
        invite = {"invite": bo.get(f"/api/tables/{wished}/invites").json()["table"]["token"]}
        assert zenobia.post(f"/api/tables/{wished}/seats/1/take", json=invite).status_code == 200
        with Client(server.url, watched, zenobia.key) as client, Client(server.url, going, bo.key) as at_bo:
            client.ask("chat", text="Palmyra greets you")
            _plan(database_url, zenobia)
            wrong = zenobia.post("/api/account/delete", json={"name": "Bo"})
            assert (wrong.status_code, wrong.json()["code"]) == (422, "not_your_name")
            assert zenobia.post("/api/account/delete", json={"name": NAME}).status_code == 204
            assert client.closed()["code"] == "wrong_key"
            assert at_bo.closed()["retry"] > 0  # the table is read again
        assert zenobia.get("/api/me").status_code == 401
        assert bo.get(f"/api/players/{zenobia.id}").status_code == 404
        assert bo.get(f"/api/tables/{hosted}").json()["status"] == "ended"
        assert bo.get(f"/api/tables/{lobby}").json()["free"] == 2
        assert bo.get("/api/pairing").json() == bo.get(f"/api/tournaments/{entered}").json()["entrants"] == []
        assert bo.get(f"/api/tournaments/{own}").json()["tournament"]["status"] == "cancelled"
        gone = bo.get(f"/api/tournaments/{begun}").json()["entrants"][0]
        assert (gone["name"], gone["withdrawn"]) == ("[deleted 1]", True)
        seat = bo.get(f"/api/tables/{going}").json()["seats"][1]
        assert (seat["name"], seat["conceded"]) == ("[deleted 2]", True)
        with Client(server.url, going, bo.key) as client:  # and Bo plays on
            assert client.state["status"] == "playing"
        record = bo.get(f"/api/tables/{over}/record")
        assert record.status_code == 200
        assert record.json()["seats"][0]["name"] == "[deleted 1]"
        wait_until(lambda: "Palmyra" not in everything(database_url))
        with server.player(NAME):  # the name is free again
            pass


def _plan(database: str, guest: Guest) -> None:
    """A table of the next round, which no server has opened yet."""
    chairs = [Chair(guest.id, NAME), Chair(bot="clerk")]
    in_database(database, lambda db: plan(db, "2" * 20, Setup("shares", "classic", 2), chairs))


def test_the_log_is_written_to_a_file_that_keeps_itself_short(tmp_path: Path) -> None:
    logs.configure("json", file=str(tmp_path / "won.log"))
    [handler] = logging.getLogger().handlers
    assert isinstance(handler, TimedRotatingFileHandler)
    assert (handler.when, handler.backupCount) == ("MIDNIGHT", 14)
    logging.getLogger("won").error("a line")
    handler.close()
    assert "a line" in (tmp_path / "won.log").read_text("utf-8")
    assert main(["serve", "--database", "nonsense://", "--log-file", str(tmp_path / "x.log")]) != 0
