"""Long answers travel packed, to those who can unpack them."""

from __future__ import annotations

import gzip

import httpx
import pytest

from tests.server.running import Guest
from won.server.wire.http.compression import accepts_gzip

LONG, SHORT = "/api/openapi.json", "/health"


def raw(guest: Guest, path: str, accepts: str, method: str = "GET") -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it came."""
    with guest.stream(method, path, headers={"accept-encoding": accepts}) as answer:
        return answer, b"".join(answer.iter_raw())


def test_a_long_answer_is_packed_and_the_same(stranger: Guest) -> None:
    answer, body = raw(stranger, LONG, "br, gzip;q=0.5")
    plain, whole = raw(stranger, LONG, "identity")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(body) < len(whole) / 3
    assert gzip.decompress(body) == whole
    assert "content-encoding" not in plain.headers
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"  # caches must not mix them up
    assert answer.headers["content-security-policy"]


def test_a_short_answer_and_no_answer_stay_as_they_are(stranger: Guest) -> None:
    answer, body = raw(stranger, SHORT, "gzip")
    assert "content-encoding" not in answer.headers
    assert body.startswith(b"{")
    answer, body = raw(stranger, LONG, "gzip", "HEAD")
    assert (answer.status_code, body) == (200, b"")


@pytest.mark.parametrize(
    ("accepts", "taken"),
    [("", False), ("gzip", True), ("br, GZIP ;q=0.2", True), ("*", True), ("gzip;q=0", False), ("x-gzipped", False)],
)
def test_who_can_unpack_says_so(accepts: str, taken: bool) -> None:
    assert accepts_gzip(accepts) == taken
