"""Develop: automating a bloc, and naming the pieces that stay automated after a split."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Automate, Keep
from won.industry.blocs import bloc_at
from won.industry.board import BIT, HEX, NAMES
from won.industry.costs import AUTOMATE_COST
from won.industry.move import give_tokens
from won.industry.paying import pay, short_of
from won.industry.rounds import turn_on
from won.industry.state import Split, State
from won.industry.words import hex_problem


def can_automate(state: State, seat: int, action: Automate) -> Refusal | None:
    problem = hex_problem(action.at)
    if problem is not None:
        return problem
    place = bloc_at(state.blocs[seat], HEX[action.at])
    if place < 0:
        return refuse("AUTO-1.1", at=action.at)
    if state.blocs[seat][place].tokens:
        return refuse("AUTO-2", at=action.at)
    return short_of(state, seat, AUTOMATE_COST)


def do_automate(state: State, seat: int, action: Automate, told: list[events.AnyEvent]) -> None:
    """AUTO-1: a token for the bloc."""
    pay(state, seat, AUTOMATE_COST)
    bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[action.at])]
    give_tokens(state, seat, bloc.mask, 1)
    state.passes = 0
    told.append(events.Automated(seat, action.at))
    turn_on(state, told)


def can_keep(state: State, seat: int, action: Keep) -> Refusal | None:
    """AUTO-4: a piece of the bloc to be settled first, not yet named."""
    problem = hex_problem(action.at)
    if problem is not None:
        return problem
    pieces = state.splits[0].pieces if state.splits else []
    for piece in pieces:
        if piece & BIT[HEX[action.at]]:
            return None
    return refuse("AUTO-4", at=action.at, pieces=[first_name(piece) for piece in pieces])


def first_name(mask: int) -> str:
    return NAMES[(mask & -mask).bit_length() - 1]


def do_keep(state: State, seat: int, action: Keep, told: list[events.AnyEvent]) -> None:
    split = state.splits[0]
    named = BIT[HEX[action.at]]
    for piece in split.pieces:
        if piece & named:
            give_tokens(state, seat, piece, 1)
    rest = [Split(split.tokens - 1, [piece for piece in split.pieces if not piece & named])] if split.tokens > 1 else []
    state.splits = rest + state.splits[1:]
    told.append(events.Kept(seat, action.at))
    if not state.splits:
        turn_on(state, told)
