"""Who is at a table by way of other processes."""

from __future__ import annotations

import time
from typing import Final

from won.server.wire.messages import Presence

SETTLED: Final = 2.0  # seconds after which all who have people at a table have said so


class Elsewhere:
    """By process; empty where there is but one."""

    __slots__ = ("_here", "_settles")

    def __init__(self, shared: bool) -> None:
        self._settles = time.monotonic() + SETTLED if shared else 0.0
        self._here: dict[str, tuple[dict[str, Presence], int]] = {}

    def put(self, origin: str, people: dict[str, Presence], onlookers: int) -> None:
        if people or onlookers:
            self._here[origin] = (people, onlookers)
        else:
            self.forget(origin)

    def forget(self, origin: str) -> bool:
        """Whether anybody was there."""
        return self._here.pop(origin, None) is not None

    @property
    def settled(self) -> bool:
        """Whether it is known who is there."""
        return time.monotonic() >= self._settles

    @property
    def onlookers(self) -> int:
        return sum(count for _, count in self._here.values())

    def people(self) -> list[tuple[str, Presence]]:
        return [one for people, _ in self._here.values() for one in people.items()]
