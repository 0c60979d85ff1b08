"""The built site in Firefox: a short game of each, stored in its IndexedDB and found again after a reload."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.local.players import ask
from tests.site.folder import FileServer
from tests.site.visitor import SHORT
from tests.waiting import wait_until
from tests.web.engines import engine, missing
from tests.web.hinted_games import LISTEN, SECONDS, play
from won.local.app import LocalApp
from won.local.storage import MemoryStorage

STORE = """new Promise((resolve) => {
  localStorage.setItem('won.settings', '{"staging": "instant", "guide": false}');
  const opening = indexedDB.open('won', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('entries', 'readwrite');
    for (const [name, text] of Object.entries(%s)) writing.objectStore('entries').put(text, name);
    writing.oncomplete = () => { opening.result.close(); resolve(true); };
  };
})"""


async def begun() -> tuple[dict[str, str], list[str]]:
    """What a browser has stored once a game of each has begun, and their tables."""
    storage = MemoryStorage()
    app = await LocalApp.open(storage, "Ada")
    seats = [{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}]
    made = [
        await ask(app, "POST", "/tables", {"setup": setup, "seats": seats, "start": True}) for setup in SHORT.values()
    ]
    await app.close()
    return storage.texts, [table["id"] for table in made]


@pytest.mark.soak
@pytest.mark.timeout(2 * SECONDS)
def test_a_game_of_each_is_played_in_firefox(site: FileServer) -> None:
    if lack := missing("firefox"):
        pytest.skip(lack)
    with ThreadPoolExecutor(1) as beside:  # the browser of other tests has an event loop in this thread
        texts, tables = beside.submit(asyncio.run, begun()).result()
    with engine("firefox") as page:
        page.go(f"{site.url}icon-192.png")  # the same origin, and no game yet
        assert page.run(STORE % json.dumps(texts))
        for place, table in enumerate(tables):
            page.go(f"{site.url}?{place}#/tables/{table}")
            wait_until(lambda: page.run("document.querySelector('.tools') !== null"))
            assert page.run(LISTEN)
            assert play(page) >= 3  # she has three turns in the shorter of the games
            assert page.run("window.faults") == []
            page.go(f"{site.url}?again{place}#/tables/{table}")
            wait_until(lambda: page.run("document.querySelector('.end') !== null"))
