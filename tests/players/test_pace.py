"""A bot that searches keeps to its seconds by the clock of the machine, however fast that is."""

from __future__ import annotations

import pytest

from won.players import make_bot
from won.players.industry.magnate import Magnate
from won.players.levels import SEARCHING
from won.players.pace import FIRST, Pace

BUDGET = SEARCHING["magnate"]


@pytest.mark.parametrize(("slow", "part"), [(0.5, 1.0), (0.8, 1.0), (4.0, 0.2), (32.0, 0.025)])
def test_the_budget_follows_what_decisions_take(slow: float, part: float) -> None:
    pace, bot = Pace(), make_bot("magnate", "seed", "industry")
    [magnate] = bot.bots.values()  # type: ignore[attr-defined]
    assert isinstance(magnate, Magnate)
    pace.set(bot)
    assert magnate.budget == BUDGET * FIRST
    for _ in range(5):
        pace.set(bot)
        for spent in (magnate.budget, magnate.budget / 3, 0.0):  # all of it, less, and no search at all
            magnate.spent = spent
            pace.took(bot, spent * slow or 0.001)
    pace.set(bot)
    assert magnate.budget * slow <= BUDGET * max(slow * part, 1.0) + 1e-9
    assert magnate.budget == pytest.approx(BUDGET * part)
