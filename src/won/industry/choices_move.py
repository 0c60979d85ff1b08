"""A move by its parts: the hexes of the tiles to lift, `to`, then a hex and a turn for each in that order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from won.core.game import Word
from won.industry import actions as act
from won.industry.board import BIT, HEX, NAMES, hexes_in
from won.industry.clash import clashes
from won.industry.costs import MOVE_TILES
from won.industry.options import force_spare, move_goals
from won.industry.state import State
from won.industry.tiles import TURNS

TO: Final = "to"


def move_choices(state: State, seat: int, chosen: Sequence[Word]) -> list[Word]:
    if TO not in chosen:
        return _lifting(state, seat, [HEX[str(at)] for at in chosen])
    middle = chosen.index(TO)
    work = Work(state, seat, [HEX[str(at)] for at in chosen[:middle]])
    places = list(chosen[middle + 1 :])
    while len(places) >= 2:
        work.put(HEX[str(places[0])], int(places[1]))
        places = places[2:]
    if not work.starts:
        return []
    if places:
        at = HEX[str(places[0])]
        return [turn for turn in range(TURNS) if work.fits(at, turn)]
    return [NAMES[at] for at in hexes_in(work.free) if any(work.fits(at, turn) for turn in range(TURNS))]


def _lifting(state: State, seat: int, starts: list[int]) -> list[Word]:
    """MOVE-1: more tiles in the order of their names, or on to where they go; in either order swaps are possible."""
    tiles = hexes_in(state.held[seat] & state.tiled)
    more: list[Word] = [NAMES[at] for at in tiles if at not in starts] if len(starts) < MOVE_TILES else []
    if starts and Work(state, seat, starts).can_end():
        more.append(TO)
    return more


class Work:
    """A move half done: the tiles still to put down, the board as it is then, and the Force that can be paid."""

    def __init__(self, state: State, seat: int, starts: list[int]) -> None:
        self.state = state
        self.starts = starts
        self.tile, self.free = move_goals(state, seat, starts)
        self.spare = force_spare(state, seat)
        self.changed = False

    def put(self, at: int, turn: int) -> None:
        start = self.starts[0]
        code = self.state.tile[start] // TURNS * TURNS + turn
        self.spare -= clashes(self.tile, code, at)
        self.changed = self.changed or at != start or code != self.state.tile[start]
        self.tile[at] = code
        self.free &= ~BIT[at]
        self.starts = self.starts[1:]

    def fits(self, at: int, turn: int) -> bool:
        """Whether the next tile may go there and the move still be brought to an end."""
        after = self._copy()
        after.put(at, turn)
        return after.spare >= 0 and after.can_end()

    def can_end(self) -> bool:
        """MOVE-5 and Force: whether all tiles left can be put down, something having changed."""
        if self.spare < 0:
            return False
        if not self.starts:
            return self.changed
        return any(self.fits(at, turn) for at in hexes_in(self.free) for turn in range(TURNS))

    def _copy(self) -> Work:
        other = Work.__new__(Work)
        other.state, other.starts, other.tile = self.state, self.starts, self.tile[:]
        other.free, other.spare, other.changed = self.free, self.spare, self.changed
        return other


def compose_move(state: State, seat: int, parts: list[Any]) -> act.Move:
    middle = parts.index(TO)
    starts, places = parts[:middle], parts[middle + 1 :]
    work = Work(state, seat, [HEX[start] for start in starts])
    steps: list[act.Step] = []
    for start, goal, turn in zip(starts, places[::2], places[1::2], strict=True):
        spare = work.spare
        work.put(HEX[goal], turn)
        steps.append(act.Step(start, goal, turn, work.spare < spare))
    return act.Move(tuple(steps))
