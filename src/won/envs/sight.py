"""What a seat sees, as arrays: made when it is asked for, and only once while the game stands still."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.envs.desk import Desk
from won.envs.eyes import Eyes
from won.envs.layout import WORD
from won.envs.page import Flat, Page, part

Mask = NDArray[np.int8]
_MASK: Final = np.dtype(np.int8)


class Sight:
    """The arrays of one desk. The action half made is seen by the seat that makes it alone."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self.desk = desk
        self.eyes = eyes
        layout = eyes.layout
        self.last = eyes.at("last")
        self.draft = layout.words * WORD  # where the numbers begin: those of the action half made
        self.offers = eyes.at("offer_of")
        self.highs = layout.highs
        self._raw = b""
        self._mask: Any = None
        self._pages = [Page(layout, eyes.rows) for _ in range(desk.seats)]

    def flat(self, seat: int) -> Flat:
        """All entries in one array, which is the caller's to keep."""
        desk, page = self.desk, self._pages[seat]
        mine = seat == desk.seat
        asked = mine and desk.answering
        steps: int = desk.game.steps
        if steps != page.steps or asked != page.asked:
            page.steps, page.asked = steps, asked
            self._look(seat, page)
        seen: Flat = page.array.copy()
        if mine and desk.said:
            self._add_half(seen)
        return seen

    def named(self, seat: int) -> dict[str, Flat]:
        """The same by the names of the entries, each in its shape."""
        seen = self.flat(seat)
        return {entry.name: seen[entry.start : entry.stop].reshape(entry.shape) for entry in self.eyes.layout.entries}

    def mask(self, seat: int) -> Mask:
        """The indices that may be said next, not to be written to; all zero for a seat whose word it is not."""
        desk = self.desk
        if seat != desk.seat:
            return np.zeros(desk.vocabulary.size, _MASK)
        raw = desk.mask()
        if raw is not self._raw:
            self._raw = raw
            self._mask = np.frombuffer(raw, _MASK)
        mask: Mask = self._mask
        return mask

    def _look(self, seat: int, page: Page) -> None:
        state: Any = self.desk.game.state  # type: ignore[attr-defined]
        self.eyes.look(state, seat, page.asked, page)
        if state.offers or page.offers:
            page.put_offers(self.offers, self.eyes.offers(state, seat))

    def _add_half(self, seen: Flat) -> None:
        desk = self.desk
        for index in desk.said:
            seen[index] = 1.0
        seen[self.last + desk.said[-1]] = 1.0
        for place, figure in self.eyes.draft(desk.game.state, desk.chosen):  # type: ignore[attr-defined]
            seen[self.draft + place] = part(figure, self.highs[place])
