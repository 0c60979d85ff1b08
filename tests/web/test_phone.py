"""A phone: the clock and unread messages in sight, help by touch, and names of any length on any screen."""

from __future__ import annotations

import re
from typing import Final

import httpx
from playwright.sync_api import Page, expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import PHONE, People, Person, faults, overflows
from tests.web.positions import PRODUCE, TRADE, newcomer, sit

LONG: Final = "Wolfeschlegelsteinhausenbergerdorff-Jrxx"
WIDTHS: Final = (320, 360, 768, 1024, 1366, 2560)
# Whether an element lies inside the window and above the sheet.
IN_SIGHT: Final = """(element) => {
  const box = element.getBoundingClientRect();
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  return box.top >= 0 && box.bottom <= Math.min(innerHeight, sheet.top);
}"""

# How many labels and arrows of the adviser lie over what it says.
OVER_THE_ADVISER: Final = """() => {
  const says = document.querySelector('.adviser .now').getBoundingClientRect();
  return [...document.querySelectorAll('.advice-label, .advice-arrow')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > says.top && box.top < says.bottom && box.right > says.left && box.left < says.right;
  }).length;
}"""
# Whether the board ends where the sheet begins, or hardly before.
DOWN_TO_THE_SHEET: Final = """() => {
  const [board, sheet] = ['.table-board', '.sheet'].map((each) => document.querySelector(each).getBoundingClientRect());
  return Math.abs(sheet.top - board.bottom) < 24;
}"""


def timed_table(server: Served, ada: Person, bo: Person) -> None:
    """Ada, Bo and a bot at a table with clocks that has begun."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        hers, his = newcomer(client, ada, LONG), newcomer(client, bo, "Bo")
        setup = {"game": "industry", "edition": "second", "players": 3, "clock": {"kind": "move", "seconds": 600}}
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "clerk", "name": "Dex"}]
        table = client.post("/api/tables", json={"setup": setup, "seats": seats}, headers=hers).json()["id"]
        client.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Bo"}, headers=his).raise_for_status()
        client.post(f"/api/tables/{table}/start", headers=hers).raise_for_status()
    for person in (ada, bo):
        person.goes(f"/tables/{table}")


def rest_on(page: Page, where: str) -> None:
    """A finger rests on the first such element until help opens."""
    target = page.locator(where).first
    target.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.get_by_role("dialog").wait_for()
    target.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})


def test_a_phone_shows_clock_messages_and_help_without_keys(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person(PHONE, touch=True)
    timed_table(server, ada, bo)
    expect(bo.page.locator(".table-band .clock")).to_be_visible()
    tabs = bo.page.locator(".phone-tabs")
    height = tabs.evaluate("(tabs) => tabs.clientHeight")
    ada.presses("Chat", "tab")
    ada.page.get_by_label("Write a message").fill("Hello")
    ada.page.get_by_label("Write a message").press("Enter")
    expect(tabs.locator(".badge")).to_have_text("1")
    assert tabs.evaluate("(tabs) => tabs.clientHeight") == height  # a message moves nothing
    bo.page.get_by_role("tab", name="Log 1").click()
    last = bo.page.locator(".log-line").last
    expect(last).to_be_visible()
    bo.page.wait_for_function(IN_SIGHT, arg=last.element_handle())  # once the sheet has gone down
    bo.page.get_by_role("tab", name="Chat 1").click()
    bo.sees("Hello")
    expect(bo.page.get_by_role("tab", name="Log 1")).to_have_count(0)
    bo.presses("Players", "tab")
    bo.page.locator(".tools [aria-keyshortcuts='?']").click()
    expect(bo.page.get_by_role("dialog")).to_contain_text("Press and hold")
    expect(bo.page.get_by_role("dialog")).not_to_contain_text("Keys")
    assert faults(bo.page) == []
    bo.presses("Close")
    rest_on(bo.page, ".seats [data-topic=points]")
    expect(bo.page.get_by_role("dialog").get_by_role("link", name="Rule")).to_be_visible()
    for person in (ada, bo):
        person.expect_quiet()


def test_a_phone_keeps_the_plan_in_one_line_while_trading(people: People, server: Served) -> None:
    ada = people.person(PHONE, touch=True)
    sit(server, ada, TRADE)
    line = ada.page.locator(".plan-strip")
    for tab in ("Markets", "Players", "Board"):
        ada.presses(tab, "tab")
        expect(line.get_by_role("img", name="food 2")).to_be_in_viewport()
    assert faults(ada.page, within=".plan-strip") == []
    ada.page.evaluate("location.hash = 'hand'")
    ada.presses("Your hand", "tab")
    ada.page.locator(".tools [aria-keyshortcuts=h]").click()
    ada.page.locator(".adviser .now").wait_for()
    expect(ada.page.locator(".advice-marks .first")).not_to_have_count(0)
    assert ada.page.evaluate(OVER_THE_ADVISER) == 0
    ada.presses("Board", "tab")
    ada.page.locator(".sheet-handle").press("ArrowDown")
    ada.page.wait_for_function(DOWN_TO_THE_SHEET)
    ada.presses("Close the adviser")
    ada.page.locator(".sheet-handle").press("ArrowUp")
    line.get_by_role("button", name="Buy what is missing").click()
    expect(line).to_contain_text("nothing")  # on this turn and the next
    line.get_by_role("button", name="Plan").click()
    expect(ada.page.get_by_role("heading", name="My plan for this round")).to_be_visible()
    expect(line).to_have_count(0)
    ada.expect_quiet()


def test_long_names_scroll_no_page_sideways(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person()
    ada.context.add_init_script(f"localStorage.setItem('won.settings', '{{\"name\": \"{LONG}\"}}')")
    timed_table(server, ada, bo)
    result, table = [], ada.page.url
    for path in (table, "/", "/tables", "/settings"):
        ada.goes(path)
        for width in WIDTHS:
            ada.page.set_viewport_size({"width": width, "height": 800})
            result += [f"{path} {width} {fault}" for fault in overflows(ada.page)]
    ada.goes(table)
    ada.page.set_viewport_size({"width": WIDTHS[0], "height": 568})
    ada.presses("More")
    result += overflows(ada.page)
    assert result == []
    expect(ada.page.get_by_role("menu")).to_be_in_viewport(ratio=1)
    ada.expect_quiet()


def test_a_name_turns_no_line_around(people: People) -> None:
    ada = people.person().goes("/settings")
    ada.page.get_by_label("Your name").fill("Ada\u202egnp")
    ada.page.get_by_label("Your name").press("Enter")
    expect(ada.page.get_by_role("link", name="Ada gnp")).to_be_visible()


def test_after_a_warning_enter_still_means_the_main_button_and_not_a_tab_that_was_tapped(
    people: People, server: Served
) -> None:
    ada = people.person(PHONE)
    sit(server, ada, PRODUCE)
    ada.presses("Board", "tab")
    produce = ada.page.locator(".act .button[aria-keyshortcuts=Enter]:not([aria-disabled])")
    warning = ada.page.get_by_role("dialog", name="Leave a bloc idle?")
    produce.wait_for()
    for keys in (["Escape"], ["Tab", "Tab", "Enter"]):
        ada.page.keyboard.press("0")  # run nothing
        expect(produce).to_have_text(re.compile("Produce nothing"))
        ada.page.keyboard.press("Enter")
        expect(warning).to_be_visible()
        for key in keys:
            ada.page.keyboard.press(key)
        expect(warning).to_have_count(0)
    ada.expect_quiet()


def test_turning_the_phone_or_looking_back_keeps_what_is_being_offered(people: People, server: Served) -> None:
    ada = people.person((390, 844), touch=True)
    sit(server, ada, TRADE)
    food = ada.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Food")
    ada.presses("Barter", "tab")
    food.fill("2")
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.page.locator(".table-phone").wait_for(state="detached")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.locator(".table-phone").wait_for()
    expect(food).to_have_value("2")
    ada.page.keyboard.press(",")
    expect(food).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(food).to_have_value("2")
    ada.expect_quiet()
