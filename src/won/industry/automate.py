"""Develop: automating a bloc, and naming the pieces that stay automated after a split.

`blocs` has AUTO-3, `move` AUTO-4.2.
"""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.core.kinds import ActionKind, Draw, pick
from won.core.refusal import Refusal, refuse
from won.industry.actions import Automate, Keep
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import BIT, HEX, NAMES, first_name, hexes_in
from won.industry.costs import AUTOMATE_COST
from won.industry.develop_costs import covers, pay, short_of
from won.industry.events import AnyEvent, Automated, Kept, SplitUp
from won.industry.form import hex_problem
from won.industry.state import DEVELOP, Split, State
from won.industry.turns import turn_on


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


def do_automate(state: State, seat: int, action: Automate, events: list[AnyEvent]) -> None:
    """AUTO-1: a token for the bloc."""
    pay(state, seat, AUTOMATE_COST)
    state.give_tokens(seat, BIT[HEX[action.at]], 1)
    state.passes = 0
    events.append(Automated(seat, action.at))
    turn_on(state, events)


def unautomated(state: State, seat: int) -> list[int]:
    """AUTO-2: the first hexes of the seat's blocs without a token."""
    return [bloc.hexes[0] for bloc in state.blocs[seat] if not bloc.tokens]


class AutomateKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """AUTO-1, AUTO-2: whether the seat can automate a bloc."""
        return covers(state, seat, AUTOMATE_COST) and len(unautomated(state, seat)) > 0


def automate_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    return [NAMES[at] for at in unautomated(state, seat)]


def _automate_to_words(state: State, seat: int, action: Automate) -> list[Word]:
    """A bloc is named by its first hex."""
    place = bloc_at(state.blocs[seat], HEX[action.at])
    return [NAMES[state.blocs[seat][place].hexes[0]] if place >= 0 else action.at]


def unsettled_pieces(state: State) -> list[int]:
    """AUTO-4: the pieces of the bloc to be settled first that are not yet named."""
    return state.splits[0].pieces if state.splits else []


def divide_tokens(state: State, seat: int, bloc: Bloc, now_at: int, events: list[AnyEvent]) -> None:
    """AUTO-4: the tokens of a bloc whose tiles may lie in several blocs now."""
    pieces = [piece for piece in state.blocs[seat] if piece.mask & now_at]
    if len(pieces) == 1:
        state.give_tokens(seat, pieces[0].mask, bloc.tokens)
        return
    tokens = 1 if state.edition.split == "one" else bloc.tokens  # AUTO-4.3
    if tokens >= len(pieces):  # AUTO-4.1
        for piece in pieces:
            state.give_tokens(seat, piece.mask, 1)
    else:
        state.splits = [*state.splits, Split(tokens, [piece.mask for piece in pieces])]
        events.append(SplitUp(seat, tokens, tuple([NAMES[piece.hexes[0]] for piece in pieces])))


def can_keep(state: State, seat: int, action: Keep) -> Refusal | None:
    """AUTO-4: a piece of the bloc to be settled first, not yet named."""
    problem = hex_problem(action.at)
    if problem is not None:
        return problem
    pieces = unsettled_pieces(state)
    for piece in pieces:
        if piece & BIT[HEX[action.at]]:
            return None
    return refuse("AUTO-4", at=action.at, pieces=[first_name(piece) for piece in pieces])


def do_keep(state: State, seat: int, action: Keep, events: list[AnyEvent]) -> None:
    split = state.splits[0]
    named = BIT[HEX[action.at]]
    for piece in split.pieces:
        if piece & named:
            state.give_tokens(seat, piece, 1)
    rest = [Split(split.tokens - 1, [piece for piece in split.pieces if not piece & named])] if split.tokens > 1 else []
    state.splits = rest + state.splits[1:]
    events.append(Kept(seat, action.at))
    if not state.splits:
        turn_on(state, events)


class KeepKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """AUTO-4: whether a split is to be settled."""
        return len(state.splits) > 0


def keep_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    return [first_name(piece) for piece in unsettled_pieces(state)]


def _keep_to_words(state: State, seat: int, action: Keep) -> list[Word]:
    """A piece is named by its first hex."""
    named = [piece for piece in unsettled_pieces(state) if piece & BIT[HEX[action.at]]]
    return [first_name(named[0]) if named else action.at]


def draw_keep(state: State, seat: int, draw: Draw) -> Any:
    return Keep(NAMES[pick(hexes_in(pick(unsettled_pieces(state), draw)), draw)])


KINDS: Final[list[ActionKind]] = [
    AutomateKind(
        Automate,
        can_automate,
        do_automate,
        phases=[DEVELOP],
        rule="AUTO-1",
        form="automate HEX",
        parts=1,
        weight=3,
        next_words=automate_words,
        to_words=_automate_to_words,
    ),
    KeepKind(
        Keep,
        can_keep,
        do_keep,
        phases=[DEVELOP],
        rule="AUTO-4",
        form="keep HEX",
        parts=1,
        weight=1,
        next_words=keep_words,
        to_words=_keep_to_words,
        sample=draw_keep,
    ),
]
