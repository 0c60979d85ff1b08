"""Drivers that play the industry table to its end: by mouse, by keyboard, and through the text view."""

from __future__ import annotations

import time
from typing import Any, Final

import httpx
from playwright.sync_api import Locator

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import DRAWN, Person, clicked

BOTS: Final = ("bharat", "bolshevia")
LONGEST: Final = 120.0  # seconds for a whole game on a busy machine; a quiet one takes twenty
DIALOG: Final = "dialog[open]"


def new_table(
    server: Served, person: Person, edition: str, rounds: int = 2, others: list[dict[str, Any]] | None = None
) -> str:
    """A table with the person in the first seat and clerks in the others; its path."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
        bots = [{"who": "bot", "bot": "clerk", "nation": nation, "name": nation.title()} for nation in BOTS]
        seats = [{"who": "me", "nation": "anglica"}, *(others or bots)]
        setup = {"game": "industry", "edition": edition, "players": len(seats), "options": {"rounds": rounds}}
        asked = {"setup": setup, "seats": seats, "start": others is None}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"}).json()
    person.context.add_init_script(f"localStorage.setItem('won.key', '{key}')")
    return f"/tables/{made['id']}"


class Driver:
    """Does the first thing that is asked, until the game is over."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.done: dict[str, int] = {}

    def count(self, what: str) -> int:
        """How often this was done before."""
        self.done[what] = self.done.get(what, 0) + 1
        return self.done[what] - 1

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def play(self, until: str = ".end") -> None:
        end = time.monotonic() + LONGEST
        while not self.has(until):
            assert time.monotonic() < end, f"stuck at {self.page.locator('h2').all_text_contents()}"
            if self.has(DIALOG):
                self.confirm()
            else:
                self.step()
            self.page.evaluate(DRAWN)

    def step(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        """Goes on in spite of a warning."""
        clicked(self.page.locator(f"{DIALOG} .button.main"))


class Mouse(Driver):
    def pressed(self, key: str) -> Locator:
        return self.page.locator(f".act .button[aria-keyshortcuts='{key}']:not([aria-disabled])")

    def step(self) -> None:
        if self.has("button.package:not([disabled])"):
            clicked(self.page.locator("button.package:not([disabled])"))
        elif self.has(".placing") and self.has(".spot.open"):
            self.place()
        elif self.has(".counter .goods-buy:not([disabled])"):
            self.trade()
        elif self.has(".tiles-row"):
            self.develop()
        elif self.has(".runs") and self.pressed("Enter").count():
            clicked(self.pressed("Enter"))
        elif self.has(".loans") and self.pressed("p").count():
            clicked(self.pressed("p"))

    def place(self) -> None:
        """Chooses a hex and lays the tile there; after a click that came too late, the next look begins anew."""
        if self.has(".ghosted") or clicked(self.page.locator(".spot.open")):
            clicked(self.pressed("Enter"))

    def trade(self) -> None:
        bought = self.count("trade")
        if bought % 3 < 2 and self.has(".goods-buy:not([disabled])"):
            clicked(self.page.locator(".goods-buy:not([disabled])").nth(4 if bought % 3 else 2))
            if self.pressed("Enter").count():
                clicked(self.pressed("Enter"))
            return
        if self.pressed("p").count():
            clicked(self.pressed("p"))

    def develop(self) -> None:
        tiles = self.page.locator(".tile-button:not([aria-disabled])")
        if tiles.count():
            clicked(tiles)
        elif self.pressed("f").count() and self.count("flag") < 3:
            clicked(self.pressed("f"))
        elif self.pressed("p").count():
            clicked(self.pressed("p"))


class Keyboard(Driver):
    """Never touches the mouse: every button says its key."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.evaluate(DRAWN)

    def key_of(self, button: Locator) -> str:
        key = button.first.get_attribute("aria-keyshortcuts")
        assert key
        return key

    def open(self, key: str) -> bool:
        return self.has(f".act .button[aria-keyshortcuts='{key}']:not([aria-disabled])")

    def confirm(self) -> None:
        self.press("Tab", "Tab", "Enter")

    def step(self) -> None:
        if self.has("button.package:not([disabled])"):
            self.press(self.key_of(self.page.locator("button.package:not([disabled])")))
        elif self.has(".placing") and self.has(".spot.open"):
            if not self.has(".ghosted"):
                self.press("ArrowRight", "r")
            if self.open("Enter"):
                self.press("Enter")
        elif self.has(".counter .goods-buy:not([disabled])"):
            if self.count("trade") % 3 < 2:
                self.press("5" if self.done["trade"] % 2 else "3")
                self.press("Enter" if self.open("Enter") else "p")
            else:
                self.press("p")
        elif self.has(".tiles-row"):
            tile = self.page.locator(".tile-button:not([aria-disabled])")
            if tile.count():
                self.press(self.key_of(tile))
            else:
                self.press("f" if self.open("f") and self.count("flag") < 3 else "p")
        elif self.has(".runs") and self.open("Enter"):
            self.press("Enter")
        elif self.has(".loans") and self.open("p"):
            self.press("p")


class Reader(Driver):
    """Plays from headings, lists and buttons alone."""

    def choose(self, *names: str) -> bool:
        """Presses the first of these that is offered."""
        offered = self.page.locator(".choices .button-face").all_text_contents()
        wanted = next((name for name in names if name in offered), None)
        if wanted is None:
            return False
        return clicked(self.page.locator(".choices").get_by_role("button", name=wanted, exact=True))

    def step(self) -> None:
        kinds = ("Take a package", "Put a tile down", "Build a tile", "Produce", "Keep automated")
        flag = ("Place a flag",) if self.count("look") % 6 == 5 else ()
        buy = ("Buy",) if self.done["look"] % 9 == 3 else ()
        if self.choose("Do it", *kinds, *flag, *buy, "Pass"):
            return
        first = self.page.locator(".choices .button:not(.quiet):not([aria-disabled])")
        if first.count():
            clicked(first)
