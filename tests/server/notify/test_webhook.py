"""A webhook reaches the open internet and nothing behind it, and is not kept waiting."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from tests.server.notify.receivers import hooks
from tests.waiting import SECONDS
from won.server.notify import webhook
from won.server.notify.addresses import Unreachable, resolve
from won.server.notify.errors import Failed

pytestmark = pytest.mark.anyio

PRIVATE = (
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "2002:a00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
)


@pytest.mark.parametrize("address", [*PRIVATE, "localhost", "2130706433", "0x7f.1"])
async def test_private_addresses_are_refused_however_they_are_written(address: str) -> None:
    with pytest.raises(Unreachable):
        await resolve(address, 443, private=False)


async def test_open_addresses_are_reached_on_ordinary_ports() -> None:
    assert await resolve("8.8.8.8", 443, private=False) == "8.8.8.8"
    assert await resolve("2606:4700::1111", 8443, private=False) == "2606:4700::1111"
    with pytest.raises(Unreachable, match="port"):
        await resolve("8.8.8.8", 25, private=False)
    assert await resolve("127.0.0.1", 25, private=True) == "127.0.0.1"


async def test_a_name_with_one_private_address_among_others_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(*_: Any, **__: Any) -> list[Any]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, ("8.8.8.8", 80)), (*kind, ("10.0.0.1", 80))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    with pytest.raises(Unreachable, match="private"):
        await resolve("rebinding.example", 80, private=False)


async def test_without_leave_of_the_host_nothing_is_even_connected() -> None:
    async with hooks() as there:
        with pytest.raises(Failed, match="private address") as caught:
            await webhook.post(there.url, {"x": 1})
        assert caught.value.final
        assert there.got == []
        await webhook.post(there.url, {"x": 1}, private=True)
        assert there.got == [{"x": 1}]


@pytest.mark.parametrize(
    "answer", [b"nonsense\r\n\r\n", b"", b"HTTP/1.1 xyz\r\n\r\n", b"x" * 100_000], ids=["text", "none", "code", "long"]
)
async def test_an_answer_that_is_none_is_a_failure_to_be_tried_again(answer: bytes) -> None:
    async with hooks() as there:
        there.answer = answer
        with pytest.raises(Failed) as caught:
            await webhook.post(there.url, {}, private=True)
        assert not caught.value.final


async def test_a_receiver_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 0.1)

    left = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        left.set()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Failed, match="TimeoutError"):
            await webhook.post(f"http://127.0.0.1:{port}/", {}, private=True)
        await asyncio.wait_for(left.wait(), SECONDS)
