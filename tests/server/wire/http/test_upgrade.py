"""Who may open a socket."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Guest, Running
from tests.waiting import wait_until
from won.server.operations.config import Config
from won.server.operations.rate_limits import Rate, Rates
from won.server.wire.http.security import same_origin


def opened(server: Running, table: str, origin: str | None) -> str:
    """The first thing a table says to whoever says hello."""
    at = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    with connect(at, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
        socket.send('{"type": "hello"}')
        return str(json.loads(socket.recv(5))["type"])


def test_our_own_pages_and_programs_may(server: Running, ada: Guest) -> None:
    table = ada.table()["id"]
    assert opened(server, table, None) == "welcome"
    assert opened(server, table, server.url) == "welcome"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://", "http://127.0.0.1:1", "http://["])
def test_pages_of_other_sites_may_not(server: Running, ada: Guest, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        opened(server, ada.table()["id"], origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "origin"


@pytest.mark.parametrize("table", ["x", "0" * 20])
def test_an_address_that_is_no_table(server: Running, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        opened(server, table, None)
    assert refused.value.response.status_code == 404


def test_not_too_many_at_once(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'won.db'}", rates=Rates(new_connections=Rate(2, 0.1)))
    with Running(config) as server, server.player() as ada:
        table = ada.table()["id"]
        for _ in range(2):
            opened(server, table, None)
        with pytest.raises(InvalidStatus) as refused:
            opened(server, table, None)
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "10"


def test_a_host_names_the_sites_that_are_its_own() -> None:
    assert same_origin("https://play.example", "10.0.0.1:8008", "https://play.example/won", ())
    assert same_origin("https://PLAY.example", "10.0.0.1:8008", "", ("https://play.example",))
    assert not same_origin("https://play.example.evil", "play.example", "https://play.example", ())
    assert not same_origin("https://play.example", None, "", ())
    assert not same_origin("ftp://play.example", "play.example", "", ())


def test_not_too_many_open(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'won.db'}", rates=Rates(connections=1))
    with Running(config) as server, server.player() as ada:
        table = ada.table()["id"]
        with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}", proxy=None), pytest.raises(InvalidStatus) as no:
            opened(server, table, None)
        assert no.value.response.status_code == 429
        wait_until(lambda: not server.context.rate_limiters.connections)
        assert opened(server, table, None) == "welcome"  # once the other has gone
