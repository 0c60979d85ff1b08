"""Puzzles in a real browser: one of each game is given up, and its solution is played out and told why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser import WIDE, People
from won.puzzles.store import puzzles
from won.server.live.puzzle_steps import solution_steps
from won.text.language import Language

# Whether nothing, such as the sheet of a phone, lies over an element.
UNCOVERED = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
SMALL = (360, 600)  # a phone in whose upper part a verdict is too long for the buttons below it


@pytest.mark.parametrize(("game", "size"), [("industry", WIDE), ("shares", SMALL)])
def test_a_puzzle_is_given_up_and_its_solution_played_and_judged(
    people: People, game: str, size: tuple[int, int]
) -> None:
    puzzle = next(iter(puzzles(game).values()))
    person = people.person(size, touch=size == SMALL).goes("/puzzles")
    person.page.locator(f".puzzles-{game} .puzzles-list button").first.click()
    panel = person.page.get_by_role("region", name="Puzzle")
    expect(panel).to_contain_text(f"Grade {puzzle.rating}", timeout=60_000)
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("This is the solution.", timeout=60_000)
    expect(panel.locator(".puzzle-figures .right")).to_be_visible()
    following = panel.get_by_role("button", name="Next puzzle")
    expect(following).to_be_in_viewport(ratio=1)
    person.page.wait_for_function(UNCOVERED, arg=following.element_handle())
    panel.get_by_role("button", name="Play the solution").click()
    steps = solution_steps(Language("en"), puzzle)
    for number, step in enumerate(steps, 1):
        expect(panel).to_contain_text(f"{number} of {len(steps)}")
        expect(panel).to_contain_text(f"{step.sentence}. {step.why}")
        panel.get_by_role("button", name="Next" if number < len(steps) else "Done").click()
    expect(panel).to_contain_text("Right! That is the solution.", timeout=60_000)
    person.goes("/puzzles")
    person.sees("Solved 0 of 1 at the first try.")
    person.expect_quiet()
