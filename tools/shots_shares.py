"""The pictures of the shares table that `tools.shots` takes: every moment, brought about by lots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.web.browser import Person
from tests.web.shares import at

PLAIN: Final = ("lots", "bid", "seal", "claim from Bruno")
TABS: Final = ("Deal", "Syndicate", "Orders")


def shoot_shares(person: Person, shoot: Callable[[str], None]) -> None:
    page = person.page

    def taken(name: str) -> None:
        page.wait_for_timeout(700)
        shoot(f"shares-{name}")

    for moment in PLAIN:
        at(person, moment, own=3 if moment.startswith("claim") else 1)
        taken(moment.partition(" ")[0])
    at(person, "roll", guide=True)
    taken("roll")
    page.keyboard.press("o")
    taken("odds")
    page.keyboard.press("t")
    taken("text")
    at(person, "choice")
    taken("buy")
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).first.click()
        taken(tab.lower())
    at(person, "debt")
    taken("debt")
    page.keyboard.press(",")
    taken("history")
    at(person, "end")
    page.keyboard.press("r")
    over = page.locator(".end")
    over.or_(page.get_by_role("button", name="End the turn")).first.wait_for()
    if not over.count():
        page.keyboard.press("e")
    over.wait_for()
    taken("end")
