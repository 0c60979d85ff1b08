"""Quotas of what one writes, sends and keeps open."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec import structs
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.server.operations.config import Config
from won.server.operations.rate_limits import Rate, Rates

SMALL = Rate(3, 1 / 300)  # on a busy machine, too, no other is granted meanwhile


def running(tmp_path: Path, **rates: Rate) -> Running:
    return Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=structs.replace(Rates().times(1000), **rates)))


def test_what_one_writes_by_acting_and_taking_back_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, rows=SMALL) as server, server.player("Ada") as ada:
        table = ada.table(seats=[{"who": "me"}] * 3, start=True)["id"]
        with Client(server.url, table, ada.key) as client:
            [seat] = client.state["to_move"]
            action = client.mine(seat)["legal"]["actions"][0]
            codes = []
            for _ in range(2):
                codes.append(client.ask("act", seat=seat, action=action).get("code", ""))
                codes.append(client.ask("wish", seat=seat, matter="undo").get("code", ""))
            assert codes == ["", "", "", "too_fast"]
        seat_of_hers = f"/api/tables/{table}/seats/{seat}/minder"
        assert ada.post(seat_of_hers, json={"bot": "clerk"}).status_code == 429


def test_a_long_message_counts_as_several(tmp_path: Path) -> None:
    with running(tmp_path, address_messages=Rate(16, 0.001)) as server, server.player("Ada") as ada:
        table = ada.table(seats=[{"who": "me"}] * 3, start=True)["id"]
        with Client(server.url, table, ada.key) as client:
            action = {"do": "offer", "give": dict.fromkeys(map(str, range(5000)), 1)}
            answers = [client.ask("act", seat=0, action=action)["code"] for _ in range(2)]
            assert answers == ["bad_action", "too_fast"]


def test_an_address_opens_so_many_sockets_at_one_table(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.player("Ada") as ada:
        first, second = (ada.table(seats=[{"who": "me"}] * 3, start=True)["id"] for _ in range(2))
        rates = server.context.rate_limiters.rates
        server.context.rate_limiters.rates = structs.replace(rates, table_connections=2)
        with ExitStack() as leaving:
            early = leaving.enter_context(
                connect(f"{server.url.replace('http', 'ws', 1)}/ws/tables/{first}", proxy=None)
            )
            for table in (first, first, second):
                leaving.enter_context(Client(server.url, table))
            early.send('{"type":"hello"}')
            assert '"busy"' in early.recv()
            with pytest.raises(InvalidStatus, match="429"):
                Client(server.url, first, ada.key)


def test_a_body_in_tiny_parts_or_without_an_end_is_cut_off(tmp_path: Path) -> None:
    for head, part in (
        ("POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked", b"1\r\nx\r\n" * 1000),
        ("POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000000", b"x" * 65536),
    ):
        with running(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(f"{head}\r\n\r\n".encode())
            assert _sent(connection, part, 1000) < 1000


def _sent(connection: socket.socket, part: bytes, most: int) -> int:
    """How often the part could be sent."""
    for sent in range(most):
        try:
            connection.sendall(part)
        except ConnectionError:
            return sent
    return most


def test_handshakes_without_end_are_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, handshakes=SMALL, new_connections=Rate(1, 0.001)) as server, server.player("Ada") as ada:
        table = ada.table(seats=[{"who": "me"}] * 3, start=True)["id"]
        with Client(server.url, table):
            for _ in range(2):
                with pytest.raises(InvalidStatus, match="429"):
                    Client(server.url, table)
            with pytest.raises((ConnectionError, InvalidMessage)):
                Client(server.url, table)


def test_a_long_body_counts_as_several_requests(tmp_path: Path) -> None:
    with running(tmp_path, address=Rate(20, 0.001)) as server, server.player("Ada") as ada:
        record = b'{"game":"' + b"x" * 3_000_000 + b'"}'
        answers = [ada.post("/api/records", content=record).status_code for _ in range(2)]
        assert answers == [422, 429]


def test_two_processes_together_let_one_write_little_more_than_one_of_them(postgres_url: str) -> None:
    config = Config(postgres_url, rates=structs.replace(Rates().times(1000), rows=Rate(40, 0.001)))
    with ExitStack() as leaving:
        servers = [leaving.enter_context(Running(config)) for _ in range(2)]
        ada = leaving.enter_context(servers[0].player("Ada"))
        clients = [leaving.enter_context(_own_table(server, ada)) for server in servers]
        written = 0
        for turn in range(60):
            written += sum(_act_or_take_back(client, turn) for client in clients)
        assert 40 <= written <= 50


def _own_table(server: Running, ada: Guest) -> Client:
    with server.guest(authorization=f"Bearer {ada.key}") as same:
        table = same.table(seats=[{"who": "me"}] * 3, start=True)["id"]
    return Client(server.url, table, ada.key)


def _act_or_take_back(client: Client, turn: int) -> bool:
    [seat] = client.state["to_move"]
    wanted = {"matter": "undo"} if turn % 2 else {"action": client.mine(seat)["legal"]["actions"][0]}
    answer = client.ask("wish" if turn % 2 else "act", seat=seat, **wanted)
    return bool(answer["type"] == "done")
