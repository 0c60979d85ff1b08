"""The server's own pages in a real browser, under the strict policy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.server.running import Running
from tests.server.wire.http.conftest import Over
from won.core.chance import source

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser.new_page(locale="en")
        browser.close()


@pytest.fixture
def said(page: Page) -> Iterator[list[str]]:
    """What the browser complains of: nothing, in the end."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


def test_the_browser_draws_by_itself_and_comes_to_the_same(
    page: Page, said: list[str], server: Running, over: Over
) -> None:
    table = over("shares")
    page.goto(f"{server.url}/api/fair?table={table['id']}")
    page.wait_for_selector(".verdict.fine")
    cells = page.locator("tbody tr").nth(1).locator("td").all_inner_texts()  # after the set-up, the first roll
    step, numbers, played = cells[0], cells[2].split(), cells[3]
    stream = source(f"{table['seed']}/{step}")
    first, second = stream.random(), stream.random()
    assert numbers == [f"{first:.6f}", f"{second:.6f}"]
    assert played == f"{1 + int(first * 6)} + {1 + int(second * 6)}"


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
