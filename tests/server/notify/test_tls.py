"""Messages go through tunnels whose other end is who it should be, or not at all."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.notify.receivers import AUTHORITY, Post, hooks, post_office, secured
from won.server.notify import addresses, mail, webhook
from won.server.notify.errors import Failed

pytestmark = pytest.mark.anyio


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As on a machine that trusts the authority of the tests."""
    AUTHORITY.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))


async def send(post: Post, **changes: Any) -> None:
    settings = msgspec.structs.replace(post.settings, **changes)
    await mail.send(settings, "ada@example.org", "Your turn", "It is your turn.")


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_mail_is_sent_through_a_tunnel_by_whoever_knows_the_password(security: str) -> None:
    with post_office(security) as post:
        await send(post)
        assert [message["Subject"] for message in post.got] == ["Your turn"]
        with pytest.raises(Failed, match="SMTPAuthenticationError 535"):
            await send(post, password="guessed")
        assert len(post.got) == 1


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_no_password_is_told_to_a_mail_server_that_nobody_vouches_for(security: str) -> None:
    with post_office(security) as post:
        with pytest.raises(Failed, match="SSLCertVerificationError"):
            await send(post)
        assert post.got == []


@pytest.mark.usefixtures("trusted")
async def test_mail_does_not_fall_back_to_the_open_where_there_is_no_tunnel() -> None:
    with post_office("none") as post:
        with pytest.raises(Failed, match="SMTPNotSupportedError"):
            await send(post, security="starttls")
        assert post.got == []


@pytest.mark.usefixtures("trusted")
async def test_a_webhook_goes_through_a_tunnel() -> None:
    async with hooks(secured()) as there:
        await webhook.post(there.url.replace("127.0.0.1", "localhost"), {"x": 1}, private=True)
        assert there.got == [{"x": 1}]


async def test_a_webhook_tells_nothing_to_whom_nobody_vouches_for() -> None:
    async with hooks(secured()) as there:
        with pytest.raises(Failed, match="SSLCertVerificationError") as caught:
            await webhook.post(there.url, {"x": 1}, private=True)
        assert not caught.value.final  # a certificate may be renewed
        assert there.got == []


@pytest.mark.usefixtures("trusted")
async def test_a_webhook_tells_nothing_to_another_host_than_the_one_named(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "127.0.0.1")
    async with hooks(secured()) as there:
        with pytest.raises(Failed, match="SSLCertVerificationError"):
            await webhook.post(f"https://other.example:{there.port}/", {}, private=True)
        await webhook.post(f"https://hooks.example:{there.port}/", {}, private=True)
        assert there.heads[0].splitlines()[1] == f"Host: hooks.example:{there.port}"
        assert len(there.got) == 1


def answering(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """A name server that gives another address each time it is asked; the names it was asked for."""
    asked: list[str] = []

    async def look_up(host: str, port: int, **_: Any) -> list[Any]:
        address = addresses[min(len(asked), len(addresses) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    return asked


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_name_that_changes_its_address_after_it_was_looked_at_gains_nothing(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    """The first address is open, as far as we know, the second one is not: only the first is ever connected to."""
    async with hooks(secured() if scheme == "https" else None) as first, hooks() as second:
        asked = answering(monkeypatch, "127.0.0.1", "127.0.0.2")
        monkeypatch.setattr(addresses, "_public", lambda name: name == "127.0.0.1")
        await webhook.post(f"{scheme}://hooks.example:{first.port}/", {"x": 1})
        assert asked == ["hooks.example"]
        assert first.got == [{"x": 1}]
        with pytest.raises(Failed, match="private address"):
            await webhook.post(f"{scheme}://hooks.example:{second.port}/", {"x": 1})
        assert second.got == []
