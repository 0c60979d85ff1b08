"""People who do what the adviser says: a whole game by a few presses, at any table and on any screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page

from tests.waiting import wait_until
from tests.web.browser import Person, clicked

MOST: Final = 900  # presses
DO: Final = ".adviser-do:not([aria-disabled])"
# What comes next on a page, if anything: another page may act first, so each look begins anew.
NEXT: Final = f"""() => {{
  const offered = (selector) => document.querySelector(selector) && selector;
  const hint = ".tools [aria-keyshortcuts=h][aria-pressed=false]:not([disabled])";
  const asked = document.querySelector(".adviser") || !document.title.startsWith("●");
  return offered("{DO}") ?? offered(".adviser-again") ?? (asked ? null : offered(hint));
}}"""  # it is asked again where a busy machine had no time for an answer


def play(people: Sequence[Person], over: Callable[[], bool]) -> None:
    """Whoever is on turn does what the adviser says, until it is over."""
    for _ in range(MOST):
        if wait_until(lambda: "over" if over() else _press(people)) == "over":
            return
    raise AssertionError(f"not over after {MOST} presses")


def _press(people: Sequence[Person]) -> bool:
    """Presses what comes next on some page; false if there is nothing yet."""
    return any(_pressed(each.page) for each in people)


def _pressed(page: Page) -> bool:
    offered = page.evaluate(NEXT)
    return offered is not None and clicked(page.locator(offered))
