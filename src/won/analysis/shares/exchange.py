"""Deals between two parties: what one is worth to either, and the prices between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.shares.valuation import Change, Outlook
from won.analysis.shares.weights import MILLION
from won.shares import actions as act
from won.shares.figures import MONOPOLY, STEP
from won.shares.parties import named
from won.shares.world import GOODS, SHARE

MARGIN: Final = MILLION // 2  # a deal must bring at least this much
KEPT: Final = 3 * MILLION  # cash that must remain after a deal
ITEMS: Final = 10  # likely things to hand over, of either side


class Terms(NamedTuple):
    """An exchange between two parties; `cash` goes from the first to the second; negative, back."""

    party: int
    rival: int
    gives: tuple[int, ...]
    gets: tuple[int, ...]
    cash: int

    def deal(self) -> act.Deal:
        give = act.Side(named(self.gives), max(0, self.cash))
        return act.Deal(self.rival, give, act.Side(named(self.gets), max(0, -self.cash)))

    def reversed(self) -> Terms:
        return Terms(self.rival, self.party, self.gets, self.gives, -self.cash)


def terms(outlook: Outlook, maker: int, deal: act.Deal) -> Terms:
    """A deal from the view of its maker."""
    gives, gets = ([SHARE[name] for name in side.shares] for side in (deal.give, deal.get))
    return Terms(maker, outlook.state.head[deal.to], tuple(gives), tuple(gets), deal.give.cash - deal.get.cash)


def change_of(outlook: Outlook, deal: Terms) -> Change:
    moves = [*[(share, deal.rival) for share in deal.gives], *[(share, deal.party) for share in deal.gets]]
    cash = {deal.party: -deal.cash, deal.rival: deal.cash} if deal.cash else {}
    return outlook.change(moves, cash)


def gain(outlook: Outlook, deal: Terms) -> float:
    """What the deal is worth to its first party."""
    return outlook.gain(deal.party, change_of(outlook, deal))


def both_gain(outlook: Outlook, deal: Terms) -> tuple[float, float]:
    changed = change_of(outlook, deal)
    return outlook.gain(deal.party, changed), outlook.gain(deal.rival, changed)


class Item(NamedTuple):
    """Shares of one product that could change hands, and what that does to the giver and the taker."""

    product: int
    shares: tuple[int, ...]
    giver: float
    taker: float


def items(outlook: Outlook, giver: int, taker: int) -> list[Item]:
    """What the giver could hand over, best first: by what both together would gain."""
    state = outlook.state
    tradable: list[Item] = []
    for product in range(GOODS):
        count = state.count[giver * GOODS + product]
        if not count:
            continue
        held = tuple([share for share in state.world.of_product[product] if state.owner[share] == giver])
        pieces = [held]
        if 1 < count < MONOPOLY:  # DEAL-5
            pieces += [(share,) for share in held]
        for piece in pieces:
            changed = outlook.change([(share, taker) for share in piece], {})
            tradable.append(Item(product, piece, changed[giver], changed[taker]))
    tradable.sort(key=lambda item: -(item.giver + item.taker))
    return tradable[:ITEMS]


def single_items(outlook: Outlook, giver: int, taker: int) -> list[Item]:
    """The least that can be handed over by itself: single shares, and monopoly trusts whole (DEAL-5)."""
    state = outlook.state
    tradable: list[Item] = []
    for product in range(GOODS):
        held = tuple([share for share in state.world.of_product[product] if state.owner[share] == giver])
        for piece in [held] if len(held) == MONOPOLY else [(share,) for share in held]:
            changed = outlook.change([(share, taker) for share in piece], {})
            tradable.append(Item(product, piece, changed[giver], changed[taker]))
    return tradable


def asking(outlook: Outlook, party: int, rival: int, gives: tuple[int, ...]) -> float:
    """The most a rival would pay for these shares."""
    changed = outlook.change([(share, rival) for share in gives], {})
    return -limits(outlook, party, rival, changed[party], changed[rival])[1] - MARGIN


class Match(NamedTuple):
    """An exchange with the most either side would pay for it: the least the rival takes, the most the party gives."""

    party: int
    rival: int
    gives: tuple[int, ...]
    gets: tuple[int, ...]
    least: float
    most: float

    @property
    def surplus(self) -> float:
        return self.most - self.least

    def at(self, share: float) -> Terms:
        """The deal that leaves the rival that share of the surplus."""
        cash = round((self.least + share * self.surplus) / STEP) * STEP
        return Terms(self.party, self.rival, self.gives, self.gets, cash)


def exchange(outlook: Outlook, party: int, rival: int, gives: tuple[int, ...], gets: tuple[int, ...]) -> Match:
    """These shares for those, with the prices between which both gain."""
    moves = [*[(share, rival) for share in gives], *[(share, party) for share in gets]]
    changed = outlook.change(moves, {})
    most, least = limits(outlook, party, rival, changed[party], changed[rival])
    return Match(party, rival, gives, gets, least, most)


def limits(outlook: Outlook, party: int, rival: int, own: float, other: float) -> tuple[float, float]:
    """The most a party gives on top of such changes of the two scores, and the least its rival takes."""
    own_fear, their_fear = outlook.fear[party][rival], outlook.fear[rival][party]
    pound, pounds = outlook.pound(party), outlook.pound(rival)
    return (own - own_fear * other) / (pound + own_fear * pounds), (their_fear * own - other) / (
        pounds + their_fear * pound
    )


NOTHING: Final = Item(-1, (), 0.0, 0.0)


def matches(outlook: Outlook, party: int, rival: int) -> list[Match]:
    """Exchanges from which both would gain at some price, the best first."""
    gives, gets = items(outlook, party, rival), items(outlook, rival, party)
    matching: list[Match] = []
    for give in [NOTHING, *gives]:
        for get in [NOTHING, *gets]:
            if give.product == get.product:
                continue
            own, other = give.giver + get.taker, give.taker + get.giver
            most, least = limits(outlook, party, rival, own, other)
            if most - least > 4 * MARGIN:
                matching.append(Match(party, rival, give.shares, get.shares, least, most))
    matching.sort(key=lambda match: -match.surplus)
    return matching
