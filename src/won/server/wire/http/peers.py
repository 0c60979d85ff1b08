"""Requests that one process passes on to another that has the table: where they really come from, and proof of it.

The proof is made with the secret that the processes of a database share. It holds for one minute and one path.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from won.server.accounts.keys import same, token
from won.server.operations.times import now

HEADER: Final = "x-won-peer"
VALID: Final = 60_000  # milliseconds; the clocks of two machines may differ by less
FORWARDED: Final = "won.forwarded"  # in the scope of a request that has been passed on once
# Of a request these are for one connection alone, or say what the proof says.
_OWN: Final = frozenset(
    (
        "connection",
        "keep-alive",
        "upgrade",
        "transfer-encoding",
        "content-length",
        "te",
        "trailer",
        "expect",
        "forwarded",
    )
)
_OWN_STARTS: Final = ("x-forwarded-", "sec-websocket-", "proxy-", HEADER)


def accept(scope: Scope, secret: str) -> Scope:
    """The scope as the client sent it to the other process; unchanged without a proof that holds."""
    shown = Headers(scope=scope).get(HEADER, "")
    if not shown:
        return scope
    client, _, rest = shown.partition(" ")
    scheme, _, rest = rest.partition(" ")
    at, _, proof = rest.partition(" ")
    if (
        not at.isdecimal()
        or abs(now() - int(at[:15])) > VALID
        or not same(_proof(secret, scope, client, scheme, at), proof)
    ):
        return scope
    return {**scope, "client": (client, 0), "scheme": scheme, FORWARDED: True}


def headers_for(scope: Scope, secret: str) -> dict[str, str]:
    """The headers with which a request is passed on."""
    client, at = (scope["client"] or ("unknown",))[0], str(now())
    headers = {name: value for name, value in Headers(scope=scope).items() if _goes_on(name)}
    return {**headers, HEADER: f"{client} {scope['scheme']} {at} {_proof(secret, scope, client, scope['scheme'], at)}"}


def passed_on(scope: Mapping[str, object]) -> bool:
    """Whether another process has passed the request on: it goes no further."""
    return FORWARDED in scope


def path_of(scope: Scope) -> str:
    """The path with its query, as it was sent."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return (raw.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


def _goes_on(name: str) -> bool:
    return name not in _OWN and not name.startswith(_OWN_STARTS)


def _proof(secret: str, scope: Scope, client: str, scheme: str, at: str) -> str:
    return token(secret, "peer", client, scheme, at, scope.get("method", "socket"), path_of(scope))
