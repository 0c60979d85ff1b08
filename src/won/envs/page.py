"""What lies before one seat, as an array that is brought up to date by what has changed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.envs.layout import WORD, Layout

Flat = NDArray[np.float32]
_FIGURE: Final = np.dtype(np.float32)


class Page:
    """`rows` are for the eyes that write it: what they looked at last. What an action half made shows is in pencil."""

    __slots__ = (
        "array",
        "asked",
        "cells",
        "done",
        "figures",
        "highs",
        "last",
        "numbers",
        "offers",
        "pencilled",
        "rows",
        "said",
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
        self.said = 0  # words of an action half made
        self.pencilled: list[int] = []  # the cells of it
        self.last = -1  # and the one of the last word
        self.done = -1  # when: the actions done, whether the seat was asked off turn, and which board it was
        self.asked = False
        self.version = -1

    def put(self, at: int, figure: int) -> None:
        place = at - self.numbers
        if figure != self.figures[place]:
            self.figures[place] = figure
            self.cells[at] = part(figure, self.highs[place])

    def put_all(self, at: int, figures: list[int], first: int = 0) -> None:
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
        first = at - self.numbers
        for place, _ in self.offers:
            self.figures[first + place] = 0
        for place, figure in offers:
            self.put(at + place, figure)
        for place, _ in self.offers:
            if not self.figures[first + place]:
                self.cells[at + place] = 0.0
        self.offers = offers

    def pencil(self, at: int, shown: float) -> None:
        self.cells[at] = shown
        self.pencilled.append(at)

    def point(self, at: int) -> None:
        """At the last word, and no longer at the one before."""
        if self.last >= 0:
            self.cells[self.last] = 0.0
        self.cells[at] = 1.0
        self.last = at

    def rub_out(self) -> None:
        if self.said:
            for at in self.pencilled:
                self.cells[at] = 0.0
            self.cells[self.last] = 0.0
            self.pencilled, self.last, self.said = [], -1, 0

    def changed(self, row: int, now: list[int]) -> bool:
        """Whether it is not what was looked at last; from now on it is."""
        if now == self.rows[row]:
            return False
        self.rows[row] = now[:]
        return True


def part(figure: int, high: int) -> float:
    """The figure in parts of the most that can be shown, and cut off at it."""
    return figure / high if figure < high else 1.0
