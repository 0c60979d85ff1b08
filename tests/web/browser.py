"""People at a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from tests.chromium import PATIENCE

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src/won/web/index.html"
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
WIDE: Final = (1280, 860)
PHONE: Final = (360, 740)
_NETWORK: Final = re.compile("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to")

# Laid out, but not painted: painting is a third of what a browser does, and most tests look at no pixel. Contrasts and
# screenshots need it; see `painted`.
UNPAINTED: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
_PAINT: Final = "(on) => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = on; }"

# How what happens is shown, as if it had been chosen before.
STAGING: Final = "localStorage['won.settings'] ??= JSON.stringify({staging: '%s'})"
# Wait for the next frame and until no animation runs that is seen and ends. Their promises cannot be awaited: inside
# what has just been closed (<details>) an animation is over in time but its promise is never kept.
STILL: Final = """async () => {
  const moving = () => document.getAnimations().some((one) =>
    one.effect.target instanceof HTMLElement && one.effect.getComputedTiming().iterations < 9
    && one.playState === 'running' && one.effect.target.checkVisibility()
  );
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  do await frame(); while (moving());
}"""

# Until the page has drawn what was last done to it.
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
SHORT: Final = 1_500  # milliseconds


def clicked(button: Locator) -> bool:
    """Presses the first of these; false when it vanished meanwhile, and the next look finds another."""
    try:
        button.first.click(timeout=SHORT)
    except Error:
        return False
    button.page.evaluate(DRAWN)
    return True


class Person:
    """A browser context with an empty store; it collects the errors and warnings of its console."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.set_default_timeout(PATIENCE)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def goes(self, path: str) -> Person:
        self.page.goto(self.url + path if path.startswith("/") else path)
        self.page.wait_for_selector("main")
        expect(self.page.locator(".loading")).to_have_count(0)
        return self

    def presses(self, name: str, role: Any = "button") -> None:
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def gives_name(self, name: str) -> None:
        """Answers the question for a name, which comes before the first seat at a table with others."""
        asked = self.page.get_by_role("dialog", name="What is your name?")
        asked.get_by_label("Your name").fill(name)
        asked.get_by_role("button", name="Sit down").click()
        expect(asked).to_have_count(0)

    def sees(self, text: str) -> Locator:
        result = self.page.get_by_text(text).first
        result.wait_for()
        return result

    def expect_quiet(self, apart_from: re.Pattern[str] | None = None) -> None:
        """Nothing on the console, apart from what a test provokes, such as a broken connection."""
        left = [each for each in self.complaints if apart_from is None or not apart_from.search(each)]
        assert left == []

    def _table(self) -> str:
        return urlsplit(self.page.url).path.removeprefix("/tables/")

    def sent_nonce(self) -> str | None:
        """What this browser remembers to have added to the seed of the table it shows."""
        result: str | None = self.page.evaluate(
            "table => JSON.parse(localStorage.getItem('won.nonces') ?? '{}')[table] ?? null", self._table()
        )
        return result

    def nonces(self) -> list[str]:
        """What each seat of that table has added, as everybody may see."""
        seen = self.page.request.get(f"{self.url}/api/tables/{self._table()}").json()
        return [seat.get("nonce", "") for seat in seen["seats"]]

    @property
    def seats(self) -> Locator:
        return self.page.locator(".seats > .seat")


class People:
    """Opens a browser context for each person, and closes them all."""

    def __init__(self, browser: Browser, url: str, paint: bool = False) -> None:
        self.browser = browser
        self.url = url
        self.paint = paint
        self.all: list[Person] = []

    def person(
        self,
        size: tuple[int, int] = WIDE,
        dark: bool = False,
        language: str = "en",
        staging: str = "instant",
        touch: bool = False,
    ) -> Person:
        """Somebody with a browser of that size; nothing is staged, and nothing moves, unless a test asks for it."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce" if staging == "instant" else "no-preference",
            has_touch=touch,
            is_mobile=touch,
        )
        context.add_init_script(STAGING % staging)
        if staging == "instant" and not self.paint:
            context.add_init_script(UNPAINTED)
        self.all.append(Person(context, self.url))
        return self.all[-1]

    def leave(self) -> None:
        for person in self.all:
            person.context.close()


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Meanwhile the page can be seen."""
    page.evaluate(_PAINT, True)
    yield
    page.evaluate(_PAINT, False)


def faults(page: Page, only: str = "", within: str = "") -> list[str]:
    """What axe finds serious or critical once nothing moves: by all rules or one, on the whole page or a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    with painted(page):
        # What stays is a fault, not what is on its way.
        return _faults(page, only, within) and _faults(page, only, within)


def _faults(page: Page, only: str, within: str) -> list[str]:
    page.evaluate(STILL)
    how = {"resultTypes": ["violations"], "selectors": False, **({"runOnly": [only]} if only else {})}
    violations: list[dict[str, Any]] = page.evaluate(
        "async ([where, how]) => (await axe.run(where || document, how)).violations", [within, how]
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {msgspec.json.encode(node['any'][:1]).decode()[:200]}"
        for fault in violations
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def visible_texts(page: Page) -> list[str]:
    """Every text that is shown or said, piece by piece; words of the record stand in `code` and stay as they are."""
    result: list[str] = page.evaluate(
        """() => {
          const texts = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode())
            if (!walker.currentNode.parentElement.closest('code')) texts.push(walker.currentNode.data.trim());
          for (const one of document.querySelectorAll('[aria-label],[placeholder]'))
            texts.push(one.getAttribute('aria-label') ?? '', one.getAttribute('placeholder') ?? '');
          return texts.filter((text) => text);
        }"""
    )
    return result


def overflows(page: Page) -> list[str]:
    """The page wider than its window, and texts wider than their buttons; a new size is drawn a frame later."""
    page.evaluate(DRAWN)
    result: list[str] = page.evaluate(
        """() => {
          const found = [];
          const page = document.documentElement;
          if (page.scrollWidth > page.clientWidth) found.push(`page ${page.scrollWidth} > ${page.clientWidth}`);
          for (const one of document.querySelectorAll('button, .button, .choice-face, .tab'))
            if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
              found.push(one.outerHTML.slice(0, 160));
          return found;
        }"""
    )
    return result


CUT: Final = _NETWORK
