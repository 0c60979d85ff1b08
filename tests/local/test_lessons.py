"""A lesson in one browser, without a server: the same pages, bots and pictures."""

from __future__ import annotations

from functools import partial

import pytest

from tests.local.players import Page, ask
from tests.waiting import until
from won.lessons import script
from won.local.app import LocalApp
from won.local.storage import MemoryStorage

pytestmark = pytest.mark.anyio
LESSON = script.load("shares", "first-turns")
PLACE = f"/games/shares/lessons/{LESSON.name}"


def at(page: Page, number: int) -> bool:
    return page.state is not None and page.state["page"] == number


async def test_a_lesson_is_played_without_a_server_over_two_visits() -> None:
    storage = MemoryStorage()
    app = await LocalApp.open(storage, "Ada")
    table = (await ask(app, "POST", PLACE, {}))["id"]
    first = Page(app, table)
    await until(lambda: first.state is not None)
    assert (await first.answer({"type": "learn", "id": "a", "seat": 0, "page": 0}))["type"] == "done"
    await app.close()

    again = await LocalApp.open(storage)
    assert (await ask(again, "POST", PLACE, {}))["id"] == table
    page = Page(again, table)
    for number, step in enumerate(LESSON.steps[1:], 1):
        await until(partial(at, page, number))
        shown = {"type": "learn", "id": f"b{number}", "seat": 0, "page": number, "show": bool(step.page.do)}
        assert (await page.answer(shown))["type"] == "done"
    await until(partial(at, page, len(LESSON.steps)))
    assert (await ask(again, "GET", "/games/shares/lessons"))[0]["done"]
    assert "<svg" in (await ask(again, "GET", "/games/shares/pictures/telex"))["svg"]
    await again.close()
