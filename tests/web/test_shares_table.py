"""The shares table beyond a turn: the board, deals and syndicates between browsers, sizes, languages, axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, WIDE, People, Person, faults, overflows, visible_texts
from tests.web.shares import asked, at, new_table, settled, still
from tests.web.situations import sit

HUGE = (2560, 1440)


def test_the_board_tells_of_its_squares_and_of_the_chances_to_land_there(people: People) -> None:
    ada = people.person()
    path = new_table(ada, 2)
    still(ada)
    ada.goes(path)
    asked(ada.page)
    squares = ada.page.locator("[data-square]")
    expect(squares).to_have_count(64)
    ada.page.keyboard.press("o")
    ada.sees("Where Ada may land with the next roll")
    expect(ada.page.locator(".ways")).to_have_count(11)
    ada.presses("3 rolls")
    ada.sees("Where Ada may land with one of the next 3 rolls")
    expect(ada.page.locator(".ways")).not_to_have_count(11)
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
    """Two people and a bot at a table with clocks that has begun."""
    ada, bo = people.person(), people.person()
    path = new_table(ada, 1, others=1, clock={"kind": "move", "seconds": 600})
    still(ada)
    ada.goes(path)
    link = ada.page.get_by_label("Invitation").input_value()
    bo.page.goto(f"{bo.url}/health")
    still(bo, name="Bo")
    bo.goes(link)
    bo.presses("Sit here")
    ada.presses("Begin")
    return ada, bo


def test_two_people_deal_counter_agree_and_pool(people: People) -> None:
    ada, bo = seated(people)
    ada.presses("Deal", "tab")
    first, second = (ada.page.get_by_role("spinbutton").nth(place) for place in range(2))
    first.press("PageUp")
    expect(first).to_have_value("£1m")
    second.fill("2,5")  # typed in millions, with either decimal mark
    second.blur()
    expect(second).to_have_value("£2.5m")
    ada.presses("Make the offer")
    bo.page.get_by_role("button", name="Counter").click()
    expect(bo.page.get_by_role("spinbutton").first).to_have_value("£2.5m")
    bo.presses("Make the offer")
    ada.page.get_by_role("button", name="Accept").click()
    for each in (ada, bo):
        expect(each.page.get_by_role("list", name="Open offers").locator(".offer")).to_have_count(1)
    bo.page.get_by_role("button", name="Decline", exact=True).click()
    for each in (ada, bo):
        expect(each.page.locator(".offer")).to_have_count(0)

    ada.presses("Syndicate", "tab")
    ada.page.get_by_role("group", name="Syndicate with").get_by_role("button").first.click()
    expect(ada.page.locator(".act .clauses")).to_contain_text("bank takes")
    ada.presses("Propose the syndicate")
    expect(ada.page.get_by_role("dialog")).to_contain_text(
        re.compile(r"of the game\. The bank takes .+\. \w+ leads.+\.")
    )
    ada.page.get_by_role("dialog").get_by_role("button", name="Propose the syndicate").click()
    bo.presses("Accept")
    bo.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    for each in (ada, bo):
        each.sees("In the syndicate of")
    for answer in ("Object", "Agree"):
        ada.presses("Deal", "tab")
        ada.page.get_by_role("spinbutton").first.press("ArrowUp")
        ada.presses("Make the offer")
        bo.sees("Ada proposes:")
        expect(bo.page.locator(".offer .clock")).to_be_visible()
        ada.sees("who may object")
        bo.presses(answer)
        for each in (ada, bo):
            expect(each.page.get_by_text("Your syndicate decides together")).to_have_count(0)
    for each in (ada, bo):
        each.expect_quiet()


def test_a_slow_table_takes_sealed_maxima_unless_told_otherwise(people: People) -> None:
    ada = people.person().goes("/new?game=shares")
    note = ada.page.get_by_text("Auctions are held with secret maximums")
    ada.page.get_by_role("radio", name=re.compile("^Slow")).check()
    expect(note).to_be_visible()
    ada.page.get_by_role("radio", name=re.compile("^Quick")).check()
    expect(note).to_have_count(0)
    ada.expect_quiet()


def test_one_offer_goes_to_several_at_once(people: People) -> None:
    ada = at(people.person(), "roll", own=3)
    page = ada.page
    ada.presses("Deal", "tab")
    partners = page.get_by_role("group", name="Offer to").get_by_role("button")
    partners.nth(1).click()
    expect(page.get_by_text("From several players at once: cash only.")).to_be_visible()
    page.locator(".deal-sides fieldset").first.locator(".token").first.click()
    page.get_by_role("spinbutton").nth(1).press("PageUp")
    ada.presses("Make the offer to 2 players")
    ada.presses("Offers 2", "tab")
    expect(page.get_by_role("list", name="Open offers").locator(".offer")).to_have_count(2)
    sit(page, 1)
    page.get_by_role("button", name="Accept").click()
    sit(page, 0)
    expect(page.locator(".offer")).to_have_count(0)
    ada.expect_quiet()


def faults_of(ada: Person, within: str = ".act") -> list[str]:
    """By daylight all that axe knows, at night what can differ then."""
    settled(ada.page)
    ada.page.emulate_media(color_scheme="light")
    result = faults(ada.page, within=within) + overflows(ada.page)  # in this order: then the letters are there, too
    ada.page.emulate_media(color_scheme="dark")
    result += faults(ada.page, "color-contrast", within)
    ada.page.emulate_media(color_scheme="light")  # what comes next is made by daylight
    return result


def test_axe_finds_nothing_serious_on_the_board_and_in_text(people: People) -> None:
    ada = at(people.person(), "choice")
    ada.page.keyboard.press("o")
    result = faults_of(ada, "")
    ada.page.keyboard.press("t")
    ada.page.locator(".as-text").wait_for()
    assert result + faults_of(ada, "main") == []
    ada.expect_quiet()


def test_axe_finds_nothing_serious_in_an_auction(people: People) -> None:
    ada = at(people.person(), "bid")
    ada.page.locator(".hammer").wait_for()
    assert faults_of(ada) == []
    ada.expect_quiet()


def test_axe_finds_nothing_serious_in_debt_or_in_orders(people: People) -> None:
    ada = at(people.person(), "debt")
    ada.page.locator(".debts").wait_for()
    result = faults_of(ada)
    ada.presses("Orders", "tab")
    assert result + faults_of(ada) == []
    ada.expect_quiet()


def test_axe_finds_nothing_serious_in_a_deal(people: People) -> None:
    ada = at(people.person(), "debt")
    ada.presses("Deal", "tab")
    ada.page.locator(".deal-sides").wait_for()
    assert faults_of(ada) == []
    ada.expect_quiet()


def test_axe_finds_nothing_serious_on_a_phone(people: People) -> None:
    ada = at(people.person(PHONE), "choice")
    result = faults_of(ada, "")
    ada.presses("Deal", "tab")
    ada.page.locator(".deal-sides").wait_for()
    assert result + faults_of(ada) == []
    ada.expect_quiet()


def test_axe_finds_nothing_serious_at_the_end(people: People) -> None:
    ada = at(people.person(), "end")
    ada.presses("Roll the dice")
    ending = ada.page.locator(".end").or_(ada.page.get_by_role("button", name="End the turn")).first
    ending.wait_for()
    if not ada.page.locator(".end").count():
        ada.presses("End the turn")
    ada.page.locator(".end canvas").wait_for()
    ada.sees("Turning points")
    assert faults_of(ada, ".end") == []
    ada.expect_quiet()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_other_languages_leave_no_english_and_fit(people: People, language: str) -> None:
    english = re.compile(r"\b(the|shares|royalties|trays|roll|your|turn|deal|keeps|bid)\b", re.IGNORECASE)
    ada = people.person(PHONE, language=language)
    for moment, size in (("choice", PHONE), ("bid", WIDE), ("debt", HUGE)):
        width, height = size
        ada.page.set_viewport_size({"width": width, "height": height})
        at(ada, moment, language=language).page.locator(".act .button").first.wait_for()
        settled(ada.page)
        texts = visible_texts(ada.page)
        assert [text for text in texts if not text.startswith("<") and english.search(text)] == []
        assert overflows(ada.page) == []
    ada.page.get_by_role("tab").nth(1).click()
    assert overflows(ada.page) == []
