"""Moving tiles: a single tile or a small bloc goes where it completes more dots with others of its kind."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.endgame import rounds_left
from won.analysis.industry.plan import EVEN, Style
from won.analysis.industry.sites import ROOM, Placement, neighbours, placements
from won.analysis.industry.valuation import fair, income, stream
from won.industry import actions as act
from won.industry.blocs import Bloc
from won.industry.board import BIT, NAMES, PLAYABLE, hexes_in, next_to
from won.industry.costs import MOVE_COST, MOVE_TILES
from won.industry.develop import buildable
from won.industry.market import BUY, CAPITAL, SELL
from won.industry.state import DEVELOP, State
from won.industry.tiles import TURNS

# Money that a move must add beyond its cost: to buy the capital for it, and with the capital at hand.
GAIN_TO_BUY: Final = 25.0
GAIN_AT_HAND: Final = 5.0


class Relocation(NamedTuple):
    """A move of tiles of one kind, and the money it adds."""

    kind: int
    move: act.Move
    gain: float


def best_move(state: State, seat: int, style: Style = EVEN) -> Relocation | None:
    """The move that gains most, if it gains enough; automated blocs stay."""
    rounds = rounds_left(state) * style.horizon
    before = _income(state, seat)
    paid = (SELL if state.phase == DEVELOP else BUY)[CAPITAL][state.market[CAPITAL]] * MOVE_COST
    best: Relocation | None = None
    most = GAIN_AT_HAND if state.phase == DEVELOP else GAIN_TO_BUY
    for bloc in state.blocs[seat]:
        if bloc.tokens:
            continue
        for hexes in _lifts(state, seat, bloc):
            result = _moved(state, seat, bloc, hexes)
            if result is not None:
                table, move = result
                gain = rounds * (_income(table, seat) - before) - paid + style.move
                if gain > most:
                    best, most = Relocation(bloc.kind, move, gain), gain
    return best


def _lifts(state: State, seat: int, bloc: Bloc) -> list[tuple[int, ...]]:
    """Tiles that may gain by a move: single ones with fewer dots than a free place offers, and small blocs."""
    place = _best_place(state, seat, bloc.kind)
    if place is None:
        return []
    dots = place[1].dots
    lifts: list[tuple[int, ...]] = [
        (at,) for at in bloc.hexes if dots > len([dot for dot in bloc.dots if dot & BIT[at]])
    ]
    whole = tuple(bloc.hexes)
    alone = len([other for other in state.blocs[seat] if other.kind == bloc.kind]) == 1
    if not alone and len(whole) <= MOVE_TILES and whole not in lifts:
        lifts.append(whole)
    return lifts


def _moved(state: State, seat: int, bloc: Bloc, hexes: tuple[int, ...]) -> tuple[State, act.Move] | None:
    """The state and the move, with each tile put where it completes most dots; none if a tile finds no place."""
    table = state.copy()
    table.lift(seat, list(hexes))
    steps: list[act.Step] = []
    for start in hexes:
        place = _best_place(table, seat, bloc.kind)
        if place is None:
            return None
        at, placement = place
        steps.append(act.Step(NAMES[start], NAMES[at], placement.turn))
        if not table.held[seat] & BIT[at]:
            table.claim(seat, at)
        table.lay(seat, at, bloc.kind * TURNS + placement.turn)
    return table, act.Move(tuple(steps))


def _best_place(table: State, seat: int, kind: int) -> tuple[int, Placement] | None:
    """MOVE-2: beside a tile of its kind, on an unclaimed hex or an own lone flag, without Force."""
    same = 0
    for bloc in table.blocs[seat]:
        if bloc.kind == kind:
            same |= bloc.mask
    free = PLAYABLE & (~table.claimed | buildable(table, seat))
    best: tuple[int, Placement] | None = None
    most = 0.0
    for at in hexes_in(next_to(same) & free):
        for placement in placements(neighbours(table, seat, at))[kind]:
            rank = placement.dots + ROOM * placement.open
            if placement.linked and not placement.force and rank > most:
                best, most = (at, placement), rank
    return best


def _income(state: State, seat: int) -> int:
    """What a round of the seat's blocs is worth at today's prices."""
    flow = stream(state, seat, fair(state))
    return income(state.market, flow.made, flow.food, flow.energy, flow.ore, flow.money)
