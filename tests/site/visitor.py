"""Somebody who opens the site."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from playwright.sync_api import Browser, expect

from tests.local.players import ask
from tests.waiting import wait_until
from tests.web.browser import STAGING, UNPAINTED, Person
from won.local.app import LocalApp
from won.local.storage import MemoryStorage

SECONDS = 60_000  # milliseconds: Python starts in two seconds, on a busy machine in many more
# What a browser notes of a visit without a network, or without a service worker.
OWN = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker registration blocked")
ROWS = """() => new Promise((resolve) => {
  const opening = indexedDB.open('won');
  opening.onsuccess = () => {
    const range = IDBKeyRange.bound('journal/', 'journal0');
    const counting = opening.result.transaction('entries').objectStore('entries').count(range);
    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
  };
})"""
# Something else of this site takes all that may be stored, down to the last byte. A browser compresses what it stores,
# so the bytes are random.
FILL = """() => new Promise((resolve) => {
  const opening = indexedDB.open('filler', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('entries', {autoIncrement: true});
  opening.onsuccess = () => {
    const fill = (bytes) => {
      if (bytes < 1) { opening.result.close(); resolve(null); return; }
      const writing = opening.result.transaction('entries', 'readwrite');
      writing.objectStore('entries').add(crypto.getRandomValues(new Uint8Array(bytes)));
      writing.oncomplete = () => fill(bytes);
      writing.onabort = () => fill(bytes >> 1);
    };
    fill(1 << 16);
  };
})"""
SHORT = {
    "industry": {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 1}, "title": "Short one"},
    "shares": {"game": "shares", "edition": "classic", "players": 3, "options": {"turns": 9}, "title": "Short other"},
}


class Visitor(Person):
    """A browser context at the site; it remembers where requests went."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        may = ["clipboard-read", "clipboard-write"]
        super().__init__(browser.new_context(locale="en", reduced_motion="reduce", permissions=may, **options), url)
        self.context.add_init_script(STAGING % "instant")
        self.context.add_init_script(UNPAINTED)
        self._visits = 0
        self.hosts: set[str] = set()
        self.paths: set[str] = set()
        self.context.on("request", lambda request: self._note(urlsplit(request.url)))
        self.page.set_default_timeout(SECONDS)

    def _note(self, address: SplitResult) -> None:
        self.hosts.add(address.netloc)
        self.paths.add(address.path)

    def opens(self, address: str = "") -> Visitor:
        """Loads the site anew and waits until it is ready."""
        self._visits += 1  # another address before the `#`, so that it is a new visit
        self.page.goto(f"{self.url}?{self._visits}{address}")
        self.ready()
        return self

    def ready(self) -> None:
        self.page.wait_for_selector("#app main")
        expect(self.page.locator(".site-notice progress")).to_have_count(0, timeout=SECONDS)

    def turns_to(self, address: str) -> None:
        """Another page of the site, without loading it anew."""
        self.page.evaluate("address => { location.hash = address }", address)

    def adds_games(self, file: Path) -> None:
        self.turns_to("/settings")
        self.page.locator("input[type=file]").set_input_files(file)
        self.sees("games added")

    def opens_table(self, title: str) -> None:
        self.turns_to("/tables")
        self.page.get_by_text(title).first.click()
        self.page.get_by_role("list", name="Players").wait_for()

    def copies_link(self) -> str:
        """To the whole game, which is over."""
        self.presses("Copy a link with the whole game")
        self.sees("Link with the whole game copied.")
        link: str = self.page.evaluate("navigator.clipboard.readText()")
        return link

    def stored_rows(self) -> int:
        """How many rows of journals this browser has stored."""
        result: int = self.page.evaluate(ROWS)
        return result

    def another_tab(self) -> Visitor:
        """The same browser at the same table, in a second tab."""
        other = object.__new__(Visitor)
        other.__dict__.update(self.__dict__)
        other.page = self.context.new_page()
        other.page.set_default_timeout(SECONDS)
        other.page.goto(self.page.url.replace("#", "tab#" if "?" in self.page.url else "?tab#"))
        other.page.get_by_role("list", name="Players").wait_for()
        return other

    def waits_for_turn(self) -> None:
        wait_until(lambda: self.page.title().startswith("●"))

    def waits_for_rows(self, before: int) -> None:
        """Until something has been stored since."""
        wait_until(lambda: self.stored_rows() > before)

    def plays_a_hint(self) -> None:
        self.waits_for_turn()
        self.presses("Hint")
        self.presses("Do it")

    def log(self) -> str:
        return self.page.locator(".log").first.inner_text()

    def may_store(self, most: int) -> None:
        """So many bytes for this site; said before the first visit, since the browser remembers what is left."""
        asked = {"origin": self.url.rstrip("/"), "quotaSize": most}
        self.context.new_cdp_session(self.page).send("Storage.overrideQuotaForOrigin", asked)

    def fills_the_disk(self) -> None:
        self.page.evaluate(FILL)

    def clears_the_disk(self) -> None:
        self.page.evaluate("new Promise((done) => { indexedDB.deleteDatabase('filler').onsuccess = () => done(null) })")

    def lets_a_bot_finish(self) -> None:
        self.presses("More")
        self.presses("Let a bot play for me", "menuitem")
        self.presses("Let it play")
        self.page.locator("#end-title").wait_for()


def short_games(folder: Path) -> Path:
    """A file as the site saves it, with a short game of each that has just begun."""
    with ThreadPoolExecutor(1) as beside:  # the browser's event loop runs in this thread
        return beside.submit(asyncio.run, _short_games(folder / "won-games.json")).result()


async def _short_games(file: Path) -> Path:
    app = await LocalApp.open(MemoryStorage(), "Ada")
    seats = [{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}]
    for setup in SHORT.values():
        await ask(app, "POST", "/tables", {"setup": setup, "seats": seats, "start": True})
    file.write_bytes((await app.backup()).body)
    await app.close()
    assert len(json.loads(file.read_bytes())["games"]) == 2
    return file
