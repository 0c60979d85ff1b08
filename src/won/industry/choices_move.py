"""A move by its parts: the hexes of the tiles to lift, `to`, then a hex and a turn for each in that order."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.industry import actions as act
from won.industry.board import HEX, NAMES, hexes_in
from won.industry.costs import MOVE_TILES
from won.industry.moving import Hand, hopeful
from won.industry.state import State
from won.industry.tiles import TURNS

TO: Final = "to"


def move_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    if TO not in chosen:
        return _lifting(state, seat, [HEX[str(at)] for at in chosen])
    middle = chosen.index(TO)
    if len(chosen) == 3 * middle + 1:
        return []
    hand = Hand(state, seat, [HEX[str(at)] for at in chosen[:middle]])
    place = middle + 1
    while place + 1 < len(chosen):
        hand.put(HEX[str(chosen[place])], int(chosen[place + 1]))
        place += 2
    if place < len(chosen):
        at = HEX[str(chosen[place])]
        return [turn for turn in range(TURNS) if hand.fits(at, turn)]
    return [NAMES[at] for at in hand.goals()]


def _lifting(state: State, seat: int, starts: list[int]) -> list[Word]:
    """MOVE-1: more tiles in the order of their names, or on to where they go; in either order swaps are possible."""
    more: list[Word] = []
    if len(starts) < MOVE_TILES:
        tiles = [at for at in hexes_in(state.held[seat] & state.tiled) if at not in starts]
        more = [NAMES[at] for at in tiles if hopeful(state, seat, [*starts, at])]
    if starts and Hand(state, seat, starts).can_end():
        more.append(TO)
    return more


def compose_move(state: State, seat: int, parts: list[Any]) -> act.Move:
    middle = parts.index(TO)
    starts, places = parts[:middle], parts[middle + 1 :]
    hand = Hand(state, seat, [HEX[start] for start in starts])
    steps: list[act.Step] = []
    for start, goal, turn in zip(starts, places[::2], places[1::2], strict=True):
        steps.append(act.Step(start, goal, turn, hand.put(HEX[goal], turn)))
    return act.Move(tuple(steps))
