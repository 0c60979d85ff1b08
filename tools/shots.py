"""Take pictures of every main screen in three sizes, light and dark, into build/shots. They are never committed.

With `readme`, take the four small pictures of the README into docs instead. With `decisions`, take every decision of
both games, with contact sheets: all of them, or those of a game, size, theme, language or name.

Usage: python -m tools.shots [FOLDER]
       python -m tools.shots readme
       python -m tools.shots decisions [industry | shares] [390x844 ...] [light | dark] [fr | it] [NAME ...]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Page

from tests.chromium import chromium
from tests.web.browser import Person
from tools.shots_decisions import shoot_decisions
from tools.shots_play import follow_hints, server
from tools.shots_readme import illustrate
from tools.shots_shares import shoot_shares

TARGET: Final = Path(__file__).parent.parent / "build/shots"
SIZES: Final = {360: 740, 1280: 860, 2560: 1440}
PAGES: Final = {
    "start": "/",
    "new": "/new",
    "tables": "/tables",
    "settings": "/settings",
    "import": "/import",
    "rules": "/rules/industry",
    "ratings": "/ratings",
    "nowhere": "/nowhere",
    "no-table": "/tables/22222222222222222222",
}


def shoot_pages(page: Page, url: str, shoot: Callable[[str], None]) -> None:
    for name, path in PAGES.items():
        page.goto(url + path)
        page.wait_for_timeout(500)
        shoot(name)


def finished_table(url: str) -> str:
    """The path of a table where four bots play five rounds."""
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as client:
        key = client.post("/api/players", json={"name": "Host"}).json()["key"]
        nations = ("anglica", "bharat", "bolshevia", "arazzaq")
        seats = [{"who": "bot", "bot": "clerk", "nation": nation, "name": nation.title()} for nation in nations]
        setup = {"game": "industry", "edition": "second", "players": len(seats), "options": {"rounds": 5}}
        request = {"setup": setup, "seats": seats, "start": True}
        table = client.post("/api/tables", json=request, headers={"authorization": f"Bearer {key}"}).json()
    return f"/tables/{table['id']}"


def shoot_finished(page: Page, address: str, shoot: Callable[[str], None]) -> None:
    """The end of a game, its history with what can be done from there, and all of it as text."""
    page.goto(address)
    page.locator(".end").wait_for(timeout=120_000)
    page.wait_for_timeout(1_000)
    shoot("end")
    page.goto(f"{address}?step=60")
    page.locator(".charts").wait_for()
    page.wait_for_timeout(1_000)
    shoot("history")
    page.get_by_role("button", name="What if?").click()
    page.wait_for_timeout(500)
    shoot("what-if")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_timeout(500)
    shoot("help")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_timeout(500)
    shoot("text")
    page.keyboard.press("t")


def shoot_waiting(page: Page, url: str, shoot: Callable[[str], None]) -> None:
    """A table that waits for somebody, the page of its host, and a broken line."""
    page.goto(f"{url}/new")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Invitation").wait_for()
    shoot("waiting")
    page.context.set_offline(True)
    page.locator(".link-state").wait_for()
    shoot("offline")
    page.context.set_offline(False)
    page.goto(f"{url}/settings")
    page.get_by_role("link", name="Your profile").click()
    page.wait_for_timeout(500)
    shoot("player")


def shoot_table(page: Page, url: str, shoot: Callable[[str], None]) -> None:
    """From the first package to production, with every part of Trade and a hint."""
    page.goto(url)
    page.get_by_role("button", name="Play Industry").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()
    page.wait_for_timeout(800)
    shoot("draft")
    for phase in ("Trade", "Develop", "Produce"):
        follow_hints(page, lambda phase=phase: page.locator(".plate.now").inner_text().lower() == phase.lower())  # type: ignore[misc]
        page.wait_for_timeout(500)
        shoot(phase.lower())
        for part in ("barter", "notes", "orders") if phase == "Trade" else ():
            page.locator(f"#trade-of-{part}").click()
            page.wait_for_timeout(300)
            shoot(part)
    if not page.locator(".adviser").count():  # it may be open still
        page.keyboard.press("h")
    page.get_by_role("button", name="Do it").first.wait_for()
    page.wait_for_timeout(500)
    shoot("hint")


def main(target: str = "", *only: str) -> None:
    with server() as url, chromium() as browser:
        if target == "readme":
            illustrate(browser, url)
        elif target == "decisions":
            shoot_decisions(browser, url, TARGET / "decisions", *only)
        else:
            shoot_all(browser, url, Path(target or TARGET))


def shoot_all(browser: Browser, url: str, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    finished = url + finished_table(url)
    for width, height in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark" if theme == "dark" else "light"
            )
            page = context.new_page()

            def shoot(name: str, page: Page = page, width: int = width, theme: str = theme) -> None:
                page.screenshot(path=target / f"{name}-{width}-{theme}.png")

            shoot_pages(page, url, shoot)
            shoot_waiting(page, url, shoot)
            shoot_table(page, url, shoot)
            shoot_finished(page, finished, shoot)
            person = Person(context, url)
            shoot_shares(person, lambda name, page=person.page, shoot=shoot: shoot(name, page))  # type: ignore[misc]
            context.close()
            print(f"{width} {theme}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
