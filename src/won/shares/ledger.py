"""What each event moved, from whom to whom; and who holds what. The two must always agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from won.core.game import Transfer
from won.core.ledger import Entries, Holder, Holdings
from won.shares import events
from won.shares.state import State
from won.shares.world import NOBODY, SHARES

BANK: Final = "bank"
TRAYS: Final = "trays"
STACK: Final = "stack"


def _holder(party: int) -> Holder:
    return BANK if party == NOBODY else party


def _cash(amount: int, giver: int, taker: int) -> Iterator[Transfer]:
    if amount:
        yield Transfer("cash", amount, _holder(giver), _holder(taker))


def _shares(names: tuple[str, ...], giver: Holder, taker: Holder) -> Iterator[Transfer]:
    if giver != taker:
        for name in names:
            yield Transfer(name, 1, giver, taker)


def _bought(e: events.Bought) -> Iterator[Transfer]:
    yield from _cash(e.amount, e.seat, NOBODY)
    yield from _shares(e.shares, TRAYS, e.seat)


def _joker_bought(e: events.JokerBought) -> Iterator[Transfer]:
    yield from _cash(e.amount, e.seat, NOBODY)
    yield Transfer("joker", 1, STACK, e.seat)


def _lot_sold(e: events.LotSold) -> Iterator[Transfer]:
    yield from _cash(e.amount, e.buyer, e.vendor)
    yield from _shares(e.shares, e.vendor, e.buyer)


def _lot_unsold(e: events.LotUnsold) -> Iterator[Transfer]:
    yield from _cash(e.amount, NOBODY, e.vendor)
    yield from _shares(e.shares, e.vendor, TRAYS)


def _dealt(e: events.Dealt) -> Iterator[Transfer]:
    for side, giver, taker in ((e.give, e.seat, e.to), (e.get, e.to, e.seat)):
        yield from _cash(side.cash, giver, taker)
        yield from _shares(side.shares, giver, taker)


def _pooled(e: events.Pooled) -> Iterator[Transfer]:
    for party, cash, jokers, shares in zip(e.parties, e.cash, e.jokers, e.shares, strict=True):
        if party != e.head:
            yield from _cash(cash, party, e.head)
            yield from _shares(shares, party, e.head)
            if jokers:
                yield Transfer("joker", jokers, party, e.head)
    yield from _cash(e.fee, e.head, NOBODY)


def _bankrupt(e: events.Bankrupt) -> Iterator[Transfer]:
    yield from _cash(e.cash, e.seat, NOBODY)
    yield from _shares(e.shares, e.seat, TRAYS)
    if e.jokers:
        yield Transfer("joker", e.jokers, e.seat, STACK)
    for creditor, paid in zip(e.creditors, e.paid, strict=True):
        if creditor != NOBODY:
            yield from _cash(paid, NOBODY, creditor)


ENTRIES: Final[Entries] = {
    events.Paid: lambda e: _cash(e.amount, e.payer, e.payee),
    events.Bought: _bought,
    events.JokerBought: _joker_bought,
    events.JokerUsed: lambda e: iter([Transfer("joker", 1, e.seat, STACK)]),
    events.LotSold: _lot_sold,
    events.LotUnsold: _lot_unsold,
    events.Dealt: _dealt,
    events.Pooled: _pooled,
    events.Bankrupt: _bankrupt,
}


def holdings(state: State) -> Holdings:
    """144 shares and nine jokers are always somewhere; the bank is bottomless (START-3) and not listed."""
    held: Holdings = {}
    for seat in range(state.seats):
        held[seat, "cash"] = state.cash[seat]
        held[seat, "joker"] = state.jokers[seat]
    held[STACK, "joker"] = state.stack
    for share, owner in enumerate(state.owner):
        name = SHARES[share]
        held[TRAYS, name] = int(owner == NOBODY)
        for seat in range(state.seats):
            held[seat, name] = int(owner == seat)
    return held
