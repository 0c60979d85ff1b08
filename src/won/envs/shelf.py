"""Arrays in memory that several processes share: what goes to and from the environments of a vector, a row for each."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Sizes = tuple[int, int, int, int]  # rows, figures seen, indices, and how many are paid in each row
_LINE: Final = 64  # arrays begin where a line of the cache does


class Shelf:
    """`seen` and `mask` are the observation of `seat`, `final` the last one of a game that has just ended."""

    def __init__(self, rows: int, seen: int, mask: int, paid: int, name: str | None = None) -> None:
        """A new one, or by its name the one that another process made."""
        shapes: list[tuple[str, tuple[int, ...], type[np.generic]]] = [
            ("seen", (rows, seen), np.float32),
            ("final", (rows, seen), np.float32),
            ("mask", (rows, mask), np.int8),
            ("action", (rows,), np.int64),
            ("seat", (rows,), np.int64),
            ("reward", (rows, paid), np.float64),
            ("over", (rows,), np.bool_),
            ("cut", (rows,), np.bool_),
        ]
        starts, size = [], 0
        for _, shape, kind in shapes:
            starts.append(size)
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // _LINE) * _LINE
        self.sizes: Sizes = rows, seen, mask, paid
        self.owned = name is None
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.arrays: dict[str, NDArray[Any]] = {
            field: np.ndarray(shape, kind, self.memory.buf, start)
            for (field, shape, kind), start in zip(shapes, starts, strict=True)
        }

    def __getitem__(self, field: str) -> NDArray[Any]:
        return self.arrays[field]

    def close(self) -> None:
        self.arrays.clear()  # they hold the memory
        self.memory.close()
        if self.owned:
            self.memory.unlink()
