"""Develop: moving up to three tiles, and what that does to blocs and their tokens.

A move is said part by part: the hexes of the tiles to lift, `to`, then a hex and a turn for each in that order.
"""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.core.kinds import OPEN_ENDED, TURN, ActionKind, Draw, pick
from won.core.notation import join_parts, split_parts
from won.core.refusal import Refusal, refuse
from won.industry.actions import Move, Step
from won.industry.automate import divide_tokens
from won.industry.blocs import Bloc
from won.industry.board import BIT, HEX, NAMES, hexes_in
from won.industry.costs import FORCE_COST, MOVE_COST, MOVE_TILES
from won.industry.develop import force_problem
from won.industry.develop_costs import short_of
from won.industry.events import AnyEvent, Moved
from won.industry.form import hex_problem, place_problem, read_tile, write_tile
from won.industry.market import CAPITAL, GOODS
from won.industry.move_search import HalfMove, can_move_any, completable, own_tiles
from won.industry.state import DEVELOP, State
from won.industry.tiles import TURNS
from won.industry.turns import PASS, turn_on

TO: Final = "to"


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
        if not own_tiles(state, seat) & start or lifted & start:
            return refuse("MOVE-1.1", at=step.from_)
        lifted |= start
        changed = changed or step.to != step.from_ or state.tile[HEX[step.from_]] % TURNS != step.turn
    return None if changed else refuse("MOVE-5")


def _put_problem(state: State, seat: int, steps: tuple[Step, ...]) -> Refusal | None:
    """MOVE-2: put down in order; MOVE-4: each tested against the tiles then on the board."""
    move = HalfMove(state, seat, _starts(steps))
    forced = 0
    for step in steps:
        problem = place_problem(step.to, step.turn)
        if problem is not None:
            return problem
        at = HEX[step.to]
        if not move.free & BIT[at]:
            return refuse("MOVE-2", at=step.to)
        clash = move.put(at, step.turn)
        problem = force_problem(clash, step.force, step.to)
        if problem is not None:
            return problem
        forced += clash
    return short_of(state, seat, [(CAPITAL, MOVE_COST + forced * FORCE_COST)])


def _starts(steps: tuple[Step, ...]) -> list[int]:
    return [HEX[step.from_] for step in steps]


def do_move(state: State, seat: int, action: Move, events: list[AnyEvent]) -> None:
    """MOVE-2: lift all, then put down all; MOVE-3: the lone flags met go back to hand."""
    steps = action.tiles
    capital = MOVE_COST + FORCE_COST * len([step for step in steps if step.force])
    state.cubes[seat * GOODS + CAPITAL] -= capital
    starts = _starts(steps)
    codes = [state.tile[start] // TURNS * TURNS for start in starts]
    broken = state.lift(seat, starts)
    returned = 0
    for step, code in zip(steps, codes, strict=True):
        goal = HEX[step.to]
        if state.held[seat] & BIT[goal]:
            returned += 1
        else:
            state.claim(seat, goal)
        state.lay(seat, goal, code + step.turn)
    state.passes = 0
    events.append(Moved(seat, steps, capital, returned))
    for bloc in broken:  # AUTO-4.2: in the order of their first hex before the move
        if bloc.tokens:
            divide_tokens(state, seat, bloc, _now_at(bloc, steps), events)
    if not state.splits:
        turn_on(state, events)


def _now_at(bloc: Bloc, steps: tuple[Step, ...]) -> int:
    """The hexes on which the tiles of a bloc lie after the move."""
    lifted = moved = 0
    for step in steps:
        start = BIT[HEX[step.from_]]
        if bloc.mask & start:
            lifted |= start
            moved |= BIT[HEX[step.to]]
    return (bloc.mask & ~lifted) | moved


def move_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    if TO not in parts:
        return _lift_words(state, seat, [HEX[str(at)] for at in parts])
    middle = parts.index(TO)
    if len(parts) == 3 * middle + 1:
        return []
    move = HalfMove(state, seat, [HEX[str(at)] for at in parts[:middle]])
    place = middle + 1
    while place + 1 < len(parts):
        move.put(HEX[str(parts[place])], int(parts[place + 1]))
        place += 2
    if place < len(parts):
        at = HEX[str(parts[place])]
        return [turn for turn in range(TURNS) if move.fits(at, turn)]
    return [NAMES[at] for at in move.goals()]


def _lift_words(state: State, seat: int, starts: list[int]) -> list[Word]:
    """MOVE-1: more tiles in the order of their names, or on to where they go; in either order swaps are possible."""
    more: list[Word] = []
    if len(starts) < MOVE_TILES:
        tiles = [at for at in hexes_in(own_tiles(state, seat)) if at not in starts]
        more = [NAMES[at] for at in tiles if completable(state, seat, [*starts, at])]
    if starts and HalfMove(state, seat, starts).can_complete():
        more.append(TO)
    return more


def _compose(state: State, seat: int, parts: list[Any]) -> Move:
    middle = parts.index(TO)
    starts, places = parts[:middle], parts[middle + 1 :]
    move = HalfMove(state, seat, [HEX[start] for start in starts])
    steps: list[Step] = []
    for start, goal, turn in zip(starts, places[::2], places[1::2], strict=True):
        steps.append(Step(start, goal, turn, move.put(HEX[goal], turn)))
    return Move(tuple(steps))


def _to_words(state: State, seat: int, action: Move) -> list[Word]:
    goals: list[Word] = [word for step in action.tiles for word in (step.to, step.turn)]
    return [*[step.from_ for step in action.tiles], TO, *goals]


def draw_move(state: State, seat: int, draw: Draw) -> Any:
    """Up to three tiles lifted, then each put down where it may; or a pass where that is no move."""
    tiles = hexes_in(own_tiles(state, seat))
    count = min(1 + int(draw() * 3), len(tiles))
    starts = [tiles.pop(int(draw() * len(tiles))) for _ in range(count)]
    move = HalfMove(state, seat, starts)
    steps: list[Step] = []
    for start in starts:
        at, turn = pick(hexes_in(move.free), draw), int(draw() * TURNS)
        steps.append(Step(NAMES[start], NAMES[at], turn, move.put(at, turn)))
    return Move(tuple(steps)) if move.changed and move.spare >= 0 else PASS


def _read(words: list[str]) -> Move:
    return Move(tuple([Step(*read_tile(part)) for part in split_parts(words)]))


def _write(action: Move) -> list[str]:
    return join_parts([write_tile(step.from_, step.to, step.turn, step.force) for step in action.tiles])


class MoveKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        return can_move_any(state, seat)


KINDS: Final[list[ActionKind]] = [
    MoveKind(
        Move,
        can_move,
        do_move,
        phases=[DEVELOP],
        rule="MOVE-1",
        form="move FROM TO TURN [force], ...",
        parts=OPEN_ENDED,
        weight=2,
        next_words=move_words,
        compose=_compose,
        to_words=_to_words,
        sample=draw_move,
        read=_read,
        write=_write,
        numbers=(TURN,),
        composed=True,
    ),
]
