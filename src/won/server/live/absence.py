"""Since when each person of a table has been away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet

from won.tables import policy_table


class Absence:
    """`changed` is called when somebody has been away for the grace period, or is back after it."""

    __slots__ = ("_changed", "_loaded", "_present", "_since", "_timer")

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._loaded = time.monotonic()
        self._present: AbstractSet[str] = frozenset()
        self._since: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def update(self, players: AbstractSet[str], present: AbstractSet[str]) -> None:
        """Who plays at the table, and who of them is here."""
        now = time.monotonic()
        back = [player for player in present if self.long(player)]
        before, self._present = self._present, present
        for player in players:
            if player in present:
                self._since.pop(player, None)
            else:
                self._since.setdefault(player, now if player in before else self._loaded)
        if back:
            self._changed()
        self._set_timer(now)

    def long(self, player: str) -> bool:
        """Whether that person has been away for the grace period."""
        since = self._since.get(player)
        return since is not None and time.monotonic() - since >= policy_table.GRACE

    def _set_timer(self, now: float) -> None:
        waits = [wait for since in self._since.values() if (wait := since + policy_table.GRACE - now) > 0]
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if waits and self._present:
            self._timer = asyncio.get_running_loop().call_later(min(waits) + 0.01, self._passed)

    def _passed(self) -> None:
        self._timer = None
        self._changed()
        self._set_timer(time.monotonic())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
