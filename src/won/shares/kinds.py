"""All kinds of action of the game, and which of them are open to a seat."""

from __future__ import annotations

from typing import Any, Final

from won.core.kinds import ANYONE, ON_TURN, ActionKind, Draw, in_phase
from won.core.open_kinds import NOTHING_OPEN, OpenKinds, Situation
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


def _situations(asked: list[ActionKind]) -> list[list[Situation]]:
    """By what waits on the table and by moment: the kinds of one who is asked, then what anybody may do."""
    return [
        [Situation(in_phase([*asked, *_anytime(waiting)], moment)) for moment in range(len(MOMENTS))]
        for waiting in range((_OFFERS | _CLAIMS | _DEBTS) + 1)
    ]


def _anytime(waiting: int) -> list[ActionKind]:
    """What anybody may do: the kinds that need nothing, and those for which something waits."""
    anyone = [kind for kind in KINDS if kind.who == ANYONE]
    return [kind for kind in anyone if kind.name not in _ANSWERS or _ANSWERS[kind.name] & waiting]


class SharesKinds(turns.Gate):
    """Parties act, each by any of its members; those of a syndicate answer its joint decisions by themselves."""

    def __init__(self) -> None:
        super().__init__(KINDS, parties=True)
        listed = [self.by_name[name] for name in _LISTED]
        self.of_creditor = Situation([self.by_name["declare"]])
        self.of_member = OpenKinds([kind for kind in KINDS if kind.who == MEMBER])
        self.not_asked: list[list[Situation]] = _situations([])
        self.of_debtor: list[list[Situation]] = _situations([kind for kind in KINDS if kind.who == DEBTOR])
        self.of_bidder: list[list[Situation]] = _situations([kind for kind in listed if kind.who == BIDDER])
        self.of_sealer: list[list[Situation]] = _situations([kind for kind in listed if kind.who == SEALER])
        self.on_turn: list[list[Situation]] = _situations([kind for kind in listed if kind.who == ON_TURN])

    def open_kinds(self, state: State, seat: int) -> OpenKinds:
        party = state.head[seat]
        if state.moment == OVER or not state.alive >> party & 1:
            return NOTHING_OPEN
        if state.proposal is not None:
            if state.asked_to_agree >> seat & 1:
                return self.of_member
            return self.of_creditor.open_kinds(state, party)
        situations = self.not_asked
        if state.debts:
            if debtor(state) == party:
                situations = self.of_debtor
        elif state.moment == BID:
            if is_asked(state, party, BIDDER):
                situations = self.of_bidder
            elif is_asked(state, party, SEALER):
                situations = self.of_sealer
        elif party == state.turn:
            situations = self.on_turn
        waiting = (_OFFERS if state.offers else 0) | (_CLAIMS if state.claims else 0) | (_DEBTS if state.debts else 0)
        return situations[waiting][state.moment].open_kinds(state, party)

    def unknown(self, action: object) -> Refusal:
        """WORD-1: not an action of this game."""
        return refuse("WORD-1", field="do", value=type(action).__name__)

    def actor(self, state: State, seat: int) -> int:
        return state.head[seat]

    def sample(self, state: State, seat: int, draw: Draw) -> Any | None:
        """The kind is drawn even if there is only one: seeded games depend on it."""
        weighted = self.open_kinds(state, seat).weighted
        return weighted[int(draw() * len(weighted))].sample(state, state.head[seat], draw) if weighted else None


KIND_TABLE: Final = SharesKinds()
