"""Moments of the industry table that people got wrong: each says what it does, and does it once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.processes import Served
from tests.web.browser import PHONE, People, Person
from tests.web.industry_drivers import new_table
from tests.web.positions import DEVELOP, LAST_TO_PASS, TRADE, sit
from tests.web.sight import LAPTOPS, Screen


def hexagon(person: Person, at: str) -> Locator:
    return person.page.locator(f"[data-hex={at}]")


def area(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


def test_the_board_is_the_largest_thing_and_the_plan_is_in_sight_while_trading(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    screen = Screen(ada.page)
    for size in LAPTOPS:
        screen.resize(size)
        board = area(ada.page.locator(".table-board"))
        for other in (".action .act", ".markets", ".plan", ".seats", ".talk"):
            assert area(ada.page.locator(other)) < board, (size, other)
        box = ada.page.locator(".plan").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], size


def test_nothing_moves_when_one_points_at_a_price_or_opens_the_guide(people: People, server: Served) -> None:
    ada = people.person((1366, 768))
    sit(server, ada, TRADE)
    parts = [ada.page.locator(part) for part in (".table-board", ".markets", ".plan", ".act-foot")]
    before = [part.bounding_box() for part in parts]
    ada.page.locator(".goods-buy").first.hover()
    expect(ada.page.locator(".act-foot")).to_contain_text("then the next costs")
    assert [part.bounding_box() for part in parts] == before
    ada.page.locator(".guide-line").click()
    expect(ada.page.locator(".guide-page")).to_be_visible()
    assert [part.bounding_box() for part in parts] == before
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".guide-page")).to_have_count(0)


def test_a_market_opens_to_its_track_and_closes_again(people: People, server: Served) -> None:
    ada = people.person((1366, 768))
    sit(server, ada, TRADE)
    ore = ada.page.locator(".track-ore")
    expect(ore.locator(".wells")).to_be_hidden()
    ore.get_by_role("button").click()
    expect(ore.locator(".wells")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ore.locator(".wells")).to_be_hidden()


def test_a_second_click_turns_a_tile_and_only_the_button_lays_it(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, LAST_TO_PASS)
    ada.page.keyboard.press("3")
    for _ in range(3):
        hexagon(ada, "C1").click()
        expect(ada.page.locator(".ghosted")).to_have_count(1)
        expect(ada.page.get_by_role("tooltip")).to_have_count(0)  # it would cover what is beside the tile
    expect(hexagon(ada, "C1")).to_have_attribute("aria-label", re.compile("flag of Ada"))
    ada.presses("Build it here")
    expect(hexagon(ada, "C1")).to_have_attribute("aria-label", re.compile("Academy of Ada"))
    ada.expect_quiet()


def test_a_hex_that_is_refused_says_why_and_what_would_be_right(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    ada.page.keyboard.press("f")
    hexagon(ada, "H4").click(force=True)
    expect(ada.page.locator(".toast")).to_contain_text("is not next to a hex with a flag of the same owner")
    hexagon(ada, "H5").hover()
    expect(hexagon(ada, "H5")).to_have_attribute("data-tip", re.compile("choose one that is"))
    ada.expect_quiet()


def test_a_tile_without_a_flag_says_why_no_flag_can_be_placed(people: People, server: Served) -> None:
    """Ada has no labor for a flag, and no flag without a tile."""
    ada = people.person()
    sit(server, ada, f"{TRADE}; 0 pass; 1 pass; 2 pass")
    tip = re.compile("you have no such flag.*labor", re.DOTALL)
    expect(ada.page.locator(".tile-button").first).to_have_attribute("data-tip", tip)
    ada.expect_quiet()


def test_two_passes_in_a_moment_are_one(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    passes = ada.page.locator(".log-line").get_by_text(re.compile("^Ada passes"))
    ada.page.evaluate(
        """() => {
          const press = () => document.querySelector('.act .button[aria-keyshortcuts=p]')?.click();
          const watch = new MutationObserver(press); // again and again, as soon as the panel is back
          watch.observe(document.body, { childList: true, subtree: true, attributes: true });
          press();
          requestAnimationFrame(() => requestAnimationFrame(() => watch.disconnect()));
        }"""
    )
    expect(passes).to_have_count(1)
    ada.expect_quiet()


def test_a_note_that_cannot_be_paid_back_says_how_much_is_lacking(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, f"{TRADE}; 0 borrow 3; 0 offer 1 give money 200 get food; 1 accept 0; 1 pass; 2 pass")
    ada.presses("Notes (loans)", "tab")
    repay = ada.page.locator(".loans-one").last
    expect(repay).to_contain_text("This costs 25, and there is only 17 to pay with")
    expect(repay.get_by_role("button", name="Pay back")).to_have_attribute("data-tip", re.compile("only 17"))
    ada.expect_quiet()


def test_a_key_that_is_held_acts_once(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    buy = ada.page.locator(".counter .goods-buy").first
    for key, bought in (("1", 1), ("Enter", 2)):  # the key of the button, and the one that presses what has the focus
        for _ in range(3):
            ada.page.keyboard.down(key)
        ada.page.keyboard.up(key)
        expect(ada.page.locator(".act-foot").get_by_role("button", name=f"Buy {bought} food")).to_be_visible()
        buy.focus()
    ada.expect_quiet()


def test_a_refused_offer_keeps_its_draft_and_says_what_would_be_accepted(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    ada.presses("Barter", "tab")
    ada.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Food").fill("3")
    ada.page.locator(".composer", has_text="You give").get_by_role("spinbutton", name="Money").fill("1")
    ada.presses("Make the offer")
    expect(ada.page.locator(".act .notice")).to_contain_text(re.compile(r"declines.*more in money would do", re.DOTALL))
    expect(ada.page.locator(".composer", has_text="You get").get_by_role("spinbutton", name="Food")).to_have_value("3")
    ada.expect_quiet()


def test_the_key_of_a_card_is_its_number(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, "second"))
    ada.page.locator("button.package:not([disabled])").first.wait_for()
    for card in ada.page.locator("button.package:not([disabled])").all():
        key = card.get_attribute("aria-keyshortcuts")
        assert card.locator(".package-name").inner_text()[1:] == key  # of the name that the adviser says
        assert (card.locator(".visually-hidden").first.text_content() or "").endswith(f" {key}")


def test_one_click_buys_all_that_the_plan_lacks_three_cubes_an_action(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    ada.page.locator(".plan").get_by_role("spinbutton", name="Mine").fill("1")
    expect(ada.page.locator(".plan")).to_contain_text("+1 for tiles")
    ada.page.locator(".plan").get_by_role("button", name="Buy what is missing").click()
    expect(
        ada.page.locator(".log-line").get_by_text(re.compile("^Ada buys .*3|^Ada buys .* and ")).first
    ).to_be_visible()
    expect(ada.page.locator(".plan-line", has_text="Missing")).to_contain_text("nothing")
    ada.expect_quiet()


def test_the_plan_ticks_off_what_is_built_and_starts_anew_each_round(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    plan = ada.page.locator(".plan")
    plan.get_by_role("spinbutton", name="Flags").fill("2")
    ada.page.keyboard.press("f")
    hexagon(ada, "C1").click()
    ada.presses("Place it here")
    expect(plan.locator(".plan-done")).to_have_text(re.compile("1"))
    ada.page.locator(".act .button[aria-keyshortcuts=p]").click()
    ada.page.get_by_role("button", name="Pass anyway").click()
    ada.page.locator(".act .button.main:not([aria-disabled])", has_text="Produce").click()
    expect(ada.page.locator(".round-number")).to_contain_text("Round 2")
    expect(plan.get_by_role("spinbutton", name="Flags")).to_have_value("0")
    ada.expect_quiet()


def test_points_and_projection_stand_side_by_side_with_their_breakdown(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    expect(ada.page.locator(".until-end")).to_have_text("End: 13 flags, 5 stacks")
    for _ in range(2):
        ada.page.locator(".goods-buy").last.click()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".seat.own .dip")).to_contain_text("fewer since the round began")
    ada.page.reload()
    expect(ada.page.locator(".seat.own .dip")).to_contain_text("fewer since the round began")
    ada.page.locator(".seat.own .score").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("^Production in 3 rounds"))).to_be_visible()
    totals = dialog.locator("tfoot td").all_inner_texts()
    assert totals == ada.page.locator(".seat.own .score > [aria-hidden]").all_inner_texts()
    ada.expect_quiet()


def test_a_tap_names_a_sign_and_never_covers_what_is_pressed(people: People, server: Served) -> None:
    ada = people.person(PHONE, touch=True)
    sit(server, ada, TRADE)
    ada.page.get_by_role("tab", name="Players").tap()
    ada.page.locator(".seat.own .chip-ore").tap()
    expect(ada.page.get_by_role("tooltip")).to_have_text("Ore")
    ada.page.locator(".goods-buy").first.tap()
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    ada.expect_quiet()
