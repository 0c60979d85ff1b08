"""Moments of a game of shares that are rare: each is brought about by lots, then played in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser import People
from tests.web.shares import after, ask, at, joins


def test_two_people_bid_against_each_other_live(people: People) -> None:
    ada = at(people.person(), "duel")
    bo = joins(people.person(), ada, 1)
    bo.sees("Auction: Ada is bidding")
    for each in (ada, bo):
        expect(each.page.get_by_role("list", name="Still bidding").get_by_role("listitem")).to_have_count(2)
    ada.page.get_by_role("button", name=re.compile("^Bid £")).click()
    bo.sees("Auction: your bid")
    expect(bo.page.locator(".last-bid")).to_contain_text("by Ada")
    bo.page.locator(".quick .button").nth(1).click()  # a quick step: half a million more
    bo.page.get_by_role("button", name=re.compile("^Bid £")).click()
    expect(ada.page.locator(".last-bid")).to_contain_text("by Bo")
    ada.page.get_by_role("button", name="Drop out").click()
    for each in (ada, bo):
        expect(each.page.get_by_role("status", name="Results of the auction")).to_contain_text("sold to Bo")
        each.expect_quiet()


def test_a_sealed_maximum(people: People) -> None:
    ada = at(people.person(), "seal")
    ada.sees("Nobody sees your maximum.")
    ada.page.get_by_role("spinbutton", name="The most you would pay").press("PageUp")
    ada.page.get_by_role("button", name="Name £1m as your maximum").click()
    expect(ada.page.get_by_role("button", name=re.compile("as your maximum"))).to_have_count(0)
    ada.expect_quiet()


def test_lots_are_named_with_the_trust_rule_in_sight(people: People) -> None:
    ada = at(people.person(), "lots")
    ada.sees("A holding of 4 or more goes only as one lot.")
    expect(ada.page.get_by_role("button", name="Put them up")).to_be_disabled()
    ada.page.locator(".pick").first.click()
    expect(ada.page.locator(".pick.on")).to_contain_text("Lot 1")


def test_a_debt_is_met_calmly(people: People) -> None:
    ada = at(people.person(), "debt")
    ada.sees("No clock is running")
    ada.sees("Missing")
    ada.presses("Sell shares")
    expect(ada.page.get_by_role("button", name="Make the offer")).to_be_visible()
    asked = ada.page.get_by_role("group", name="You get").get_by_role("spinbutton", name="Cash")
    expect(asked).not_to_have_value("£0m")  # what is missing is asked for
    ada.presses("Now", "tab")
    ada.presses("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Back").click()
    ada.presses("Give up")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ada.page.locator(".seat .muted").get_by_text("Bankrupt").first).to_be_visible()
    ada.expect_quiet()


def test_a_creditor_need_not_wait_for_ever(people: People) -> None:
    ada = at(people.person(), "insolvent", own=3)
    ada.presses("Declare bankrupt")
    ada.page.get_by_role("dialog").get_by_role("button", name="Declare bankrupt").click()
    expect(ada.page.locator(".seat .muted").get_by_text("Bankrupt").first).to_be_visible()
    ada.expect_quiet()


def test_a_creditor_gives_notice_while_an_offer_is_open_and_leaves_time_to_answer(people: People) -> None:
    ada = at(people.person(), "notice", own=3)
    ada.presses("Give notice of bankruptcy")
    ada.sees("was given notice.")
    expect(ada.page.locator(".offer .clock")).to_be_visible()
    ada.presses("Declare bankrupt")
    ada.page.get_by_role("dialog").get_by_role("button", name="Declare bankrupt").click()
    ada.sees("Those who were asked may still answer.")


def test_members_choose_who_leads_in_a_tie(people: People) -> None:
    ada = at(people.person(), "tie", own=3)
    ada.presses("Syndicate", "tab")
    ada.page.get_by_role("group", name="Syndicate with").get_by_role("button").first.click()
    leaders = ada.page.get_by_role("group", name="Who leads").get_by_role("button")
    expect(leaders).to_have_count(2)
    leaders.nth(1).click()
    expect(leaders.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.presses("Propose the syndicate")
    ada.page.get_by_role("dialog").get_by_role("button", name="Propose the syndicate").click()
    expect(ada.page.get_by_role("list", name="Open offers")).to_contain_text("proposes a syndicate")
    ada.expect_quiet()


def test_agreement_to_a_syndicate_is_taken_back(people: People) -> None:
    ada = after(people.person(), "1 pool 0 2", "0 accept 0")
    ada.presses("No longer agree")
    expect(ada.page.get_by_role("button", name="Accept")).to_be_visible()
    ada.expect_quiet()


def test_royalties_are_claimed_by_hand_before_a_bot_goes_on(people: People) -> None:
    ada = at(people.person(), "claim from Bruno", own=3)
    assert ask(ada, "POST", "seats/1/minder", bot="clerk").status_code < 300
    expect(ada.page.locator(".deadline")).to_contain_text("Bruno continues in")
    ada.presses("Claim")
    expect(ada.page.get_by_role("button", name="Claim", exact=True)).to_have_count(0)
    ada.expect_quiet()


def test_a_basket_holds_six_and_says_what_each_share_does(people: People) -> None:
    ada = at(people.person(), "buy")
    free = ada.page.locator(".pick:not(.on, [aria-disabled])")
    expect(free).not_to_have_count(0)
    count = 0
    while free.count():
        free.first.click()
        count += 1
        expect(ada.page.locator(".pick.on")).to_have_count(count)
    assert count <= 6
    expect(ada.page.locator(".foot .clauses li").first).to_be_visible()
    expect(ada.page.locator(".pick[aria-disabled]").first).to_have_attribute("data-tip", re.compile("BUY-1"))
    ada.page.get_by_role("button", name=re.compile(f"^Buy {count} share")).click()
    expect(ada.page.locator(".log-line").get_by_text(re.compile("^Ada buys")).last).to_be_visible()
    ada.expect_quiet()


def test_a_share_says_whom_it_stops(people: People) -> None:
    ada = at(people.person(), "choice")
    expect(ada.page.locator(".adds-stops").first).to_contain_text(re.compile(r"keeps \w+ from (\d0%|a monopoly)"))
    ada.expect_quiet()


def test_a_closed_choice_says_why(people: People) -> None:
    ada = at(people.person(), "closed", own=2)
    expect(ada.page.locator(".closed-square")).to_contain_text(
        "The choice is closed to you until you have completed a tour. CHOICE-2"
    )


def test_standing_orders_are_given_changed_and_dropped(people: People) -> None:
    ada = at(people.person(), "roll")
    page = ada.page
    ada.presses("Orders", "tab")
    form = page.locator(".order-form")
    form.get_by_label("Product").select_option(label="Oil")
    form.get_by_role("button", name="Give this order").click()
    orders = page.get_by_role("list", name="Standing orders").get_by_role("listitem")
    expect(orders).to_have_text(re.compile("Buy shares of oil where I land, at £5m each at most"))
    orders.get_by_role("button", name="Change this order").click()
    form.get_by_role("spinbutton", name="At most").press("PageDown")
    form.get_by_role("button", name="Change the order").click()
    expect(orders).to_have_text(re.compile("at £4m each at most"))
    orders.get_by_role("button", name="Delete this order").click()
    expect(orders).to_have_count(0)
    ada.expect_quiet()


def test_everything_on_a_square_is_bought_at_once(people: People) -> None:
    ada = at(people.person(), "buy all", own=3)
    ada.page.get_by_role("button", name=re.compile("^Buy all for £")).click()
    expect(ada.page.get_by_role("button", name=re.compile("^Buy all for £"))).to_have_count(0)
    expect(ada.page.get_by_role("log")).to_contain_text("Ada buys")
    ada.expect_quiet()


def test_accept_does_nothing_just_after_the_offer_under_it_changed(people: People) -> None:
    ada = after(people.person(), "1 deal 0 give cash 100000", "2 deal 0 give cash 200000")
    accept = ada.page.get_by_role("button", name="Accept", exact=True)
    expect(accept).to_be_enabled()
    busy = ada.page.evaluate(
        """async () => {
            const named = (name) => [...document.querySelectorAll("button")].find(
                (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(name));
            named("Next offer").click();
            await new Promise(requestAnimationFrame);
            named("Accept").click();
            return named("Accept").getAttribute("aria-busy");
        }"""
    )
    assert busy == "true"
    expect(accept).to_be_enabled()
    expect(ada.page.locator(".offer-pager")).to_contain_text("2 of 2")  # neither was accepted
    ada.expect_quiet()


def test_to_take_back_ones_own_roll_is_not_offered(people: People) -> None:
    ada = at(people.person(), "tie")
    ada.presses("Roll the dice")
    expect(ada.page.locator(".log-lines")).to_contain_text("Ada rolls")
    expect(ada.page.get_by_role("button", name="Take back")).to_be_disabled()
    ada.expect_quiet()
