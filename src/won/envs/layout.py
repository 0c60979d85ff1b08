"""What an observation is made of: named entries, each with its place in the flat array and its range.

The first part is bits, in words of sixty-four; the second is numbers, each cut off at the most it can show and divided
by it, so that every entry of the array lies between 0 and 1.
"""

from __future__ import annotations

from typing import Final

WORD: Final = 64


class Entry:
    """`count` figures from `start` on; `high` is what 1 stands for; `shape` how they lie."""

    __slots__ = ("about", "count", "high", "name", "shape", "start")

    def __init__(self, name: str, start: int, shape: tuple[int, ...], high: int, about: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.high = high
        self.about = about
        self.count = 1
        for size in shape:
            self.count *= size

    @property
    def stop(self) -> int:
        return self.start + self.count


class Layout:
    """Filled from the first entry to the last: all bits, then all numbers."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.size = 0
        self.words = 0  # of bits
        self.highs: list[int] = []  # of the numbers

    def bits(self, name: str, shape: tuple[int, ...], about: str) -> None:
        self._add(name, shape, 1, about)

    def align(self) -> None:
        """The next entry begins a new word; what is left of the last one is always zero."""
        self.size = -(-self.size // WORD) * WORD

    def end_of_bits(self) -> None:
        self.align()
        self.words = self.size // WORD

    def numbers(self, name: str, shape: tuple[int, ...], high: int, about: str) -> None:
        self._add(name, shape, high, about)
        self.highs.extend([high] * self.entries[-1].count)

    def _add(self, name: str, shape: tuple[int, ...], high: int, about: str) -> None:
        entry = Entry(name, self.size, shape, high, about)
        self.entries.append(entry)
        self.size = entry.stop

    def find(self, name: str) -> Entry:
        return next(entry for entry in self.entries if entry.name == name)
