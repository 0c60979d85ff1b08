"""A game of industry in figures: packages, prices, debt, worth and barter, round by round."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.record import Record
from won.games import walk
from won.industry import events
from won.industry.costs import MONEY_POINT
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, COMMODITY, GOODS, buying, selling
from won.industry.state import State


class Moment(msgspec.Struct):
    """The table when a round begins, the last time when the game is over."""

    prices: tuple[int, ...]  # to buy one cube, by commodity
    notes: tuple[int, ...]  # by seat
    worth: tuple[float, ...]  # by seat, in points, were all cubes sold now
    tiles: tuple[int, ...]  # by seat, in points


class Barter(msgspec.Struct):
    """The deals of a round. The surplus is what both sides gain over dealing with the bank instead."""

    deals: int = 0
    cubes: int = 0
    money: int = 0
    surplus: int = 0


class Measures(msgspec.Struct):
    packages: list[list[str]]  # by seat
    rounds: list[Moment]
    barter: list[Barter]  # by round
    offers: int = 0
    bought: int = 0  # cubes, from the markets
    sold: int = 0


def measure(record: Record) -> Measures:
    measures = Measures([[] for _ in record.seats], [], [])
    for game, turn in walk(record):
        for event in turn[2] if turn is not None else ():
            _add(measures, game, event)
    return measures


def _add(measures: Measures, game: Any, event: events.AnyEvent) -> None:
    match event:
        case events.Drafted(seat=seat, package=package):
            measures.packages[seat].append(package)
        case events.PhaseBegan(phase="trade"):
            measures.rounds.append(_moment(game))
            measures.barter.append(Barter())
        case events.GameOver():
            measures.rounds.append(_moment(game))
        case events.Offered():
            measures.offers += 1
        case events.Bartered() if measures.barter:
            _count(measures.barter[-1], game.state, event)
        case events.Bought(cubes=cubes):
            measures.bought += sum(cubes.values())
        case events.Sold(cubes=cubes):
            measures.sold += sum(cubes.values())


def _moment(game: Industry) -> Moment:
    state = game.state
    seats = range(state.seats)
    points = [game.points(seat) for seat in seats]
    return Moment(
        tuple(BUY[commodity][state.market[commodity]] for commodity in range(GOODS)),
        tuple(state.notes),
        tuple(points[seat].total + _cubes(state, seat) / MONEY_POINT for seat in seats),
        tuple(points[seat].parts["tiles"] for seat in seats),
    )


def _cubes(state: State, seat: int) -> int:
    """What all cubes of a seat would bring on the markets."""
    return sum(
        selling(commodity, state.market[commodity], state.cubes[seat * GOODS + commodity]) for commodity in range(GOODS)
    )


def _count(barter: Barter, state: State, event: events.Bartered) -> None:
    barter.deals += 1
    for side in (event.give, event.get):
        barter.cubes += sum(side.get(cube, 0) for cube in COMMODITIES)
        barter.money += side.get("money", 0)
        barter.surplus += sum(_spread(state, COMMODITY[cube], side[cube]) for cube in side if cube in COMMODITY)


def _spread(state: State, commodity: int, count: int) -> int:
    """The price to buy from the bank less the price to sell to it, which a barter saves."""
    standing = state.market[commodity]
    return buying(commodity, standing, count) - selling(commodity, standing, count)
