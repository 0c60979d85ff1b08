"""What any table has, whichever game: company, talk, consent, history, broken lines, onlookers."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import CUT, PHONE, WIDE, People, Person, faults, overflows

NATIONS = ("anglica", "bharat", "bolshevia")


@pytest.fixture(scope="module")
def finished(server: Served) -> str:
    """The path of a table where three bots have played two rounds."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        key = client.post("/api/players", json={"name": "Host"}).json()["key"]
        seats = [{"who": "bot", "bot": "clerk", "nation": nation, "name": nation.title()} for nation in NATIONS]
        setup = {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 2}}
        asked = {"setup": setup, "seats": seats, "start": True}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"}).json()
    return f"/tables/{made['id']}"


def invited(host: Person, guest: Person) -> None:
    """A table for two people and a bot, both seated with a name and the game begun."""
    host.goes("/new")
    host.page.get_by_label("Seat 2", exact=True).select_option("open")
    host.presses("Create the table")
    host.gives_name("Ada")
    link = host.page.get_by_label("Invitation").input_value()
    guest.goes(link)
    guest.presses("Sit here")
    guest.gives_name("Bo")
    host.presses("Begin")
    for each in (host, guest):
        each.page.get_by_role("list", name="Players").wait_for()


def test_two_people_meet_talk_and_agree(people: People) -> None:
    ada, bo = people.person(), people.person()
    invited(ada, bo)
    assert ada.nonces()[:2] == [ada.sent_nonce(), bo.sent_nonce()]
    ada.presses("Notes", "tab")
    ada.page.get_by_label("Your notes on this table").fill("Bo is new here")
    ada.presses("Chat", "tab")  # before a pause in which the note is saved
    ada.page.get_by_label("Write a message").fill("Good luck!")
    ada.page.get_by_label("Write a message").press("Enter")
    bo.page.get_by_role("tab", name="Chat 1").click()
    bo.sees("Good luck!")
    ada.presses("Notes", "tab")
    expect(ada.page.get_by_label("Your notes on this table")).to_have_value("Bo is new here")
    ada.presses("More")
    ada.presses("Pause", "menuitem")
    bo.presses("Agree")
    ada.sees("The game is paused.")
    ada.presses("Go on")
    bo.presses("Agree")
    expect(ada.page.get_by_text("The clocks are stopped.")).to_have_count(0)
    ada.presses("More")
    ada.presses("Propose to end here", "menuitem")
    ada.presses("Propose it")
    bo.presses("Agree")
    ada.presses("Rematch")  # with the same people in two clicks
    ada.presses("Begin")
    bo.presses("Go to the rematch", "link")
    for each in (ada, bo):
        each.page.get_by_role("list", name="Players").wait_for()
        expect(each.page.locator(".end")).to_have_count(0)
        each.expect_quiet()


def test_a_wish_can_be_declined(people: People) -> None:
    ada, bo = people.person(), people.person()
    invited(ada, bo)
    ada.presses("More")
    ada.presses("Propose to end here", "menuitem")
    ada.presses("Propose it")
    bo.presses("Decline")
    expect(ada.page.locator(".consent")).to_have_count(0)


def test_a_broken_line_is_said_and_heals_by_itself(people: People) -> None:
    ada = people.person().goes("/")
    ada.presses("Play Industry")
    ada.page.get_by_role("list", name="Players").wait_for()
    ada.context.set_offline(True)
    ada.sees("You are offline.")
    expect(ada.page.locator(".packages li").last).to_be_in_viewport(ratio=1)  # what is asked stays in sight
    ada.context.set_offline(False)
    expect(ada.page.locator(".link-state")).to_have_count(0)
    ada.expect_quiet(apart_from=CUT)


def test_a_server_that_comes_back_finds_its_players_waiting(browser: Browser, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Served(f"sqlite:///{tmp_path / 'won.db'}", port) as served:
        people = People(browser, served.url)
        ada = people.person().goes("/")
        ada.presses("Play Industry")
        ada.page.get_by_role("list", name="Players").wait_for()
        served.kill()
        ada.sees("Reconnecting")
        served.start()
        expect(ada.page.locator(".link-state")).to_have_count(0)
        ada.presses("Chat", "tab")
        ada.page.get_by_label("Write a message").fill("Back again")
        ada.page.get_by_label("Write a message").press("Enter")
        ada.page.get_by_role("listitem").get_by_text("Back again").wait_for()
        ada.expect_quiet(apart_from=CUT)
        people.leave()


def test_an_onlooker_sees_the_end_and_goes_back_through_the_game(people: People, finished: str) -> None:
    eve = people.person().goes(finished)
    eve.page.get_by_role("heading", name=re.compile("wins?|share")).wait_for()
    eve.presses("Go through the game")
    expect(eve.page).to_have_url(re.compile(r"step=0$"))
    eve.page.keyboard.press(".")
    expect(eve.page).to_have_url(re.compile(r"step=1$"))
    eve.page.keyboard.press("Escape")
    expect(eve.page).not_to_have_url(re.compile("step="))
    eve.page.locator("button.log-face").first.click()
    expect(eve.page).to_have_url(re.compile(r"step=\d+$"))
    eve.page.reload()
    eve.page.get_by_role("button", name="Back to the present").wait_for()
    eve.expect_quiet()


def test_what_if_goes_on_from_a_step(people: People, finished: str) -> None:
    eve = people.person().goes(f"{finished}?step=12")
    eve.presses("What if?")
    assert faults(eve.page) == []
    eve.presses("Try it")
    eve.page.wait_for_url(lambda url: finished not in url)
    eve.page.get_by_role("list", name="Players").wait_for()
    eve.expect_quiet()


def test_the_log_can_be_searched(people: People, finished: str) -> None:
    eve = people.person().goes(finished)
    find, lines = (eve.page.locator(part).bounding_box() for part in (".log-find", ".log-lines"))
    assert find is not None
    assert lines is not None
    assert find["y"] + find["height"] <= lines["y"]  # it covers no line
    eve.presses("Search and filter")
    eve.page.get_by_label("Search the log").fill("takes package")
    expect(eve.page.locator(".log-line").first).to_contain_text("takes package")
    eve.page.get_by_label("Search the log").fill("zzz")
    eve.sees("No matches.")


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide and light", "phone and dark"])
def test_axe_finds_nothing_serious_at_a_table(people: People, finished: str, size: tuple[int, int], dark: bool) -> None:
    eve = people.person(size, dark)
    result = []
    for path in (finished, f"{finished}?step=30"):
        eve.goes(path)
        eve.page.get_by_role("button", name="Help", exact=True).wait_for()
        result += [f"{path} {fault}" for fault in faults(eve.page) + overflows(eve.page)]
    eve.page.get_by_role("button", name="Help", exact=True).click()
    result += [f"help {fault}" for fault in faults(eve.page)]
    assert result == []
    eve.expect_quiet()
