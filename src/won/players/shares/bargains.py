"""The exchanges with a rival that bring most by one's own valuation, at prices that the rival accepts by its own.

Two who value things differently can both gain where neither sees a surplus: each exchange is priced by what the rival
takes it to be worth, and chosen by what it is worth to oneself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from won.analysis.shares.exchange import KEPT, MARGIN, Match, Terms, exchange, gain, limits
from won.analysis.shares.valuation import Outlook
from won.players.shares.judging import helps_leader, judge
from won.players.shares.rival_view import RivalView, least_price
from won.shares.figures import MONOPOLY
from won.shares.state import State
from won.shares.world import GOODS

CLOSEST: Final = 10  # of the exchanges that look best, reckoned exactly


class Thing(NamedTuple):
    """Shares that could change hands, of the products of the mask, and what they add to an exchange, in money.

    `most` and `least` are what the party would give and the rival take for it, as the rival sees it; `worth` is what
    the party sees. Several things come to their sum, because each is of another product.
    """

    products: int
    shares: tuple[int, ...]
    most: float
    least: float
    worth: float


NOTHING: Final = Thing(0, (), 0.0, 0.0, 0.0)


class Bargain(NamedTuple):
    """A deal, what it is worth to either side by its own valuation, and the part of the surplus meant for the rival."""

    worth: float
    theirs: float
    deal: Terms
    part: float


def pieces(state: State, giver: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """By product what could be handed over: all, one share, or all but one (DEAL-5)."""
    for product in range(GOODS):
        if not state.count[giver * GOODS + product]:
            continue
        held = tuple([share for share in state.world.of_product[product] if state.owner[share] == giver])
        yield product, held
        if 1 < len(held) < MONOPOLY:
            yield from ((product, (share,)) for share in held)
        if 2 < len(held) < MONOPOLY:
            yield from ((product, tuple([share for share in held if share != omitted])) for omitted in held)


def things(outlook: Outlook, view: RivalView, party: int, giver: int) -> list[Thing]:
    """What one of the two could hand over to the other."""
    rival = view.rival
    taker = rival if giver == party else party
    fear, pound = outlook.fear[party][rival], outlook.pound(party)
    movable: list[Thing] = []
    for product, shares in pieces(outlook.state, giver):
        moves = [(share, taker) for share in shares]
        own, by_rival = outlook.change(moves, {}), view.outlook.change(moves, {})
        most, least = limits(view.outlook, party, rival, by_rival[party], by_rival[rival])
        movable.append(Thing(1 << product, shares, most, least, (own[party] - fear * own[rival]) / pound))
    return movable


def pairs(several: list[Thing], most: int) -> list[Thing]:
    """Two things of different products as one, at most so many: those that bring most at the rival's least price."""
    both = [
        Thing(
            first.products | other.products,
            tuple(sorted(first.shares + other.shares)),
            first.most + other.most,
            first.least + other.least,
            first.worth + other.worth,
        )
        for first, other in combinations(several, 2)
        if not first.products & other.products
    ]
    both.sort(key=lambda thing: thing.least - thing.worth)
    return both[:most]


def bargains(outlook: Outlook, view: RivalView, party: int, wanted: float, breadth: int) -> list[Bargain]:
    """The exchanges worth most to the party that a rival who wants that part of a surplus accepts, the best first.

    `breadth` is the number of pairs of things that each side considers.
    """
    gives, gets = things(outlook, view, party, party), things(outlook, view, party, view.rival)
    if breadth:
        gives, gets = gives + pairs(gives, breadth), gets + pairs(gets, breadth)
    rough = _rough(outlook, view, party, wanted, [NOTHING, *gives], [NOTHING, *gets])
    rough.sort(key=lambda exchange: -exchange[0])
    exactly: list[Bargain] = []
    for _, give, get in rough[:CLOSEST]:
        bargain = exact(outlook, view, (party, view.rival, give.shares, get.shares), wanted)
        if bargain is not None:
            exactly.append(bargain)
    exactly.sort(key=lambda bargain: -bargain.worth)
    return exactly


def _rough(
    outlook: Outlook, view: RivalView, party: int, wanted: float, gives: list[Thing], gets: list[Thing]
) -> list[tuple[float, Thing, Thing]]:
    """What each exchange would be worth, as if every pound counted as the next one."""
    rival = view.rival
    pound = 1 + outlook.fear[party][rival] * outlook.pound(rival) / outlook.pound(party)  # what paying one costs
    promising: list[tuple[float, Thing, Thing]] = []
    for give in gives:
        products, most, least, worth = give.products, give.most, give.least, give.worth - MARGIN
        for get in gets:
            if products & get.products:
                continue
            lowest = least + get.least
            bound = worth + get.worth - pound * lowest
            if bound <= 0:
                continue
            more = bound - pound * (least_price(lowest, most + get.most - lowest, wanted) - lowest)
            if more > 0:
                promising.append((more, give, get))
    return promising


def exact(
    outlook: Outlook, view: RivalView, what: tuple[int, int, tuple[int, ...], tuple[int, ...]], wanted: float
) -> Bargain | None:
    """The exchange at the price that the rival accepts, where the party gains and can pay."""
    match: Match = exchange(view.outlook, *what)
    deal = view.priced(match, wanted)
    if deal is None or not (deal.gives or deal.gets):
        return None
    if deal.cash > 0 and outlook.state.cash[deal.party] - deal.cash < KEPT:
        return None
    worth = judge(outlook, deal)
    if worth < MARGIN or helps_leader(outlook, deal):
        return None
    return Bargain(worth, gain(view.outlook, deal.reversed()), deal, wanted)
