"""How much a bot may search on this device, so that it keeps to its seconds by the clock.

The budget of a search is counted in steps at a fixed rate, for the same game everywhere. A phone takes longer for them:
here the budget follows what the last decisions took.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from won.players import Level
from won.players.bot import Bot

FIRST: Final = 0.25  # of the budget, before anything is known of the device
NEAR: Final = 0.1  # a decision that took less than that part of its time did not search
MOST: Final = 2.0  # times the budget from one decision to the next


@runtime_checkable
class Searching(Protocol):
    """A bot with seconds for a decision."""

    budget: float


class Pace:
    """Of one device, for all bots at it."""

    def __init__(self) -> None:
        self.part = FIRST  # of its budget that a search may use
        self._whole: dict[int, tuple[Searching, float]] = {}  # bots by identity, and their budgets as they were made

    def set(self, bot: Bot) -> None:
        for searching in _searching(bot):
            searching.budget = self.part * self._whole.setdefault(id(searching), (searching, searching.budget))[1]

    def took(self, bot: Bot, seconds: float) -> None:
        """Adapt to the time that a decision took."""
        for searching in _searching(bot):
            _, wanted = self._whole[id(searching)]
            if seconds > NEAR * self.part * wanted:
                self.part = min(1.0, self.part * min(MOST, wanted / seconds))


def _searching(bot: Bot) -> list[Searching]:
    bots = list(bot.bots.values()) if isinstance(bot, Level) else [bot]
    return [each for each in bots if isinstance(each, Searching)]
