"""Situations in which a person has to decide: a position, and how the page gets from there to the decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import httpx
from playwright.sync_api import Page

from tests.waiting import SECONDS

# As long as a name may be: one that a line can be broken in, and one that it cannot.
LONG_NAMES: Final = (
    "Ada Maria Theresia Wilhelmina of Stockto",
    "Bartholomaeusmaximilianferdinandkonstant",
    "Cleopatra Philopator Neotera Thea Filopa",
    "Desdemonaantoniettafrancescagiulianacasa",
    "Ezechiel Melchisedek Habakuk Nabuchodono",
    "Friederikewilhelminecharlottensophieluis",
)


@dataclass(frozen=True)
class Situation:
    """`controls`: for each kind of action that is decided here, a part of the name of a control that must be there.

    `opens`: what is pressed first, each a role and a name, such as `tab Notes (loans)`; `hex C3` is on the board, and
    `seat 0` changes to that seat of one's own.
    `own`: how many seats are the person's, from the first; bots sit in the others.
    `tight`: hardly fits a small phone, so that it is looked at with the adviser open there too.
    """

    name: str
    record: Callable[[], bytes]
    controls: Mapping[str, str]
    opens: tuple[str, ...] = ()
    own: int = 1
    bots: str = "clerk"
    tight: bool = False

    def open(self, page: Page) -> None:
        for words in self.opens:
            role, _, name = words.partition(" ")
            if role == "hex":
                page.locator(f"[data-hex={name}]").click()
            elif role == "seat":
                sit(page, int(name))
            elif role == "tab":
                page.get_by_role("tab", name=name).first.click()
            else:
                page.locator(".action").get_by_role("button", name=name).first.click()


def table_of(url: str, own: dict[str, str], situation: Situation) -> str:
    """The path of a table that begins in the situation; `own` is what the person's requests carry."""
    record = situation.record()
    with httpx.Client(base_url=url, trust_env=False, timeout=SECONDS) as client:
        brought = client.post("/api/records", content=record, headers=own).raise_for_status().json()
        bots = [""] * situation.own + [situation.bots] * (len(brought["seats"]) - situation.own)
        made = client.post(f"/api/tables/{brought['id']}/branch", json={"bots": bots}, headers=own).raise_for_status()
    return f"/tables/{made.json()['id']}"


def kinds_of(situations: tuple[Situation, ...]) -> set[str]:
    return {kind for situation in situations for kind in situation.controls}


def sit(page: Page, seat: int) -> None:
    """Play that one of one's own seats, unless one does already."""
    button = page.locator(".seat").nth(seat).get_by_role("button", name="Play this seat")
    if button.count():
        button.click()
        lift_curtain(page)


def lift_curtain(page: Page) -> None:
    """Where several seats are the person's and something is hidden, the one on the screen says to be there."""
    page.locator(".act, .curtain").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain").get_by_role("button").click()
