"""An account in real browsers: passkeys through Chromium's own virtual authenticator, and a code for a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.notify.receivers import free_port
from tests.server.processes import Served
from tests.web import qr
from tests.web.browser import PHONE, WIDE, People, Person, faults, overflows


def _named(people: People) -> None:
    """Passkeys need a host with a name."""
    people.url = people.url.replace("127.0.0.1", "localhost")


def _authenticator(person: Person, credentials: list[dict[str, Any]] = []) -> Any:  # noqa: B006
    """A security key in this browser, with passkeys made elsewhere, as the maker of both would carry them over."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    who = {"authenticatorId": made["authenticatorId"]}
    for credential in credentials:
        devtools.send("WebAuthn.addCredential", {**who, "credential": credential})
    return lambda: devtools.send("WebAuthn.getCredentials", who)["credentials"]


def _sits(person: Person, name: str) -> str:
    person.goes("/settings")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_label("Your name").press("Enter")
    person.goes("/").presses("Play Shares")
    person.page.wait_for_url("**/tables/*")
    person.page.get_by_role("list", name="Players").wait_for()
    return person.page.url


def test_a_passkey_brings_all_seats_back_to_a_clean_browser(people: People) -> None:
    _named(people)
    ada = people.person()
    credentials = _authenticator(ada)
    table = _sits(ada, "Ada Passkey")
    ada.goes("/account").sees("known to this browser alone")
    assert faults(ada.page) == []
    ada.presses("Make a passkey")
    ada.sees("Ada Passkey is your name alone")
    assert len(credentials()) == 1
    assert faults(ada.page) == []
    ada.expect_quiet()

    clean = people.person()
    _authenticator(clean, credentials())
    guest_table = _sits(clean, "Somebody")
    clean.goes("/account").presses("Sign in with a passkey")
    clean.sees("Ada Passkey is your name alone")
    expect(clean.page.get_by_role("list", name="Your devices").get_by_role("listitem")).to_have_count(2)
    assert faults(clean.page) == []
    for seat in (table, guest_table):
        clean.goes(seat.replace(people.url, ""))
        expect(clean.seats.filter(has_text="Ada Passkey")).to_have_count(1)
        expect(clean.page).to_have_title(re.compile("Your turn"))
    clean.expect_quiet()


def test_a_guest_without_a_name_is_asked_for_one_and_keeps_none_that_is_refused(people: People) -> None:
    _named(people)
    dot, eve = people.person(), people.person()
    _authenticator(dot)
    dot.goes("/account").presses("Make a passkey")
    asked = dot.page.get_by_role("dialog", name="What is your name?")
    asked.get_by_label("Your name").fill("Dot Passkey")
    asked.get_by_role("button", name="Go on").click()
    dot.sees("Dot Passkey is your name alone")
    dot.expect_quiet()
    eve.goes("/account").goes("/settings")
    eve.page.get_by_label("Your name").fill("dot passkey")
    eve.page.get_by_label("Your name").press("Enter")
    eve.sees("dot passkey is the name of somebody’s account.")
    assert eve.page.evaluate("JSON.parse(localStorage['won.settings']).name") == ""


def test_somebody_elses_authenticator_is_refused(people: People) -> None:
    _named(people)
    eve = people.person()
    _authenticator(eve)
    eve.goes("/account").presses("Sign in with a passkey")
    eve.sees("No passkey was used.")


def test_a_code_signs_a_phone_in_and_the_phone_can_be_signed_out(people: People) -> None:
    bea = people.person()
    table = _sits(bea, "Bea Code")
    bea.goes("/account").presses("Show a code")
    link = qr.read(bea.page.locator(".account-code .qr"))
    phone = people.person(language="fr").goes(link)
    assert "token" not in phone.page.url
    phone.presses("Se connecter")
    phone.sees("Bea Code")
    phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert overflows(phone.page) == faults(phone.page) == []
    phone.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    phone.goes(table)
    expect(phone.seats.filter(has_text="Bea Code")).to_have_count(1)
    with phone.page.expect_download() as saved:
        phone.goes("/account").presses("Télécharger mes données")
    assert "Bea Code" in saved.value.path().read_text("utf-8")
    bea.goes("/account").presses("Sign out everywhere else")
    bea.sees("Signed out everywhere else.")
    expect(bea.page.get_by_role("list", name="Your devices").get_by_role("listitem")).to_have_count(1)
    phone.goes("/account").sees("connu de ce seul navigateur")
    bea.presses("Delete me")
    assert faults(bea.page) == []
    bea.page.get_by_label("Type Bea Code to go on").fill("Bea Code")
    bea.presses("Delete me for good")
    bea.sees("You are deleted.")
    phone.goes(table)
    expect(phone.page.get_by_text("Bea Code")).to_have_count(0)
    bea.expect_quiet()


def test_what_the_server_cannot_do_is_not_offered_and_nothing_else_is_missed(browser: Browser, tmp_path: Path) -> None:
    """Without mail, and at an address where browsers allow neither passkeys nor messages."""
    port = free_port()
    more = ("--public-url", "http://table.example.org", "--origin", f"http://127.0.0.1:{port}")
    with Served(f"sqlite:///{tmp_path / 'won.db'}", port, *more) as server:
        people = People(browser, f"http://127.0.0.1:{port}")
        assert server.url
        ada = people.person()
        table = _sits(ada, "Ada")
        ada.goes("/account").sees("This server offers neither passkeys nor e-mail.")
        expect(ada.page.get_by_role("button", name=re.compile("passkey", re.IGNORECASE))).to_have_count(0)
        expect(ada.page.get_by_label(re.compile("e-mail", re.IGNORECASE))).to_have_count(0)
        ada.goes("/settings").page.get_by_role("radio", name="Discord").wait_for()
        for name in ("E-mail", "This browser"):
            expect(ada.page.get_by_role("radio", name=name)).to_have_count(0)
        ada.goes("/account").presses("Show a code")
        ada.page.locator(".account-code .qr").wait_for()
        for path in ("/friends", "/clubs", "/pair", "/daily", "/tournaments", "/ladder", table):
            ada.goes(path)
        ada.expect_quiet()
        people.leave()
