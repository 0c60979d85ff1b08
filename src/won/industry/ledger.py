"""What each event moved, from whom to whom; and who holds what. The two must always agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from won.core.game import Transfer
from won.core.ledger import Entries, Holder, Holdings
from won.industry import events
from won.industry.costs import AUTOMATE_COST, FLAG_COST
from won.industry.develop_costs import named
from won.industry.line import cubes_of
from won.industry.market import COMMODITIES
from won.industry.state import State
from won.industry.tiles import TILE_KINDS, TILES, TURNS

BANK: Final = "bank"
SUPPLY: Final = "supply"
MARKET: Final = "market"
BOARD: Final = "board"
STACK: Final = "stack"
PACKAGE: Final = "package"


def _cubes(cubes: dict[str, int], giver: Holder, taker: Holder) -> Iterator[Transfer]:
    for cube, count in cubes.items():
        yield Transfer(cube, count, giver, taker)


def _money(count: int, giver: Holder, taker: Holder) -> Iterator[Transfer]:
    if count:
        yield Transfer("money", count, giver, taker)


def _drafted(e: events.Drafted) -> Iterator[Transfer]:
    yield from _cubes(e.cubes, SUPPLY, e.seat)
    yield from _money(e.money, BANK, e.seat)
    if e.tile:
        yield Transfer(e.tile, e.tiles, STACK, PACKAGE)


def _placed(e: events.Placed) -> Iterator[Transfer]:
    yield Transfer(e.tile, 1, PACKAGE, BOARD)
    yield Transfer("flag", 1, e.seat, BOARD)
    if e.capital:
        yield Transfer("capital", e.capital, e.seat, SUPPLY)


def _less(cubes: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {cube: count - other.get(cube, 0) for cube, count in cubes.items() if count > other.get(cube, 0)}


def _bought(e: events.Bought) -> Iterator[Transfer]:
    yield from _cubes(e.supply, SUPPLY, e.seat)
    yield from _cubes(_less(e.cubes, e.supply), MARKET, e.seat)
    yield from _money(e.money, e.seat, BANK)


def _sold(e: events.Sold) -> Iterator[Transfer]:
    yield from _cubes(e.supply, e.seat, SUPPLY)
    yield from _cubes(_less(e.cubes, e.supply), e.seat, MARKET)
    yield from _money(e.money, BANK, e.seat)


def _borrowed(e: events.Borrowed) -> Iterator[Transfer]:
    yield Transfer("notes", e.notes, BANK, e.seat)
    yield from _money(e.money, BANK, e.seat)


def _repaid(e: events.Repaid) -> Iterator[Transfer]:
    yield Transfer("notes", e.notes, e.seat, BANK)
    yield from _money(e.money, e.seat, BANK)


def _bartered(e: events.Bartered) -> Iterator[Transfer]:
    yield from _cubes(e.give, e.seat, e.to)
    yield from _cubes(e.get, e.to, e.seat)


def _flagged(e: events.Flagged) -> Iterator[Transfer]:
    yield from _cubes(named(FLAG_COST), e.seat, SUPPLY)
    yield Transfer("flag", 1, e.seat, BOARD)


def _built(e: events.Built) -> Iterator[Transfer]:
    yield from _cubes(e.paid, e.seat, SUPPLY)
    yield Transfer(e.tile, 1, STACK, BOARD)


def _moved(e: events.Moved) -> Iterator[Transfer]:
    yield Transfer("capital", e.capital, e.seat, SUPPLY)
    if e.flags:
        yield Transfer("flag", e.flags, BOARD, e.seat)


def _automated(e: events.Automated) -> Iterator[Transfer]:
    yield from _cubes(named(AUTOMATE_COST), e.seat, SUPPLY)


def _produced(e: events.Produced) -> Iterator[Transfer]:
    yield from _cubes(e.spent, e.seat, SUPPLY)
    yield from _cubes(e.made, SUPPLY, e.seat)
    yield from _money(e.money, BANK, e.seat)


def _interest(e: events.InterestPaid) -> Iterator[Transfer]:
    if e.notes:
        yield Transfer("notes", e.notes, BANK, e.seat)
    yield from _money(e.borrowed, BANK, e.seat)
    yield from _money(e.money, e.seat, BANK)


def _sold_out(e: events.SoldOut) -> Iterator[Transfer]:
    yield from _cubes(e.cubes, e.seat, SUPPLY)
    yield from _money(e.money, BANK, e.seat)


ENTRIES: Final[Entries] = {
    events.Drafted: _drafted,
    events.Placed: _placed,
    events.Bought: _bought,
    events.Sold: _sold,
    events.Borrowed: _borrowed,
    events.Repaid: _repaid,
    events.Bartered: _bartered,
    events.Flagged: _flagged,
    events.Built: _built,
    events.Moved: _moved,
    events.Automated: _automated,
    events.Produced: _produced,
    events.InterestPaid: _interest,
    events.SoldOut: _sold_out,
}


def holdings(state: State) -> Holdings:
    """Counts of all that can be counted; bank and supply are bottomless (TRADE-8) and not listed."""
    held: Holdings = {}
    for seat in range(state.seats):
        for cube, count in cubes_of(state, seat).items():
            held[seat, cube] = count
        held[seat, "money"] = state.money[seat]
        held[seat, "notes"] = state.notes[seat]
        held[seat, "flag"] = state.flags[seat]
    held[BOARD, "flag"] = sum(mask.bit_count() for mask in state.held)
    for commodity, cube in enumerate(COMMODITIES):
        held[MARKET, cube] = state.market[commodity]
    built = [0] * TILE_KINDS
    for code in state.tile:
        if code >= 0:
            built[code // TURNS] += 1
    for kind, tile in enumerate(TILES):
        held[STACK, tile] = state.stacks[kind]
        held[PACKAGE, tile] = state.to_place if state.placing == kind else 0
        held[BOARD, tile] = built[kind]
    return held
