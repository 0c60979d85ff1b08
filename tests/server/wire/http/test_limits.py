"""Rate limits, and the answer to a client beyond them."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from msgspec import structs
from starlette.requests import HTTPConnection

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.server.operations.config import Config
from won.server.operations.rate_limits import MOST, Rate, Rates, TokenBucket, TokenBuckets
from won.server.wire.http.addresses import address
from won.tables import limits

SMALL = Rate(3, 1 / 300)  # on a busy machine, too, no other is granted meanwhile


def running(tmp_path: Path, **rates: Rate) -> Running:
    return Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=structs.replace(Rates().times(1000), **rates)))


def test_an_address_may_ask_so_much_and_is_told_when_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path, address=SMALL) as server, server.guest(accept_language="fr") as guest:
        answers = [guest.get("/api/games/industry") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        seconds = int(answers[-1].headers["retry-after"])
        assert 100 < seconds <= 300
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert answers[-1].json()["code"] == "too_many"
        assert str(seconds) in answers[-1].json()["text"]


def test_a_key_may_ask_so_much_wherever_it_comes_from(tmp_path: Path) -> None:
    with running(tmp_path, key=SMALL) as server, server.player("Ada") as ada, server.player("Bo") as bo:
        assert [ada.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert bo.get("/api/me").status_code == 200


def test_an_address_wakes_so_many_tables_and_is_still_served_about_those_that_are_awake(tmp_path: Path) -> None:
    with running(tmp_path, wakes=SMALL) as server, server.player("Ada") as ada:
        awake = ada.table()["id"]
        asleep = [ada.get(f"/api/tables/{number * 20}/record").status_code for number in "23456"]
        assert asleep == [404, 404, 404, 429, 429]
        assert ada.get(f"/api/tables/{awake}").status_code == 200


def test_newcomers_and_new_tables_are_counted_apart(tmp_path: Path) -> None:
    with running(tmp_path, new_players=SMALL, new_tables=SMALL) as server, server.player("Ada") as ada:
        for _ in range(2):
            server.player("Bo").close()
        assert ada.post("/api/players", json={"name": "Cleo"}).status_code == 429
        setup = {"game": "industry", "edition": "second", "players": 3}
        made = [ada.post("/api/tables", json={"setup": setup}).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]
        assert ada.get("/api/tables").status_code == 200


def test_a_body_is_read_no_further_than_it_may_go(ada: Guest) -> None:
    assert ada.patch("/api/me", content=b" " * 70_000).status_code == 413
    streamed = ada.patch("/api/me", content=(b" " * 1000 for _ in range(70)))
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too_large")


def test_by_default_a_busy_player_is_never_refused(tmp_path: Path) -> None:
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}")) as server, server.player() as ada:
        assert {ada.get("/api/tables").status_code for _ in range(60)} == {200}


def test_a_rematch_counts_among_the_unfinished_tables_of_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES", 1)
    me = {"who": "me"}
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}")) as server, server.player() as ada:
        over = ada.table(seats=[me, me, me], start=True)["id"]
        with Client(server.url, over, ada.key) as client:
            assert client.ask("wish", seat=0, matter="end")["type"] == "done"
        ada.table()
        assert ada.post(f"/api/tables/{over}/rematch").json()["code"] == "too_many_tables"


def test_a_bucket_fills_again() -> None:
    bucket = TokenBucket(Rate(2, 0.5), now=0)
    assert [bucket.take(0), bucket.take(0)] == [0, 0]
    assert bucket.take(0) == 2
    assert bucket.take(2) == 0
    assert bucket.take(2) > 0
    assert bucket.full(100)
    never = TokenBucket(Rate(0, 0), now=0)
    assert never.take(5) == float("inf")


def test_many_names_do_not_fill_the_memory() -> None:
    time = [0.0]
    buckets = TokenBuckets(Rate(1, 1), clock=lambda: time[0])
    for name in range(MOST):
        buckets.take(str(name))
    time[0] = 10  # all of them are full again
    buckets.take("one more")
    assert len(buckets.buckets) == 1
    slow = TokenBuckets(Rate(1, 0), clock=lambda: 0)
    for name in range(MOST + 10):
        slow.take(str(name))
    assert len(slow.buckets) <= MOST
    assert slow.take(str(MOST + 9)) > 0  # the latest are still known


@pytest.mark.parametrize("factor", [0.5, 2, 10])
def test_a_host_may_be_more_generous_or_less(factor: float) -> None:
    assert Rates().times(factor).address == Rate(300 * factor, 30 * factor)
    assert Rates().times(factor).connections == 250 * factor


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
    ],
)
def test_a_home_is_one_address_however_many_it_has(host: str, name: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == name


def test_a_body_must_arrive_in_time(server: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.1)
    head = f"PATCH /api/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ada.key}\r\ncontent-length: 20\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(head.encode() + b'{"name"')
        assert raw.recv(1000).startswith(b"HTTP/1.1 408")
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(head.encode())  # and goes away
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_whole_games_have_a_quota_of_rows_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, stored_rows=SMALL) as server, server.player("Ada") as ada:
        table = ada.table("shares", 2, seats=[{"who": "me"}] * 2, start=True)["id"]
        with Client(server.url, table, ada.key) as client:
            assert client.ask("wish", seat=0, matter="end")["type"] == "done"
        first, second = (ada.post(f"/api/tables/{table}/branch", json={"step": 0}) for _ in range(2))
        assert (first.status_code, second.status_code) == (201, 429)  # two seats and the start are three rows
