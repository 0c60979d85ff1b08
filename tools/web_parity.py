"""Write web/test/made/parity.json: what the rules count, for the browser's unit tests to compare with what it counts.

Positions and events come from seeded random games, so that the cases are the same in every run.

Usage: python -m tools.web_parity [FILE]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from won.analysis.industry.projection import projected
from won.analysis.shares.odds import reached
from won.analysis.shares.royalties import round_income
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.drawing import sheet
from won.games import rules
from won.industry.market import BUY, COMMODITIES, SELL, WELLS, buying, selling
from won.shares.auction import lots_of
from won.shares.game import Shares
from won.shares.parties import parties
from won.shares.world import LAP, PRODUCTS, SHARES, World, world

TARGET: Final = Path(__file__).parent.parent / "web/test/made/parity.json"
PLAYERS: Final = 4
INDUSTRY: Final = ("first", "second", "v3")
EVERY: Final = 40  # steps between two positions
MANY: Final = 8  # cubes in one action, more than any edition allows
STEPS: Final = (0, 1, 30, 55, LAP)  # of the tour, from which chances are counted
ROLLS: Final = 3


def played(game_name: str, edition: str, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Game, list[Any]]]:
    """A random game after every action, with the events of that action."""
    draw = source(f"{game_name} {edition} {seed}")
    book = rules(game_name)
    seats = [Seat(name=f"seat {number}") for number in range(PLAYERS)]
    game = book.new(edition, seats, book.draw_chance(PLAYERS, draw.random), options)
    while not game.over:
        seat = draw.choice(game.to_move)
        action = game.sample(seat, draw.random)
        yield game, list(game.apply(seat, action))


def industry() -> dict[str, Any]:
    return {
        "sheet": sheet("industry", {}),
        "boards": list(boards()),
        "prices": prices(),
        "projections": list(projections()),
    }


def boards() -> Iterator[dict[str, Any]]:
    """Every board of a few games: what lies there, and the blocs with their dots as the rules count them."""
    before = None
    for edition in INDUSTRY:
        for game, _ in played("industry", edition, {"rounds": 6}, 1):
            view = game.view(None)
            if view.board != before:
                before = view.board
                yield {"board": view.board, "blocs": view.blocs}


def projections() -> Iterator[dict[str, Any]]:
    """The score each seat is on the way to, every few steps of a game of each edition."""
    for edition in INDUSTRY:
        for game, _ in played("industry", edition, {"rounds": 8}, 2):
            if game.steps % EVERY == 0 and not game.over:
                seats = [projected(game.state, seat) for seat in range(PLAYERS)]  # type: ignore[attr-defined]
                yield {"view": game.view(None), "seats": [seat._asdict() for seat in seats]}


def prices() -> list[dict[str, Any]]:
    """TRADE-4: what so many cubes cost (above nothing) or bring, from every place of every track."""
    cases = []
    for commodity, name in enumerate(COMMODITIES):
        for standing in range(WELLS[commodity] + 1):
            for count in range(1, MANY + 1):
                left, more = max(0, standing - count), min(WELLS[commodity], standing + count)
                bought = {"count": count, "sum": buying(commodity, standing, count), "next": BUY[commodity][left]}
                sold = {"count": -count, "sum": selling(commodity, standing, count), "next": SELL[commodity][more]}
                cases += [{"commodity": name, "standing": standing, **case} for case in (bought, sold)]
    return cases


def shares() -> dict[str, Any]:
    positions, news = [], []
    for game, events in played("shares", "classic", {"turns": 150}, 1):
        assert isinstance(game, Shares)
        news.append({"step": game.steps, "events": events})
        if game.steps % EVERY == 0:
            positions.append(position(game))
    result = game.result
    assert result is not None
    return {
        "sheet": sheet("shares", {}),
        "royalties": royalties(world()),
        "chances": [
            {"step": step, "rolls": rolls, "squares": [float(chance) for chance in reached(step, rolls)]}
            for step in STEPS
            for rolls in range(1, ROLLS + 1)
        ],
        "positions": positions,
        "game": {"view": game.view(None), "news": news, "totals": [score.total for score in result.scores]},
    }


def royalties(printed: World) -> dict[str, list[int]]:
    """ROYALTY-2: what each percentage of each product brings."""
    return {name: [printed.royalty(place, percent) for percent in range(101)] for place, name in enumerate(PRODUCTS)}


def position(game: Shares) -> dict[str, Any]:
    """What everyone sees, with each party's lots and what each holding brings when all others roll once."""
    state = game.state
    lots = {party: [[SHARES[share] for share in lot] for lot in lots_of(state, party)] for party in parties(state)}
    incomes = {name: float(round_income(state, place, 100)) for place, name in enumerate(PRODUCTS)}
    return {"view": game.view(None), "lots": lots, "incomes": incomes}


def main(target: Path = TARGET) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode({"industry": industry(), "shares": shares()}))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
