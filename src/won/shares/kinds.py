"""All kinds of action of the game, and which of them are open to a seat."""

from __future__ import annotations

from typing import Any, Final

from won.core.kind_table import KindTable
from won.core.kinds import ANYONE, ActionKind, Draw, in_phase, pick_kind
from won.core.refusal import Refusal, refuse
from won.shares import (
    auction_bids,
    auction_lots,
    buying,
    deals,
    debt_bankruptcy,
    joker,
    offers_answer,
    rolling,
    royalty,
    syndicate,
    syndicate_joint,
    turns,
)
from won.shares.actions import AnyAction
from won.shares.debt import debtor
from won.shares.state import MOMENTS, OVER, State
from won.shares.syndicate_joint import MEMBER
from won.shares.turns import DEBTOR, is_asked
from won.shares.world import NOBODY

_CHAPTERS: Final = (
    *(rolling, buying, joker, turns, auction_lots, auction_bids, royalty, deals, syndicate),
    *(offers_answer, debt_bankruptcy, syndicate_joint),
)
_BY_TYPE: Final[dict[type, ActionKind]] = {kind.action: kind for chapter in _CHAPTERS for kind in chapter.KINDS}
# In the order of `actions.AnyAction`, on which the indices of the environments depend.
KINDS: Final[list[ActionKind]] = [_BY_TYPE[action] for action in AnyAction.__args__]
_LISTED: Final = ("roll", "end", "buy", "lots", "joker", "bid", "drop", "seal")  # seeded games depend on this order


class SharesKinds(KindTable[State]):
    """Parties act, each by any of its members; those of a syndicate answer its joint decisions by themselves."""

    def __init__(self) -> None:
        super().__init__(KINDS)
        listed = [self.by_name[name] for name in _LISTED]
        self.of_moment: list[list[ActionKind]] = [in_phase(listed, moment) for moment in range(len(MOMENTS))]
        self.of_debtor: list[ActionKind] = [kind for kind in KINDS if kind.who == DEBTOR]
        self.of_member: list[ActionKind] = [kind for kind in KINDS if kind.who == MEMBER]
        self.of_anyone: list[ActionKind] = [kind for kind in KINDS if kind.who == ANYONE]

    def open_kinds(self, state: State, seat: int) -> list[ActionKind]:
        party = state.head[seat]
        if state.moment == OVER or not state.alive >> party & 1:
            return []
        if state.proposal is not None:
            return self.of_member if state.asked_to_agree >> seat & 1 else []
        owing = debtor(state)
        kinds: list[ActionKind] = []
        if owing == party:
            kinds.extend(self.of_debtor)
        elif owing == NOBODY:
            kinds = [
                kind
                for kind in self.of_moment[state.moment]
                if is_asked(state, party, kind.who) and kind.available(state, party)
            ]
        kinds.extend([kind for kind in self.of_anyone if kind.available(state, party)])
        return kinds

    def gate(self, state: State, seat: int, kind: ActionKind) -> Refusal | None:
        return turns.gate(state, seat, kind)

    def unknown(self, action: object) -> Refusal:
        """WORD-1: not an action of this game."""
        return refuse("WORD-1", field="do", value=type(action).__name__)

    def actor(self, state: State, seat: int) -> int:
        return state.head[seat]

    def sample(self, state: State, seat: int, draw: Draw) -> Any | None:
        """The kind is drawn even if there is only one: seeded games depend on it."""
        kinds = self.open_kinds(state, seat)
        return pick_kind(kinds, draw).sample(state, state.head[seat], draw) if kinds else None


KIND_TABLE: Final = SharesKinds()
