"""What people do beside playing: consent, going away and coming back, looking on, their page, their key, their news."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import CUT, PHONE, People, Person, clicked, faults, overflows
from tests.web.industry_drivers import DIALOG, Mouse, new_table
from tests.web.positions import TRADE, two_at_a_table


def passes(person: Person) -> None:
    """Passes, in spite of a warning if one comes."""
    driver = Mouse(person)
    driver.pressed("p").wait_for()
    clicked(driver.pressed("p"))
    warning = person.page.locator(DIALOG)
    expect(warning.or_(person.page.get_by_text("is trading")).first).to_be_visible()
    if warning.count():
        driver.confirm()


def test_taking_back_by_consent_and_a_bot_for_who_is_away(people: People, server: Served) -> None:
    ada, bo, eve = people.person(), people.person(), people.person(PHONE)
    eve.goes(two_at_a_table(server, ada, bo, TRADE))
    eve.sees("You are watching.")

    passes(ada)
    passes(bo)
    ada.sees("Bo passes")  # before that, nobody else would have to agree
    ada.page.keyboard.press("z")
    ada.presses("Ask them")
    bo.sees("would like to go back")
    bo.presses("Agree")
    expect(ada.page.locator(".counter .goods-buy:not([disabled])").first).to_be_visible()
    eve.presses("Log", "tab")
    expect(eve.page.locator(".log-line.undone").first).to_be_visible()

    bo.context.set_offline(True)
    bo.sees("You are offline.")
    expect(ada.page.locator(".presence.away")).to_have_count(1)
    expect(ada.page.get_by_text("Let a bot play while away")).to_have_count(0)  # not for a blink
    bo.context.set_offline(False)
    expect(ada.page.locator(".presence.away")).to_have_count(0)
    bo.presses("More")
    bo.presses("Let a bot play for me", "menuitem")
    bo.presses("Let it play")
    ada.sees("played by a bot")
    bo.presses("Take your seat back")
    expect(ada.page.get_by_text("played by a bot")).to_have_count(0)
    assert faults(eve.page) + overflows(eve.page) == []
    for person in (ada, eve):
        person.expect_quiet()
    bo.expect_quiet(apart_from=CUT)


def test_giving_up_leads_to_the_end_and_to_ones_page(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, "second", rounds=1))
    ada.presses("More")
    ada.presses("Give up", "menuitem")
    ada.presses("Give up")
    ada.page.locator(".end").wait_for()
    ada.page.get_by_role("link", name="Check every draw").wait_for()
    ada.presses("More")
    ada.presses("About this table", "menuitem")
    assert faults(ada.page) == []
    ada.page.get_by_role("dialog").get_by_role("link", name="Ada").click()
    ada.page.get_by_role("heading", name="Ada").wait_for()
    ada.page.get_by_role("link", name=re.compile("Given up")).wait_for()
    assert faults(ada.page) + overflows(ada.page) == []
    ada.expect_quiet()


def test_a_private_link_carries_the_key_to_another_browser(people: People, server: Served) -> None:
    key = httpx.post(f"{server.url}/api/players", json={"name": "Ada"}, trust_env=False, timeout=SECONDS).json()["key"]
    ada = people.person().goes(f"/settings#key={key}")
    ada.sees("Welcome, Ada.")
    assert "key" not in ada.page.url
    expect(ada.page.get_by_label("Your name")).to_have_value("Ada")
    ada.page.get_by_role("button", name="I have a link or a key").click()
    ada.page.get_by_label("Private link or key").fill(f"{server.url}/settings#key=nobody")
    ada.presses("Use it")
    ada.presses("Change")
    ada.sees("Nobody here has this key.")
    ada.page.get_by_role("button", name="Get a new key").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Get a new key").click()
    ada.sees("You have a new key.")
    headers = {"authorization": f"Bearer {key}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers, trust_env=False, timeout=SECONDS).status_code == 401
    ada.page.get_by_role("link", name="Your profile").click()
    ada.page.get_by_role("heading", name="Ada").wait_for()
    ada.expect_quiet(apart_from=re.compile("401"))


def test_where_to_be_told_of_ones_turn(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, "second")).goes("/settings")
    ada.page.get_by_role("radio", name="Discord").check()
    ada.page.get_by_label("Address", exact=True).fill("not an address")
    ada.presses("Add")
    ada.page.locator(".field-fault").wait_for()
    ada.page.get_by_label("Address", exact=True).fill("https://discord.example/api/webhooks/1/2")
    ada.presses("Add")
    listed = ada.page.get_by_role("list", name="Where you get messages")
    expect(listed).to_contain_text("discord.example")
    assert faults(ada.page) + overflows(ada.page) == []
    listed.get_by_role("button").click()
    expect(listed).to_have_count(0)
    ada.expect_quiet(apart_from=re.compile("422"))


def test_a_table_laid_with_everything_and_given_up(people: People) -> None:
    ada = people.person(PHONE).goes("/new")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.get_by_text("More options").click()
    ada.page.get_by_role("switch", name="Rated").check()
    ada.page.get_by_label("Spectators see it").select_option("120")
    ada.presses("Create the table")
    ada.gives_name("Ada")
    ada.sees("Spectators see it 2 minutes later")
    ada.page.get_by_role("button", name="Copy the link to seat 2").wait_for()
    ada.sees("hash is shown from the start")
    assert faults(ada.page) + overflows(ada.page) == []
    ada.presses("Cancel this table")
    ada.presses("Cancel the table")
    ada.sees("This table was cancelled before the game began.")
    ada.expect_quiet()
