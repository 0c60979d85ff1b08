"""The adviser beside the table and drawn over it, on a wide screen and on a phone."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.processes import Served
from tests.web.browser import DRAWN, PHONE, WIDE, People, faults
from tests.web.positions import TRADE, two_at_a_table


def refuse_once(page: Page) -> None:
    """The server has no time for the first advice that the next page asks for."""
    waiting = ["No hint is available now."]

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            asked = msgspec.json.decode(data)
            if asked.get("type") == "advise" and waiting:
                refused = {"type": "refused", "id": asked["id"], "code": "no_advice", "text": waiting.pop()}
                line.send(msgspec.json.encode(refused).decode())
            else:
                server.send(data)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/tables/"), between)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_adviser_plans_draws_explains_and_is_followed(people: People, size: tuple[int, int]) -> None:
    person = people.person(size, dark=size == PHONE, touch=size == PHONE).goes("/")
    person.presses("Play Industry")
    page = person.page
    if size == WIDE:
        page.locator(".act [data-control]").first.wait_for()
        page.evaluate("dispatchEvent(new Event('beforeunload'))")  # the browser goes elsewhere and fetches nothing more
        page.route("**/*.js", lambda route: route.abort(), times=1)
        with page.expect_response(lambda response: response.request.method == "HEAD"):
            page.locator(".tools [aria-keyshortcuts=h]").click()
        page.evaluate(DRAWN)
        assert page.evaluate("sessionStorage.getItem('won.reloaded')") is None
        refuse_once(page)
        page.reload()
        page.locator(".act [data-control]").first.wait_for()
        page.route("**/*.js", lambda route: route.fulfill(status=404), times=1)  # a newer version stands there
        with page.expect_event("load"):
            page.locator(".tools [aria-keyshortcuts=h]").click()
    page.locator(".tools [aria-keyshortcuts=h]").click()
    card = page.get_by_role("region", name="Adviser")
    if size == WIDE:
        expect(card).to_contain_text("No hint is available now.")
        card.get_by_role("button", name="Try again").click()
    first = card.locator(".now")
    expect(first).to_be_visible(timeout=60_000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".advice-marks .first")).not_to_have_count(0)
    if size == PHONE:
        expect(card.locator("li")).to_have_count(1)
        card.get_by_role("button", name="Plan").click()
    expect(card.locator(".adviser-plan > li")).not_to_have_count(1)
    card.get_by_role("button", name="Explain").click()
    expect(card.get_by_role("heading", name="Why")).to_be_visible()
    assert faults(page) == []
    steps = page.locator("[data-steps]").get_attribute("data-steps")
    card.locator(".adviser-do").click()
    expect(page.locator(f"[data-steps='{steps}']")).to_have_count(0)
    card.get_by_role("button", name="Close the adviser").click()
    expect(page.locator(".advice-marks")).to_have_count(0)
    person.expect_quiet(apart_from=re.compile("404|ERR_FAILED"))


def test_the_adviser_keeps_still_on_the_turn_of_another(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person()
    two_at_a_table(server, ada, bo, TRADE)
    expect(bo.page.get_by_role("tab", name="Barter")).to_be_visible()  # he may make offers all the same
    bo.presses("Hint")
    card = bo.page.get_by_role("region", name="Adviser")
    expect(card).to_contain_text("Advice comes when you are asked to act.")
    expect(card.get_by_role("button", name="Try again")).to_have_count(0)
    ada.page.keyboard.press("p")
    expect(card.locator(".adviser-do")).to_be_visible()
    bo.expect_quiet()
