"""People who do what the adviser says: a whole game by a few presses, at any table and on any screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page, expect

from tests.waiting import wait_until
from tests.web.browser import Person

HINT: Final = ".tools [aria-keyshortcuts=h]:not([disabled])"
YOUR_TURN: Final = "() => document.title.startsWith('●')"
MOST: Final = 300  # actions


def play(people: Sequence[Person], over: Callable[[], bool]) -> None:
    """Whoever is on turn does what the adviser says, until it is over."""
    for _ in range(MOST):
        next_page = wait_until(lambda: over() or _on_turn(people))
        if not isinstance(next_page, Page):
            return
        _follow(next_page)
    raise AssertionError(f"not over after {MOST} actions")


def _on_turn(people: Sequence[Person]) -> Page | None:
    return next(
        (each.page for each in people if each.page.evaluate(YOUR_TURN) and each.page.locator(HINT).count()), None
    )


def _follow(page: Page) -> None:
    steps = page.locator("[data-steps]").get_attribute("data-steps")
    if not page.locator(".adviser").count():
        page.locator(HINT).click()
    page.locator(".adviser-do, .adviser-again").first.wait_for()
    while page.locator(".adviser-again").count():  # a busy machine had no time for it
        page.locator(".adviser-again").click()
        page.locator(".adviser-do, .adviser-again").first.wait_for()
    page.locator(".adviser-do").click()
    expect(page.locator(f"[data-steps='{steps}']")).to_have_count(0)
