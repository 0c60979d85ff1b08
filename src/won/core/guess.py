"""Guessing at a hidden sum without contradicting what can be known of it."""

from __future__ import annotations

from collections.abc import Iterable


def plausible(guess: int, real: int, asked: Iterable[int], step: int = 1) -> int:
    """The guess, moved just so far that it covers the same of the amounts asked as the hidden sum does.

    Whether an amount is covered is known to whoever is told what it may accept.
    """
    for amount in asked:
        if amount <= real:
            guess = max(guess, amount)
    for amount in asked:
        if amount > real:
            guess = min(guess, amount - step)
    return guess
