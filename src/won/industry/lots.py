"""Drawing lots."""

from __future__ import annotations

from collections.abc import Callable

Draw = Callable[[], float]  # uniform in [0, 1)


def pick(things: list[int], draw: Draw) -> int:
    return things[int(draw() * len(things))]
