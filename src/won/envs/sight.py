"""What a seat sees, as arrays: made when it is asked for, and only once while the game stands still."""

from __future__ import annotations

from typing import Any

import numpy as np

from won.envs.desk import Desk
from won.envs.eyes import Eyes
from won.envs.mask import KIND, Ones
from won.envs.page import Flat, Page


class Sight:
    """The arrays of one desk. The action half made is seen by the seat that makes it alone."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self.desk = desk
        self.eyes = eyes
        self._mask: Any = None
        self._moment = -1  # when it was made
        self._pages = [Page(eyes.shades, eyes.rows) for _ in range(desk.seats)]

    def flat(self, seat: int) -> Flat:
        """All entries in one array, which is the caller's to keep."""
        seen: Flat = self._page(seat).copy()
        return seen

    def write(self, seat: int, cells: Any) -> None:
        """The same into memory of the caller's."""
        cells[:] = self._page(seat).array.data

    def named(self, seat: int) -> dict[str, Flat]:
        """The same by the names of the entries, each in its shape."""
        return self.eyes.layout.named(self.flat(seat))

    def mask(self, seat: int) -> Ones:
        """The indices that may be said next, the caller's to keep; all zero for a seat whose word it is not."""
        desk = self.desk
        if seat != desk.seat:
            return np.zeros(desk.vocabulary.size, KIND)
        moment = desk.count + desk.done  # either goes up when anything has changed
        if moment != self._moment:
            self._moment = moment
            self._mask = desk.mask().array.copy()
        mask: Ones = self._mask
        return mask

    def _page(self, seat: int) -> Page:
        """What lies before the seat, brought up to date."""
        desk, page = self.desk, self._pages[seat]
        mine = seat == desk.seat
        asked = mine and desk.answering
        if desk.done != page.done or asked != page.asked:
            page.done, page.asked = desk.done, asked
            page.rub_out()
            self.eyes.look(desk.state, seat, asked, page)
        if mine and desk.said:
            self._show_half(page)
        elif page.said:
            page.rub_out()
        return page

    def _show_half(self, page: Page) -> None:
        """The words of the action half made that the page does not show yet, and the figures they come to."""
        desk, eyes = self.desk, self.eyes
        said, first = desk.said, page.said
        if len(said) == first:
            return
        for place in range(first, len(said)):
            page.say(said[place])
        page.said = len(said)
        if desk.chosen[0] in eyes.drafted:
            eyes.draft(desk.state, desk.chosen, first, page)
