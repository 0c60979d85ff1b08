"""A table of shares for the tests: laid over HTTP, sat at in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import httpx
from playwright.sync_api import Page, expect

from tests.web.browser import Person
from won.core.chance import source
from won.core.record import Seat, dump
from won.games import rules

BOTS: Final = ("Bruno", "Chiara", "Dag")
ASKED: Final = ("Roll the dice", "Put them up", "Drop out", "Choose up to", "End the turn", "Give up")
LONG: Final = 2_000


def lay(person: Person, bots: int, *, others: int = 0, **options: Any) -> str:
    """The path of a table where this person sits first, then free seats, then bots; begun unless a seat is free."""
    person.goes("/")
    seats: list[dict[str, str]] = [{"who": "me", "name": "Ada"}]
    seats += [{"who": "open"}] * others
    seats += [{"who": "bot", "bot": "clerk", "name": name} for name in BOTS[:bots]]
    setup = {"game": "shares", "edition": "classic", "players": len(seats), "options": options}
    with httpx.Client(base_url=person.url, trust_env=False, timeout=20) as client:
        key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
        asked = {"setup": setup, "seats": seats, "start": others == 0}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"})
    person.page.evaluate("key => localStorage.setItem('won.key', key)", key)
    assert made.status_code < 300, made.text
    return f"/tables/{made.json()['id']}"


def still(person: Person, **settings: Any) -> None:
    """No guide and no movement, so that tests need not wait for either."""
    kept = {"guide": False, "motion": "less", **settings}
    person.page.evaluate("kept => localStorage.setItem('won.settings', JSON.stringify(kept))", kept)


def asked(page: Page) -> str:
    """What may be done now: the first word of a button of the action panel, or `over`; waits while others think."""
    starts = re.compile(f"^({'|'.join(ASKED)})")
    page.locator(".end").or_(page.locator(".act .button-face", has_text=starts)).first.wait_for()
    if page.locator(".end").count():
        return "over"
    shown = page.locator(".act .button-face").all_text_contents()
    return next(word for word in ASKED if any(one.startswith(word) for one in shown))


def settled(page: Page) -> None:
    """Whatever was sent has been answered."""
    expect(page.locator("[aria-busy]")).to_have_count(0)


def position(person: Person, wanted: Callable[[Any], bool], *, own: int = 1, **options: Any) -> str:
    """The path of a table in a position that fits, played to by lots: the first `own` of three seats are the person's.

    A game in which there is none is followed by another.
    """
    for seed in range(40):
        draw = source(f"web {seed}").random
        book = rules("shares")
        seats = [Seat(name=name) for name in ("Ada", *BOTS[:2])]
        game = book.new("classic", seats, book.draw_chance(3, draw), options)
        while not game.over and game.steps < LONG:
            if wanted(game):
                return _brought(person, dump(game.record()), [""] * own + ["clerk"] * (3 - own))
            seat = game.to_move[0]
            action = game.sample(seat, draw)
            game.apply(seat, game.complete(action, draw))
    raise AssertionError("no such position")


def _brought(person: Person, record: bytes, bots: list[str]) -> str:
    person.goes("/")
    with httpx.Client(base_url=person.url, trust_env=False, timeout=20) as client:
        key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
        known = {"authorization": f"Bearer {key}"}
        made = client.post("/api/records", content=record, headers=known).json()
        branch = client.post(f"/api/tables/{made['id']}/branch", json={"bots": bots}, headers=known)
    assert branch.status_code < 300, branch.text
    person.page.evaluate("key => localStorage.setItem('won.key', key)", key)
    return f"/tables/{branch.json()['id']}"


def may(game: Any, seat: int, kind: str) -> bool:
    legal = game.legal(seat)
    return kind in legal.composed or any(type(action).__struct_config__.tag == kind for action in legal.actions)
