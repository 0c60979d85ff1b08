"""Whatever a person has to decide, its controls are in sight: for each kind of action of both games, in a real browser.

At each size of laptop, tablet and phone, with the guide and without, every control of the action panel is inside
the window without scrolling, not covered by anything, and on a phone large enough for a finger. No name makes the
page scroll sideways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web import situations_industry, situations_shares
from tests.web.browser import People, Person
from tests.web.positions import newcomer
from tests.web.sight import LAPTOPS, NARROW, PHONES, TABLET, WIDE, Screen, Size
from tests.web.situations import LONG_NAMES, Situation, kinds_of, lift_curtain, table_of
from won.games import GAMES

ALL: Final = {"industry": situations_industry, "shares": situations_shares}
THIN: Final = 20  # pixels of one line
PAGES: Final = ("/", "/new", "/tables", "/settings")
CUT_TABS: Final = """() => [...document.querySelectorAll('.tabs')]
  .filter((tabs) => tabs.scrollWidth > tabs.clientWidth + 1).map((tabs) => tabs.textContent)"""


@pytest.fixture(scope="module")
def ada(browser: Browser, server: Served) -> Iterator[tuple[Person, dict[str, str]]]:
    """One person with a long name for all situations, and what her requests carry."""
    people = People(browser, server.url)
    person = people.person()
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own = newcomer(client, person, LONG_NAMES[0])
    yield person, own
    people.leave()


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_action_has_a_situation(game: str) -> None:
    kinds = set(GAMES[game].notation.FORMS)
    assert kinds - kinds_of(ALL[game].SITUATIONS) == set(), f"kinds of {game} without a situation"


@pytest.mark.parametrize(
    "situation", [pytest.param(each, id=f"{game}: {each.name}") for game in GAMES for each in ALL[game].SITUATIONS]
)
def test_every_control_is_in_sight(ada: tuple[Person, dict[str, str]], situation: Situation) -> None:
    person, own = ada
    person.goes(table_of(person.url, own, situation))
    lift_curtain(person.page)
    screen = Screen(person.page)
    screen.settings(guide=True, motion="less")
    faults = _faults(screen, situation, (*LAPTOPS, TABLET)) + screen.sideways(WIDE)
    screen.touch(on=True)
    faults += _faults(screen, situation, PHONES)
    if situation.tight:
        faults += _with_the_adviser(screen)
    screen.touch(on=False)
    faults += screen.sideways(NARROW)
    assert faults == []
    person.expect_quiet()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_longer_words_of_other_languages_fit_too(
    ada: tuple[Person, dict[str, str]], people: People, language: str
) -> None:
    person, own = people.person(language=language), ada[1]
    person.context.add_init_script(f"localStorage.setItem('won.key', '{own['authorization'].split()[1]}')")
    situation = next(each for each in situations_shares.SITUATIONS if each.name == "a deal")
    person.goes(table_of(person.url, own, situation))
    person.page.locator("#act-of-deal").click()
    screen = Screen(person.page)
    for size in (*LAPTOPS, TABLET):
        screen.resize(size)
        assert [fault for seen in screen.looks() for fault in seen["faults"]] == [], size
        assert person.page.evaluate(CUT_TABS) == [], size
    person.expect_quiet()


def test_a_hint_leaves_the_bid_in_sight_on_a_phone(ada: tuple[Person, dict[str, str]]) -> None:
    person, own = ada
    screen = Screen(person.page)
    screen.touch(on=True)
    screen.resize(PHONES[0])
    person.goes(table_of(person.url, own, next(each for each in situations_shares.SITUATIONS if each.name == "a bid")))
    screen.settings(language="it")  # its words are longer
    person.page.reload()
    person.page.locator(".tools [aria-keyshortcuts=h]:not([disabled])").click()
    person.page.locator(".adviser-do").wait_for()
    assert [fault for seen in screen.looks() for fault in seen["faults"]] == []
    screen.settings(language="en")
    screen.touch(on=False)


@pytest.mark.parametrize("path", PAGES)
def test_a_long_name_makes_no_page_scroll_sideways(ada: tuple[Person, dict[str, str]], path: str) -> None:
    person, _ = ada
    person.goes(path)
    screen = Screen(person.page)
    screen.settings(name=LONG_NAMES[1])
    assert screen.sideways((*NARROW, *WIDE, LAPTOPS[0])) == []


def _with_the_adviser(screen: Screen) -> list[str]:
    """What is wrong at the present size once its card lies above the sheet, below what marks the what-if."""
    screen.page.locator(".tools [aria-keyshortcuts=h]:not([disabled])").click()
    screen.page.locator(".adviser-do").wait_for()
    line = screen.page.locator(".what-if > span").bounding_box()
    assert line is not None
    assert line["height"] < THIN
    return [f"with the adviser: {fault}" for seen in screen.looks() for fault in seen["faults"]]


def _faults(screen: Screen, situation: Situation, sizes: Sequence[Size]) -> list[str]:
    """What is wrong at any of these sizes, each with the sizes and guides at which it is."""
    result: dict[str, list[str]] = {}
    screen.resize(sizes[0])
    screen.page.locator(".act [data-control]").first.wait_for()
    situation.open(screen.page)
    screen.wait_for(situation.controls.values())
    for size in sizes:
        screen.resize(size)
        for seen in screen.looks():
            missing = [
                f"no control “{name}” for {kind}"
                for kind, name in situation.controls.items()
                if not any(name in control for control in seen["controls"])
            ]
            for fault in (*seen["faults"], *missing):
                where = f"{size[0]}x{size[1]}{' with the guide' if seen['guide'] else ''}"
                result.setdefault(fault, []).append(where)
    return [f"{', '.join(where)}: {fault}" for fault, where in result.items()]
