"""What an adviser says at one moment: the best actions, a plan of several steps, what it assumes, and why."""

from __future__ import annotations

from typing import Final

import msgspec

from won.players.bot import Decision, Reason

INSTANT: Final = "instant"  # by the merchant's valuation
THINK: Final = "think"  # with a short search


class Advice(msgspec.Struct, frozen=True):
    """All figures are in the game's money. A step without an action takes several, which its reason describes."""

    best: tuple[Decision, ...] = ()  # what could be done now, best first
    plan: tuple[Decision, ...] = ()  # the best of these, and what is to follow
    gain: float | None = None  # what the plan as a whole is expected to add
    assumes: tuple[Reason, ...] = ()  # of the others, and of the rest of the game
    explained: tuple[Reason, ...] = ()  # why, step by step, for a beginner
