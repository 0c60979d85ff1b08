"""A learner in a browser: reads and turns the pages of a lesson, and does what each asks with the real controls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Person


class Learner:
    """`for title in learner.pages():` does everything up to and including that page."""

    def __init__(self, person: Person, game: str) -> None:
        self.page: Page = person.page
        self.coach: Locator = person.page.locator(".coach")
        self._deeds = DEEDS[game]

    def pages(self) -> Iterator[str]:
        """The number of each page when it is open, before anything is done about it."""
        count = 0
        while self.coach.locator(".coach-count").text_content() != "" and self.title() != "Lesson complete":
            yield self.title()
            count += 1
            before = self.coach.locator("progress").get_attribute("value")
            self.go_on()
            expect(self.coach.locator("progress")).not_to_have_attribute("value", before or "0")

    def title(self) -> str:
        """Of the page that is open, once nobody else plays."""
        expect(self.coach.get_by_text("Watch what happens…")).to_have_count(0)
        return self.coach.locator("h2").text_content() or ""

    def go_on(self) -> None:
        following = self.coach.get_by_role("button", name="Next")
        if following.count():
            following.click()
        else:
            self._deeds[self.title()](self.page)


def press(page: Page, name: str) -> None:
    page.locator(".action").get_by_role("button", name=name).first.click()


def main(page: Page) -> None:
    page.locator(".action .button.main:not([disabled]):not([aria-disabled])").first.click()


def tab(page: Page, name: str) -> None:
    page.locator(".action").get_by_role("tab", name=name).click()


def borrow(page: Page) -> None:
    tab(page, "Notes (loans)")
    press(page, "Borrow")


def buy_labor(page: Page) -> None:
    tab(page, "Market")
    page.locator(".goods", has=page.locator(".chip-labor")).locator(".goods-buy").click()
    main(page)


def barter(page: Page) -> None:
    tab(page, "Barter")
    for side, cubes in (("You give", ("Food", "Food", "Energy", "Energy")), ("You get", ("Ore", "Capital"))):
        group = page.locator(".action").get_by_role("group", name=side)
        for cube in cubes:
            group.locator(".stepper", has=page.get_by_label(cube, exact=True)).locator("[title=More]").click()
    main(page)


def flag(page: Page) -> None:
    press(page, "Flag")
    page.locator("[data-hex=C4]").click()
    main(page)


def build(page: Page) -> None:
    page.locator(".action .tiles-row button").first.click()
    main(page)


def buy_cocoa(page: Page) -> None:
    for country in ("Ghana", "Ivory Coast", "Nigeria", "Cameroon"):
        page.locator(".action .paper", has_text="Cocoa").filter(has_text=country).click()
    main(page)


def deal(page: Page) -> None:
    tab(page, "Deal")
    press(page, "Nora")
    given = page.locator(".action").get_by_role("group", name="You give")
    given.get_by_role("spinbutton").fill("2")
    page.locator(".action .token", has_text="Ecuador").click()
    press(page, "Make the offer")


def roll(page: Page) -> None:
    press(page, "Roll the dice")


def pass_on(page: Page) -> None:
    page.locator(".action .pass button").click()


def end(page: Page) -> None:
    press(page, "End the turn")


# What each page that asks for something is answered with, by its title.
DEEDS: Final[dict[str, dict[str, Callable[[Page], None]]]] = {
    "industry": {
        "Take a loan": borrow,
        "Buy 1 labor": buy_labor,
        "Offer a barter": barter,
        "Enough traded: pass": pass_on,
        "Develop: place a flag": flag,
        "Build the farm": build,
        "Pass again": pass_on,
        "Produce: the harvest": main,
        "Pay back the loan": lambda page: press(page, "Pay back"),
        "Count the points": pass_on,
    },
    "shares": {
        "Roll the dice": roll,
        "Buy cocoa": buy_cocoa,
        "An auction": main,
        "Nora bids, too": main,
        "Make a deal": deal,
        "A monopoly": roll,
        "Eight million!": roll,
        "Now you pay": end,
        "One more turn": roll,
        "Buy a joker": main,
    },
}
