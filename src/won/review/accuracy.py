"""From losses to grades and accuracies: `docs/review.md` states the formulas."""

from __future__ import annotations

from collections.abc import Iterable

from won.review.model import GRADES, Decision


def accuracy(decisions: Iterable[Decision], most: float) -> float | None:
    """Of what the best decisions would have brought beyond doing nothing, the part that was brought; 100 for all.

    None where nothing was at stake. One decision counts for `most` at most, so that none drowns all others.
    """
    stakes = losses = 0.0
    for decision in decisions:
        stakes += min(most, decision.stake)
        losses += min(most, decision.loss)
    return round(100 * (1 - losses / stakes), 1) if stakes > 0 else None


def grade(loss: float, thresholds: tuple[float, float, float]) -> str:
    return GRADES[sum([loss >= threshold for threshold in thresholds])]
