"""The pictures of the shares table that `tools.shots` takes: every moment, from random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.web.browser import Person
from tests.web.shares import at

PLAIN: Final = ("lots", "bid", "seal", "claim from Bruno")
TABS: Final = ("Deal", "Syndicate", "Orders")


def shoot_shares(person: Person, shoot: Callable[[str], None]) -> None:
    page = person.page

    def shoot_moment(name: str) -> None:
        page.wait_for_timeout(700)
        shoot(f"shares-{name}")

    for moment in PLAIN:
        at(person, moment, own=3 if moment.startswith("claim") else 1)
        shoot_moment(moment.partition(" ")[0])
    at(person, "roll", guide=True)
    shoot_moment("roll")
    page.keyboard.press("o")
    shoot_moment("odds")
    page.keyboard.press("t")
    shoot_moment("text")
    at(person, "choice")
    shoot_moment("buy")
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).first.click()
        shoot_moment(tab.lower())
    at(person, "debt")
    shoot_moment("debt")
    page.keyboard.press(",")
    shoot_moment("history")
    at(person, "end")
    page.keyboard.press("r")
    over = page.locator(".end")
    over.or_(page.get_by_role("button", name="End the turn")).first.wait_for()
    if not over.count():
        page.keyboard.press("e")
    over.wait_for()
    shoot_moment("end")
