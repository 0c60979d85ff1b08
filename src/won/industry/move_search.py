"""A move half made: the tiles still lifted, the board as it is then, and whether the move can be completed."""

from __future__ import annotations

from won.industry.board import AROUND, BIT, HEXES, PLAYABLE, clashes, hexes_in, next_to
from won.industry.costs import FORCE_COST, MOVE_COST, MOVE_TILES
from won.industry.develop import buildable
from won.industry.market import CAPITAL, GOODS
from won.industry.state import State
from won.industry.tiles import TURNS


def force_spare(state: State, seat: int) -> int:
    """How many tiles of a move the seat could force, the move itself paid; -1 if it cannot pay for a move."""
    return (state.cubes[seat * GOODS + CAPITAL] - MOVE_COST) // FORCE_COST


def own_tiles(state: State, seat: int) -> int:
    """MOVE-1.1: the hexes with a tile of the seat."""
    return state.held[seat] & state.tiled


class HalfMove:
    """The tiles lifted from `starts`, of which the first `down` are put down again; a free hex never has a tile."""

    __slots__ = ("changed", "codes", "down", "free", "spare", "starts", "tile", "touched")

    def __init__(self, state: State, seat: int, starts: list[int]) -> None:
        self.starts = starts
        self.codes: list[int] = [state.tile[start] for start in starts]
        self.tile: list[int] = state.tile[:]
        free = ~state.claimed | buildable(state, seat)  # MOVE-2, and the hexes that the tiles leave
        for start in starts:
            self.tile[start] = -1
            free |= BIT[start]
        self.free: int = free & PLAYABLE
        self.spare: int = force_spare(state, seat)  # how many tiles can still be forced
        self.down = 0
        self.changed = False  # MOVE-5: whether a tile put down changed hex or turn
        self.touched = 0  # the hexes at or next to the last completion found

    def put(self, at: int, turn: int) -> bool:
        """Put the next tile down; whether it clashes."""
        start, lifted = self.starts[self.down], self.codes[self.down]
        code = lifted // TURNS * TURNS + turn
        clash = clashes(self.tile, code, at)
        self.spare -= clash
        self.changed = self.changed or at != start or code != lifted
        self.tile[at] = code
        self.free &= ~BIT[at]
        self.down += 1
        return clash

    def can_complete(self) -> bool:
        """MOVE-5 and Force: whether all tiles left can be put down, something having changed."""
        return self.spare >= 0 and self._completes(self.down, self.free, self.spare, self.changed)

    def _completes(self, down: int, free: int, spare: int, changed: bool) -> bool:
        left = len(self.starts) - down
        if left == 0:
            return changed
        if spare >= left:  # whatever clashes can be paid for, and the last can be turned
            return True
        home = self.starts[down]
        if free & BIT[home] and self._completes_at(home, down, free, spare, changed):
            return True
        for at in hexes_in(free & ~BIT[home]):
            if self._completes_at(at, down, free, spare, changed):
                return True
        return False

    def _completes_at(self, at: int, down: int, free: int, spare: int, changed: bool) -> bool:
        """Whether they can with the next tile put there, in some turn."""
        home, lifted = self.starts[down], self.codes[down]
        kind, turn = lifted // TURNS * TURNS, lifted % TURNS
        for more in range(1, TURNS + 1):  # as it lay comes last, for that changes nothing
            code = kind + (turn + more) % TURNS
            clash = clashes(self.tile, code, at)
            if clash and not spare:
                continue
            self.tile[at] = code
            now = changed or at != home or code != lifted
            completes = self._completes(down + 1, free & ~BIT[at], spare - clash, now)
            self.tile[at] = -1
            if completes:
                self.touched |= BIT[at] | AROUND[at]
                return True
        return False

    def fits(self, at: int, turn: int) -> bool:
        """Whether the next tile may go there and the move still be completed."""
        start, lifted = self.starts[self.down], self.codes[self.down]
        code = lifted // TURNS * TURNS + turn
        clash = clashes(self.tile, code, at)
        if clash and not self.spare:
            return False
        changed = self.changed or at != start or code != lifted
        self.tile[at] = code
        completes = self._completes(self.down + 1, self.free & ~BIT[at], self.spare - clash, changed)
        self.tile[at] = -1
        return completes

    def goals(self) -> list[int]:
        """The hexes on which the next tile fits in some turn."""
        plain = self._plain_goals()
        return [at for at in hexes_in(self.free) if plain & BIT[at] or self._fits_in_some_turn(at)]

    def _plain_goals(self) -> int:
        """Where it fits without a search: out of the way of the tiles after it, and with no clash or with Force."""
        plain = self.free
        if self.down + 1 < len(self.starts):
            self.touched = 0
            if not self._completes(self.down + 1, self.free, 0, False):
                return 0
            plain &= ~self.touched
        return plain if self.spare else plain & ~next_to(self._others(self.codes[self.down] // TURNS))

    def _others(self, kind: int) -> int:
        """The hexes with a tile of another kind."""
        others = 0
        for at in range(HEXES):
            if self.tile[at] >= 0 and self.tile[at] // TURNS != kind:
                others |= BIT[at]
        return others

    def _fits_in_some_turn(self, at: int) -> bool:
        for turn in range(TURNS):
            if self.fits(at, turn):
                return True
        return False


def completable(state: State, seat: int, starts: list[int]) -> bool:
    """Whether a move that lifts these tiles first, and perhaps more, can be completed."""
    if HalfMove(state, seat, starts).can_complete():
        return True
    if len(starts) < MOVE_TILES:
        for at in hexes_in(own_tiles(state, seat)):
            if at not in starts and completable(state, seat, [*starts, at]):
                return True
    return False


def can_move_any(state: State, seat: int) -> bool:
    """Whether the seat has a move at all; with Force to spare any tile can be turned where it lies."""
    spare = force_spare(state, seat)
    tiles = hexes_in(own_tiles(state, seat))
    if spare or not tiles:
        return spare > 0 and len(tiles) > 0
    for at in tiles:
        if HalfMove(state, seat, [at]).can_complete():
            return True
    for at in tiles:
        if completable(state, seat, [at]):
            return True
    return False
