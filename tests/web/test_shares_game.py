"""Games of shares from the first roll to the end: by mouse, by keys alone, and as text."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browser import People, Person
from tests.web.shares import asked, new_table, settled, still

STEPS = 80
KINDS = ("End the turn", "Roll the dice", "Drop out", "Name the lots", "Give up")


def begun(people: People, turns: int, *, text: bool = False) -> Person:
    ada = people.person()
    path = new_table(ada, 2, turns=turns)
    still(ada, text=text)
    return ada.goes(path)


def expect_end(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("wins?|share"))).to_be_visible()
    expect(page.get_by_role("heading", name="Where the money came from and went")).to_be_visible()


def act_by_mouse(page: Page, what: str) -> None:
    match what:
        case "Choose up to":
            page.locator(".pick").first.click()
            page.get_by_role("button", name=re.compile("^Buy 1 share")).click()
        case "Put them up":
            settled(page)
            while page.get_by_role("button", name="Put them up").is_disabled():
                page.locator(".pick:not(.on, [aria-disabled])").first.click()
                settled(page)
            page.get_by_role("button", name="Put them up").click()
        case "Give up":
            page.get_by_role("button", name="Give up", exact=True).click()
            page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).click()
        case _:
            page.get_by_role("button", name=what).click()


def test_a_whole_game_by_mouse(people: People) -> None:
    ada = begun(people, 18)
    seen = set()
    for _ in range(STEPS):
        what = asked(ada.page)
        seen.add(what)
        if what == "over":
            break
        act_by_mouse(ada.page, what)
        settled(ada.page)
    expect_end(ada.page)
    assert {"Roll the dice", "over"} <= seen
    for tab in ("Income", "Expected royalties", "Holdings", "Dice"):
        ada.presses(tab, "tab")
        expect(ada.page.locator(".charts canvas")).to_be_visible()
    ada.sees("How often each total was rolled")
    expect(ada.page.get_by_role("link", name="Check every draw").first).to_have_attribute("href", re.compile("fair"))
    ada.expect_quiet()


def act_by_key(page: Page, what: str) -> None:
    match what:
        case "Choose up to":
            page.locator(".pick").first.focus()
            page.keyboard.press("Space")
            page.get_by_role("button", name=re.compile("^Buy 1 share")).wait_for()
            page.keyboard.press("b")
        case "Put them up":
            settled(page)
            while page.get_by_role("button", name="Put them up").is_disabled():
                page.locator(".pick:not(.on, [aria-disabled])").first.focus()
                page.keyboard.press("Space")
                settled(page)
            page.keyboard.press("b")
        case "Give up":
            page.get_by_role("button", name="Give up", exact=True).focus()
            page.keyboard.press("Enter")
            page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).press("Enter")
        case _:
            page.keyboard.press({"Roll the dice": "r", "Drop out": "d", "End the turn": "e"}[what])


def test_a_whole_game_by_keys(people: People) -> None:
    ada = begun(people, 12)
    for _ in range(STEPS):
        what = asked(ada.page)
        if what == "over":
            break
        before = ada.page.locator(".log-line").count()
        act_by_key(ada.page, what)
        settled(ada.page)
        expect(ada.page.locator(".log-line")).not_to_have_count(before)
    expect_end(ada.page)
    ada.expect_quiet()


def test_a_whole_game_as_text(people: People) -> None:
    ada = begun(people, 9, text=True)
    page = ada.page
    choices = page.locator(".choices")
    for _ in range(STEPS):
        starts = choices.get_by_role("button", name=re.compile(f"^({'|'.join(KINDS)})$"))
        page.locator(".end").or_(starts).first.wait_for()
        if page.locator(".end").count():
            break
        before = page.locator(".log-line").count()
        starts.first.click()
        settled(page)
        while not choices.locator(".button.main").count():
            choices.locator(".row").last.get_by_role("button").first.click()
            settled(page)
        choices.locator(".button.main").click()
        expect(page.locator(".log-line")).not_to_have_count(before)
    expect_end(page)
    ada.expect_quiet()
