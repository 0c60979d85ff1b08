"""Moments that a short game seldom comes to: an auction, a debt, royalties to claim, a choice after a tour."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browser import People
from tests.web.shares import may, position, still


def test_a_bid_by_quick_steps(people: People) -> None:
    ada = people.person()
    path = position(ada, lambda game: may(game, 0, "bid") and game.view(0).bid is not None)
    still(ada)
    ada.goes(path)
    ada.sees("Last bid")
    least = ada.page.get_by_role("spinbutton", name="Your bid").inner_text()
    ada.page.get_by_role("spinbutton", name="Your bid").press("ArrowUp")
    expect(ada.page.get_by_role("spinbutton", name="Your bid")).not_to_have_text(least)
    ada.page.get_by_role("button", name=re.compile("^Bid £")).click()
    expect(ada.page.locator(".log-line").get_by_text(re.compile("^Ada bids")).last).to_be_visible()
    ada.expect_quiet()


def test_a_sealed_maximum(people: People) -> None:
    ada = people.person()
    path = position(ada, lambda game: may(game, 0, "seal"), bidding="sealed")
    still(ada)
    ada.goes(path)
    ada.sees("Nobody sees your maximum.")
    ada.page.get_by_role("spinbutton", name="The most you would pay").press("PageUp")
    ada.page.get_by_role("button", name="Name £1m as your maximum").click()
    expect(ada.page.get_by_role("button", name=re.compile("as your maximum"))).to_have_count(0)
    ada.expect_quiet()


def test_a_debt_is_met_calmly(people: People) -> None:
    ada = people.person()
    path = position(ada, lambda game: may(game, 0, "concede"))
    still(ada)
    ada.goes(path)
    ada.sees("There is no hurry")
    ada.presses("Sell shares to another player")
    expect(ada.page.get_by_role("button", name="Make the offer")).to_be_visible()
    ada.presses("Now", "tab")
    ada.presses("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Back").click()
    ada.presses("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ada.page.locator(".holdings + .muted, .seat .muted").get_by_text("Bankrupt").first).to_be_visible()
    ada.expect_quiet()


def test_royalties_are_claimed_by_hand(people: People) -> None:
    ada = people.person()
    path = position(ada, lambda game: may(game, 0, "claim"), own=3, claims="hand")
    still(ada)
    ada.goes(path)
    ada.presses("Claim")
    expect(ada.page.get_by_role("button", name="Claim", exact=True)).to_have_count(0)
    ada.expect_quiet()


def test_a_basket_holds_six_and_says_what_it_does(people: People) -> None:
    def plenty(game: Any) -> bool:
        return game.view(0).moment == "buy" and may(game, 0, "buy") and len(game.choices(0, ("buy",))) > 8

    ada = people.person()
    path = position(ada, plenty)
    still(ada)
    ada.goes(path)
    picks = ada.page.locator(".pick")
    for at in range(6):
        if picks.nth(at).is_enabled():
            picks.nth(at).click()
    expect(ada.page.locator(".foot .clauses li").first).to_be_visible()
    count = ada.page.locator(".pick.on").count()
    ada.page.get_by_role("button", name=re.compile(f"^Buy {count} share")).click()
    expect(ada.page.locator(".log-line").get_by_text(re.compile("^Ada buys")).last).to_be_visible()
    ada.expect_quiet()
