"""Whole games of industry in a browser, in each edition, by each way to play."""

from __future__ import annotations

import pytest

from tests.server.processes import Served
from tests.web.browser import PHONE, People, overflows
from tests.web.industry_hands import Keyboard, Mouse, Reader, lay


@pytest.mark.parametrize("edition", ["second", "v3"])
def test_a_whole_game_by_mouse(people: People, server: Served, edition: str) -> None:
    ada = people.person()
    ada.goes(lay(server, ada, edition))
    Mouse(ada).play()
    ada.sees("Turning points" if ada.page.get_by_text("Turning points").count() else "Rematch")
    ada.expect_quiet()


def test_a_whole_game_by_keyboard(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(lay(server, ada, "v3"))
    Keyboard(ada).play()
    ada.expect_quiet()


def test_a_whole_game_as_text(people: People, server: Served) -> None:
    ada = people.person()
    ada.goes(lay(server, ada, "first", rounds=1))
    ada.page.locator(".board").wait_for()
    ada.page.keyboard.press("t")
    ada.sees("Tiles left to build")
    Reader(ada).play()
    ada.expect_quiet()


def test_a_game_on_a_phone(people: People, server: Served) -> None:
    ada = people.person(PHONE)
    ada.goes(lay(server, ada, "v3", rounds=1))
    hand = Keyboard(ada)
    hand.play(until=".counter")
    assert overflows(ada.page) == []
    for tab in ("Markets", "Plan", "Players", "Log", "Board"):
        ada.page.get_by_role("tab", name=tab, exact=True).first.click()
        assert [one for one in overflows(ada.page) if one.startswith("page")] == []
    hand.play()
    ada.expect_quiet()
