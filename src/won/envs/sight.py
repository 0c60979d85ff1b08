"""What a seat sees, as arrays: made when it is asked for, and only once while the game stands still."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.envs.desk import Desk
from won.envs.eyes import Eyes
from won.envs.layout import WORD
from won.envs.page import Flat, Page, part
from won.envs.vocabulary import KEPT

Mask = NDArray[np.int8]
_MASK: Final = np.dtype(np.int8)
_MASKS: Final[dict[bytes, Any]] = {}  # the same ones come again and again


class Sight:
    """The arrays of one desk. The action half made is seen by the seat that makes it alone."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self.desk = desk
        self.eyes = eyes
        layout = eyes.layout
        self.last = eyes.at("last")
        self.draft = layout.words * WORD  # where the numbers begin: those of the action half made
        self.highs = layout.highs
        self._mask: Any = None
        self._moment = -1  # when it was made
        self._pages = [Page(layout, eyes.rows) for _ in range(desk.seats)]

    def flat(self, seat: int) -> Flat:
        """All entries in one array, which is the caller's to keep."""
        seen: Flat = self._page(seat).array.copy()
        return seen

    def write(self, seat: int, cells: Any) -> None:
        """The same into memory of the caller's."""
        cells[:] = self._page(seat).cells

    def named(self, seat: int) -> dict[str, Flat]:
        """The same by the names of the entries, each in its shape."""
        seen = self.flat(seat)
        return {entry.name: seen[entry.start : entry.stop].reshape(entry.shape) for entry in self.eyes.layout.entries}

    def mask(self, seat: int) -> Mask:
        """The indices that may be said next, the caller's to keep; all zero for a seat whose word it is not."""
        desk = self.desk
        if seat != desk.seat:
            return np.zeros(desk.vocabulary.size, _MASK)
        moment = desk.count + desk.done  # either goes up when anything has changed
        if moment != self._moment:
            self._moment = moment
            raw = desk.mask()
            kept = _MASKS.get(raw)
            if kept is None:
                if len(_MASKS) >= KEPT:
                    _MASKS.clear()
                kept = _MASKS[raw] = np.frombuffer(raw, _MASK)
            self._mask = kept.copy()
        mask: Mask = self._mask
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
        said = desk.said
        if len(said) == page.said:
            return
        for place in range(page.said, len(said)):
            page.pencil(said[place], 1.0)
        page.said = len(said)
        page.point(self.last + said[-1])
        if desk.chosen[0] in eyes.drafted:
            for place, figure in eyes.draft(desk.state, desk.chosen):
                page.pencil(self.draft + place, part(figure, self.highs[place]))
