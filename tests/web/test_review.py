"""The review of a finished game on the page: asked for, computed, shown, and a mistake opened in the replay."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.server.processes import Served
from tests.web.browser import PHONE, People, Person, faults, overflows
from tests.web.positions import newcomer

RECORD = Path(__file__).parents[1] / "games/shares-2p.json"


def _imported(server: Served, person: Person) -> str:
    """The path of a short finished game that the person has imported."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=60) as client:
        own = newcomer(client, person, "Ada")
        made = client.post("/api/records", content=RECORD.read_bytes(), headers=own).json()
    return f"/tables/{made['id']}"


def test_a_finished_game_is_reviewed_and_a_mistake_opened(people: People, server: Served) -> None:
    ada = people.person((1366, 768))
    path = _imported(server, ada)
    ada.goes(path)
    ada.page.locator(".end").wait_for()
    ada.presses("Review")
    review = ada.page.locator(".review")
    review.wait_for(timeout=120_000)
    expect(review.get_by_role("heading", name="What decided the game")).to_be_visible()
    expect(review.locator(".review-accuracies tbody tr")).to_have_count(2)
    review.locator(".chart-plot canvas").wait_for()
    mistake = review.locator(".review-mistakes > li").first
    expect(mistake).to_contain_text(re.compile("lost .* million"))
    mistake.get_by_role("button", name="Show step").click()
    expect(ada.page).to_have_url(re.compile(rf"{path}\?step=\d+"))
    expect(review.locator(".review-mistakes > li.chosen")).to_have_count(1)
    mistake.get_by_role("button", name="Play on from here").click()
    expect(ada.page.get_by_role("dialog", name="What if?")).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert faults(ada.page, within=".review") == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    review.wait_for()
    assert overflows(ada.page) == []
    review.get_by_role("button", name="Play the better line").first.click()
    line = ada.page.get_by_role("region", name="The better line")
    line.get_by_role("button", name="Play the better line").click()
    expect(line).to_contain_text(re.compile(r"1 of \d+"))
    count = int((line.locator(".walked-step small").text_content() or "").rpartition(" ")[2])
    for number in range(2, count + 1):
        line.get_by_role("button", name="Next").click()
        expect(line).to_contain_text(f"{number} of {count}")
    line.get_by_role("button", name="Done").click()
    expect(line).to_contain_text("Better:")
    ada.expect_quiet()
