"""Moving tiles: one that adds little, or a whole small bloc, is put where it completes more dots with its like."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.sites import Lie, lies, near
from won.analysis.industry.valuation import fair, income, rounds_left, stream
from won.industry import actions as act
from won.industry.blocs import Bloc
from won.industry.board import BIT, NAMES, PLAYABLE, hexes_in, next_to
from won.industry.costs import MOVE_COST, MOVE_TILES
from won.industry.develop import buildable
from won.industry.market import BUY, CAPITAL, SELL
from won.industry.state import DEVELOP, State
from won.industry.tiles import TURNS

CLEARLY: Final = 25.0  # money that a move must add beyond its cost to buy the capital for it,
BARELY: Final = 5.0  # and what it must add when the capital is at hand


class Relocation(NamedTuple):
    kind: int
    move: act.Move
    gain: float


def best_move(state: State, seat: int, horizon: float) -> Relocation | None:
    """The single tile or small bloc that gains most elsewhere, if that clearly pays; tokens stay where they are."""
    rounds = rounds_left(state) * horizon
    before = _income(state, seat)
    paid = (SELL if state.phase == DEVELOP else BUY)[CAPITAL][state.market[CAPITAL]] * MOVE_COST
    best: Relocation | None = None
    most = BARELY if state.phase == DEVELOP else CLEARLY
    for bloc in state.blocs[seat]:
        if bloc.tokens:
            continue
        for hexes in _lifts(state, seat, bloc):
            found = _moved(state, seat, bloc, hexes)
            if found is not None:
                gain = rounds * (_income(found[0], seat) - before) - paid
                if gain > most:
                    best, most = Relocation(bloc.kind, found[1], gain), gain
    return best


def _lifts(state: State, seat: int, bloc: Bloc) -> list[tuple[int, ...]]:
    """Tiles that may do better: single ones with fewer dots than a place that is free, a small bloc beside its like."""
    place = _best_place(state, seat, bloc.kind)
    if place is None:
        return []
    dots = place[1].dots
    lifts: list[tuple[int, ...]] = [
        (at,) for at in bloc.hexes if dots > len([dot for dot in bloc.dots if dot & BIT[at]])
    ]
    whole = tuple(bloc.hexes)
    alone = len([one for one in state.blocs[seat] if one.kind == bloc.kind]) == 1
    if not alone and len(whole) <= MOVE_TILES and whole not in lifts:
        lifts.append(whole)
    return lifts


def _moved(state: State, seat: int, bloc: Bloc, hexes: tuple[int, ...]) -> tuple[State, act.Move] | None:
    """These tiles of a bloc lifted together, and each put where it completes most dots; none if one finds no place."""
    table = state.copy()
    table.lift(seat, list(hexes))
    steps: list[act.Step] = []
    for start in hexes:
        place = _best_place(table, seat, bloc.kind)
        if place is None:
            return None
        at, lie = place
        steps.append(act.Step(NAMES[start], NAMES[at], lie.turn))
        if not table.held[seat] & BIT[at]:
            table.claim(seat, at)
        table.lay(seat, at, bloc.kind * TURNS + lie.turn)
    return table, act.Move(tuple(steps))


def _best_place(table: State, seat: int, kind: int) -> tuple[int, Lie] | None:
    """MOVE-2: beside a tile of its kind, on an unclaimed hex or a lone flag of one's own, without Force."""
    like = 0
    for bloc in table.blocs[seat]:
        if bloc.kind == kind:
            like |= bloc.mask
    free = PLAYABLE & (~table.claimed | buildable(table, seat))
    best: tuple[int, Lie] | None = None
    most = 0.0
    for at in hexes_in(next_to(like) & free):
        for lie in lies(near(table, seat, at))[kind]:
            rank = lie.dots + 0.2 * lie.open
            if lie.linked and not lie.force and rank > most:
                best, most = (at, lie), rank
    return best


def _income(state: State, seat: int) -> int:
    """A round of what the seat's blocs make, as prices stand."""
    flow = stream(state, seat, fair(state))
    return income(state.market, flow.made, flow.food, flow.energy, flow.ore, flow.money)
