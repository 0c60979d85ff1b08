"""What each seat's position is worth against the others', in money.

The chance of winning follows from the scores of the valuation; its log odds, divided by what a pound adds to them, are
the lead in pounds, moved so that it is 0 for all at the start. A party that is out or certain to win is at the limit;
decisions are compared beyond it, because money thrown away is thrown away even where the game is decided.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED
from won.players.shares.magnate import StagedOutlook
from won.shares.game import Shares
from won.shares.parties import is_in

POUND: Final = FITTED.cash + FITTED.first_cash  # what a pound adds to the score of a party with little cash
CERTAIN: Final = 5.0  # log odds beyond which a chance of winning counts as certain
COMPARED: Final = 8.0  # log odds up to which decisions are compared


def values(game: Shares) -> list[float]:
    """The lead of each seat's party, in pounds, with the true cash of all: every payment is seen by all, so whoever
    counts along knows it."""
    return _values(game, CERTAIN)


def compared(game: Shares) -> list[float]:
    """The same to compare decisions by."""
    return _values(game, COMPARED)


def own_money(game: Shares, seat: int) -> Callable[[float], float]:
    """Changes of the seat's lead as the cash that would make up for them: a pound is worth less to a rich party."""
    outlook, party = StagedOutlook(game.state), game.state.head[seat]
    return lambda change: outlook.money(party, change * POUND)


def _values(game: Shares, limit: float) -> list[float]:
    outlook = StagedOutlook(game.state)
    return [_value(game, outlook, seat, limit) for seat in range(game.state.seats)]


def _value(game: Shares, outlook: Outlook, seat: int, limit: float) -> float:
    party = game.state.head[seat]
    if not is_in(game.state, party):
        return -limit / POUND
    even = log(max(1, game.state.seats - 1))  # the odds against each at the start
    return _lead(outlook, party, even, limit)


def _lead(outlook: Outlook, party: int, even: float, limit: float) -> float:
    others = [score for other, score in outlook.score.items() if other != party]
    if not others:
        return limit / POUND
    most = max(others)
    odds = even + outlook.score[party] - most - log(sum([exp(score - most) for score in others]))
    return max(-limit, min(limit, odds)) / POUND
