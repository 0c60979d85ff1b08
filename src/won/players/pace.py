"""How much a bot may search on this machine, so that it keeps to its seconds by the clock.

The budget of a search is counted in effort at a fixed rate, for the same game everywhere. A phone, a busy machine or a
build that is not compiled takes longer for it: at a table the budget follows what the last decisions took.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol, TypeVar, runtime_checkable

from won.players import Level
from won.players.bot import Bot

T = TypeVar("T")
FIRST: Final = 0.25  # of the budget, before anything is known of the machine
LEAST: Final = 0.05  # seconds of its budget that a search must have spent to say how fast the machine is
AIM: Final = 0.8  # of the time, since some steps take longer than others
MOST: Final = 2.0  # times the budget from one decision to the next


@runtime_checkable
class Searching(Protocol):
    """A bot with seconds for a decision, of which its last one spent so many; a search may end early."""

    budget: float
    spent: float


class Pace:
    """Of one process, for all bots in it."""

    def __init__(self) -> None:
        self.part = FIRST  # of its budget that a search may use
        self._whole: dict[int, tuple[Searching, float]] = {}  # bots by identity, and their budgets as they were made

    def timed(self, bot: Bot, decide: Callable[[], T]) -> T:
        """What the bot decides, within its seconds as far as the last decisions tell."""
        self.set(bot)
        began = time.monotonic()
        decision = decide()
        self.took(bot, time.monotonic() - began)
        return decision

    def set(self, bot: Bot) -> None:
        for searching in _searching(bot):
            searching.budget = self.part * self._whole.setdefault(id(searching), (searching, searching.budget))[1]

    def took(self, bot: Bot, seconds: float) -> None:
        """Adapt to the time that a decision took."""
        for searching in _searching(bot):
            if searching.spent > LEAST * self.part:
                self.part = min(1.0, self.part * MOST, AIM * searching.spent / seconds)


def _searching(bot: Bot) -> list[Searching]:
    bots = list(bot.bots.values()) if isinstance(bot, Level) else [bot]
    return [each for each in bots if isinstance(each, Searching)]
