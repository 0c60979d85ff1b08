"""Several people in one room: a table screen with phones, and one device that is passed around."""

from __future__ import annotations

import re
from typing import Any, Final

import httpx
import msgspec
import pytest
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web import qr
from tests.web.browser import PHONE, People, Person, faults, overflows
from tests.web.following import play
from tests.web.positions import newcomer
from tests.web.situations import lift_curtain, table_of
from tests.web.situations_shares import SITUATIONS
from won.games import GAMES

TELEVISION: Final = (1920, 1080)
SHORT: Final[dict[str, dict[str, Any]]] = {
    "industry": {"edition": "second", "options": {"rounds": 1, "cash": "private"}},
    "shares": {"edition": "classic", "options": {"turns": 4}},
}
PURSE: Final = {"industry": "money", "shares": "cash"}


def table_for_phones(server: Served, screen: Person, game: str) -> str:
    """The path of a table with three free seats, laid by the browser that becomes its screen."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own = newcomer(client, screen, "Screen")
        setup = {"game": game, "players": 3, **SHORT[game]}
        return f"/tables/{client.post('/api/tables', json={'setup': setup}, headers=own).json()['id']}"


def heard(screen: Person) -> list[dict[str, Any]]:
    """Everything that the server sends to this page from now on."""
    messages: list[dict[str, Any]] = []

    def hear(data: str | bytes) -> None:
        frame = msgspec.json.decode(data)
        messages.extend(frame if isinstance(frame, list) else [frame])  # several may come at once

    screen.page.on("websocket", lambda line: line.on("framereceived", hear))
    return messages


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_screen_and_three_phones_play_a_game(people: People, server: Served, game: str) -> None:
    screen = people.person(TELEVISION)
    messages = heard(screen)
    path = table_for_phones(server, screen, game)
    screen.goes(f"{path}/screen")
    link = screen.page.locator(".screen-link")
    expect(link).to_have_attribute("href", re.compile("#hand=yes&invite="))
    picture = screen.page.get_by_role("img", name="QR code with the link to this table")
    assert qr.read(picture) == link.get_attribute("href")
    phones = [people.person(PHONE, touch=True, dark=dark) for dark in (False, True, False)]
    for phone, name in zip(phones, ("Ada", "Bo", "Cleo"), strict=True):
        phone.goes(link.get_attribute("href") or "")
        phone.presses("Sit here")
        phone.gives_name(name)
        screen.sees(name)
    assert faults(screen.page) + overflows(screen.page) == []
    screen.presses("Begin")
    for phone in phones:
        expect(phone.page.get_by_role("tab", name="Your hand")).to_have_attribute("aria-selected", "true")
        expect(phone.page.get_by_role("list", name="Your hand").locator(".seat")).to_have_count(1)
        expect(phone.page.get_by_role("heading", name="Your products")).to_have_count(int(game == "shares"))
    phones[2].goes(path)  # without what the link said
    expect(phones[2].page.get_by_role("tab", name="Your hand")).to_have_attribute("aria-selected", "true")
    expect(screen.page.locator(".screen-now")).to_contain_text("to move")
    assert (
        httpx.get(f"{server.url}/api{path}/record", trust_env=False, timeout=SECONDS).status_code == 409
    )  # not while it is played
    assert faults(screen.page) + overflows(screen.page) == []
    assert faults(phones[1].page) + overflows(phones[1].page) == []
    play(phones, lambda: screen.page.locator(".end").count() > 0)
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert secrets(messages, PURSE[game]) == []
    for person in (screen, *phones):
        person.expect_quiet()


def secrets(messages: list[dict[str, Any]], purse: str) -> list[str]:
    """What the screen was sent about a seat of its own, or about what anybody has, before the game was over."""
    result, seen = [], 0
    for message in messages:
        shown = message.get("change") if message["type"] == "patch" else message if message["type"] == "state" else None
        if not isinstance(shown, dict):
            continue
        if "over" in str(shown.get("status")):
            break
        seen += 1
        public = shown.get("public") or {}
        view = public[0] if isinstance(public, list) else public  # a patch puts what is new into a list
        players = msgspec.json.encode(view.get("players")).decode()
        if shown.get("mine") or message.get("legal") or re.search(rf'"{purse}":\[?\d', players):
            result.append(str(message)[:300])
    assert seen > 5
    return result


def on_one_device(people: People, game: str) -> Person:
    """Ada, and two others at her screen."""
    ada = people.person().goes(f"/new?game={game}")
    ada.page.get_by_role("radio", name="On this device").check()
    for seat, name in ((2, "Bo"), (3, "Cleo")):
        ada.page.locator(".chair").nth(seat - 1).get_by_label("Name").fill(name)
    ada.page.get_by_text("More options").click()
    rated = ada.page.get_by_role("switch", name="Rated")
    expect(rated).to_be_disabled()
    expect(rated).to_have_accessible_description(re.compile("several seats are yours"))
    ada.presses("Begin")
    ada.gives_name("Ada")
    return ada


def test_a_curtain_falls_between_people_at_one_screen_where_cash_is_hidden(people: People) -> None:
    ada = on_one_device(people, "shares")
    curtain = ada.page.locator(".curtain")
    passed = set()
    for _ in range(2):
        heading = curtain.get_by_role("heading").inner_text()
        name = heading.removeprefix("Pass the screen to ")
        passed.add(name)
        expect(ada.page.locator(".seats, .log, .board")).to_have_count(0)  # nothing of the table behind it
        assert faults(ada.page) == []
        ada.presses(f"I am {name}")
        expect(ada.page.locator(".hot-seat")).to_contain_text(f"{name}, it is your turn")
        play([ada], lambda: curtain.count() > 0)
    assert len(passed) == 2
    ada.expect_quiet()


def test_no_curtain_where_nothing_is_hidden(people: People) -> None:
    ada = on_one_device(people, "industry")
    hot = ada.page.locator(".hot-seat")
    first = hot.locator("b").inner_text()
    play([ada], lambda: hot.locator("b").inner_text() != first)
    expect(ada.page.locator(".curtain")).to_have_count(0)
    assert faults(ada.page) == []
    ada.expect_quiet()


def test_who_else_is_asked_is_named_as_it_is_shown(people: People, server: Served) -> None:
    ada = people.person()
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own = newcomer(client, ada, "Ada")
    ada.goes(table_of(ada.url, own, next(each for each in SITUATIONS if each.name == "claims left")))
    lift_curtain(ada.page)
    expect(ada.page.get_by_role("button", name="is asked too").first).to_be_visible()
    assert faults(ada.page, "label-content-name-mismatch") == []
    ada.expect_quiet()
