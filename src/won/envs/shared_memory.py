"""Arrays in memory shared by the processes of a vector environment, one row for each environment."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Sizes = tuple[int, int, int, int]  # rows, size of an observation, number of indices, rewards in each row
_ALIGNMENT: Final = 64  # bytes: every array begins on a cache line


class SharedArrays:
    """`seen` and `mask` are the observation of `seat`; `final` is the last observation of a game that just ended."""

    def __init__(self, rows: int, seen: int, mask: int, paid: int, name: str | None = None) -> None:
        """Allocate the arrays, or with a name attach to those of another process."""
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
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // _ALIGNMENT) * _ALIGNMENT
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
        self.arrays.clear()  # they reference the memory
        self.memory.close()
        if self.owned:
            self.memory.unlink()
