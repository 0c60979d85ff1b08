"""The industry table part by part: barter between people, undo, languages, and access by keyboard and screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.web.browser import PHONE, ROOT, WIDE, People, Person, faults, overflows, visible_texts
from tests.web.industry_drivers import Mouse, new_table
from tests.web.positions import DEVELOP, PRODUCE, TRADE, sit, two_at_a_table
from tools.web_texts import messages

PARTS: Final = {
    "draft": ".packages",
    "place": ".spot.open",
    "trade": ".counter .goods-buy:not([disabled])",
    "develop": ".tiles-row",
    "produce": ".runs",
    "end": ".end",
}


def test_two_people_barter_and_counter(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person()
    two_at_a_table(server, ada, bo, TRADE)
    ada.presses("Barter", "tab")
    ada.page.locator(".barter").get_by_role("button", name="Bo", exact=True).click()
    ada.page.locator(".composer", has_text="You give").get_by_role("spinbutton").first.press("ArrowUp")
    ada.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Money").press("ArrowUp")
    ada.presses("Make the offer")
    bo.page.locator(".offer.to-me").wait_for()
    expect(bo.page.locator(".offers")).to_contain_text("Offers lapse when the turn moves on.")
    bo.presses("Counter")
    bo.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Money").press("ArrowUp")
    bo.presses("Make the offer")
    ada.page.locator(".offer.to-me").wait_for()
    expect(ada.page.locator(".offer")).to_have_count(2)
    ada.page.locator(".offer").get_by_role("button", name="Withdraw").click()
    expect(ada.page.locator(".offer")).to_have_count(1)
    ada.page.locator(".offer.to-me").get_by_role("button", name="Accept").click()
    expect(bo.page.locator(".offer")).to_have_count(0)
    for person in (ada, bo):
        person.expect_quiet()


def test_a_loan_can_be_taken_back(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    money = ada.page.locator(".seat.own .nation-rest b").first
    expect(money).to_have_text("160")
    ada.presses("Notes (loans)", "tab")
    expect(ada.page.locator(".loans-one").last).to_contain_text("You have no note to pay back.")
    ada.page.locator(".loans-one").first.get_by_role("button").last.click()
    expect(money).to_have_text("180")
    ada.page.keyboard.press("z")
    expect(money).to_have_text("160")
    ada.expect_quiet()


def parts(server: Served, ada: Person) -> Iterator[str]:
    """Every part of the table, one after the other: the draft as it comes, the rest from positions."""
    ada.goes(new_table(server, ada, "v3", rounds=1))
    driver = Mouse(ada)
    for part in ("draft", "place"):
        driver.play(until=PARTS[part])
        yield part
    for part, lines in (("trade", TRADE), ("develop", DEVELOP), ("produce", PRODUCE)):
        sit(server, ada, lines, rounds=1)
        ada.page.locator(PARTS[part]).first.wait_for()
        yield part
        if part == "trade":
            for tab in ("barter", "notes", "orders", "market"):
                ada.page.locator(f"#trade-of-{tab}").click()
                yield tab
    driver.play(until=PARTS["end"])
    yield "end"


def english(language: str) -> set[str]:
    """Sentences of this table that read otherwise in the language; those with places to fill cannot be compared."""
    with (ROOT / f"src/won/locale/{language}/LC_MESSAGES/won.po").open("rb") as source:
        known = {(message.id, message.context or ""): message.string for message in read_po(source)}
    spoken = {each.message for each in messages() if "industry" in each.place and not each.plural}
    return {message for message in spoken if "{" not in message and known.get((message, "")) not in (message, None)}


@pytest.mark.parametrize(("language", "size"), [("it", WIDE), ("fr", PHONE)])
def test_nothing_is_left_in_english_or_too_wide(
    people: People, server: Served, language: str, size: tuple[int, int]
) -> None:
    ada = people.person(size, language=language)
    foreign = english(language)
    for part in parts(server, ada):
        assert [text for text in visible_texts(ada.page) if text in foreign] == [], part
        assert overflows(ada.page) == [], part
    ada.expect_quiet()


def test_no_serious_fault_for_any_eye_or_ear(people: People, server: Served) -> None:
    """The whole page where it is new, else its middle; in the dark only colours differ, so only these are looked at."""
    ada = people.person()
    for part in parts(server, ada):
        within = "" if part in ("draft", "trade", "end") else ".table-centre"
        assert faults(ada.page, within=within) == [], part
        ada.page.emulate_media(color_scheme="dark")
        assert faults(ada.page, "color-contrast", within) == [], f"{part} in the dark"
        if part == "trade":
            ada.page.keyboard.press("t")
            assert faults(ada.page) == [], "text"
            ada.page.keyboard.press("t")
        ada.page.emulate_media(color_scheme="light")
    ada.expect_quiet()


def test_the_rule_of_what_one_points_at(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, "second"))
    ada.page.locator(".track").first.hover()
    ada.page.keyboard.press("?")
    ada.sees("every cube moves the price")
    expect(ada.page.get_by_role("link", name=re.compile("TRADE-2"))).to_be_visible()
    ada.expect_quiet()


def test_a_word_of_the_text_view_pressed_twice_is_chosen_once(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    ada.page.keyboard.press("t")
    words = ada.page.locator(".choices")
    words.get_by_role("button", name="Sell", exact=True).dblclick()
    expect(words.get_by_role("button", name="Ore", exact=True)).to_be_visible()
    expect(words.locator("p span").first).to_have_text("Sell")
    words.get_by_role("button", name="Ore", exact=True).evaluate("(word) => (word.click(), word.click())")
    expect(words.get_by_role("button", name="Do it", exact=True)).to_be_visible()
    expect(words.locator("p span").first).to_have_text("Sell · Ore")
    expect(words.get_by_role("alert")).to_have_count(0)
    ada.expect_quiet()
