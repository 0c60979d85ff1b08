"""What teaches, in the worker of the built site: a lesson, a puzzle, and the review of a finished game."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.site.folder import FileServer
from tests.site.visitor import OWN, Visitor

RECORD = Path(__file__).parents[1] / "games/shares-2p.json"


def test_a_lesson_a_puzzle_and_a_review_need_no_server_and_are_saved_in_one_file(
    browser: Browser, site: FileServer
) -> None:
    ada = Visitor(browser, site.url, service_workers="block").opens()
    ada.presses("Learn to play", "link")
    ada.presses("Next", "link")
    ada.presses("Begin the guided game")
    ada.page.locator(".coach").wait_for()

    ada.turns_to("/puzzles")
    ada.page.locator(".puzzles-shares .puzzles-list button").first.click()
    puzzle = ada.page.get_by_role("region", name="Puzzle")
    puzzle.get_by_role("button", name="Show the solution").click()
    expect(puzzle).to_contain_text("This is the solution.")

    ada.turns_to("/import")
    ada.page.get_by_label("Or paste it").fill(RECORD.read_text("utf-8"))
    ada.presses("Look at it")
    ada.page.locator(".end").wait_for()
    ada.presses("Review")
    expect(ada.page.locator(".review-accuracies tbody tr")).to_have_count(2)

    ada.turns_to("/settings")
    with ada.page.expect_download() as saved:
        ada.presses("Save all games")
    games = json.loads(saved.value.path().read_text("utf-8"))["games"]
    assert len(games) == 3
    ada.expect_quiet(apart_from=OWN)
    ada.context.close()
