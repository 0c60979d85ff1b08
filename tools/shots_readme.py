"""The four pictures of the README."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tools.shots_play import HINTS, follow_hints

DOCS: Final = Path(__file__).parent.parent / "docs"
LAPTOP: Final = (1280, 860)
PHONE: Final = (390, 800)
QUALITY: Final = 0.7


def create_table(page: Page, url: str, game: str) -> None:
    """A game against bots, just begun, without the guide."""
    page.goto(f"{url}/new?game={game}")
    settings = {"guide": False, "name": "Ada", "staging": "instant"}
    page.evaluate("chosen => localStorage.setItem('won.settings', JSON.stringify(chosen))", settings)
    page.reload()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Help", exact=True).wait_for()


def webp(page: Page, picture: bytes) -> bytes:
    """The PNG as WebP, converted by the browser."""
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
    """Both tables on a laptop, the start page and a table on a phone; two of them dark."""

    def shoot(name: str, size: tuple[int, int], theme: str, prepare: Callable[[Page], object]) -> None:
        scale = 1 if size == LAPTOP else 2
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            device_scale_factor=scale,
        )
        page = context.new_page()
        prepare(page)
        page.mouse.move(2, 2)
        page.wait_for_timeout(1_000)
        (target / f"shot-{name}.webp").write_bytes(webp(page, page.screenshot()))
        context.close()

    def industry(page: Page) -> None:
        create_table(page, url, "industry")
        follow_hints(page, lambda: "round 2" in page.locator(".band").inner_text().lower(), 2 * HINTS)
        tile = page.locator(".tile-button:not([aria-disabled])")
        follow_hints(page, lambda: tile.count() > 0, 2 * HINTS)
        page.keyboard.press("Escape")
        if tile.count():  # one about to be built
            tile.first.click()
            page.locator(".spot.open").first.click()
        page.evaluate("scrollTo(0, 0)")

    def shares(page: Page) -> None:
        create_table(page, url, "shares")
        follow_hints(page, lambda: False, 30)
        page.keyboard.press("Escape")

    shoot("industry", LAPTOP, "light", industry)
    shoot("shares", LAPTOP, "dark", shares)
    shoot("phone-dark", PHONE, "dark", industry)
    shoot("phone-light", PHONE, "light", lambda page: page.goto(url))
