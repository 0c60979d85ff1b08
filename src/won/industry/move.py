"""Develop: moving up to three tiles, and what that does to blocs and their tokens."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Move, Step
from won.industry.blocs import Bloc, survey, with_tile
from won.industry.board import BIT, HEX, NAMES, next_to
from won.industry.clash import clashes, force_problem
from won.industry.costs import FORCE_COST, MOVE_COST, MOVE_TILES
from won.industry.market import CAPITAL, GOODS
from won.industry.paying import short_of
from won.industry.rounds import turn_on
from won.industry.state import Split, State
from won.industry.tiles import TURNS
from won.industry.words import hex_problem, tile_problem


def can_move(state: State, seat: int, action: Move) -> Refusal | None:
    problem = _lift_problem(state, seat, action.tiles)
    if problem is None:
        problem = _put_problem(state, seat, action.tiles)
    return problem


def _lift_problem(state: State, seat: int, steps: tuple[Step, ...]) -> Refusal | None:
    """MOVE-1: one to three tiles of one's own, each named once; MOVE-5: of which one changes hex or turn."""
    if not 1 <= len(steps) <= MOVE_TILES:
        return refuse("MOVE-1", tiles=len(steps), most=MOVE_TILES)
    lifted, changed = 0, False
    for step in steps:
        problem = hex_problem(step.from_)
        if problem is not None:
            return problem
        start = BIT[HEX[step.from_]]
        if not state.held[seat] & state.tiled & start or lifted & start:
            return refuse("MOVE-1.1", at=step.from_)
        lifted |= start
        changed = changed or step.to != step.from_ or state.tile[HEX[step.from_]] % TURNS != step.turn
    return None if changed else refuse("MOVE-5")


def _put_problem(state: State, seat: int, steps: tuple[Step, ...]) -> Refusal | None:
    """MOVE-2: put down in order; MOVE-4: each tested against the tiles then on the board."""
    tile = state.tile[:]
    free = ~state.claimed | (state.held[seat] & ~state.tiled)
    for step in steps:
        free |= BIT[HEX[step.from_]]
        tile[HEX[step.from_]] = -1
    forced = 0
    for step in steps:
        problem = tile_problem("farm", step.to, step.turn)
        if problem is not None:
            return problem
        at = HEX[step.to]
        if not free & BIT[at]:
            return refuse("MOVE-2", at=step.to)
        code = moved_code(state, step)
        clash = clashes(tile, code, at)
        problem = force_problem(clash, step.force, step.to)
        if problem is not None:
            return problem
        forced += clash
        free &= ~BIT[at]
        tile[at] = code
    return short_of(state, seat, [(CAPITAL, MOVE_COST + forced * FORCE_COST)])


def moved_code(state: State, step: Step) -> int:
    return state.tile[HEX[step.from_]] // TURNS * TURNS + step.turn


def do_move(state: State, seat: int, action: Move, told: list[events.AnyEvent]) -> None:
    steps = action.tiles
    goals = {HEX[step.from_]: (HEX[step.to], moved_code(state, step)) for step in steps}
    capital = MOVE_COST + FORCE_COST * len([step for step in steps if step.force])
    state.cubes[seat * GOODS + CAPITAL] -= capital
    flags = _carry(state, seat, goals)
    state.passes = 0
    told.append(events.Moved(seat, steps, capital, flags))
    _regroup(state, seat, goals, told)
    if not state.splits:
        turn_on(state, told)


def _carry(state: State, seat: int, goals: dict[int, tuple[int, int]]) -> int:
    """MOVE-2: lift all, then put down all; MOVE-3: the lone flags met go back to hand. Their number."""
    held, tiled = state.held[seat], state.tiled
    for start in goals:
        state.tile[start] = -1
        held &= ~BIT[start]
        tiled &= ~BIT[start]
    returned = 0
    for goal, code in goals.values():
        state.tile[goal] = code
        if held & BIT[goal]:
            returned += 1
        held |= BIT[goal]
        tiled |= BIT[goal]
    state.flags[seat] += returned
    state.claimed = (state.claimed & ~state.held[seat]) | held
    state.held[seat] = held
    state.tiled = tiled
    state.reach[seat] = next_to(held)
    return returned


def _regroup(state: State, seat: int, goals: dict[int, tuple[int, int]], told: list[events.AnyEvent]) -> None:
    """Blocs without a moved tile stay as they are; the rest is seen anew, and tokens follow their bloc."""
    lifted = 0
    for start in goals:
        lifted |= BIT[start]
    broken = [bloc for bloc in state.blocs[seat] if bloc.mask & lifted]
    blocs = [bloc for bloc in state.blocs[seat] if not bloc.mask & lifted]
    left = 0
    for bloc in broken:
        left |= bloc.mask & ~lifted
    blocs.extend(survey(state.tile, left))
    now = tuple(blocs)
    for goal, _ in goals.values():
        now = with_tile(now, state.tile, state.held[seat], goal)
    state.blocs[seat] = now
    for bloc in broken:  # AUTO-4.2: in the order of their first hex before the move
        if bloc.tokens:
            _follow(state, seat, bloc, _where_now(bloc, goals, lifted), told)


def _where_now(bloc: Bloc, goals: dict[int, tuple[int, int]], lifted: int) -> int:
    mask = bloc.mask & ~lifted
    for start, (goal, _) in goals.items():
        if bloc.mask & BIT[start]:
            mask |= BIT[goal]
    return mask


def _follow(state: State, seat: int, bloc: Bloc, where: int, told: list[events.AnyEvent]) -> None:
    """AUTO-4: the tokens of a bloc whose tiles now lie on `where`."""
    pieces = [piece for piece in state.blocs[seat] if piece.mask & where]
    if len(pieces) == 1:
        give_tokens(state, seat, pieces[0].mask, bloc.tokens)
    elif bloc.tokens >= len(pieces):  # AUTO-4.1
        for piece in pieces:
            give_tokens(state, seat, piece.mask, 1)
    else:
        state.splits = [*state.splits, Split(bloc.tokens, [piece.mask for piece in pieces])]
        told.append(events.SplitUp(seat, bloc.tokens, tuple([NAMES[piece.hexes[0]] for piece in pieces])))


def give_tokens(state: State, seat: int, mask: int, tokens: int) -> None:
    state.blocs[seat] = tuple(
        [bloc.with_tokens(bloc.tokens + tokens) if bloc.mask == mask else bloc for bloc in state.blocs[seat]]
    )
