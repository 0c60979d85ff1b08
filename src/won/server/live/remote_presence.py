"""Who is connected to a table through other processes."""

from __future__ import annotations

import time
from typing import Final

from won.server.wire.messages.common import Presence

SETTLED: Final = 2.0  # seconds after which every process has answered who is connected to it


class RemotePresence:
    """By process; empty where there is only one."""

    __slots__ = ("_by_process", "_settled_at")

    def __init__(self, shared: bool) -> None:
        self._settled_at = time.monotonic() + SETTLED if shared else 0.0
        self._by_process: dict[str, tuple[dict[str, Presence], int]] = {}

    def update(self, origin: str, people: dict[str, Presence], onlookers: int) -> None:
        if people or onlookers:
            self._by_process[origin] = (people, onlookers)
        else:
            self.forget(origin)

    def forget(self, origin: str) -> bool:
        """Whether anybody was connected to that process."""
        return self._by_process.pop(origin, None) is not None

    @property
    def settled(self) -> bool:
        """Whether the other processes have had time to answer."""
        return time.monotonic() >= self._settled_at

    @property
    def onlookers(self) -> int:
        return sum(count for _, count in self._by_process.values())

    def people(self) -> list[tuple[str, Presence]]:
        return [person for people, _ in self._by_process.values() for person in people.items()]
