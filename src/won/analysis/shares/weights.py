"""How much each thing counts in the score of a party, as it sees the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.shares.figures import PURCHASE, STEP

MILLION: Final = 10 * STEP


class Weights(NamedTuple):
    """What a party takes each thing to be worth, and how it spends; one that judges otherwise has others."""

    cash: float = 0.020 / MILLION
    first_cash: float = 0.030 / MILLION  # added for the first millions
    marked: float = 0.022 / MILLION
    jokers: tuple[float, ...] = (0.0, 0.15, 0.22, 0.26)  # by their number; more than three are no better
    now: float = 0.40 / MILLION  # for each pound of royalties a round
    curve: float = 0.20 / MILLION  # for royalties interpolated between the tiers
    reach: float = 0.32 / MILLION  # for royalties that shares in the trays could add
    envy: float = 1.0  # factor on what a rival's gain costs
    reserve: float = 0.5  # part of the reserve against bad rolls that it keeps when it buys
    at_once: int = PURCHASE  # shares that it buys at a time, at most
    elation: float = 1.0  # factor on what it bids in an auction
    liking: tuple[float, ...] = ()  # by product: a factor on what it is worth; none if they are seen as they are
    cheapest: int = 0  # price of the cheapest share that it looks at when it buys


FITTED: Final = Weights()


def between(first: Weights, other: Weights, part: float) -> Weights:
    """Of what is worth how much, the first weights at 0 and the others at 1; how a party spends is as in the first."""

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * part

    return first._replace(
        cash=mixed(first.cash, other.cash),
        first_cash=mixed(first.first_cash, other.first_cash),
        marked=mixed(first.marked, other.marked),
        jokers=tuple([mixed(a, b) for a, b in zip(first.jokers, other.jokers, strict=True)]),
        now=mixed(first.now, other.now),
        curve=mixed(first.curve, other.curve),
        reach=mixed(first.reach, other.reach),
    )


def _stage(
    cash: float, first: float, marked: float, joker: float, now: float, curve: float = 0.0, reach: float = 0.0
) -> Weights:
    """Weights for each million, and of the first joker."""
    return Weights(
        cash=cash / MILLION,
        first_cash=first / MILLION,
        marked=marked / MILLION,
        jokers=(0.0, joker, 1.2 * joker, 1.2 * joker),
        now=now / MILLION,
        curve=curve / MILLION,
        reach=reach / MILLION,
    )


# Fitted anew by logistic regression to 900 games of merchants, for each number of parties left. While many are left,
# cash and what pays now count; the way to the next tier counts only in the end.
_MANY: Final = _stage(0.014, 0.014, 0.024, 0.2, 0.2)
STAGES: Final[list[Weights]] = [
    FITTED,
    FITTED,
    _stage(0.016, 0.050, 0.0, 0.0, 0.685, 0.98, 0.56),
    _stage(0.017, 0.020, 0.02, 0.17, 0.11, 0.178, 0.03),
    _MANY,
    _MANY,
    _MANY,
]
