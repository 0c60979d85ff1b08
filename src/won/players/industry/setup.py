"""The set-up: which package to pick, and where its tiles go."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Any, Final

from won.analysis.industry.sites import Placement, free_around, neighbours, placements
from won.analysis.industry.valuation import TILE_WORTH, fair
from won.industry import actions as act
from won.industry.board import NAMES, hexes_in
from won.industry.costs import MONEY_POINT
from won.industry.edition import Package
from won.industry.game import Industry
from won.industry.setup_room import free_hexes
from won.industry.state import State
from won.industry.tiles import TILES
from won.players.bot import Decision, Option, Reason
from won.players.industry.running import FEW

# What each package brought, in points against the average, in some hundred games with random picks.
PROVEN: Final[dict[str, float]] = {
    "I1": 11.0, "I2": 11.0, "I3": -1.0, "I4": -5.5, "I5": -4.0, "I6": 7.5,
    "C1": -4.5, "C2": -2.0, "C3": -2.5, "C4": -4.5, "C5": -5.0, "C6": -1.5,
}  # fmt: skip


def package(game: Industry, seat: int, draw: Callable[[], float]) -> Any:
    worths = package_worths(game, seat)
    return act.Draft(max(worths, key=lambda name: worths[name] * (1 + 0.1 * draw())))


def package_worth(state: State, seat: int, package: Package) -> float:
    price = fair(state)
    total = 1.5 * package.money + 1.2 * sum(price[c] * count for c, count in package.cubes)
    if package.tiles:
        own = {bloc.kind for bloc in state.blocs[seat]}
        dots = 6 if package.tiles == 3 else 3
        total += package.tiles * TILE_WORTH + 4 * dots * price[package.kind] * (0.5 if package.kind in own else 1)
    return total


def package_worths(game: Industry, seat: int) -> dict[str, float]:
    """What each package that may be picked is worth."""
    packages = {package.name: package for package in game.state.edition.packages}
    names = [str(name) for name in game.next_words(seat, ("draft",))]
    return {name: package_worth(game.state, seat, packages[name]) for name in names}


def proven_worths(game: Industry, seat: int) -> dict[str, float]:
    """The same by what packages brought so far, where that is known of all."""
    worths = package_worths(game, seat)
    if not all(name in PROVEN for name in worths):
        return worths
    average = fmean(worths.values())
    return {name: average + MONEY_POINT * PROVEN[name] for name in worths}


def drafted(name: str, worths: dict[str, float]) -> Decision:
    """The pick of a package, with the best of those that are worth less."""
    less = [Option(act.Draft(other), round(worth, 1)) for other, worth in worths.items() if worth < worths[name]]
    beat = sorted(less, key=lambda option: -option.worth)[:FEW]
    code = "industry.draft" if worths[name] >= max(worths.values()) else "industry.draft.near"
    return Decision(act.Draft(name), Reason(code, {"package": name}, round(worths[name], 1), tuple(beat)))


def place_worth(state: State, at: int, placement: Placement) -> float:
    """Dots first, then room for more of them, then free land around."""
    return 10 * placement.dots + 2 * placement.open + free_around(state, at) - (10 if placement.force else 0)


def proven_package(game: Industry, seat: int, draw: Callable[[], float], whim: float) -> Any:
    """By what packages have brought so far, plus some chance; where that is unknown, by what is in them."""
    names = [str(name) for name in game.next_words(seat, ("draft",))]
    if not all(name in PROVEN for name in names):
        return package(game, seat, draw)
    return act.Draft(max(names, key=lambda name: PROVEN[name] + whim * draw()))


def best_place(
    game: Industry, seat: int, worth: Callable[[State, int, Placement], float], draw: Callable[[], float]
) -> Decision:
    """The most valuable legal place; ties are broken by chance."""
    state = game.state
    tile = TILES[state.placing]
    ranked = [
        (-worth(state, at, placement), draw(), act.Place(tile, NAMES[at], placement.turn, placement.force))
        for at in hexes_in(free_hexes(state.claimed, state.group, state.waiver))
        for placement in placements(neighbours(state, seat, at))[state.placing]
    ]
    options = iter([Option(place, -less) for less, _, place in sorted(ranked, key=lambda entry: entry[:2])])
    best = next((option for option in options if game.check(seat, option.action) is None), None)
    if best is None:
        best = Option(game.legal(seat).actions[0], 0.0)
    beat = [option for option, _ in zip(options, range(FEW), strict=False) if game.check(seat, option.action) is None]
    about = {"tile": tile, "at": best.action.at}
    return Decision(best.action, Reason("industry.place", about, best.worth, tuple(beat)))
