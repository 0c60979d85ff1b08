"""Whole games of industry in a browser, in each edition, by each way to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.web.browser import PHONE, People, overflows
from tests.web.industry_drivers import Keyboard, Mouse, Reader, new_table


def editions(usual: str) -> list[Any]:
    """The usual edition in every run, the others in long ones."""
    return [pytest.param(each, marks=() if each == usual else pytest.mark.soak) for each in ("first", "second", "v3")]


@pytest.mark.parametrize("edition", editions("second"))
def test_a_whole_game_by_mouse(people: People, server: Served, edition: str) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, edition, rounds=1))
    Mouse(ada).play()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    heading = ada.page.locator("#end-title").inner_text()
    assert heading == "You win" or heading.endswith((" wins", "share the victory"))
    expect(ada.page.locator(".end-reason")).to_contain_text(re.compile("ahead of|Level with"))  # a tie happens
    expect(ada.page.locator(".story .board").first).to_be_visible()
    ada.presses("Rematch")  # against bots it begins at once
    ada.page.locator(".act").wait_for()
    expect(ada.page.locator(".end")).to_have_count(0)
    assert ada.sent_nonce() in ada.nonces()  # nobody sat down, but it was added
    ada.expect_quiet()


@pytest.mark.parametrize("edition", editions("v3"))
def test_a_whole_game_by_keyboard(people: People, server: Served, edition: str) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, edition))
    Keyboard(ada).play()
    ada.sees("Turning points")
    ada.expect_quiet()


@pytest.mark.parametrize("edition", editions("first"))
def test_a_whole_game_as_text(people: People, server: Served, edition: str) -> None:
    ada = people.person()
    ada.goes(new_table(server, ada, edition, rounds=1))
    ada.page.locator(".board").wait_for()
    ada.page.keyboard.press("t")
    ada.sees("Tiles left to build")
    Reader(ada).play()
    ada.expect_quiet()


def test_a_game_on_a_phone(people: People, server: Served) -> None:
    ada = people.person(PHONE)
    ada.goes(new_table(server, ada, "v3", rounds=1))
    driver = Keyboard(ada)
    driver.play(until=".counter")
    assert overflows(ada.page) == []
    for tab in ("Markets", "Plan", "Players", "Log", "Board"):
        ada.page.get_by_role("tab", name=tab, exact=True).first.click()
        assert [each for each in overflows(ada.page) if each.startswith("page")] == []
    driver.play()
    handle = ada.page.get_by_role("button", name="Make larger")
    handle.press("ArrowDown")
    expect(ada.page.locator(".sheet.down")).to_have_count(1)
    handle.press("ArrowUp")
    expect(ada.page.locator(".sheet.half")).to_have_count(1)
    ada.expect_quiet()
