"""Whatever a person has to decide, its controls are in sight: for each kind of action of both games, in a real browser.

At each size of laptop and phone, with the guide and without, every control of the action panel is inside the window
without scrolling, not covered by anything, and on a phone large enough for a finger. No name makes
the page scroll sideways.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.processes import Served
from tests.web import situations_industry, situations_shares
from tests.web.browser import People, Person
from tests.web.positions import newcomer
from tests.web.sight import LAPTOPS, PHONES, Screen
from tests.web.situations import LONG_NAMES, Situation, kinds_of, lift_curtain, table_of
from won.games import GAMES

ALL: Final = {"industry": situations_industry, "shares": situations_shares}
PAGES: Final = ("/", "/new", "/tables", "/settings")


@pytest.fixture(scope="module")
def ada(browser: Browser, server: Served) -> Iterator[tuple[Person, dict[str, str]]]:
    """One person with a long name for all situations, and what her requests carry."""
    people = People(browser, server.url)
    person = people.person()
    with httpx.Client(base_url=server.url, trust_env=False, timeout=30) as client:
        own = newcomer(client, person, LONG_NAMES[0])
    yield person, own
    people.leave()


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_action_has_a_situation(game: str) -> None:
    known, to_come = kinds_of(ALL[game].SITUATIONS), ALL[game].TO_COME
    assert set(GAMES[game].notation.FORMS) - known - to_come == set(), f"kinds of {game} without a situation"
    assert known & to_come == set(), f"kinds of {game} that have a situation and are still listed as to come"
    if to_come:
        pytest.skip(f"kinds of {game} still to come: {' '.join(sorted(to_come))}")


@pytest.mark.parametrize(
    "situation", [pytest.param(one, id=f"{game}: {one.name}") for game in GAMES for one in ALL[game].SITUATIONS]
)
def test_every_control_is_in_sight(ada: tuple[Person, dict[str, str]], situation: Situation) -> None:
    person, own = ada
    person.goes(table_of(person.url, own, situation))
    lift_curtain(person.page)
    screen = Screen(person.page)
    assert _faults(screen, situation) == []
    screen.touch(on=False)
    screen.settings(guide=True)
    assert screen.sideways() == []
    person.expect_quiet()


@pytest.mark.parametrize("path", PAGES)
def test_a_long_name_makes_no_page_scroll_sideways(ada: tuple[Person, dict[str, str]], path: str) -> None:
    person, _ = ada
    person.goes(path)
    screen = Screen(person.page)
    screen.settings(name=LONG_NAMES[1])
    assert screen.sideways() == []


def _faults(screen: Screen, situation: Situation) -> list[str]:
    """What is wrong at any size, each with the sizes and guides at which it is."""
    found: dict[str, list[str]] = {}
    for sizes, finger in ((LAPTOPS, False), (PHONES, True)):
        screen.touch(finger)
        screen.resize(sizes[0])
        screen.page.locator(".act [data-control]").first.wait_for()
        situation.open(screen.page)
        screen.wait_for(situation.controls.values())
        for size in sizes:
            screen.resize(size)
            for guide in (True, False):
                screen.settings(guide=guide, motion="less")
                seen = screen.look()
                missing = [
                    f"no control “{name}” for {kind}"
                    for kind, name in situation.controls.items()
                    if not any(name in control for control in seen["controls"])
                ]
                for fault in (*seen["faults"], *missing):
                    found.setdefault(fault, []).append(f"{size[0]}x{size[1]}{' with the guide' if guide else ''}")
    return [f"{', '.join(where)}: {fault}" for fault, where in found.items()]
