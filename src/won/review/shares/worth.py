"""What each seat's position is worth against the others', in money.

The chance of winning follows from the scores of the valuation; its log odds, divided by what a pound adds to them, are
the lead in pounds, moved so that it is 0 for all at the start. A party that is out or certain to win is at the limit.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED
from won.shares.game import Shares
from won.shares.parties import is_in

POUND: Final = FITTED.cash + FITTED.first_cash  # what a pound adds to the score of a party with little cash
CERTAIN: Final = 5.0  # log odds beyond which a chance of winning counts as certain


def values(game: Shares) -> list[float]:
    """The lead of each seat's party, in pounds, with the true cash of all."""
    outlook = Outlook(game.state)
    return [_value(game, outlook, seat) for seat in range(game.state.seats)]


def seen_values(game: Shares) -> list[float]:
    """The same as each seat can know it: nobody is blamed for what hidden cash alone could have told it."""
    if game.state.settings.cash == "open":
        return values(game)
    return [_value(game, Outlook(game.state, seat), seat) for seat in range(game.state.seats)]


def _value(game: Shares, outlook: Outlook, seat: int) -> float:
    party = game.state.head[seat]
    if not is_in(game.state, party):
        return -CERTAIN / POUND
    even = log(max(1, game.state.seats - 1))  # the odds against each at the start
    return _lead(outlook, party, even)


def _lead(outlook: Outlook, party: int, even: float) -> float:
    others = [score for other, score in outlook.score.items() if other != party]
    if not others:
        return CERTAIN / POUND
    most = max(others)
    odds = even + outlook.score[party] - most - log(sum([exp(score - most) for score in others]))
    return max(-CERTAIN, min(CERTAIN, odds)) / POUND
