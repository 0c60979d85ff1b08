"""The state as the record defines it: one JSON line a step, the same from any program."""

from __future__ import annotations

from typing import Any, NamedTuple

from won.industry.board import BIT, NAMES, hexes_in
from won.industry.end import score, winners
from won.industry.market import COMMODITIES, GOODS
from won.industry.state import OVER, PHASES, PRODUCE, State
from won.industry.tiles import TILES, TURNS


def to_move(state: State) -> tuple[int, ...]:
    """The seat on turn; in Produce all who have not submitted; over, none."""
    if state.phase == PRODUCE:
        return tuple([seat for seat in range(state.seats) if not state.submitted & (1 << seat)])
    return () if state.phase == OVER else (state.turn,)


def cubes_of(state: State, seat: int) -> dict[str, int]:
    return dict(zip(COMMODITIES, state.cubes[seat * GOODS : seat * GOODS + GOODS], strict=True))


class ClaimedHex(NamedTuple):
    at: str
    owner: int
    tile: str | None
    turn: int
    automated: bool


class Board(NamedTuple):
    """What the claimed hexes are found from: equal as long as nothing on the board has changed."""

    held: tuple[int, ...]
    tile: tuple[int, ...]
    automated: int  # all hexes of automated blocs


def board_of(state: State) -> Board:
    automated = 0
    for blocs in state.blocs:
        for bloc in blocs:
            automated |= bloc.mask if bloc.tokens else 0
    for split in state.splits:  # AUTO-4: a piece not yet settled shows none
        for piece in split.pieces:
            automated &= ~piece
    return Board(tuple(state.held), tuple(state.tile), automated)


def claimed_hexes(board: Board) -> list[ClaimedHex]:
    """Every claimed hex, by name."""
    owner = {at: seat for seat, held in enumerate(board.held) for at in hexes_in(held)}
    hexes: list[ClaimedHex] = []
    for at in sorted(owner):
        code = board.tile[at]
        tile, turn = (TILES[code // TURNS], code % TURNS) if code >= 0 else (None, 0)
        hexes.append(ClaimedHex(NAMES[at], owner[at], tile, turn, board.automated & BIT[at] != 0))
    return hexes


def line(state: State, step: int) -> dict[str, Any]:
    over = state.phase == OVER
    return {
        "step": step,
        "round": state.round,
        "phase": PHASES[state.phase],
        "to_move": list(to_move(state)),
        "first": state.first,
        "passes": state.passes,
        "markets": dict(zip(COMMODITIES, state.market, strict=True)),
        "stacks": dict(zip(TILES, state.stacks, strict=True)),
        "players": [
            {
                "money": state.money[seat],
                "notes": state.notes[seat],
                "flags": state.flags[seat],
                "cubes": cubes_of(state, seat),
            }
            for seat in range(state.seats)
        ],
        "board": [claimed._asdict() for claimed in claimed_hexes(board_of(state))],
        "final": state.final,
        "over": over,
        "scores": [score(state, seat) for seat in range(state.seats)] if over else None,
        "winners": winners(state) if over else None,
    }
