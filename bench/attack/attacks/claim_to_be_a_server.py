"""Somebody claims to be another server of the database that passes a request on, to seem to come from elsewhere."""

from __future__ import annotations

from starlette.types import Scope

from tests.server.running import Guest, Running
from won.server.wire.http.peers import HEADER, VALID, headers_for

ELSEWHERE = "9.9.9.9"  # no private address, so that it is not told whether the server is ready
PATH = "/ready"


def attack(server: Running) -> None:
    with server.guest() as mallory:
        proof = _proof(server.context.secret)
        assert _elsewhere(mallory, proof)  # a server is believed
        client, scheme, at, mac = proof.split(" ")
        early = int(at) - VALID - 1
        for forged in (_proof("a guess"), f"{client} {scheme} {early} {mac}", f"{client} {scheme} {at} ?", client):
            assert not _elsewhere(mallory, forged), forged
        assert not _elsewhere(mallory, proof, "/metrics")  # it holds for one path alone


def _proof(secret: str) -> str:
    asked = {"type": "http", "method": "GET", "scheme": "http", "path": PATH, "query_string": b"", "headers": []}
    scope: Scope = {**asked, "client": (ELSEWHERE, 0)}
    return headers_for(scope, secret)[HEADER]


def _elsewhere(guest: Guest, proof: str, path: str = PATH) -> bool:
    return guest.get(path, headers={HEADER: proof}).status_code == 403
