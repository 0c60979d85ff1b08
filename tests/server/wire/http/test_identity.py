"""A name and a key, and nothing else."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from tests.server.databases import kept
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.server.accounts import keys
from won.server.accounts.invitations import invitation, invited
from won.tables.names import PLACEHOLDERS
from won.tables.setup import Setup
from won.tables.table import Table
from won.text.language import LANGUAGES


def test_a_newcomer_gets_a_key_once_and_is_known_by_it(server: Running, ada: Guest) -> None:
    assert len(ada.key) >= 40
    me = ada.get("/api/me").json()
    assert me == {"id": ada.id, "name": "Ada", "made_at": me["made_at"]}  # the key is not said again


def test_only_the_hash_of_a_key_is_kept(server: Running, ada: Guest) -> None:
    assert keys.key_hash(ada.key) == hashlib.sha256(ada.key.encode()).hexdigest()
    with server.player("Zoe") as zoe:
        stored = kept(server.context.config.database)
        assert zoe.key.encode() not in stored
        assert keys.key_hash(zoe.key).encode() in stored


def test_a_name_can_change_and_shows_at_the_tables(ada: Guest) -> None:
    table = ada.table(seats=[{"who": "me"}])["id"]
    assert ada.patch("/api/me", json={"name": "  Ada\tLovelace "}).json()["name"] == "Ada Lovelace"
    assert ada.get("/api/me").json()["name"] == "Ada Lovelace"
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ada Lovelace"


def test_whoever_lost_control_of_a_key_gets_another_and_the_old_one_is_out(server: Running, ada: Guest) -> None:
    table = ada.table(seats=[{"who": "me"}])["id"]
    with Client(server.url, table, ada.key) as thief:
        token = thief.welcome["token"]
        new = ada.post("/api/me/key").json()
        assert new["id"] == ada.id
        assert new["key"] not in ("", ada.key)
        assert thief.closed() == {"type": "closing", "code": "wrong_key"}
    assert ada.get("/api/me").status_code == 401
    assert ada.post("/api/me/key").status_code == 401
    for old in (ada.key, token):
        assert Client(server.url, table, old).closed()["code"] == "wrong_key"
    ada.headers["authorization"] = f"Bearer {new['key']}"
    assert ada.get("/api/me").json()["name"] == "Ada"
    with Client(server.url, table, new["key"]) as again:
        assert again.mine()["seat"] == 0


@pytest.mark.parametrize("name", ["", " ", "\u202e\u200b", "\u3164", "x" * 41, "Guest", "ospite", "INVITÉ"])
def test_a_name_must_be_something_that_can_be_shown_and_ones_own(stranger: Guest, ada: Guest, name: str) -> None:
    assert stranger.post("/api/players", json={"name": name}).status_code in (400, 422)
    assert ada.patch("/api/me", json={"name": name}).status_code in (400, 422)
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_whoever_gives_no_name_is_a_guest_in_their_language(stranger: Guest) -> None:
    assert set(PLACEHOLDERS) == set(LANGUAGES)
    for code, name in PLACEHOLDERS.items():
        made = stranger.post("/api/players", json={}, headers={"accept-language": code}).json()
        assert made["name"] == name


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Basic abc", "Bearer " + "x" * 43, "Bearer " + "x" * 5000, "Bearer é" + "x" * 40]
)
def test_a_wrong_key_is_nobody(stranger: Guest, header: str) -> None:
    answer = stranger.get("/api/me", headers={b"authorization": header.encode("latin-1")})
    assert answer.status_code == 401
    assert answer.json()["code"] == "wrong_key"
    assert answer.headers["www-authenticate"] == "Bearer"


def test_without_a_key_one_may_look_but_not_sit(stranger: Guest) -> None:
    assert stranger.get("/api/tables").status_code == 200
    answer = stranger.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "no_key")


def test_keys_and_invitations_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch, ada: Guest) -> None:
    compared: list[tuple[bytes, bytes]] = []
    real = hmac.compare_digest

    def watched(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return bool(real(one, other))

    monkeypatch.setattr(hmac, "compare_digest", watched)
    ada.get("/api/me")
    assert len(compared) == 1
    laid = Table(Setup("industry", "second", 3))
    assert not invited("secret", "table", laid, 1, "wrong")
    assert invited("secret", "table", laid, 1, invitation("secret", "table", laid, 1))
    assert invited("secret", "table", laid, 1, invitation("secret", "table", laid))
    assert len(compared) == 7  # both are always compared, whichever is right


def test_ids_and_keys_never_come_twice() -> None:
    assert len({keys.new_id() for _ in range(2000)}) == 2000
    assert len({keys.new_key() for _ in range(2000)}) == 2000
    laid = Table(Setup("industry", "second", 3))
    words = {invitation("secret", f"table{table}", laid, seat) for table in range(100) for seat in (None, 0, 1)}
    assert len(words) == 300
    assert invitation("secret", "table", laid, 1) != invitation("other", "table", laid, 1)
