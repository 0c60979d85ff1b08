"""What happens is seen happening: the stage, the line above the table, and the log that follows its end."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import Served
from tests.waiting import wait_until
from tests.web.browser import DRAWN as FRAMES
from tests.web.browser import PHONE, People, overflows
from tests.web.positions import PRODUCE, TRADE, sit
from tests.web.shares import at
from tools import web_games
from tools.web import WEB, build, node

# The pictures as they are drawn, without what says where the focus is or what was new a moment ago.
DRAWN: Final = """() =>
['.table-phase', '.table-board', '.markets', '.products', '.seats', '.log-lines'].map((where) => {
  const part = document.querySelector(where)?.cloneNode(true);
  for (const one of part?.querySelectorAll('*') ?? []) {
    one.removeAttribute('tabindex');
    one.classList.remove('fresh');
    const sorted = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({name, value}) => [name, value]);
    for (const [name] of sorted) one.removeAttribute(name);
    for (const [name, value] of sorted) if (value) one.setAttribute(name === 'style' ? 'data-style' : name, value);
  }
  return part?.outerHTML ?? '';
})"""
# Every picture the stage shows from now on: how many effects, and the sentence above the table.
WATCH: Final = """() => {
  window.played = [];
  new MutationObserver(() => {
    const shown = [...document.querySelectorAll('.stage > *, .watching')].map((one) => one.className);
    if (shown.length) window.played.push([shown.join(), document.querySelector('.strip-text')?.textContent ?? '']);
  }).observe(document.querySelector('.stage'), {childList: true, subtree: true});
}"""
MY_TURN: Final = "() => document.title.startsWith('●')"
IDLE: Final = "() => !document.querySelector('.strip.playing') && !document.querySelector('.stage > *')"


def played(page: Page) -> list[list[str]]:
    shown: list[list[str]] = page.evaluate("window.played")
    return shown


def expect_same_as_loaded_anew(page: Page) -> None:
    page.wait_for_function(MY_TURN)
    page.wait_for_function(IDLE)
    staged = page.evaluate(DRAWN)
    page.reload()
    page.locator(".seats").wait_for()
    wait_until(lambda: page.evaluate(DRAWN) == staged)


def test_a_harvest_is_played_and_ends_as_if_the_table_were_loaded_anew(people: People, server: Served) -> None:
    ada = people.person(staging="quick")
    sit(server, ada, PRODUCE)
    ada.page.evaluate(WATCH)
    ada.page.get_by_role("button", name="Produce", exact=True).click()
    wait_until(lambda: any("glow" in shown and "flying" in shown for shown, _ in played(ada.page)))
    expect_same_as_loaded_anew(ada.page)
    ada.expect_quiet()


def test_dice_and_a_walk_are_played_and_end_as_if_the_table_were_loaded_anew(people: People) -> None:
    ada = people.person(staging="quick")
    at(ada, "roll", staging="quick", motion="system")
    ada.page.get_by_role("button", name="Roll the dice").wait_for()
    ada.page.evaluate(WATCH)
    ada.page.get_by_role("button", name="Roll the dice").click()
    wait_until(lambda: any("stage-place" in shown for shown, _ in played(ada.page)))
    assert any("watching" in shown for shown, _ in played(ada.page))  # the panel steps back meanwhile
    expect_same_as_loaded_anew(ada.page)
    ada.expect_quiet()


def test_a_key_shows_the_present_at_once_and_instant_plays_nothing(people: People, server: Served) -> None:
    ada = people.person(staging="relaxed")
    sit(server, ada, TRADE)
    ada.page.evaluate(WATCH)
    ada.page.keyboard.press("p")
    ada.page.locator(".strip.playing").wait_for()
    ada.page.keyboard.press("Shift")
    expect(ada.page.locator(".stage > *")).to_have_count(0)
    ada.page.wait_for_function(IDLE)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("menuitem", name="Pace: relaxed").click()
    ada.page.evaluate("window.played = []")
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".strip-text")).to_contain_text("Since your last turn")
    assert played(ada.page) == []
    ada.expect_quiet()


def test_the_line_above_the_table_tells_what_each_rival_did_and_why(people: People, server: Served) -> None:
    for size in (PHONE, (1366, 768)):
        ada = people.person(size)
        sit(server, ada, TRADE)
        ada.page.keyboard.press("p")
        line = ada.page.get_by_role("region", name="Since your last turn")
        expect(line).to_contain_text("Since your last turn:")
        line.get_by_role("button", name="things").click()
        expect(line.locator(".strip-events > li:not(.strip-foot)")).to_have_count(2)
        expect(line.locator(".reason").first).to_be_visible()
        assert overflows(ada.page) == []
        line.get_by_role("button", name="Seen").click()
        expect(line).not_to_contain_text("Since your last turn:")
        ada.expect_quiet()


LAST_LINE: Final = """() => {
  const list = document.querySelector('.log-lines');
  const [own, last] = [list.getBoundingClientRect(), list.lastElementChild.getBoundingClientRect()];
  return Math.abs(last.bottom - own.bottom) < 24;
}"""


SEEN_LINE: Final = """() => {
  const list = document.querySelector('.log-lines');
  const [own, line] = [list, list.querySelector('.here')].map((one) => one?.getBoundingClientRect());
  return line !== undefined && line.top > own.top - 2 && line.bottom < own.bottom + 2;
}"""


def _scrolled(page: Page) -> int:
    """Where the log stands once the wheel moves it no more."""
    before, top = -1, 0
    while top != before:
        before = top
        page.evaluate(FRAMES)
        top = page.evaluate("document.querySelector('.log-lines').scrollTop")
    return top


def test_the_log_follows_its_end_past_120_lines_until_a_person_scrolls_up(people: People) -> None:
    ada = people.person()
    at(ada, "choice")  # after sixty turns: more than 120 lines
    page = ada.page
    page.get_by_role("button", name="Earlier lines").wait_for()
    wait_until(lambda: page.evaluate(LAST_LINE))
    lines = page.locator(".log-lines > li").last
    before = lines.inner_text()
    page.get_by_role("button", name="End the turn").click()
    expect(lines).not_to_have_text(before)
    wait_until(lambda: page.evaluate(LAST_LINE))
    page.evaluate("document.querySelector('.seats').style.paddingTop = '60px'")  # a seat card grows
    wait_until(lambda: page.evaluate(LAST_LINE))
    page.locator(".log-lines").hover()
    page.mouse.wheel(0, -400)
    wait_until(lambda: not page.evaluate(LAST_LINE))
    top = _scrolled(page)
    page.evaluate("document.querySelector('.seats').style.paddingTop = ''")
    assert abs(_scrolled(page) - top) < 24
    page.locator(".log-lines button.log-face").nth(20).click()  # a step long ago stays in sight
    wait_until(lambda: page.evaluate(SEEN_LINE))
    for grown in ("60px", "160px"):
        page.evaluate(f"document.querySelector('.seats').style.paddingTop = '{grown}'")
        page.evaluate(FRAMES)
        wait_until(lambda: page.evaluate(SEEN_LINE))
    ada.expect_quiet()


@pytest.mark.soak
def test_a_thousand_recorded_games_end_in_the_same_picture_as_the_last_state(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    web_games.main(games, 1_000)
    build("--test")
    environment: dict[str, Any] = {**os.environ, "WON_STAGE_GAMES": str(games)}
    command = [str(node()[0]), "--test", "build/test/stage.test.js"]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4_000:]
    assert "1000 games" in done.stdout
