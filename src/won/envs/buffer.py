"""The observation of one seat as an array that is updated in place where something changed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import append, vec
from mypy_extensions import i32, i64
from numpy.typing import NDArray

from won.envs.layout import Layout

Flat = NDArray[np.float32]
_FLOAT: Final = np.dtype(np.float32)
_ZERO: Final[i32] = 0
_HALF: Final[i32] = 0x3F000000  # the bits of a float32
_ONE: Final[i32] = 0x3F800000
view: Final[Any] = np.frombuffer  # it takes more kinds of memory than its types say


class Scales:
    """The bits of the float32 for every number a cell can show: the number divided by the highest of its entry."""

    def __init__(self, layout: Layout) -> None:
        self.highs = vec[i64]([entry.high for entry in layout.entries for _ in range(entry.count)])
        starts: dict[int, int] = {}
        table: list[int] = []
        for high in sorted({entry.high for entry in layout.entries}):
            starts[high] = len(table)
            table += [int(bits) for bits in (np.arange(high + 1) / high).astype(_FLOAT).view(np.int32)]
        self.starts = vec[i64]([starts[entry.high] for entry in layout.entries for _ in range(entry.count)])
        self.table = vec[i32](table)


class Buffer:
    """The cells of one seat. `fields` are the lists its observer compared last.

    A bit set is up to 62 bits in neighbouring cells; its value is stored under the first of them.
    """

    __slots__ = (
        "array",
        "asked",
        "cells",
        "copy",
        "done",
        "draft_cells",
        "fields",
        "highs",
        "last",
        "offer_cells",
        "said",
        "starts",
        "table",
        "values",
        "version",
    )

    def __init__(self, scales: Scales, fields: int) -> None:
        size = len(scales.highs)
        self.cells = vec[i32]([0] * size)
        self.array: Any = view(self.cells, _FLOAT)  # the same memory
        self.copy: Any = self.array.copy  # looked up once
        self.values = vec[i64]([0] * size)  # the numbers and bit sets that the cells show
        self.highs, self.starts, self.table = scales.highs, scales.starts, scales.table
        self.fields: list[list[int]] = [[] for _ in range(fields)]
        self.offer_cells = vec[i64]()  # cells of open offers
        self.draft_cells = vec[i64]()  # cells of the unfinished action
        self.said = 0  # how many of its words are shown
        self.last: i64 = -1  # the cell of the last one
        self.done = -1  # the actions applied, whether the seat was asked and the board's version at the last update
        self.asked = False
        self.version = -1

    def put(self, at: i64, number: i64) -> None:
        if number != self.values[at]:
            self.values[at] = number
            self._show(at, number)

    def put_all(self, at: i64, numbers: list[int], first: i64 = 0) -> None:
        """The numbers from `first` on, then those before it."""
        count: i64 = len(numbers)
        for place in range(count):
            turned = first + place
            self.put(at + place, numbers[turned if turned < count else turned - count])

    def put_bits(self, at: i64, bits: i64) -> None:
        changed = bits ^ self.values[at]
        if changed:
            self.values[at] = bits
            while changed:
                low = changed & -changed
                changed ^= low
                place = int(low).bit_length() - 1  # an i64 has none
                self.cells[at + place] = _ONE if bits & low else _ZERO

    def put_one(self, at: i64, place: i64) -> None:
        """Set only this one of the cells from `at` on, or none of them for -1."""
        before = self.values[at] - 1
        if place != before:
            self.values[at] = place + 1
            if before >= 0:
                self.cells[at + before] = _ZERO
            if place >= 0:
                self.cells[at + place] = _ONE

    def add_offer(self, at: i64, number: i64) -> None:
        """Add a number of an open offer; `clear_offers` removes them all."""
        value = self.values[at] = self.values[at] + number
        self._show(at, value)
        self.offer_cells = append(self.offer_cells, at)

    def clear_offers(self) -> None:
        for at in self.offer_cells:
            self.values[at] = 0
            self.cells[at] = _ZERO
        self.offer_cells = vec[i64]()

    def put_draft(self, at: i64, number: i64) -> None:
        self._show(at, number)
        self.draft_cells = append(self.draft_cells, at)

    def put_word(self, index: i64) -> None:
        """Show a word of the unfinished action as the last one."""
        if self.last >= 0:
            self.cells[self.last] = _HALF
        self.cells[index] = _ONE
        self.last = index
        self.draft_cells = append(self.draft_cells, index)

    def clear_draft(self) -> None:
        if self.said:
            for at in self.draft_cells:
                self.cells[at] = _ZERO
            self.draft_cells, self.last, self.said = vec[i64](), -1, 0

    def changed(self, field: int, now: list[int]) -> bool:
        """Whether a list differs from the one compared last; it is remembered for the next time."""
        if now == self.fields[field]:
            return False
        self.fields[field] = now[:]
        return True

    def _show(self, at: i64, number: i64) -> None:
        self.cells[at] = self.table[self.starts[at] + min(number, self.highs[at])]
