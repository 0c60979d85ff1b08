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
    """Shares that could change hands, of the products of the mask, and how either side's score changes.

    `giver` and `taker` are as the party sees it, the other two as its rival does.
    """

    products: int
    shares: tuple[int, ...]
    giver: float
    taker: float
    giver_seen: float
    taker_seen: float


NOTHING: Final = Thing(0, (), 0.0, 0.0, 0.0, 0.0)


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
            yield from ((product, tuple([share for share in held if share != kept])) for kept in held)


def things(outlook: Outlook, view: RivalView, giver: int, taker: int) -> list[Thing]:
    movable: list[Thing] = []
    for product, shares in pieces(outlook.state, giver):
        moves = [(share, taker) for share in shares]
        own, seen = outlook.change(moves, {}), view.outlook.change(moves, {})
        movable.append(Thing(1 << product, shares, own[giver], own[taker], seen[giver], seen[taker]))
    return movable


def pairs(several: list[Thing], most: int) -> list[Thing]:
    """Two things of different products as one; those in which both sides see most, at most so many."""
    both = [
        Thing(
            first.products | other.products,
            tuple(sorted(first.shares + other.shares)),
            first.giver + other.giver,
            first.taker + other.taker,
            first.giver_seen + other.giver_seen,
            first.taker_seen + other.taker_seen,
        )
        for first, other in combinations(several, 2)
        if not first.products & other.products
    ]
    both.sort(key=lambda thing: -(thing.giver + thing.taker_seen))
    return both[:most]


def bargains(outlook: Outlook, view: RivalView, party: int, wanted: float, breadth: int) -> list[Bargain]:
    """The exchanges worth most to the party that a rival who wants that part of a surplus accepts, the best first.

    `breadth` is the number of pairs of things that each side considers.
    """
    rival = view.rival
    gives, gets = things(outlook, view, party, rival), things(outlook, view, rival, party)
    if breadth:
        gives, gets = gives + pairs(gives, breadth), gets + pairs(gets, breadth)
    rough = _rough(outlook, view, party, wanted, [NOTHING, *gives], [NOTHING, *gets])
    rough.sort(key=lambda exchange: -exchange[0])
    exactly: list[Bargain] = []
    for _, give, get in rough[:CLOSEST]:
        bargain = exact(outlook, view, (party, rival, give.shares, get.shares), wanted)
        if bargain is not None:
            exactly.append(bargain)
    exactly.sort(key=lambda bargain: -bargain.worth)
    return exactly


def _rough(
    outlook: Outlook, view: RivalView, party: int, wanted: float, gives: list[Thing], gets: list[Thing]
) -> list[tuple[float, Thing, Thing]]:
    """What each exchange would be worth, as if every pound counted as the next first."""
    rival, seen = view.rival, view.outlook
    fear, pound, pounds = outlook.fear[party][rival], outlook.pound(party), outlook.pound(rival)
    promising: list[tuple[float, Thing, Thing]] = []
    for give in gives:
        for get in gets:
            if give.products & get.products:
                continue
            most, least = limits(seen, party, rival, give.giver_seen + get.taker_seen, give.taker_seen + get.giver_seen)
            price = least_price(least, most - least, wanted)
            own = give.giver + get.taker - pound * price
            worth = (own - fear * (give.taker + get.giver + pounds * price)) / pound
            if worth > MARGIN:
                promising.append((worth, give, get))
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
