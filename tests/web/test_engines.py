"""A whole game of each in the browsers that are not Chromium, by the adviser's hints."""

from __future__ import annotations

import time
from typing import Any, Final

import httpx
import pytest

from tests.server.processes import Served
from tests.web.browser import PAGE
from tests.web.engines import HEIGHT, WIDTH, Engine, engine, missing
from won.games import GAMES

SECONDS: Final = 900.0  # for a game; a busy machine is slow
PAUSE: Final = 0.05
OPTIONS: Final[dict[str, Any]] = {
    "industry": {"edition": "second", "options": {"rounds": 3}},
    "shares": {"edition": "classic", "options": {"turns": 24}},
}
# Collects what a console would show, from the first script of the table on.
LISTEN: Final = """(() => {
  window.faults = [];
  addEventListener('error', (event) => faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
  const error = console.error;
  console.error = (...words) => { faults.push(words.join(' ')); error(...words); };
  return true;
})()"""
# Presses whatever comes next and says what it was.
STEP: Final = """(() => {
  if (document.querySelector('.end')) return 'over';
  const follow = document.querySelector('.adviser-do:not([aria-disabled=true])');
  if (follow) { follow.click(); return document.querySelector('.adviser .now b').textContent; }
  const dialog = document.querySelector('dialog[open]');
  if (dialog) { dialog.querySelector('footer .button:last-child')?.click(); return ''; }
  const ask = document.querySelector('.tools [aria-keyshortcuts=h]:not([disabled])');
  if (ask && !document.querySelector('.adviser') && document.title.startsWith('●')) ask.click();
  return '';
})()"""


def table(server: Served, game: str) -> tuple[str, str]:
    """The key of a player, and the path of a table where that player sits with two clerks."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=30) as client:
        key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
        bots = [{"who": "bot", "bot": "clerk", "name": name} for name in ("Bo", "Cleo")]
        setup = {"game": game, "players": 3, **OPTIONS[game]}
        asked = {"setup": setup, "seats": [{"who": "me"}, *bots], "start": True}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"}).json()
    return key, f"/tables/{made['id']}"


def play(page: Engine) -> int:
    """Follow hints until the end of the game; how many actions it took."""
    acted, limit = 0, time.monotonic() + SECONDS
    while (told := page.run(STEP)) != "over":
        acted += bool(told)
        assert time.monotonic() < limit, f"not over after {acted} actions: {page.run('document.body.innerText')}"
        time.sleep(PAUSE)
    return acted


@pytest.mark.soak
@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_game_of_each_in_other_browsers(server: Served, name: str) -> None:
    if not PAGE.exists():
        pytest.skip("The page has not been built: make web")
    if lack := missing(name):
        pytest.skip(lack)
    with engine(name) as page:
        for game in GAMES:
            key, path = table(server, game)
            page.go(f"{server.url}/import")
            settings = '{"staging": "instant", "guide": false}'
            page.run(f"(localStorage.setItem('won.key', '{key}'), localStorage.setItem('won.settings', '{settings}'))")
            page.go(server.url + path)
            assert page.run(LISTEN)
            assert play(page) > 10
            assert page.run("document.querySelector('.end h2').textContent")
            assert page.run("document.documentElement.scrollWidth <= innerWidth")
            assert page.run("faults") == []
            assert page.run("[innerWidth > 0, innerHeight > 0]") == [True, True], (WIDTH, HEIGHT)
