"""What an observation is made of: named entries, each with its place in the flat array and its range.

The first part is bits; the second is numbers, each cut off at the most it can show and divided by it, so that every
entry of the array lies between 0 and 1.
"""

from __future__ import annotations

from typing import Any


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
    """Filled from the first entry to the last."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.size = 0

    def bits(self, name: str, shape: tuple[int, ...], about: str) -> None:
        self.numbers(name, shape, 1, about)

    def numbers(self, name: str, shape: tuple[int, ...], high: int, about: str) -> None:
        entry = Entry(name, self.size, shape, high, about)
        self.entries.append(entry)
        self.size = entry.stop

    def named(self, seen: Any) -> dict[str, Any]:
        """The entries of an array by their names, each in its shape; the same memory."""
        return {entry.name: seen[entry.start : entry.stop].reshape(entry.shape) for entry in self.entries}

    def find(self, name: str) -> Entry:
        return next(entry for entry in self.entries if entry.name == name)
