"""The industry table part by part: barter between people, taking back, languages, and eyes and ears of all kinds."""

from __future__ import annotations

import re
from typing import Final

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.web.browser import ROOT, People, Person, faults, overflows, visible_texts
from tests.web.industry_hands import Mouse, lay
from tools.web_texts import found

PARTS: Final = {
    "draft": ".packages",
    "place": ".spot.open",
    "trade": ".counter .goods-buy:not([disabled])",
    "develop": ".tiles-row",
    "produce": ".runs",
    "end": ".end",
}


def trading(one: Person, two: Person) -> tuple[Person, Person]:
    """Both on their way to Trade; the one on turn first."""
    hands = [Mouse(one), Mouse(two)]
    for _ in range(400):
        for hand, person, other in ((hands[0], one, two), (hands[1], two, one)):
            if hand.has(PARTS["trade"]):
                return person, other
            if not hand.has("#trade-of-market"):
                hand.step()
        one.page.wait_for_timeout(40)
    raise AssertionError("no Trade")


def test_two_people_barter_and_counter(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person()
    path = lay(server, ada, "second", others=[{"who": "open"}, {"who": "bot", "bot": "clerk", "nation": "bharat"}])
    ada.goes(path)
    bo.goes(ada.page.get_by_label("Invitation").input_value())
    bo.presses("Sit here")
    ada.presses("Begin")
    one, two = trading(ada, bo)
    one.presses("Barter", "tab")
    one.page.locator(".barter [aria-pressed]").first.wait_for()
    names = one.page.locator(".barter [aria-pressed]").all_text_contents()
    partner = next(name for name in names if name != "Bharat")
    one.page.locator(".barter").get_by_role("button", name=partner, exact=True).click()
    one.page.locator(".composer", has_text="You give").get_by_role("spinbutton").first.press("ArrowUp")
    one.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Money").press("ArrowUp")
    one.presses("Make the offer")
    two.page.locator(".offer.to-me").wait_for()
    two.presses("Counter")
    two.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Money").press("ArrowUp")
    two.presses("Make the offer")
    one.page.locator(".offer.to-me").wait_for()
    assert one.page.locator(".offer").count() == 2
    one.page.locator(".offer").get_by_role("button", name="Withdraw").click()
    expect(one.page.locator(".offer")).to_have_count(1)
    one.page.locator(".offer.to-me").get_by_role("button", name="Accept").click()
    expect(two.page.locator(".offer")).to_have_count(0)
    for person in (one, two):
        person.expect_quiet()


def test_a_purchase_can_be_taken_back(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(lay(server, ada, "second"))
    Mouse(ada).play(until=PARTS["trade"])
    money = ada.page.locator(".seat.own .nation-rest b").first
    before = money.text_content() or ""
    ada.presses("Notes (loans)", "tab")
    ada.page.locator(".loans-one").first.get_by_role("button").last.click()
    expect(money).not_to_have_text(before)
    ada.page.keyboard.press("z")
    expect(money).to_have_text(before)
    ada.expect_quiet()


def english(language: str) -> set[str]:
    """Sentences of this table that read otherwise in the language; those with places to fill cannot be compared."""
    with (ROOT / f"src/won/locale/{language}/LC_MESSAGES/won.po").open("rb") as source:
        known = {(message.id, message.context or ""): message.string for message in read_po(source)}
    messages = {one.message for one in found() if "industry" in one.place and not one.plural}
    return {message for message in messages if "{" not in message and known.get((message, "")) not in (message, None)}


@pytest.mark.parametrize("language", ["it", "fr"])
def test_nothing_is_left_in_english_or_too_wide(people: People, server: Served, language: str) -> None:
    ada = people.person(language=language)
    ada.goes(lay(server, ada, "v3", rounds=1))
    hand, foreign = Mouse(ada), english(language)
    for part in PARTS.values():
        hand.play(until=part)
        shown = visible_texts(ada.page)
        assert [text for text in shown if text in foreign] == []
        assert overflows(ada.page) == []
        if part == PARTS["trade"]:
            for tab in ("barter", "notes", "orders", "market"):
                ada.page.locator(f"#trade-of-{tab}").click()
                assert [text for text in visible_texts(ada.page) if text in foreign] == []
                assert overflows(ada.page) == []
    ada.expect_quiet()


@pytest.mark.parametrize("dark", [False, True])
def test_no_serious_fault_for_any_eye_or_ear(people: People, server: Served, dark: bool) -> None:
    ada = people.person(dark=dark)
    ada.goes(lay(server, ada, "v3", rounds=1))
    hand = Mouse(ada)
    for part in PARTS.values():
        hand.play(until=part)
        ada.page.wait_for_timeout(400)
        assert faults(ada.page) == [], part
        if part == PARTS["trade"]:
            for tab in ("barter", "notes", "orders", "market"):
                ada.page.locator(f"#trade-of-{tab}").click()
                ada.page.wait_for_timeout(300)
                assert faults(ada.page) == [], tab
            ada.page.keyboard.press("t")
            assert faults(ada.page) == [], "text"
            ada.page.keyboard.press("t")
    ada.expect_quiet()


def test_the_rule_of_what_one_points_at(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(lay(server, ada, "second"))
    ada.page.locator(".track").first.hover()
    ada.page.keyboard.press("?")
    ada.sees("every cube moves the price")
    expect(ada.page.get_by_role("link", name=re.compile("TRADE-2"))).to_be_visible()
    ada.expect_quiet()
