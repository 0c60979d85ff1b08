"""All kinds of action of the game, and what a seat may do now: listed, composed word by word, or drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from won.core.game import Legal, Word
from won.core.kinds import ANYONE, ActionKind, Draw, in_phase, listing, pick_kind
from won.industry import automate, barter, develop, move, notes, produce, setup_draft, setup_tiles, trade, turns
from won.industry.state import CLOSING, PHASES, PRODUCE, State
from won.industry.turns import gate

# In the order of `actions.AnyAction`, on which the indices of the environments depend.
KINDS: Final[list[ActionKind]] = [
    *setup_draft.KINDS,
    *setup_tiles.KINDS,
    *trade.KINDS,
    *notes.KINDS,
    *barter.KINDS,
    *turns.KINDS,
    *develop.KINDS,
    *move.KINDS,
    *automate.KINDS,
    *produce.KINDS,
]
BY_NAME: Final[dict[str, ActionKind]] = {kind.name: kind for kind in KINDS}
BY_TYPE: Final[dict[type, ActionKind]] = {kind.action: kind for kind in KINDS}

# The kinds of each phase in the order in which they are listed, on which seeded games depend.
_FIRST: Final[list[ActionKind]] = [BY_NAME[name] for name in ("pass", "buy", "sell", "offer")]
_LISTED: Final[list[ActionKind]] = [*_FIRST, *[kind for kind in KINDS if kind not in _FIRST]]
_ON_TURN: Final[list[list[ActionKind]]] = [in_phase(_LISTED, phase) for phase in range(len(PHASES))]
_OFF_TURN: Final[list[list[ActionKind]]] = [
    [kind for kind in _ON_TURN[phase] if kind.who == ANYONE and phase != CLOSING] for phase in range(len(PHASES))
]


def open_kinds(state: State, seat: int) -> list[ActionKind]:
    """The kinds of action of which the seat has at least one now."""
    if state.splits:
        return [BY_NAME["keep"]] if seat == state.turn else []
    if state.phase == PRODUCE and state.submitted & (1 << seat):
        return []
    kinds: list[ActionKind] = []
    for kind in _ON_TURN[state.phase] if seat == state.turn else _OFF_TURN[state.phase]:
        available = kind.available
        if available is None or available(state, seat):
            kinds.append(kind)
    return kinds


def is_open(state: State, seat: int, kind: ActionKind) -> bool:
    """Whether this kind is among them, without asking about the others."""
    available = kind.available
    return gate(state, seat, kind) is None and (available is None or available(state, seat))


def legal(state: State, seat: int) -> Legal:
    return listing(open_kinds(state, seat), state, seat)


def next_words(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    """What may be said next: the name of a kind first, then its parts."""
    if not chosen:
        return [kind.name for kind in open_kinds(state, seat)]
    kind = BY_NAME.get(str(chosen[0]))
    if kind is None or (len(chosen) == 1 and not is_open(state, seat, kind)):
        return []
    return kind.next_words(state, seat, chosen[1:])


def compose(state: State, seat: int, chosen: Sequence[Word]) -> Any:
    return BY_NAME[str(chosen[0])].compose(state, seat, list(chosen[1:]))


def sample(state: State, seat: int, draw: Draw) -> Any | None:
    """A legal action of the seat, or none if it has none: first its kind by weight, then its parts."""
    kinds = open_kinds(state, seat)
    if not kinds:
        return None
    kind = kinds[0] if len(kinds) == 1 else pick_kind(kinds, draw)
    return kind.sample(state, seat, draw)
