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
    measures = Measures([[Tour()] for _ in record.seats], defaultdict(int), {})
    for game, turn in walk(record):
        if turn is not None:
            for event in turn[2]:
                _add(measures, game, event)
    for seat, tours in enumerate(measures.tours):
        tours[-1].wealth = _wealth(game, seat)
    return measures


def _add(measures: Measures, game: Any, event: events.AnyEvent) -> None:
    match event:
        case events.Rolled(seat=seat, tours=tours) if tours >= len(measures.tours[seat]):
            measures.tours[seat][-1].wealth = _wealth(game, seat)
            measures.tours[seat].append(Tour())
        case events.Paid():
            _paid(measures, event)
        case events.Bankrupt(seat=seat):
            measures.bankrupt[seat] = game.state.turns
        case events.Dealt():
            measures.deals += 1
            measures.deal_cash += event.give.cash + event.get.cash
            _earn(measures, event.to, "deal", event.give.cash)
            _earn(measures, event.seat, "deal", event.get.cash)
        case events.LotSold(vendor=vendor, shares=shares, amount=amount):
            measures.lots_sold += 1
            measures.paid += amount
            measures.marked += marked(game.state, [SHARE[share] for share in shares])
            _earn(measures, vendor, "auction", amount)
        case events.LotUnsold(vendor=vendor, amount=amount):
            measures.lots_unsold += 1
            _earn(measures, vendor, "auction", amount)
        case events.Pooled():
            measures.syndicates += 1


def _paid(measures: Measures, event: events.Paid) -> None:
    _earn(measures, event.payee, event.why, event.amount)
    if event.why == "royalty":
        measures.royalties[event.what] = measures.royalties.get(event.what, 0) + event.amount
        if event.payer != NOBODY:
            measures.tours[event.payer][-1].royalties += event.amount


def _earn(measures: Measures, seat: int, source: str, amount: int) -> None:
    if seat != NOBODY and amount:
        income = measures.tours[seat][-1].income
        income[source] = income.get(source, 0) + amount


def _wealth(game: Any, seat: int) -> int:
    """LAST-2, of the seat's party."""
    shares: Shares = game
    return shares.points(seat).total
