"""The server's own pages in a real browser, under the strict policy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.chromium import MISSING, PATH, chromium
from tests.server.running import Running
from tests.server.wire.http.conftest import Over
from won.core.chance import commitment, joint_key, numbers, source
from won.games import rules

pytestmark = pytest.mark.skipif(PATH is None, reason=MISSING)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with chromium() as browser:
        yield browser.new_page(locale="en")


@pytest.fixture
def said(page: Page) -> Iterator[list[str]]:
    """What the browser complains of: nothing, in the end."""
    result: list[str] = []
    page.on("console", lambda message: result.append(message.text))
    page.on("pageerror", lambda error: result.append(str(error)))
    yield result
    assert result == []


def test_the_browser_draws_by_itself_and_comes_to_the_same(
    page: Page, said: list[str], server: Running, over: Over
) -> None:
    table = over("shares")
    page.goto(f"{server.url}/api/fair?table={table['id']}")
    page.wait_for_selector(".verdict.fine")
    assert page.locator(".checks li b.fine").count() == 4  # the seed, the nonces, the set-up and the dice
    page.get_by_text("Every roll").click()
    cells = page.locator("details tbody tr").nth(1).locator("td").all_inner_texts()
    draw = numbers(joint_key(table["seed"], ("",) * table["setup"]["players"]), "roll/1")
    due = f"{1 + int(draw() * 6)} + {1 + int(draw() * 6)}"
    assert cells[2:5] == ["roll/1", due, due]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"seed": "another"}, 3),
        ({"nonces": ["", "changed", ""]}, 2),
        ({"dice": True}, 1),
        ({"telexes": True}, 1),
    ],
    ids=["another seed", "another nonce", "another roll", "another shuffle"],
)
def test_the_browser_finds_out_what_was_changed(
    page: Page, server: Running, over: Over, change: dict[str, Any], wrong: int
) -> None:
    table = over("shares")
    proof = page.request.get(f"{server.url}/api/tables/{table['id']}/fair").json()
    record = page.request.get(f"{server.url}/api/tables/{table['id']}/record").json()
    if "dice" in change:
        roll = next(entry for entry in record["log"] if entry["do"] == "roll")
        roll["dice"] = [7 - die for die in roll["dice"]]
    elif "telexes" in change:
        record["chance"]["telexes"].reverse()
    else:
        proof.update(change)
    page.route("**/fair", lambda route: route.fulfill(json=proof))
    page.route("**/record", lambda route: route.fulfill(json=record))
    page.goto(f"{server.url}/api/fair?table={table['id']}")
    page.wait_for_selector(".verdict.bad")
    assert page.locator(".checks li b.bad").count() == wrong
    page.unroute_all()


def test_a_game_of_the_first_scheme_can_still_be_checked(page: Page, server: Running, over: Over) -> None:
    table = over("shares")
    record = page.request.get(f"{server.url}/api/tables/{table['id']}/record").json()
    record["chance"] = rules("shares").draw_chance(len(record["seats"]), source("old/chance").random)
    for step, entry in enumerate(record["log"]):
        if entry["do"] == "roll":
            draw = source(f"old/{step}").random
            entry["dice"] = [1 + int(draw() * 6), 1 + int(draw() * 6)]
    proof = {"table": table["id"], "seed": "old", "verdict": {"promised": commitment("old")}, "nonces": None}
    page.route("**/fair", lambda route: route.fulfill(json=proof))
    page.route("**/record", lambda route: route.fulfill(json=record))
    page.goto(f"{server.url}/api/fair?table={table['id']}")
    page.wait_for_selector(".verdict.fine")
    assert page.locator(".checks li b.fine").count() == 3
    page.unroute_all()


def test_a_browser_looks_for_the_nonce_it_sent(page: Page, server: Running, over: Over) -> None:
    table = over("industry")
    page.goto(f"{server.url}/api/fair?table={table['id']}")
    page.get_by_text("No player added a number").wait_for()
    page.evaluate("table => localStorage.setItem('won.nonces', JSON.stringify({ [table]: 'mine' }))", table["id"])
    page.reload()
    page.wait_for_selector(".verdict.bad")
    page.get_by_text("is not among them").wait_for()
    page.evaluate("localStorage.removeItem('won.nonces')")


def test_the_interface_can_be_tried(page: Page, said: list[str], server: Running) -> None:
    page.goto(f"{server.url}/api/docs")
    page.get_by_role("button", name="Create a player").click()
    creating = page.locator("details").filter(has_text="POST /api/tables Create").first
    creating.locator("summary").click()
    expect(page.locator("input").first).to_have_value(re.compile(r".{21,}"))
    creating.get_by_role("button").click()
    creating.locator("pre", has_text="201").wait_for()
    assert '"status": "playing"' in creating.locator("pre").inner_text()


def test_a_wrong_table_is_told_in_a_sentence(page: Page, server: Running) -> None:
    page.goto(f"{server.url}/api/fair?table=nonsense")
    assert page.locator("p.bad").inner_text() == "There is no such table."
