"""Pictures of every main screen in three sizes, light and dark, into build/shots: to be looked at, never committed.

With `readme` instead the four of the README, small, into docs.

Usage: python -m tools.shots [readme | FOLDER]
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.web.browser import Person
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
DOCS: Final = Path(__file__).parent.parent / "docs"
LAPTOP: Final = (1280, 860)
PHONE: Final = (390, 800)
QUALITY: Final = 0.7  # of the pictures in the README
HINTS: Final = 40  # followed at most, to come into the middle of a game


@contextmanager
def server() -> Iterator[str]:
    """Our own server with an empty database, and where it is."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--limits", "0", "--database", f"sqlite:///{folder}/won.db"]
        command = [sys.executable, "-m", "won.cli.main", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                yield next(word for word in said.split() if word.startswith("http")).rstrip("/")
            finally:
                process.terminate()


def follow_hints(page: Page, until: Callable[[], bool], most: int = HINTS) -> None:
    """Does what the adviser says until the screen shows what is wanted; an offer nobody takes is not made for ever."""
    done: Counter[str] = Counter()
    for _ in range(most):
        if until():
            return
        with suppress(Error):  # the others are thinking
            page.keyboard.press("h")
            first = page.locator(".hint").first
            text = first.locator("b").inner_text(timeout=2_500)
            done[text] += 1
            if done[text] > 2:
                done.clear()
                page.keyboard.press("Escape")
                page.keyboard.press("p")
            else:
                first.get_by_role("button", name="Do it").click(timeout=2_500)
        page.wait_for_timeout(250)


def shoot_pages(page: Page, url: str, shoot: Callable[[str], None]) -> None:
    for name, path in PAGES.items():
        page.goto(url + path)
        page.wait_for_timeout(500)
        shoot(name)


def played(url: str) -> str:
    """The path of a table where four bots play five rounds."""
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as client:
        key = client.post("/api/players", json={"name": "Host"}).json()["key"]
        nations = ("anglica", "bharat", "bolshevia", "arazzaq")
        seats = [{"who": "bot", "bot": "clerk", "nation": nation, "name": nation.title()} for nation in nations]
        setup = {"game": "industry", "edition": "second", "players": len(seats), "options": {"rounds": 5}}
        asked = {"setup": setup, "seats": seats, "start": True}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"}).json()
    return f"/tables/{made['id']}"


def shoot_past(page: Page, address: str, shoot: Callable[[str], None]) -> None:
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
    page.get_by_role("button", name="Play now").click()
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
    page.keyboard.press("h")
    page.get_by_role("button", name="Do it").first.wait_for()
    page.wait_for_timeout(500)
    shoot("hint")


def lay_table(page: Page, url: str, game: str) -> None:
    """A game against bots, just begun, without the guide."""
    page.goto(f"{url}/new?game={game}")
    page.evaluate("localStorage.setItem('won.settings', JSON.stringify({guide: false, name: 'Ada'}))")
    page.reload()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()


def webp(page: Page, picture: bytes) -> bytes:
    """The picture in a smaller form: the browser itself writes it."""
    page.goto("about:blank")
    data: str = page.evaluate(
        """async ([png, quality]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
          canvas.getContext("2d").drawImage(image, 0, 0);
          return canvas.toDataURL("image/webp", quality);
        }""",
        [base64.b64encode(picture).decode(), QUALITY],
    )
    return base64.b64decode(data.partition(",")[2])


def illustrate(browser: Browser, url: str, target: Path = DOCS) -> None:
    """Both tables on a laptop and the first page and a table on a phone, in daylight and at night."""

    def taken(name: str, size: tuple[int, int], theme: str, come: Callable[[Page], None]) -> None:
        scale = 1 if size == LAPTOP else 2
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            device_scale_factor=scale,
        )
        page = context.new_page()
        come(page)
        page.mouse.move(2, 2)
        page.wait_for_timeout(1_000)
        (target / f"shot-{name}.webp").write_bytes(webp(page, page.screenshot()))
        context.close()

    def industry(page: Page) -> None:
        lay_table(page, url, "industry")
        follow_hints(page, lambda: "round 2" in page.locator(".band").inner_text().lower(), 2 * HINTS)
        tile = page.locator(".tile-button:not([aria-disabled])")
        follow_hints(page, lambda: tile.count() > 0, 2 * HINTS)
        page.keyboard.press("Escape")
        if tile.count():  # one about to be built
            tile.first.click()
            page.locator(".spot.open").first.click()
        page.evaluate("scrollTo(0, 0)")

    def shares(page: Page) -> None:
        lay_table(page, url, "shares")
        follow_hints(page, lambda: False, 30)
        page.keyboard.press("Escape")

    taken("industry", LAPTOP, "light", industry)
    taken("shares", LAPTOP, "dark", shares)
    taken("phone-dark", PHONE, "dark", industry)
    taken("phone-light", PHONE, "light", lambda page: void(page.goto(url)))


def void(_: object) -> None:
    """For what is done, not told."""


def main(target: str = "") -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if target == "readme":
            illustrate(browser, url)
        else:
            shoot_all(browser, url, Path(target or TARGET))
        browser.close()


def shoot_all(browser: Browser, url: str, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    past = url + played(url)
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
            shoot_past(page, past, shoot)
            person = Person(context, url)
            shoot_shares(person, lambda name, page=person.page, shoot=shoot: shoot(name, page))  # type: ignore[misc]
            context.close()
            print(f"{width} {theme}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
