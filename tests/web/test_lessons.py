"""Each lesson in a real browser, from the first page to its end, with the real controls and all of it in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DRAWN, People, Person, faults, overflows
from tests.web.lesson_drivers import DEEDS, Learner

# What the page speaks of and the coach's card: in the window, and the card over none of it.
SEEN = """() => {
  const box = (element) => element.getBoundingClientRect();
  const card = box(document.querySelector('.coach'));
  const found = [];
  const within = (one) =>
    one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight;
  if (!within(card)) found.push('the card is cut');
  const rings = [...document.querySelectorAll('.spotlight-ring')].map(box);
  if (rings.length === 0) found.push('nothing is lit');
  for (const ring of rings) {
    if (!within(ring)) found.push(`out of sight: ${JSON.stringify(ring)}`);
    const apart = ring.right <= card.left + 6 || ring.left >= card.right - 6 ||
      ring.bottom <= card.top + 6 || ring.top >= card.bottom - 6;
    if (!apart) found.push(`under the card: ${JSON.stringify(ring)}`);
  }
  return found;
}"""


def begin(person: Person, game: str) -> Learner:
    """From the first page through both screens of the introduction to the table."""
    person.goes("/")
    card = person.page.locator(f".game-card.{game}")
    card.get_by_role("link", name="Learn to play").click()
    for part in ("The goal", "Prices"):
        person.page.get_by_role("heading", name=part).wait_for()
        expect(person.page.locator("img.drawn")).to_have_count(2)
        if part == "The goal":
            person.page.get_by_role("link", name="Next").click()
    assert person.page.evaluate("[...document.images].every((image) => image.naturalWidth > 100)")
    person.page.get_by_role("button", name="Begin the guided game").click()
    person.page.locator(".coach").wait_for()
    return Learner(person, game)


def in_sight(page: Page) -> list[str]:
    page.locator(".spotlight-ring").first.wait_for(state="attached")
    expect(page.locator(".action [aria-busy=true]")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('resize'))")  # the light looks again at once
    page.evaluate(DRAWN)
    result: list[str] = page.evaluate(SEEN)
    return result


def try_wrong_leave_and_return(learner: Learner) -> None:
    """A wrong try is answered on the card, all of it in sight, and leaving loses nothing."""
    page = learner.page
    page.set_viewport_size({"width": 1366, "height": 640})  # room for the page of the lesson, not for the answer, too
    page.locator(".action .pass button").click()
    expect(learner.coach.get_by_role("alert")).to_contain_text("If you pass now, nothing gets built.")
    expect(learner.coach.get_by_role("button", name="Show me")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1366, "height": 768})
    assert faults(page, within=".coach") == []
    learner.coach.get_by_role("button", name="Leave the lesson").click()
    page.locator(".game-card.industry").get_by_role("link", name="Learn to play").click()
    page.get_by_role("button", name="Go on with the lesson").click()
    expect(learner.coach.get_by_role("heading")).to_have_text("Take a loan")
    expect(learner.coach.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("industry", (1366, 768)), ("shares", (390, 844))])
def test_a_lesson_is_learnt_from_the_first_page_to_its_end(people: People, game: str, size: tuple[int, int]) -> None:
    person = people.person(size, touch=size[0] < 500)
    learner = begin(person, game)
    wrong: dict[str, list[str]] = {}
    done: list[str] = []
    for title in learner.pages():
        done.append(title)
        wrong[title] = in_sight(person.page)
        if title == "Take a loan":
            try_wrong_leave_and_return(learner)
    assert {title: result for title, result in wrong.items() if result} == {}
    assert set(DEEDS[game]) <= set(done)
    expect(learner.coach.get_by_role("button", name=re.compile("^Play "))).to_be_visible()
    assert overflows(person.page) == []
    if size[0] > 500:  # the end is told below the board
        person.page.locator(".end").wait_for()
        expect(person.page.locator(".table-board")).to_be_in_viewport(ratio=0.98)
        assert person.page.evaluate("document.querySelector('.table-centre').scrollTop") == 0
    expect(learner.coach).to_be_in_viewport(ratio=1)
    learner.coach.get_by_role("button", name="Begin the lesson anew").click()
    expect(learner.coach.get_by_role("heading")).to_have_text(done[0])
    next(title for title in learner.pages() if title in DEEDS[game])  # up to the first thing to do
    learner.coach.get_by_role("button", name="Show me").click()
    expect(learner.coach.get_by_role("heading")).to_have_text(done[1 + done.index(next(iter(DEEDS[game])))])
    person.expect_quiet()


def test_the_address_of_a_paragraph_leads_to_it_past_all_the_pictures(people: People) -> None:
    person = people.person().goes("/rules/industry#END-6")
    page = person.page
    expect(page.locator("[id='END-6'] img.drawn")).to_be_visible()
    for picture in page.locator(".example").all():
        expect(picture.locator("img.drawn")).to_have_count(1)
    expect(page.locator("[id='END-6']")).to_be_in_viewport()
    person.expect_quiet()
