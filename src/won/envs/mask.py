"""The indices that may follow, as an array; masks are shared, because the same ones recur."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from won.envs.buffer import view

MaskArray = NDArray[np.int8]
KIND: Final = np.dtype(np.int8)
_ZEROS: Final = vec[u8]([0] * 1024)


class Mask:
    """A cell for each index, 1 where it is allowed; `array` is a read-only view of the same memory."""

    __slots__ = ("array", "cells")

    def __init__(self, size: int, allowed: list[int]) -> None:
        self.cells = _ZEROS[:size]
        for index in allowed:
            if index >= 0:  # offers above the limit have no index
                self.cells[index] = 1
        self.array: Any = view(self.cells, KIND)

    def allows(self, index: i64) -> bool:
        return self.cells[index] != 0

    def indices(self) -> list[int]:
        return [index for index in range(len(self.cells)) if self.cells[index]]
