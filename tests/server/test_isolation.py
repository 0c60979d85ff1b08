"""One client, one table or one restart does not stop the others: with real servers."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.server.databases import database_store
from tests.server.postgres import Cluster
from tests.server.processes import Served
from tests.server.restless import ME, Person, compare
from tests.server.running import Guest, Running
from tests.server.sockets import Client, Message
from tests.waiting import SECONDS, wait_until
from won.server.operations.config import Config, Mail
from won.server.operations.rate_limits import Rates
from won.server.storage import CLOSED, Filter
from won.server.storage.listing import listed
from won.server.storage.store import Store
from won.server.storage.write_failures import counted_failures
from won.server.wire.http import connections


def _begin(url: str) -> tuple[str, str]:
    """A table with one person on all seats; its id and the person's key."""
    with Guest(url, {}) as guest:
        key = str(guest.post("/api/players", json={"name": "Ada"}).json()["key"])
        guest.headers["authorization"] = f"Bearer {key}"
        return guest.table(seats=[ME, ME, ME], start=True, options={"rounds": 30})["id"], key


def test_a_second_server_on_the_same_file_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    file = str(tmp_path / "won.db")
    with Served(file):
        words = [sys.executable, "-m", "won.cli.main", "serve", "--port", "0", "--database", file]
        env = {**os.environ, "WON_LANG": "en"}
        second = subprocess.run(words, check=False, capture_output=True, text=True, timeout=60, env=env)
        assert second.returncode != 0
        assert "Another server uses this database file" in second.stderr


def test_everyone_is_told_to_come_back_before_the_connection_closes(tmp_path: Path) -> None:
    with Served(str(tmp_path / "won.db")) as server:
        table, key = _begin(server.url)
        with Client(server.url, table, key) as client:
            stopping = threading.Thread(target=server.stop)
            stopping.start()
            received = list(_until_closed(client))
            stopping.join()
    assert received[-1]["type"] == "closing"
    assert (received[-1]["code"], received[-1]["retry"]) == ("restart", 1.0)


def test_on_shutdown_ready_says_no_first_while_those_connected_play_on(tmp_path: Path) -> None:
    with Served(str(tmp_path / "won.db"), 0, "--drain", "5") as server:
        table, key = _begin(server.url)
        with Client(server.url, table, key) as client, Guest(server.url, {}) as proxy:
            assert proxy.get("/ready").status_code == 200
            stopping = threading.Thread(target=server.stop)
            stopping.start()
            wait_until(lambda: proxy.get("/ready").status_code == 503)
            assert client.ask("chat", text="one more")["type"] == "done"  # it still serves, and nobody was told to go
            assert proxy.get("/health").status_code == 200
            received = list(_until_closed(client))
            stopping.join()
    assert [message["type"] for message in received].index("closing") == len(received) - 1
    assert (received[-1]["code"], received[-1]["retry"]) == ("restart", 1.0)


def _until_closed(client: Client) -> Iterator[Message]:
    with suppress(ConnectionClosed):
        while True:
            yield client.hear()


def test_half_sent_headers_are_cut_off_and_connections_are_capped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections.BoundedProtocol, "patience", 0.3)
    monkeypatch.setattr(connections, "MOST_EACH", 5)
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}")) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half:")
            assert slow.recv(100) == b""
        flood = [socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) for _ in range(12)]
        closed = [connection for connection in flood if _closed(connection)]
        assert len(closed) == 12  # some at once, the others because they never ask
        wait_until(lambda: connections.BoundedProtocol.held() == 0)
        assert httpx.get(f"{server.url}/health", trust_env=False, timeout=SECONDS).status_code == 200
        for connection in flood:
            connection.close()


def _closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_write_that_fails_is_answered_503_counted_and_seen_by_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}")) as server, server.player() as ada:
        table = ada.table(seats=[ME, ME, ME])["id"]
        assert ada.get("/ready").json()["checks"]["writing"] is True

        async def full(*_: object) -> None:
            with counted_failures():
                raise OperationalError("INSERT", {}, OSError("disk full"))

        database = database_store(server.context.store).database
        with monkeypatch.context() as patched:
            patched.setattr(database, "write", full)
            assert ada.post("/api/players", json={"name": "Bo"}).status_code == 503
            assert ada.post(f"/api/tables/{table}/start").status_code == 503
            wait_until(lambda: ada.get("/ready").status_code == 503)
            assert ada.get("/ready").json()["checks"]["writing"] is False
            counted = [line for line in ada.get("/metrics").text.splitlines() if line.startswith("won_write_failures")]
            assert float(counted[0].split()[1]) >= 3
        assert ada.post(f"/api/tables/{table}/start").status_code == 200  # it was read again
        wait_until(lambda: ada.get("/ready").status_code == 200)


def test_mails_to_confirm_an_address_and_renames_are_few(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'won.db'}", rates=Rates(), mail=Mail("127.0.0.1", 9, security="none"))
    with Running(config) as server, server.player() as ada, server.player("Bo") as bo:
        body = {"kind": "email", "address": "victim@example.org"}
        statuses = [person.post("/api/me/channels", json=body).status_code for person in (ada, bo, ada, bo, ada)]
        assert statuses == [201, 201, 201, 429, 429]
        others = [
            ada.post("/api/me/channels", json={**body, "address": f"n{number}@example.org"}).status_code
            for number in range(10)
        ]
        assert others.count(429) >= 2
        names = [bo.patch("/api/me", json={"name": f"Bo {number}"}).status_code for number in range(7)]
        assert names == [200] * 5 + [429] * 2
    with Running(config) as again, again.player("Cleo") as cleo:
        assert cleo.post("/api/me/channels", json=body).status_code == 429  # a restart forgets nothing


@pytest.mark.anyio
async def test_lists_of_tables_use_an_index_whatever_is_asked(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for statuses, player, game, before in product([CLOSED, ()], ["", "ada"], ["", "shares"], ["", "t"]):
        wanted = Filter(statuses, public=None if player else True, player=player, game=game, before=before)
        query = str(listed(wanted).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
        plan = await store.database.read(lambda db, q=query: db.execute(text(f"EXPLAIN QUERY PLAN {q}")).all())  # type: ignore[misc]
        steps = [row[3] for row in plan]
        assert not [step for step in steps if step.startswith(("SCAN tables", "SCAN sittings"))], steps
    await store.close()


@pytest.mark.anyio
async def test_a_rolling_restart_loses_no_action_and_everyone_plays_on(postgres: Cluster) -> None:
    with postgres.lent() as url, Served(url) as first, Served(url) as two:
        people = []
        for number, server in enumerate((first, two, first, two)):
            table, key = _begin(server.url)
            people.append(Person(server, table, key, number))
        for person in people:
            person.start()
        for going, staying in ((first, two), (two, first)):
            _let_play(people, 8)
            for person in people:
                person.server = staying  # as a proxy sends them, once `/ready` says no
            going.stop()
            going.start()
            _let_play(people, 8)
        for person in people:
            person.stopping = True
        for person in people:
            person.join(SECONDS)
            assert person.problem is None
        assert await compare(url, people) >= 32


def _let_play(people: list[Person], actions: int) -> None:
    wanted = [len(person.granted) + actions for person in people]

    def enough() -> bool:
        assert not [person.problem for person in people if person.problem]
        return all(person.over or len(person.granted) >= count for person, count in zip(people, wanted, strict=True))

    wait_until(enough, 120)
