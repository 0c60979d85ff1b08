"""A game of shares in figures: wealth and income tour by tour, royalties, bankruptcies, deals and auctions."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

import msgspec

from won.core.record import Record
from won.games import walk
from won.shares import events
from won.shares.game import Shares
from won.shares.parties import marked
from won.shares.world import NOBODY, SHARE

INCOME: Final = ("royalty", "bonus", "double", "telex", "deal", "auction")


class Tour(msgspec.Struct):
    """One time round the world of one seat; money in pounds."""

    wealth: int = 0  # at its end
    income: dict[str, int] = msgspec.field(default_factory=dict)  # by source
    royalties: int = 0  # paid to others


class Measures(msgspec.Struct):
    tours: list[list[Tour]]  # by seat
    royalties: dict[str, int]  # by product
    bankrupt: dict[int, int]  # the turn in which a seat went
    deals: int = 0
    deal_cash: int = 0
    lots_sold: int = 0
    lots_unsold: int = 0
    paid: int = 0  # for lots sold
    marked: int = 0  # the price printed on them
    syndicates: int = 0


def measure(record: Record) -> Measures:
    found = Measures([[Tour()] for _ in record.seats], defaultdict(int), {})
    for game, turn in walk(record):
        if turn is not None:
            for event in turn[2]:
                _watch(found, game, event)
    for seat, tours in enumerate(found.tours):
        tours[-1].wealth = _wealth(game, seat)
    return found


def _watch(found: Measures, game: Any, event: events.AnyEvent) -> None:
    match event:
        case events.Rolled(seat=seat, tours=tours) if tours >= len(found.tours[seat]):
            found.tours[seat][-1].wealth = _wealth(game, seat)
            found.tours[seat].append(Tour())
        case events.Paid():
            _paid(found, event)
        case events.Bankrupt(seat=seat):
            found.bankrupt[seat] = game.state.turns
        case events.Dealt():
            found.deals += 1
            found.deal_cash += event.give.cash + event.get.cash
            _earn(found, event.to, "deal", event.give.cash)
            _earn(found, event.seat, "deal", event.get.cash)
        case events.LotSold(vendor=vendor, shares=shares, amount=amount):
            found.lots_sold += 1
            found.paid += amount
            found.marked += marked(game.state, [SHARE[share] for share in shares])
            _earn(found, vendor, "auction", amount)
        case events.LotUnsold(vendor=vendor, amount=amount):
            found.lots_unsold += 1
            _earn(found, vendor, "auction", amount)
        case events.Pooled():
            found.syndicates += 1


def _paid(found: Measures, event: events.Paid) -> None:
    _earn(found, event.payee, event.why, event.amount)
    if event.why == "royalty":
        found.royalties[event.what] = found.royalties.get(event.what, 0) + event.amount
        if event.payer != NOBODY:
            found.tours[event.payer][-1].royalties += event.amount


def _earn(found: Measures, seat: int, source: str, amount: int) -> None:
    if seat != NOBODY and amount:
        income = found.tours[seat][-1].income
        income[source] = income.get(source, 0) + amount


def _wealth(game: Any, seat: int) -> int:
    """LAST-2, of the seat's party."""
    found: Shares = game
    return found.points(seat).total
