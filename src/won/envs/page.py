"""What lies before one seat, as an array that is brought up to date by what has changed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.envs.layout import WORD, Layout

Flat = NDArray[np.float32]
_FIGURE: Final = np.dtype(np.float32)


class Page:
    """Without the action half made. `rows` are for the eyes that write it: what they looked at last."""

    __slots__ = (
        "array",
        "asked",
        "cells",
        "done",
        "figures",
        "highs",
        "numbers",
        "offers",
        "rows",
        "version",
        "words",
    )

    def __init__(self, layout: Layout, rows: int) -> None:
        self.array: Any = np.zeros(layout.size, _FIGURE)
        self.cells: Any = self.array.data  # the same memory, quicker to write to one by one
        self.words = [0] * layout.words  # of bits, as they are shown
        self.numbers = layout.words * WORD  # where these begin
        self.figures = [0] * len(layout.highs)  # behind the numbers shown
        self.highs = layout.highs
        self.rows: list[list[int]] = [[] for _ in range(rows)]
        self.offers: list[tuple[int, int]] = []
        self.done = -1  # when: the actions done, whether the seat was asked off turn, and which board it was
        self.asked = False
        self.version = -1

    def put(self, at: int, figure: int) -> None:
        place = at - self.numbers
        if figure != self.figures[place]:
            self.figures[place] = figure
            self.cells[at] = part(figure, self.highs[place])

    def put_all(self, at: int, figures: list[int]) -> None:
        for place, figure in enumerate(figures):
            self.put(at + place, figure)

    def put_turned(self, at: int, figures: list[int], first: int) -> None:
        """From the `first` of them on, and then those before it."""
        count = len(figures)
        for place in range(count):
            turned = first + place
            self.put(at + place, figures[turned if turned < count else turned - count])

    def put_bits(self, at: int, word: int) -> None:
        place = at // WORD
        changed = word ^ self.words[place]
        if changed:
            self.words[place] = word
            while changed:
                low = changed & -changed
                changed ^= low
                self.cells[at + low.bit_length() - 1] = 1.0 if word & low else 0.0

    def put_offers(self, at: int, offers: list[tuple[int, int]]) -> None:
        """The figures of the open offers that are not zero, by their place from there on."""
        for place, _ in self.offers:
            self.put(at + place, 0)
        for place, figure in offers:
            self.put(at + place, figure)
        self.offers = offers

    def changed(self, row: int, now: list[int]) -> bool:
        """Whether it is not what was looked at last; from now on it is."""
        if now == self.rows[row]:
            return False
        self.rows[row] = now[:]
        return True


def part(figure: int, high: int) -> float:
    """The figure in parts of the most that can be shown, and cut off at it."""
    return figure / high if figure < high else 1.0
