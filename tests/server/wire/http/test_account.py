"""Accounts over HTTP: several devices, links to a phone, mail through a real server, and what a guest brings along."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage

import pytest

from tests.server.databases import database_store, kept
from tests.server.notify.receivers import Post, post_office
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.server.accounts import account, reports
from won.server.operations.config import Config
from won.server.operations.times import now


@pytest.fixture(scope="module")
def mails() -> Iterator[Post]:
    with post_office() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def mailing(mails: Post, new_database: Callable[[], str]) -> Iterator[Running]:
    config = Config(new_database(), rates=None, mail=mails.settings, public_url="https://play.example")
    with Running(config) as running:
        yield running


def _become(guest: Guest, me: dict[str, str]) -> None:
    guest.id, guest.key = me["id"], me.get("key") or guest.key
    guest.headers["authorization"] = f"Bearer {guest.key}"


def _mail(mails: Post) -> EmailMessage:
    wait_until(lambda: mails.got)
    return mails.got.pop()


def _token(mails: Post) -> str:
    mail = _mail(mails)
    result = re.search(r"https://play\.example/account#mail=([\w-]+)", mail.get_content())
    assert result is not None
    return result[1]


def _by_mail(asker: Guest, opener: Guest, mails: Post, address: str) -> None:
    assert asker.post("/api/account/email", json={"address": address}).status_code == 204
    used = opener.post("/api/account/email/use", json={"token": _token(mails)})
    assert used.status_code == 200, used.text
    _become(opener, used.json())


def test_a_link_by_mail_brings_an_account_back_to_a_clean_browser(mailing: Running, mails: Post) -> None:
    with mailing.player("Ada") as ada, mailing.guest(user_agent="Mozilla Firefox/1 Linux") as clean:
        table = ada.table(seats=[{"who": "me"}])["id"]
        _by_mail(ada, ada, mails, "Ada@Example.org")
        assert ada.get("/api/account").json()["email"] == "ada@example.org"
        _by_mail(clean, clean, mails, "ada@example.org ")
        assert clean.id == ada.id
        assert clean.key != ada.key
        assert [seen["id"] for seen in clean.get("/api/tables", params={"mine": "yes"}).json()["tables"]] == [table]
        with Client(mailing.url, table, clean.key) as client:
            assert client.mine()["seat"] == 0
        devices = clean.get("/api/account").json()["devices"]
        assert [device["name"] for device in devices if device.get("own")] == ["Firefox, Linux"]
        assert len(devices) == 2


def test_a_link_works_once_and_nobody_learns_who_has_an_account(mailing: Running, mails: Post) -> None:
    with mailing.player("Bea") as bea, mailing.guest() as stranger:
        assert bea.post("/api/account/email", json={"address": "bea@example.org"}).status_code == 204
        token = _token(mails)
        assert token.encode() not in kept(mailing.context.config.database)
        assert bea.post("/api/account/email/use", json={"token": token}).json()["account"]
        again = stranger.post("/api/account/email/use", json={"token": token})
        assert (again.status_code, again.json()["code"]) == (409, "wrong_link")
        known, unknown = (
            stranger.post("/api/account/email", json={"address": f"{name}@example.org"}) for name in ("bea", "nobody")
        )
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        assert _mail(mails)["To"] == "bea@example.org"
        assert not mails.got
        _become(stranger, stranger.post("/api/players", json={"name": "Cid"}).json())
        _by_mail(stranger, stranger, mails, "cid@example.org")
        assert stranger.post("/api/account/email", json={"address": "bea@example.org"}).status_code == 204
        used = stranger.post("/api/account/email/use", json={"token": _token(mails)})
        assert used.json()["code"] == "address_used"


def test_a_guest_without_a_name_gives_one_with_the_link(mailing: Running, mails: Post) -> None:
    with mailing.player("") as guest, mailing.player("Gus") as gus, mailing.guest() as phone:
        _by_mail(gus, gus, mails, "gus@example.org")
        assert guest.post("/api/account/email", json={"address": "gil@example.org"}).status_code == 204
        link = {"token": _token(mails)}
        for name, code in (("", "no_name"), ("Ospite", "no_name"), (" gus", "account_name")):
            refused = phone.post("/api/account/email/use", json={**link, "name": name})
            assert (refused.json()["code"], refused.json()["field"]) == (code, "$.name")
        used = phone.post("/api/account/email/use", json={**link, "name": " Gil "}).json()
        assert (used["id"], used["name"], used["account"]) == (guest.id, "Gil", True)
        assert phone.post("/api/account/email/use", json={**link, "name": "Gil"}).json()["code"] == "wrong_link"


def test_what_a_guest_played_becomes_the_accounts(mailing: Running, mails: Post) -> None:
    with mailing.player("Dora") as dora, mailing.player("Emil") as emil, mailing.player("Guest D") as guest:
        _by_mail(dora, dora, mails, "dora@example.org")
        going = emil.table("shares", 3, seats=[{"who": "me"}])["id"]
        assert guest.post(f"/api/tables/{going}/join", json={}).status_code == 200
        hosted = guest.table(seats=[{"who": "me"}])["id"]
        over = guest.table(seats=[{"who": "me"}])["id"]
        assert guest.post(f"/api/tables/{over}/close").status_code == 200
        before = guest.id
        with Client(mailing.url, going, guest.key) as client:
            _by_mail(guest, guest, mails, "dora@example.org")
            assert client.closed()["code"] == "wrong_key"
        assert guest.id == dora.id != before
        tables = dora.get("/api/tables", params={"mine": "yes"}).json()["tables"]
        assert {seen["id"] for seen in tables} == {going, hosted, over}
        assert {seen["seats"][seat]["name"] for seen, seat in ((tables[0], 0), (tables[1], 0))} == {"Dora"}
        assert dora.post(f"/api/tables/{hosted}/close").status_code == 200
        with Client(mailing.url, going, dora.key) as client:
            assert client.mine()["seat"] == 1
        assert emil.get(f"/api/players/{before}").status_code == 404


def test_a_code_takes_the_identity_to_a_phone_and_devices_are_signed_out(server: Running) -> None:
    with server.player("Fay") as fay, server.guest() as phone, server.guest() as tablet:
        table = fay.table(seats=[{"who": "me"}])["id"]
        for device in (phone, tablet):
            link = fay.post("/api/account/links").json()
            _become(device, device.post("/api/account/links/use", json={"token": link["token"]}).json())
            again = fay.post("/api/account/links/use", json={"token": link["token"]})
            assert again.json()["code"] == "wrong_link"
        assert phone.id == tablet.id == fay.id
        devices = fay.get("/api/account").json()["devices"]
        own = {guest: next(d["id"] for d in guest.get("/api/account").json()["devices"] if d.get("own"))
               for guest in (fay, phone, tablet)}  # fmt: skip
        assert {device["id"] for device in devices} == set(own.values())
        with Client(server.url, table, phone.key) as on_phone, Client(server.url, table, fay.key) as at_home:
            assert fay.delete(f"/api/account/devices/{own[phone]}").status_code == 204
            assert on_phone.closed() == {"type": "closing", "code": "signed_out"}
            assert at_home.ask("ping")["type"] == "pong"
        assert phone.get("/api/me").status_code == 401
        assert fay.delete(f"/api/account/devices/{own[phone]}").status_code == 404
        assert fay.delete(f"/api/account/devices/{own[fay]}").json()["code"] == "no_way_back"
        assert fay.post("/api/account/sign-out").status_code == 204
        assert tablet.get("/api/me").status_code == 401
        assert fay.get("/api/me").json()["account"]


def test_a_device_too_many_puts_the_one_used_least_out_of_its_tables(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account, "MOST", 2)
    with server.player("Gil") as gil, server.guest() as phone, server.guest() as tablet:
        table = gil.table(seats=[{"who": "me"}])["id"]
        links = [gil.post("/api/account/links").json()["token"] for _ in range(2)]
        [device] = gil.get("/api/account").json()["devices"]
        wait_until(lambda: now() > device["seen_at"])
        _become(phone, phone.post("/api/account/links/use", json={"token": links[0]}).json())
        with Client(server.url, table, gil.key) as first:
            _become(tablet, tablet.post("/api/account/links/use", json={"token": links[1]}).json())
            assert first.closed() == {"type": "closing", "code": "signed_out"}
        assert gil.get("/api/me").status_code == 401
        assert phone.get("/api/me").json()["id"] == tablet.id


def test_whoever_is_avoided_as_a_guest_is_avoided_as_an_account(mailing: Running, mails: Post) -> None:
    with mailing.player("Max") as account, mailing.player("Guest M") as guest, mailing.player("Nia") as nia:
        _by_mail(account, account, mails, "max@example.org")
        was, table = guest.id, nia.table(seats=[{"who": "me"}])["id"]
        with Client(mailing.url, table, guest.key) as rude:
            line = rude.ask("chat", text="An insult")["sequence"]
        nia.post(f"/api/tables/{table}/mutes", json={"player": was})
        nia.post("/api/reports", json={"player": was, "text": "before"})
        with Client(mailing.url, table, nia.key) as reader:
            _by_mail(guest, guest, mails, "max@example.org")
            with Client(mailing.url, table, guest.key) as rude:
                rude.ask("chat", text="Another")
            reader.ask("ping")
            assert not [item for item in reader.news if item["entry"].get("text") == "Another"]
        assert [muted["player"] for muted in nia.get(f"/api/tables/{table}/mutes").json()] == [account.id]
        assert nia.post("/api/reports", json={"table": table, "sequence": line, "text": "after"}).status_code == 204
        store = database_store(mailing.context.store)
        waiting = mailing.within(store.database.read(lambda db: reports.listed(db, closed=False)))
        assert {report.player for report in waiting if report.by == nia.id} == {account.id}
        assert nia.post("/api/me/blocks", json={"player": was}).status_code == 204
        assert [blocked["player"] for blocked in nia.get("/api/me/blocks").json()] == [account.id]
        unwanted = mailing.within(store.unwanted(nia.id))
        assert unwanted == {account.id, was}  # nor the lines of the guest come back


def test_ways_to_sign_in_that_cannot_work_are_not_offered(mailing: Running, database_url: str) -> None:
    plain = Config(database_url, rates=None, public_url="http://play.example")
    with Running(plain) as server, server.player() as ada:
        assert ada.get("/api/account").json()["offers"] == []
        assert ada.post("/api/account/email", json={"address": "a@example.org"}).json()["code"] == "no_mail"
        for path in ("/api/account/passkeys/options", "/api/account/sign-in/options"):
            assert ada.post(path).json()["code"] == "no_passkeys"
    with mailing.player("Ivy") as ivy:
        assert ivy.get("/api/account").json()["offers"] == ["passkey", "email"]
        made = ivy.post("/api/account/passkeys/options").json()
        assert (made["rp"]["id"], made["user"]["name"]) == ("play.example", "Ivy")
        assert ivy.post("/api/account/passkeys", json={"credential": {"id": "x"}}).json()["code"] == "wrong_passkey"
