"""A guess at a hidden sum that contradicts nothing the guesser knows."""

from __future__ import annotations

from collections.abc import Iterable


def plausible(guess: int, real: int, asked: Iterable[int], step: int = 1) -> int:
    """The guess, moved as little as needed to cover exactly those amounts that the hidden sum covers.

    A player who may accept an offer knows that the other side can pay it.
    """
    for amount in asked:
        if amount <= real:
            guess = max(guess, amount)
    for amount in asked:
        if amount > real:
            guess = min(guess, amount - step)
    return guess
