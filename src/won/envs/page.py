"""What lies before one seat, as an array that is brought up to date by what has changed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import append, vec
from mypy_extensions import i32, i64
from numpy.typing import NDArray

from won.envs.layout import Layout

Flat = NDArray[np.float32]
_FIGURE: Final = np.dtype(np.float32)
_ZERO: Final[i32] = 0
_HALF: Final[i32] = 0x3F000000  # as a float32, bit by bit
_ONE: Final[i32] = 0x3F800000
view: Final[Any] = np.frombuffer  # it takes more kinds of memory than its types say


class Shades:
    """The float32 of every figure a cell can show, bit by bit: the figure in parts of the most that it can show."""

    def __init__(self, layout: Layout) -> None:
        self.highs = vec[i64]([entry.high for entry in layout.entries for _ in range(entry.count)])
        starts: dict[int, int] = {}
        table: list[int] = []
        for high in sorted({entry.high for entry in layout.entries}):
            starts[high] = len(table)
            table += [int(shade) for shade in (np.arange(high + 1) / high).astype(_FIGURE).view(np.int32)]
        self.starts = vec[i64]([starts[entry.high] for entry in layout.entries for _ in range(entry.count)])
        self.table = vec[i32](table)


class Page:
    """`rows` are for the eyes that write it: what they looked at last. What an action half made shows is in pencil.

    A word is up to 62 bits in neighbouring cells, and is known by the first of them.
    """

    __slots__ = (
        "array",
        "asked",
        "cells",
        "copy",
        "done",
        "highs",
        "last",
        "pencilled",
        "pinned",
        "rows",
        "said",
        "shown",
        "starts",
        "table",
        "version",
    )

    def __init__(self, shades: Shades, rows: int) -> None:
        size = len(shades.highs)
        self.cells = vec[i32]([0] * size)
        self.array: Any = view(self.cells, _FIGURE)  # the same memory
        self.copy: Any = self.array.copy  # looked up once
        self.shown = vec[i64]([0] * size)  # the figures in the cells, and the words that begin there
        self.highs, self.starts, self.table = shades.highs, shades.starts, shades.table
        self.rows: list[list[int]] = [[] for _ in range(rows)]
        self.pinned = vec[i64]()  # the cells of open offers
        self.pencilled = vec[i64]()  # and of an action half made
        self.said = 0  # words of it
        self.last: i64 = -1  # the cell of the last one
        self.done = -1  # when: the actions done, whether the seat was asked off turn, and which board it was
        self.asked = False
        self.version = -1

    def put(self, at: i64, figure: i64) -> None:
        if figure != self.shown[at]:
            self.shown[at] = figure
            self._shade(at, figure)

    def put_all(self, at: i64, figures: list[int], first: i64 = 0) -> None:
        """From the `first` of them on, and then those before it."""
        count: i64 = len(figures)
        for place in range(count):
            turned = first + place
            self.put(at + place, figures[turned if turned < count else turned - count])

    def put_bits(self, at: i64, word: i64) -> None:
        changed = word ^ self.shown[at]
        if changed:
            self.shown[at] = word
            while changed:
                low = changed & -changed
                changed ^= low
                place = int(low).bit_length() - 1  # an i64 has none
                self.cells[at + place] = _ONE if word & low else _ZERO

    def put_one(self, at: i64, place: i64) -> None:
        """Of the cells from there on this one alone is 1, or none where it is -1."""
        before = self.shown[at] - 1
        if place != before:
            self.shown[at] = place + 1
            if before >= 0:
                self.cells[at + before] = _ZERO
            if place >= 0:
                self.cells[at + place] = _ONE

    def pin(self, at: i64, figure: i64) -> None:
        """Add a figure of an open offer, until it is taken down with the others."""
        shown = self.shown[at] = self.shown[at] + figure
        self._shade(at, shown)
        self.pinned = append(self.pinned, at)

    def take_down(self) -> None:
        for at in self.pinned:
            self.shown[at] = 0
            self.cells[at] = _ZERO
        self.pinned = vec[i64]()

    def pencil(self, at: i64, figure: i64) -> None:
        self._shade(at, figure)
        self.pencilled = append(self.pencilled, at)

    def say(self, index: i64) -> None:
        """A word of the action half made: the last now, and no longer the one before."""
        if self.last >= 0:
            self.cells[self.last] = _HALF
        self.cells[index] = _ONE
        self.last = index
        self.pencilled = append(self.pencilled, index)

    def rub_out(self) -> None:
        if self.said:
            for at in self.pencilled:
                self.cells[at] = _ZERO
            self.pencilled, self.last, self.said = vec[i64](), -1, 0

    def changed(self, row: int, now: list[int]) -> bool:
        """Whether it is not what was looked at last; from now on it is."""
        if now == self.rows[row]:
            return False
        self.rows[row] = now[:]
        return True

    def _shade(self, at: i64, figure: i64) -> None:
        self.cells[at] = self.table[self.starts[at] + min(figure, self.highs[at])]
