"""The channels where players get notices of their turns; sending has its tests in `notify`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Guest, Running
from won.server.accounts.keys import token
from won.server.operations.config import Config, Mail


@pytest.fixture
def mailing(database_url: str) -> Iterator[Running]:
    """A server that could send mail."""
    mail = Mail(host="127.0.0.1", port=1, sender="won@example.org", security="none")
    with Running(Config(database_url, rates=None, mail=mail)) as running:
        yield running


def test_channels_are_added_listed_and_removed_by_their_owner(ada: Guest, bo: Guest) -> None:
    table = ada.table()["id"]
    asked = {"kind": "webhook", "address": "https://hook.example/x", "table": table, "language": "it"}
    made = ada.post("/api/me/channels", json=asked)
    assert made.status_code == 201
    assert ada.get("/api/me/channels").json() == [made.json()]
    assert bo.get("/api/me/channels").json() == []
    at = f"/api/me/channels/{made.json()['id']}"
    assert bo.delete(at).status_code == 404
    assert ada.delete(at).status_code == 204
    assert ada.delete(at).status_code == 404
    assert ada.get("/api/me/channels").json() == []


def test_e_mail_is_a_kind_only_where_the_server_sends_it(ada: Guest, mailing: Running) -> None:
    assert ada.get("/api/channels").json()["kinds"] == ["push", "discord", "webhook"]
    with mailing.player() as bo:
        assert bo.get("/api/channels").json()["kinds"] == ["push", "email", "discord", "webhook"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"kind": "pigeon", "address": "x"}, 400),
        ({"kind": "webhook", "address": "javascript:alert(1)"}, 422),
        ({"kind": "discord", "address": "https://user:pass@host/"}, 422),
        ({"kind": "email", "address": "ada@example.org"}, 409),  # this server sends none
        ({"kind": "webhook", "address": "https://hook.example/", "table": "2" * 20}, 404),
        ({"kind": "webhook", "address": "https://hook.example/", "language": "tlh"}, 422),
    ],
)
def test_an_address_that_cannot_be(ada: Guest, asked: dict[str, str], status: int) -> None:
    assert ada.post("/api/me/channels", json=asked).status_code == status


def test_an_address_counts_once_its_owner_has_pressed_the_button(mailing: Running) -> None:
    with mailing.player() as ada, mailing.guest(accept_language="fr") as guest:
        made = ada.post("/api/me/channels", json={"kind": "email", "address": "ada@example.org"}).json()
        assert not made["confirmed"]
        secret = mailing.context.secret
        link = f"/mail/confirm/{made['id']}/{token(secret, 'confirm', made['id'])}"
        page = guest.get(link)
        assert '<form method="post">' in page.text
        assert '<html lang="fr">' in page.text
        assert not ada.get("/api/me/channels").json()[0]["confirmed"]  # looking changes nothing
        assert guest.post(link + "x").status_code == 410
        assert guest.post(link).status_code == 200
        assert ada.get("/api/me/channels").json()[0]["confirmed"]
        leaving = f"/mail/unsubscribe/{made['id']}/{token(secret, 'unsubscribe', made['id'])}"
        assert guest.post(f"/mail/unsubscribe/{made['id']}/{token(secret, 'confirm', made['id'])}").status_code == 410
        assert guest.post(leaving).status_code == 200
        assert ada.get("/api/me/channels").json() == []
        assert guest.post(leaving).status_code == 410


@pytest.mark.parametrize("path", ["/mail/dance/x/y", "/mail/confirm/%00/y", "/mail/confirm/x/%ff"])
def test_links_that_are_none(stranger: Guest, path: str) -> None:
    assert stranger.post(path).status_code in (404, 410)


def test_what_and_how_often_is_chosen_for_each_channel(ada: Guest, bo: Guest) -> None:
    made = ada.post("/api/me/channels", json={"kind": "webhook", "address": "https://hook.example/x"}).json()
    assert (made["events"], made["pace"]) == (["turn"], 0)
    at = f"/api/me/channels/{made['id']}"
    assert ada.patch(at, json={"events": ["over"], "pace": 24}).status_code == 204
    assert bo.patch(at, json={"events": ["turn"]}).status_code == 404
    assert ada.patch(at, json={"events": [], "pace": 2}).status_code == 400
    [channel] = ada.get("/api/me/channels").json()
    assert (channel["events"], channel["pace"]) == (["over"], 24)
    ada.delete(at)


def test_push_is_offered_only_where_browsers_allow_it(database_url: str, ada: Guest) -> None:
    assert len(ada.get("/api/channels").json()["push_key"]) == 87
    for address in ("https://push.example/x", '{"endpoint":"https://push.example","p256dh":"AA","auth":"AA"}'):
        refused = ada.post("/api/me/channels", json={"kind": "push", "address": address})
        assert (refused.status_code, refused.json()["code"]) == (422, "not_an_address")
    plain = Config(database_url, rates=None, public_url="http://play.example")
    with Running(plain) as server, server.player() as bo:
        assert bo.get("/api/channels").json() == {"kinds": ["discord", "webhook"], "push_key": ""}
        assert bo.post("/api/me/channels", json={"kind": "push", "address": "x"}).json()["code"] == "no_push"
