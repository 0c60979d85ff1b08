"""Against abuse, in real browsers: mute, block and report from the chat, and the page of the operators."""

from __future__ import annotations

import subprocess
import sys

import httpx
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import PHONE, People, Person, faults, overflows
from tests.web.positions import newcomer


def _chats(person: Person, *texts: str) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    for text in texts:
        person.page.get_by_label("Write a message").fill(text)
        person.page.get_by_label("Write a message").press("Enter")
        person.sees(text)


def test_a_rude_line_is_muted_reported_and_answered_by_the_operators(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person(PHONE, touch=True, dark=True, language="fr")
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own, other = newcomer(client, ada, "Ada"), newcomer(client, bo, "Bo")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
        setup = {"game": "shares", "edition": "classic", "players": 3, "title": "Friday"}
        table = client.post("/api/tables", json={"setup": setup, "seats": seats}, headers=own).json()["id"]
        assert client.post(f"/api/tables/{table}/join", json={}, headers=other).status_code == 200
        assert client.post(f"/api/tables/{table}/start", headers=own).status_code == 200
    path = f"/tables/{table}"
    ada.goes(path)
    bo.goes(path)
    _chats(ada, "Hello")
    bo.page.get_by_role("tab", name="Journal").first.click()
    bo.page.get_by_role("tab", name="Discussion").click()
    bo.page.get_by_label("Écrivez un message").fill("An insult")
    bo.page.get_by_label("Écrivez un message").press("Enter")
    ada.sees("An insult")
    ada.page.get_by_role("button", name="Bo: call, mute, block or report").click()
    expect(ada.page.get_by_role("dialog", name="Bo")).to_be_visible()
    assert faults(ada.page) == []
    ada.presses("Report to the operators")
    ada.page.get_by_label("What is wrong?").fill("He insults us")
    assert faults(ada.page) == []
    ada.presses("Send to the operators")
    ada.sees("Thank you. The operators will look at it.")
    ada.page.get_by_role("button", name="Bo: call, mute, block or report").click()
    ada.presses("Mute at this table")
    expect(ada.page.get_by_text("An insult")).to_have_count(0)
    ada.presses("1 hidden message")
    expect(ada.page.get_by_role("dialog", name="Muted at this table").get_by_role("listitem")).to_have_text(
        "BoRead again"
    )
    ada.presses("Read again")
    ada.presses("Close")
    ada.page.get_by_role("button", name="Bo: call, mute, block or report").click()
    ada.presses("Block")
    expect(ada.page.get_by_text("An insult")).to_have_count(0)
    bo.page.get_by_role("button", name="1 message masqué").click()
    assert faults(bo.page) + overflows(bo.page) == []
    ada.goes("/account").presses("End the block")
    ada.sees("Bo is no longer blocked.")
    _operates(people, server, bo)
    ada.expect_quiet()


def _operates(people: People, server: Served, bo: Person) -> None:
    """Somebody with the key of an operator reads the report and bans the person."""
    words = [sys.executable, "-m", "won.cli.main", "operator", "add", "olga", "--database", server.database]
    key = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()[-1]
    olga = people.person()
    olga.goes("/operator")
    olga.page.get_by_label("Key of an operator").fill("x" * 40)
    olga.presses("Sign in")
    olga.sees("This is for operators of the server")
    assert faults(olga.page) == []
    olga.page.get_by_label("Key of an operator").fill(key)
    olga.presses("Sign in")
    olga.sees("He insults us")
    for size in (PHONE, (1280, 860)):
        olga.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert faults(olga.page) + overflows(olga.page) == []
    report = (
        olga.page.get_by_role("list", name="Reports").get_by_role("listitem").filter(has_text="He insults us").first
    )
    report.get_by_role("button", name="Ban").click()
    report.get_by_label("Reason, for the log").fill("insults")
    report.locator("form").get_by_role("button", name="Ban").click()
    olga.sees("Banned.")
    bo.sees("Vous êtes banni de ce serveur")
    report.get_by_role("button", name="Done").click()
    olga.sees("The report is done.")
    expect(olga.page.get_by_role("list", name="What operators did")).to_contain_text("insults")
    olga.presses("Lift")
    olga.sees("The ban is lifted.")
    olga.presses("Sign out")
    expect(olga.page.get_by_label("Key of an operator")).to_be_visible()
