"""Develop: placing flags and building tiles (DEV-2, DEV-3); `develop_costs` has DEV-1."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.core.kinds import TURN, ActionKind, Draw, pick
from won.core.refusal import Refusal, refuse
from won.industry.actions import Build, Flag
from won.industry.board import BIT, HEX, NAMES, PLAYABLE, clashes, hexes_in
from won.industry.costs import FLAG_COST, FORCE_COST
from won.industry.develop_costs import covers, named, pay, short_of
from won.industry.events import AnyEvent, Built, Flagged
from won.industry.form import hex_problem, read_tile, tile_problem, write_tile
from won.industry.market import CAPITAL, Cost
from won.industry.state import DEVELOP, State
from won.industry.tiles import DISTINCT, TILE, TILE_COST, TILE_KINDS, TILES, TURNS
from won.industry.turns import turn_on

_FLAGS: Final[list[Flag]] = [Flag(name) for name in NAMES]


def flaggable(state: State, seat: int) -> int:
    """DEV-2.1, DEV-2.2: unclaimed hexes next to a flag of the seat."""
    return state.reach[seat] & PLAYABLE & ~state.claimed


def can_flag(state: State, seat: int, action: Flag) -> Refusal | None:
    problem = hex_problem(action.at)
    if problem is not None:
        return problem
    at = BIT[HEX[action.at]]
    if not flaggable(state, seat) & at:
        return refuse("DEV-2.2", at=action.at) if state.claimed & at else refuse("DEV-2.1", at=action.at)
    if not state.flags[seat]:
        return refuse("DEV-2.3")
    return short_of(state, seat, FLAG_COST)  # DEV-5


def do_flag(state: State, seat: int, action: Flag, events: list[AnyEvent]) -> None:
    """DEV-2: one labor claims a hex."""
    pay(state, seat, FLAG_COST)  # DEV-1
    state.claim(seat, HEX[action.at])
    state.passes = 0
    events.append(Flagged(seat, action.at))
    turn_on(state, events)


class FlagKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """DEV-2: whether the seat has a flag, can pay for it and has where to place it."""
        return state.flags[seat] > 0 and covers(state, seat, FLAG_COST) and flaggable(state, seat) != 0


def flag_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    return [NAMES[at] for at in hexes_in(flaggable(state, seat))]


def draw_flag(state: State, seat: int, draw: Draw) -> Any:
    return _FLAGS[pick(hexes_in(flaggable(state, seat)), draw)]


def buildable(state: State, seat: int) -> int:
    """DEV-3.1: the lone flags of the seat."""
    return state.held[seat] & ~state.tiled


def _with_force(cost: Cost) -> Cost:
    for place in range(len(cost)):
        if cost[place][0] == CAPITAL:
            return [*cost[:place], (CAPITAL, cost[place][1] + FORCE_COST), *cost[place + 1 :]]
    return [*cost, (CAPITAL, FORCE_COST)]


_FORCED_COST: Final[list[Cost]] = [_with_force(cost) for cost in TILE_COST]


def build_cost(kind: int, force: bool) -> Cost:
    """DEV-3, and DEV-4: one capital more for Force."""
    return _FORCED_COST[kind] if force else TILE_COST[kind]


def force_problem(clash: bool, force: bool, at: str) -> Refusal | None:
    """DEV-4, DEV-4.1: Force is used exactly where something clashes."""
    if clash and not force:
        return refuse("DEV-4", at=at)
    if force and not clash:
        return refuse("DEV-4.1", at=at)
    return None


def can_build(state: State, seat: int, action: Build) -> Refusal | None:
    problem = tile_problem(action.tile, action.at, action.turn)
    if problem is not None:
        return problem
    at, kind = HEX[action.at], TILE[action.tile]
    if not buildable(state, seat) & BIT[at]:
        return refuse("DEV-3.1", at=action.at)
    if not state.stacks[kind]:
        return refuse("DEV-3.2", tile=action.tile)
    clash = clashes(state.tile, kind * TURNS + action.turn, at)
    problem = force_problem(clash, action.force, action.at)
    return problem if problem is not None else short_of(state, seat, build_cost(kind, clash))


def do_build(state: State, seat: int, action: Build, events: list[AnyEvent]) -> None:
    kind = TILE[action.tile]
    cost = build_cost(kind, action.force)
    pay(state, seat, cost)
    state.stacks[kind] -= 1
    state.lay(seat, HEX[action.at], kind * TURNS + action.turn)
    state.passes = 0
    events.append(Built(seat, action.tile, action.at, action.turn, action.force, named(cost)))
    turn_on(state, events)


def build_kinds(state: State, seat: int) -> list[int]:
    """The kinds of tile the seat can pay for without Force and that are left; empty without a lone flag."""
    if not buildable(state, seat):
        return []
    return [kind for kind in range(TILE_KINDS) if state.stacks[kind] and covers(state, seat, build_cost(kind, False))]


def build_hexes(state: State, seat: int, kind: int) -> list[int]:
    """The lone flags on which a tile of the kind may be built in some turn."""
    lone = hexes_in(buildable(state, seat))
    if covers(state, seat, build_cost(kind, True)):
        return lone
    return [at for at in lone if not _clashes_always(state, kind, at)]


def build_turns(state: State, seat: int, kind: int, at: int) -> list[int]:
    """The turns in which a tile of the kind may be built there, by Force where it must and can be paid."""
    force = covers(state, seat, build_cost(kind, True))
    return [turn for turn in range(TURNS) if force or not clashes(state.tile, kind * TURNS + turn, at)]


def _can_build_kind(state: State, seat: int, kind: int) -> bool:
    """Whether `build_hexes` has one."""
    lone = buildable(state, seat)
    if lone and covers(state, seat, build_cost(kind, True)):
        return True
    for at in hexes_in(lone):
        if not _clashes_always(state, kind, at):
            return True
    return False


def _clashes_always(state: State, kind: int, at: int) -> bool:
    for turn in range(DISTINCT[kind]):
        if not clashes(state.tile, kind * TURNS + turn, at):
            return False
    return True


class BuildKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """DEV-3: whether the seat can build a tile that is left."""
        for kind in build_kinds(state, seat):
            if _can_build_kind(state, seat, kind):
                return True
        return False


def build_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    """A tile, a hex, a turn."""
    if not parts:
        return [TILES[kind] for kind in build_kinds(state, seat) if _can_build_kind(state, seat, kind)]
    kind = TILE[str(parts[0])]
    if len(parts) == 1:
        return [NAMES[at] for at in build_hexes(state, seat, kind)]
    return list(build_turns(state, seat, kind, HEX[str(parts[1])]))


def _built(state: State, kind: int, at: int, turn: int) -> Build:
    """With Force where it clashes."""
    return Build(TILES[kind], NAMES[at], turn, clashes(state.tile, kind * TURNS + turn, at))


def draw_build(state: State, seat: int, draw: Draw) -> Any:
    kinds = build_kinds(state, seat)
    while True:
        kind = kinds.pop(int(draw() * len(kinds)))
        hexes = build_hexes(state, seat, kind)
        if hexes:
            break
    at = pick(hexes, draw)
    return _built(state, kind, at, pick(build_turns(state, seat, kind, at), draw))


KINDS: Final[list[ActionKind]] = [
    FlagKind(
        Flag,
        can_flag,
        do_flag,
        phases=[DEVELOP],
        rule="DEV-2",
        form="flag HEX",
        parts=1,
        weight=8,
        next_words=flag_words,
        sample=draw_flag,
    ),
    BuildKind(
        Build,
        can_build,
        do_build,
        phases=[DEVELOP],
        rule="DEV-3",
        form="build TILE HEX TURN [force]",
        parts=3,
        weight=16,
        next_words=build_words,
        compose=lambda state, seat, parts: _built(state, TILE[parts[0]], HEX[parts[1]], parts[2]),
        to_words=lambda state, seat, action: [action.tile, action.at, action.turn],
        sample=draw_build,
        read=lambda words: Build(*read_tile(words)),
        write=lambda action: write_tile(action.tile, action.at, action.turn, action.force),
        numbers=(TURN,),
    ),
]
