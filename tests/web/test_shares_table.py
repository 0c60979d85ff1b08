"""The shares table beyond a turn: the board, portfolios, deals between two browsers, sizes, languages, axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, WIDE, People, Person, faults, overflows, visible_texts
from tests.web.shares import asked, lay, still


def test_the_board_tells_of_its_squares_and_of_the_chances_to_land_there(people: People) -> None:
    ada = people.person()
    path = lay(ada, 2)
    still(ada)
    ada.goes(path)
    asked(ada.page)
    squares = ada.page.locator("[data-square]")
    expect(squares).to_have_count(64)
    ada.page.keyboard.press("o")
    expect(ada.page.locator(".ways")).to_have_count(11)
    ada.sees("Where Ada may land with the next roll")
    squares.nth(46).click()
    ada.sees("Closed to you until you have completed a tour.")
    ada.page.keyboard.press("Escape")
    squares.nth(0).focus()
    ada.page.keyboard.press("ArrowRight")
    expect(squares.nth(1)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name=re.compile("^1 "))).to_be_visible()
    ada.expect_quiet()


def seated(people: People) -> tuple[Person, Person]:
    """Two people and a bot at a table that has begun."""
    ada, bo = people.person(), people.person()
    path = lay(ada, 1, others=1)
    still(ada)
    ada.goes(path)
    link = ada.page.get_by_label("Invitation").input_value()
    bo.goes("/")
    still(bo, name="Bo")
    bo.goes(link)
    bo.presses("Sit here")
    ada.presses("Begin")
    return ada, bo


def test_two_people_deal_counter_and_agree(people: People) -> None:
    ada, bo = seated(people)
    ada.presses("Deal", "tab")
    first, second = ada.page.get_by_role("spinbutton").all()[:2]
    first.press("PageUp")
    expect(first).to_have_text("£1m")
    second.press("ArrowUp")
    expect(second).to_have_text("£0.1m")
    ada.presses("Make the offer")
    bo.page.get_by_role("button", name="Counter").click()
    expect(bo.page.get_by_role("spinbutton").first).to_have_text("£0.1m")
    bo.presses("Make the offer")
    ada.page.get_by_role("button", name="Accept").click()
    for one in (ada, bo):
        expect(one.page.get_by_role("list", name="Open offers").locator(".offer")).to_have_count(1)
    bo.page.get_by_role("button", name="Decline").click()
    for one in (ada, bo):
        expect(one.page.locator(".offer")).to_have_count(0)
        one.expect_quiet()


def test_a_syndicate_is_formed_and_decides_together(people: People) -> None:
    ada, bo = seated(people)
    ada.presses("Syndicate", "tab")
    ada.page.get_by_role("group", name="Syndicate with").get_by_role("button").first.click()
    expect(ada.page.locator(".foot .clauses")).to_contain_text("bank takes")
    ada.presses("Propose the syndicate")
    bo.presses("Accept")
    for one in (ada, bo):
        one.sees("In the syndicate of")
    ada.presses("Deal", "tab")
    ada.page.get_by_role("spinbutton").first.press("ArrowUp")
    ada.presses("Make the offer")
    bo.sees("Your syndicate decides together")
    bo.presses("Agree")
    for one in (ada, bo):
        expect(one.page.get_by_text("Your syndicate decides together")).to_have_count(0)
        one.expect_quiet()


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide and light", "phone and dark"])
def test_axe_finds_nothing_serious(people: People, size: tuple[int, int], dark: bool) -> None:
    ada = people.person(size, dark)
    path = lay(ada, 2, turns=40)
    still(ada)
    ada.goes(path)
    page = ada.page
    for _ in range(3):
        if asked(page) == "Roll the dice":
            page.get_by_role("button", name="Roll the dice").click()
            page.wait_for_timeout(400)
        if asked(page) == "Choose up to":
            page.locator(".pick:not([disabled])").first.click()
            break
        if page.get_by_role("button", name="End the turn").count():
            page.get_by_role("button", name="End the turn").click()
    asked(page)
    found = faults(page) + overflows(page)
    page.get_by_role("tab", name="Deal", exact=True).click()
    page.wait_for_selector(".deal-sides")
    found += faults(page)
    page.keyboard.press("t")
    page.wait_for_selector(".as-text")
    found += overflows(page)
    assert found == []
    ada.expect_quiet()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_other_languages_leave_no_english(people: People, language: str) -> None:
    ada = people.person(PHONE, language=language)
    path = lay(ada, 2)
    still(ada, language=language)
    ada.goes(path)
    ada.page.wait_for_selector(".act .button.main")
    english = re.compile(r"\b(the|shares|royalties|trays|roll|your|turn|deal)\b", re.IGNORECASE)
    assert [text for text in visible_texts(ada.page) if not text.startswith("<") and english.search(text)] == []
    assert overflows(ada.page) == []
