"""Putting down starting tiles: the best hex and turn, ties settled by lot."""

from __future__ import annotations

from collections.abc import Callable

from won.analysis.industry.sites import Placement, neighbours, placements
from won.industry import actions as act
from won.industry.board import NAMES, hexes_in
from won.industry.game import Industry
from won.industry.setup_room import free_hexes
from won.industry.state import State
from won.industry.tiles import TILES
from won.players.bot import Decision, Option, Reason
from won.players.industry.running import FEW


def best_place(
    game: Industry, seat: int, worth: Callable[[State, int, Placement], float], draw: Callable[[], float]
) -> Decision:
    """The legal place of greatest worth: the promising ones are checked from the best down, which is quick."""
    state = game.state
    tile = TILES[state.placing]
    ranked = [
        (-worth(state, at, placement), draw(), act.Place(tile, NAMES[at], placement.turn, placement.force))
        for at in hexes_in(free_hexes(state.claimed, state.group, state.waiver))
        for placement in placements(neighbours(state, seat, at))[state.placing]
    ]
    options = iter([Option(place, -less) for less, _, place in sorted(ranked, key=lambda one: one[:2])])
    best = next((option for option in options if game.check(seat, option.action) is None), None)
    if best is None:
        best = Option(game.legal(seat).actions[0], 0.0)
    beat = [option for option, _ in zip(options, range(FEW), strict=False) if game.check(seat, option.action) is None]
    about = {"tile": tile, "at": best.action.at}
    return Decision(best.action, Reason("industry.place", about, best.worth, tuple(beat)))
