"""Which words may be said next, by index: kept and shared, because the same ones come again and again."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from won.envs.page import view

Ones = NDArray[np.int8]
KIND: Final = np.dtype(np.int8)
_ZEROS: Final = vec[u8]([0] * 1024)


class Mask:
    """A cell for each index, 1 where it may be said; `array` is the same memory, which cannot be written to."""

    __slots__ = ("array", "cells")

    def __init__(self, size: int, ones: list[int]) -> None:
        self.cells = _ZEROS[:size]
        for index in ones:
            if index >= 0:  # an offer past those that can be spoken of has none
                self.cells[index] = 1
        self.array: Any = view(self.cells, KIND)

    def allows(self, index: i64) -> bool:
        return self.cells[index] != 0

    def indices(self) -> list[int]:
        return [index for index in range(len(self.cells)) if self.cells[index]]
