"""How quick the site without a server is: ready to play, cold and warm; stutter while bots think; decisions.

Usage: python -m bench.site    (needs the built site, Chromium and Node on the machine)
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.chromium import chromium
from tests.site.folder import ROOT, FileServer, built, python_folder
from tools import web

RUNS: Final = 5
PATIENCE: Final = 60_000  # milliseconds
LIMITS: Final = {
    "shown with a cold cache, s": 1.0,
    "ready with a cold cache, s": 4.0,
    "ready with a warm cache, s": 2.0,
    "longest task of the page while bots play, ms": 100.0,
}
TASKS: Final = """window.tasks = [];
new PerformanceObserver((list) => { for (const task of list.getEntries()) window.tasks.push(task.duration); })
  .observe({type: 'longtask'});"""


def wait_until_ready(page: Page) -> None:
    """By locators, since the policy of the page lets no condition of a test be evaluated in it again and again."""
    page.wait_for_selector("#app main")
    expect(page.locator(".site-notice progress")).to_have_count(0, timeout=PATIENCE)


def opened(context: BrowserContext, url: str) -> tuple[float, float]:
    """Seconds until the page is shown, and until one can play."""
    page = context.new_page()
    started = time.perf_counter()
    page.goto(url)
    page.wait_for_selector("#app main")
    shown = time.perf_counter() - started
    wait_until_ready(page)
    ready = time.perf_counter() - started
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.close()
    return shown, ready


def loads(browser: Browser, url: str) -> tuple[float, float, float]:
    """Shown and ready in a new browser, and ready when it comes back."""
    context = browser.new_context(locale="en")
    shown, cold = opened(context, url)
    _, warm = opened(context, f"{url}?again")
    context.close()
    return shown, cold, warm


def longest_task(browser: Browser, url: str) -> float:
    """Of the page's own thread, from the click on Play to one's turn: the bots think in the worker."""
    page = browser.new_context(locale="en").new_page()
    page.goto(url)
    wait_until_ready(page)
    page.evaluate(TASKS)
    page.get_by_role("button", name="Play Shares").click()
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    longest: float = page.evaluate("Math.max(0, ...window.tasks)")
    page.context.close()
    return longest


def decisions(games: int) -> None:
    """In the browser's Python, run by Node, which has Chromium's engine."""
    script = Path(__file__).with_name("site_decisions.py")
    command = [web.node()[0], ROOT / "web/parity.mjs", python_folder(), script, games]
    print(subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True).stdout, end="")


def main() -> None:
    site = FileServer(built())
    with chromium() as browser:
        shown, cold, warm = map(statistics.median, zip(*[loads(browser, site.url) for _ in range(RUNS)], strict=True))
        task = longest_task(browser, site.url)
    figures = dict(zip(LIMITS, (shown, cold, warm, task), strict=True))
    for name, value in figures.items():
        print(f"{value:8.2f}  {name} (at most {LIMITS[name]:g})")
    decisions(3)
    site.close()
    sys.exit(any(value > LIMITS[name] for name, value in figures.items()))


if __name__ == "__main__":
    main()
