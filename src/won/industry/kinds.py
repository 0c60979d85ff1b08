"""All kinds of action of the game, and which of them are open to a seat."""

from __future__ import annotations

from typing import Final

from won.core.kind_table import KindTable
from won.core.kinds import ANYONE, ActionKind, in_phase
from won.core.refusal import Refusal, refuse
from won.industry import automate, barter, develop, move, notes, produce, setup_draft, setup_tiles, trade, turns
from won.industry.state import CLOSING, PHASES, PRODUCE, State

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


class IndustryKinds(KindTable[State]):
    """The order in which the kinds of a phase are listed is fixed: seeded games depend on it."""

    def __init__(self) -> None:
        super().__init__(KINDS)
        first = [self.by_name[name] for name in ("pass", "buy", "sell", "offer")]
        listed = [*first, *[kind for kind in KINDS if kind not in first]]
        self.keep = self.by_name["keep"]
        self.on_turn: list[list[ActionKind]] = [in_phase(listed, phase) for phase in range(len(PHASES))]
        self.off_turn: list[list[ActionKind]] = [
            [kind for kind in self.on_turn[phase] if kind.who == ANYONE and phase != CLOSING]
            for phase in range(len(PHASES))
        ]

    def open_kinds(self, state: State, seat: int) -> list[ActionKind]:
        if state.splits:
            return [self.keep] if seat == state.turn else []
        if state.phase == PRODUCE and state.submitted & (1 << seat):
            return []
        kinds = self.on_turn[state.phase] if seat == state.turn else self.off_turn[state.phase]
        return [kind for kind in kinds if kind.available(state, seat)]

    def gate(self, state: State, seat: int, kind: ActionKind) -> Refusal | None:
        return turns.gate(state, seat, kind)

    def unknown(self, action: object) -> Refusal:
        return refuse("FORM-1", field="do", value=type(action).__name__)


KIND_TABLE: Final = IndustryKinds()
