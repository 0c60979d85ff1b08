"""A whole game of each in the browsers that are not Chromium, by the adviser's hints."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from tests.server.processes import Served
from tests.web.browser import PAGE
from tests.web.engines import HEIGHT, WIDTH, engine, missing
from tests.web.hinted_games import LISTEN, SECONDS, play
from won.games import GAMES

OPTIONS: Final[dict[str, Any]] = {
    "industry": {"edition": "second", "options": {"rounds": 3}},
    "shares": {"edition": "classic", "options": {"turns": 24}},
}


def table(server: Served, game: str) -> tuple[str, str]:
    """The key of a player, and the path of a table where that player sits with two clerks."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=30) as client:
        key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
        bots = [{"who": "bot", "bot": "clerk", "name": name} for name in ("Bo", "Cleo")]
        setup = {"game": game, "players": 3, **OPTIONS[game]}
        asked = {"setup": setup, "seats": [{"who": "me"}, *bots], "start": True}
        made = client.post("/api/tables", json=asked, headers={"authorization": f"Bearer {key}"}).json()
    return key, f"/tables/{made['id']}"


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
