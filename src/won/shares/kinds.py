"""All kinds of action of the game, and which of them are open to a seat."""

from __future__ import annotations

from typing import Any, Final

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
from won.shares.state import BID, MOMENTS, OVER, State
from won.shares.syndicate_joint import MEMBER
from won.shares.turns import BIDDER, DEBTOR, SEALER, is_asked

_CHAPTERS: Final = (
    *(rolling, buying, joker, turns, auction_lots, auction_bids, royalty, deals, syndicate),
    *(offers_answer, debt_bankruptcy, syndicate_joint),
)
_BY_TYPE: Final[dict[type, ActionKind]] = {kind.action: kind for chapter in _CHAPTERS for kind in chapter.KINDS}
# In the order of `actions.AnyAction`, on which the indices of the environments depend.
KINDS: Final[list[ActionKind]] = [_BY_TYPE[action] for action in AnyAction.__args__]
_LISTED: Final = ("roll", "end", "buy", "lots", "joker", "bid", "drop", "seal")  # seeded games depend on this order
# What must wait on the table for these to be open to anybody; without it nobody asks whether they are.
_OFFERS: Final = 1
_CLAIMS: Final = 2
_DEBTS: Final = 4
_ANSWERS: Final = {"accept": _OFFERS, "decline": _OFFERS, "withdraw": _OFFERS, "claim": _CLAIMS, "declare": _DEBTS}


def _answering(kinds: list[ActionKind], waiting: int) -> list[ActionKind]:
    """Those of the kinds for which something waits, and those that need nothing."""
    return [kind for kind in kinds if kind.name not in _ANSWERS or _ANSWERS[kind.name] & waiting]


class SharesKinds(turns.Gate):
    """Parties act, each by any of its members; those of a syndicate answer its joint decisions by themselves."""

    def __init__(self) -> None:
        super().__init__(KINDS, parties=True)
        listed = [self.by_name[name] for name in _LISTED]
        self.of_moment: list[list[ActionKind]] = [in_phase(listed, moment) for moment in range(len(MOMENTS))]
        self.of_debtor: list[ActionKind] = [kind for kind in KINDS if kind.who == DEBTOR]
        self.of_creditor: list[ActionKind] = [self.by_name["declare"]]
        self.of_member: list[ActionKind] = [kind for kind in KINDS if kind.who == MEMBER]
        bidding = self.of_moment[BID]
        self.of_bidder: list[ActionKind] = [kind for kind in bidding if kind.who == BIDDER]
        self.of_sealer: list[ActionKind] = [kind for kind in bidding if kind.who == SEALER]
        anyone = [kind for kind in KINDS if kind.who == ANYONE]
        self.anytime: list[list[list[ActionKind]]] = [
            [in_phase(_answering(anyone, waiting), moment) for moment in range(len(MOMENTS))] for waiting in range(8)
        ]

    def open_kinds(self, state: State, seat: int) -> list[ActionKind]:
        party = state.head[seat]
        if state.moment == OVER or not state.alive >> party & 1:
            return []
        if state.proposal is not None:
            if state.asked_to_agree >> seat & 1:
                return self.of_member
            return [kind for kind in self.of_creditor if kind.available(state, party)]
        asked: list[ActionKind] = []
        if state.debts:
            asked = self.of_debtor if debtor(state) == party else []
        elif state.moment == BID:
            if state.settings.bidding == "open":
                asked = self.of_bidder if is_asked(state, party, BIDDER) else []
            else:
                asked = self.of_sealer if is_asked(state, party, SEALER) else []
        elif party == state.turn:
            asked = self.of_moment[state.moment]
        waiting = (_OFFERS if state.offers else 0) | (_CLAIMS if state.claims else 0) | (_DEBTS if state.debts else 0)
        open_now = asked + self.anytime[waiting][state.moment]
        return [kind for kind in open_now if kind.always or kind.available(state, party)]

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
