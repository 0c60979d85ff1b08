"""What the socket of a real server refuses, and what it does not let through."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.server.wire.socket.seating import ME, sit
from tests.waiting import SECONDS, wait_until
from won.server.accounts.invitations import may_enter
from won.server.accounts.keys import key_hash, new_key
from won.server.operations.config import Config
from won.server.operations.rate_limits import Rate, Rates
from won.server.storage import TableStore
from won.server.wire.socket import serving


def test_wrong_keys_and_unknown_tables_are_turned_away(server: Running, ada: Guest) -> None:
    table = ada.table()
    assert Client(server.url, table["id"], "not-a-key").closed()["code"] == "wrong_key"
    for token in (f"{ada.id}.guess", "a\0.b", f"{ada.id}:\0.guess"):
        assert Client(server.url, table["id"], token).closed()["code"] == "wrong_key"
    assert Client(server.url, "2" * 20, ada.key).closed()["code"] == "no_table"


@pytest.mark.parametrize("screen", [False, True])
def test_a_key_replaced_while_the_table_is_read_opens_nothing(
    server: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch, screen: bool
) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    hashed = key_hash(ada.key)

    async def meanwhile(store: TableStore, *about: Any) -> bool:
        await store.rekey(ada.id, hashed, key_hash(new_key()))
        return await may_enter(store, *about)

    monkeypatch.setattr(serving, "may_enter", meanwhile)
    thief = Client(server.url, table["id"], ada.key, screen=screen)
    assert thief.closed() == {"type": "closing", "code": "wrong_key"}
    assert len(thief.frames) == 1


def test_who_comes_while_a_table_leaves_the_process_is_told_to_come_back(
    server: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they would sit at what is left of it, and hear of nothing that happens where it is now."""
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    hub = server.context.hub

    async def meanwhile(store: TableStore, *about: Any) -> bool:
        if table["id"] in hub.tables:
            hub.tables[table["id"]].lost()
        return await may_enter(store, *about)

    monkeypatch.setattr(serving, "may_enter", meanwhile)
    late = Client(server.url, table["id"], ada.key)
    assert late.closed() == {"type": "closing", "code": "restart", "retry": 1.0}
    monkeypatch.undo()
    with Client(server.url, table["id"], ada.key) as back:
        assert back.state["status"] == "playing"


def test_messages_that_cannot_be_read_are_refused_and_do_no_harm(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        bad: list[str | bytes] = [
            "",
            "{",
            "[]",
            "null",
            '{"type":"fly"}',
            '{"type":"act"}',
            b"\xff\xfe",
            "[" * 5000,
            '{"type":"act","id":1}',
            f'{{"type":"chat","id":"{"x" * 65}","text":"stored with its number"}}',
        ]
        for text in bad:
            client.send(text)
            answer = client.next(lambda message: message["type"] == "refused")
            assert answer["code"] == "bad_message"
            assert answer["text"]
        assert client.ask("ping")["type"] == "pong"
        with contextlib.suppress(ConnectionClosed):  # it may have had enough before all are sent
            for _ in range(40):
                client.send("{")
        assert client.closed() == {"type": "closing", "code": "strikes"}
    with sit(server, table, ada) as again:
        assert again.state["steps"] == 0


def test_too_long_is_too_long(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        assert client.ask("chat", text="x" * 1001)["code"] == "too_long"
        assert client.ask("note", text="x" * 20_001)["code"] == "too_long"
        orders = [{"order": "produce"}] * 21
        assert client.ask("orders", seat=0, orders=orders)["code"] == "too_many_orders"
        assert client.ask("orders", seat=0, orders=[{"order": "steal"}])["code"] == "bad_order"


def test_a_second_hello_is_refused_and_a_first_must_come_first(server: Running, ada: Guest) -> None:
    table = ada.table()
    with sit(server, table, ada) as client:
        client.send({"type": "hello"})
        answer = client.next(lambda message: message["type"] == "refused")
        assert answer["code"] == "bad_message"
    with connect(f"{server.url.replace('http', 'ws')}/ws/tables/{table['id']}", proxy=None) as socket:
        socket.send('{"type":"ping","id":"1"}')
        assert json.loads(socket.recv(timeout=SECONDS)) == {"type": "closing", "code": "hello"}


def test_who_is_too_fast_is_told_so_and_may_try_again(tmp_path: Path) -> None:
    rates = Rates(connection_messages=Rate(20, 20))
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=rates)) as server, server.player("Ada") as ada:
        table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
        with sit(server, table, ada) as client:
            for number in range(60):
                client.send({"type": "ping", "id": f"p{number}"})
            answers = [a for a in (client.hear() for _ in range(60)) if a.get("id", "").startswith("p")]
            assert {answer["type"] for answer in answers} == {"pong", "refused"}
            assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_fast"}
            wait_until(lambda: client.ask("ping")["type"] == "pong")


def test_standing_orders_count_as_several_messages(tmp_path: Path) -> None:
    rates = Rates(connection_messages=Rate(9, 0))
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=rates)) as server, server.player("Ada") as ada:
        table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
        with sit(server, table, ada) as client:
            asked = [client.ask("orders", seat=0, orders=[{"order": "produce"}])["type"] for _ in range(2)]
            assert asked == ["done", "refused"]


def test_more_sockets_give_nobody_more_to_say(tmp_path: Path) -> None:
    rates = Rates(connection_messages=Rate(1000, 0), player_messages=Rate(20, 0))
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=rates)) as server, server.player("Ada") as ada:
        table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
        with sit(server, table, ada) as first, sit(server, table, ada) as two, Client(server.url, table["id"]) as other:
            for _ in range(10):
                assert {client.ask("ping")["type"] for client in (first, two)} == {"pong"}
            assert [client.ask("ping")["type"] for client in (first, two, other)] == ["refused", "refused", "pong"]
