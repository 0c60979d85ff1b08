"""The game of one browser, without a server: the same endpoints and sockets over what the browser stores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tests.local.players import Page, ask
from tests.waiting import until
from won.core.record import load
from won.games import replay
from won.local.app import LocalApp
from won.local.storage import MemoryStorage

pytestmark = pytest.mark.anyio
SHORT = {
    "industry": {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 1}},
    "shares": {"game": "shares", "edition": "classic", "players": 3, "options": {"turns": 9}},
}


async def begun(app: LocalApp, game: str, *seats: dict[str, str]) -> str:
    made = await ask(app, "POST", "/tables", {"setup": SHORT[game], "seats": seats, "start": True})
    return str(made["id"])


ME, BOT = {"who": "me"}, {"who": "bot", "bot": "clerk"}


@pytest.mark.parametrize("game", ["industry", "shares"])
async def test_a_game_against_bots_is_played_to_its_end_over_two_visits(game: str) -> None:
    storage = MemoryStorage()
    app = await LocalApp.open(storage, "Ada")
    table = await begun(app, game, ME, BOT, BOT)
    first = Page(app, table)
    await until(lambda: first.state is not None and first.state["to_move"] == [0])
    advice = await first.answer({"type": "advise", "id": "a", "seat": 0})
    done = await first.answer({"type": "act", "id": "b", "seat": 0, "action": advice["best"][0]["action"]})
    assert done["type"] == "done"
    await app.close()

    again = await LocalApp.open(storage)
    assert [each["id"] for each in (await ask(again, "GET", "/tables?mine=yes"))["tables"]] == [table]
    second = Page(again, table)
    await until(lambda: second.state is not None)
    assert second.state is not None
    assert second.state["sequence"] >= done["sequence"]
    await ask(again, "POST", f"/tables/{table}/seats/0/minder", {"bot": "clerk"})  # plays on for Ada
    await until(lambda: second.state is not None and second.state["status"] == "over")
    record = await ask(again, "GET", f"/tables/{table}/record")
    copy = await ask(again, "POST", "/records", record)
    assert (copy["status"], copy["steps"]) == ("over", second.state["steps"])
    seen = await second.answer({"type": "look", "id": "c", "step": 3})
    assert seen["type"] == "seen"
    await again.close()


async def test_two_at_one_screen_take_turns() -> None:
    app = await LocalApp.open(MemoryStorage(), "Ada")
    table = await begun(app, "shares", {"who": "me"}, {"who": "me", "name": "Bo"}, BOT)
    page = Page(app, table)
    await until(lambda: page.state is not None)
    assert page.state is not None
    assert [own["seat"] for own in page.state["mine"]] == [0, 1]
    await app.close()


async def test_a_game_that_cannot_be_read_costs_no_other_and_stays_stored() -> None:
    storage = MemoryStorage()
    app = await LocalApp.open(storage, "Ada")
    table = await begun(app, "shares", ME, BOT, BOT)
    await app.close()
    newer = '{"id": "of a newer version of the site"}'
    storage.texts[f"table/{'2' * 20}"] = newer
    again = await LocalApp.open(storage)
    assert [each["id"] for each in (await ask(again, "GET", "/tables?mine=yes"))["tables"]] == [table]
    assert storage.texts[f"table/{'2' * 20}"] == newer
    await again.close()


class FullStorage(MemoryStorage):
    full = False

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().write(new, changed)


async def test_a_full_storage_refuses_and_loses_nothing() -> None:
    storage = FullStorage()
    app = await LocalApp.open(storage, "Ada")
    table = await begun(app, "shares", ME, ME, ME)
    page = Page(app, table)
    await until(lambda: page.state is not None)
    before = dict(storage.texts)
    storage.full = True
    legal: Any = page.state and page.state["mine"][page.state["to_move"][0]]["legal"]
    seat = page.state["to_move"][0] if page.state else 0
    page.send({"type": "act", "id": "a", "seat": seat, "action": legal["actions"][0]})
    await until(lambda: page.closed)  # the page is told to come back to the table as it is stored
    assert page.messages[-1] == {"type": "closing", "code": "storage", "retry": 1.0}
    assert storage.texts == before
    storage.full = False
    back = Page(app, table)
    await until(lambda: back.state is not None)
    reply = await back.answer({"type": "act", "id": "a", "seat": seat, "action": legal["actions"][0]})
    assert reply["type"] == "done"
    await app.close()


async def test_two_pages_of_one_browser_write_one_journal() -> None:
    storage = MemoryStorage()
    first = await LocalApp.open(storage, "Ada")
    table = await begun(first, "shares", ME, ME, ME)
    other = await LocalApp.open(storage)
    left, right = Page(first, table), Page(other, table)
    await until(lambda: left.state is not None and right.state is not None)
    assert (await left.answer({"type": "chat", "id": "a", "text": "first"}))["type"] == "done"
    assert (await right.answer({"type": "chat", "id": "b", "text": "second"}))["type"] == "done"
    await until(lambda: right.state is not None and left.state is not None)
    rows = [text for name, text in sorted(storage.texts.items()) if name.startswith(f"journal/{table}/")]
    assert ['"first"' in row or '"second"' in row for row in rows[-2:]] == [True, True]
    await first.close()
    await other.close()


async def test_all_games_go_into_one_file_and_into_another_browser() -> None:
    here = await LocalApp.open(MemoryStorage(), "Ada")
    table = await begun(here, "shares", ME, BOT, BOT)
    data = (await here.backup()).body
    there = await LocalApp.open(MemoryStorage(), "Ada elsewhere")
    for count in (1, 0):  # what is there already stays
        assert (await there.restore(data, "en")).body == b'{"games":%d}' % count
    [seen] = (await ask(there, "GET", "/tables?mine=yes"))["tables"]
    assert (seen["id"], seen["status"]) == (table, "playing")
    page = Page(there, table)
    await until(lambda: page.state is not None)
    assert page.state is not None
    assert [own["seat"] for own in page.state["mine"]] == [0]  # the seat is theirs
    twice = msgspec.json.decode(data)
    twice["games"] *= 2
    assert (await there.restore(msgspec.json.encode(twice), "en")).status == 400
    await here.close()
    await there.close()


FORGED = [
    (rb"\"do\":\"", rb"\"do\":\"not "),  # an action that no game knows
    (b'"lines":["0 ', b'"lines":["1 '),  # a row is missing
    (b"won-games/1", b"won/1"),
]


@pytest.mark.parametrize("change", FORGED, ids=["action", "row", "format"])
async def test_a_forged_file_changes_nothing(change: tuple[bytes, bytes]) -> None:
    app = await LocalApp.open(MemoryStorage(), "Ada")
    table = await begun(app, "shares", ME, ME, ME)
    page = Page(app, table)
    await until(lambda: page.state is not None)
    assert page.state is not None
    seat = page.state["to_move"][0]
    action = page.state["mine"][seat]["legal"]["actions"][0]
    await page.answer({"type": "act", "id": "a", "seat": seat, "action": action})
    data = (await app.backup()).body
    assert change[0] in data
    data = data.replace(*change)
    storage = MemoryStorage()
    other = await LocalApp.open(storage, "Bo")
    before = dict(storage.texts)
    assert (await other.restore(data, "en")).status == 400
    assert storage.texts == before
    await app.close()
    await other.close()


@pytest.mark.parametrize("game", ["industry", "shares"])
async def test_a_running_game_can_be_taken_to_a_server(game: str) -> None:
    app = await LocalApp.open(MemoryStorage(), "Ada")
    table = await begun(app, game, ME, ME, ME)
    record = load((await app.record(table, "en")).body)
    assert replay(record).over is False
    assert (await app.record("222222", "en")).status == 404
    await app.close()


async def test_what_needs_a_server_has_no_address() -> None:
    app = await LocalApp.open(MemoryStorage(), "Ada")
    for path in ("/ratings?game=shares&edition=classic", "/me/channels", "/players/222222222222"):
        assert (await ask(app, "GET", path))["code"] == "address"
    await app.close()
