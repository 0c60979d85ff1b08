"""Clients that do not read what they are sent, and connections that give way to those of others."""

from __future__ import annotations

import asyncio

import pytest

from tests.waiting import until
from won.server.wire.http import connections
from won.server.wire.http.connections import BoundedProtocol
from won.server.wire.http.slow_readers import CutsOffSlowReaders


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.ended = False

    def abort(self) -> None:
        self.ended = True


class Slow(CutsOffSlowReaders):
    reading_time = 0.01

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = Wire()


@pytest.mark.anyio
async def test_whoever_reads_nothing_for_long_is_cut_off_and_whoever_reads_again_is_not() -> None:
    silent, slow = Slow(), Slow()
    for each in (silent, slow):
        each.pause_writing()
    slow.resume_writing()
    wire = silent.transport
    assert isinstance(wire, Wire)
    await until(lambda: wire.ended)
    assert isinstance(slow.transport, Wire)
    assert not slow.transport.ended


def test_with_all_connections_taken_one_of_the_greediest_address_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 4)
    monkeypatch.setattr(BoundedProtocol, "plain", {})
    greedy = [_held("192.0.2.1") for _ in range(3)]
    other = _held("192.0.2.2")
    assert BoundedProtocol.held() == 4
    greedy[0].give_way()
    assert BoundedProtocol.held() == 3
    assert greedy[0].transport.ended  # type: ignore[attr-defined]
    assert BoundedProtocol.plain == {"192.0.2.1": greedy[1:], "192.0.2.2": [other]}


def _held(address: str) -> BoundedProtocol:
    protocol = BoundedProtocol.__new__(BoundedProtocol)
    protocol._deadline, protocol._counted, protocol.transport = None, address, Wire()
    BoundedProtocol.plain.setdefault(address, []).append(protocol)
    return protocol
