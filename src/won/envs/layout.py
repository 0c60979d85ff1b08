"""The layout of an observation: named entries, each with its place in the flat array and its range.

The first part is bits, the second numbers. A number is cut off at the highest of its entry and divided by it, so that
every cell lies between 0 and 1.
"""

from __future__ import annotations

from typing import Any, Final

N: Final = 0  # in the shape of a row: the number of seats
Row = tuple[str, tuple[int, ...], int, str]  # name, shape, highest number (1 for bits), description


class Entry:
    """`count` cells from `start` on, of this shape; 1.0 stands for `high`."""

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
    """The entries in order, without gaps."""

    def __init__(self, rows: list[Row], seats: int) -> None:
        self.entries: list[Entry] = []
        self.size = 0
        for name, shape, high, about in rows:
            sizes = tuple([seats if size == N else size for size in shape])
            entry = Entry(name, self.size, sizes, high, about)
            self.entries.append(entry)
            self.size = entry.stop

    def named(self, flat: Any) -> dict[str, Any]:
        """The entries of an array by name, each in its shape; they share its memory."""
        return {entry.name: flat[entry.start : entry.stop].reshape(entry.shape) for entry in self.entries}

    def find(self, name: str) -> Entry:
        return next(entry for entry in self.entries if entry.name == name)
