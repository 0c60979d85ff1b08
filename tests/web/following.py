"""People who do what the adviser says: a whole game by a few presses, at any table and on any screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page, expect

from tests.waiting import wait_until
from tests.web.browser import Person

HINT: Final = ".tools [aria-keyshortcuts=h]:not([disabled])"
YOUR_TURN: Final = "() => document.title.startsWith('●')"
MOST: Final = 300  # actions


def play(people: Sequence[Person], over: Callable[[], bool]) -> None:
    """Whoever is on turn follows the best hint, until it is over; an offer that nobody takes is not repeated."""
    done: Counter[str] = Counter()
    for _ in range(MOST):
        next_page = wait_until(lambda: over() or _on_turn(people))
        if not isinstance(next_page, Page):
            return
        _follow(next_page, done)
    raise AssertionError(f"not over after {MOST} actions")


def _on_turn(people: Sequence[Person]) -> Page | None:
    return next((one.page for one in people if one.page.evaluate(YOUR_TURN) and one.page.locator(HINT).count()), None)


def _follow(page: Page, done: Counter[str]) -> None:
    steps = page.locator("[data-steps]").get_attribute("data-steps")
    page.locator(HINT).click()
    best = page.locator(".hint").first
    text = best.locator("b").inner_text()
    done[text] += 1
    if done[text] > 2 and page.locator("[aria-keyshortcuts=p]").count():
        page.keyboard.press("Escape")
        page.keyboard.press("p")
        done.clear()
    else:
        best.get_by_role("button", name="Do it").click()
    expect(page.locator(f"[data-steps='{steps}']")).to_have_count(0)
