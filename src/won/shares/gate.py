"""Who may do what now: each kind of action, its moments, and the pair of functions that ask and do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.core.refusal import Refusal, refuse
from won.shares import actions as act
from won.shares import auction, bankrupt, buying, deals, joint, rolling, syndicate
from won.shares.parties import parties_left, shares_held
from won.shares.settle import debtor, moment_shown
from won.shares.squares import square_of
from won.shares.state import BID, BUY, LOTS, MOMENTS, OVER, REST, ROLL, SETTLE, TAKE, State
from won.shares.world import AUCTION, CONTINENT, WORLD


class Chapter:
    """A kind of action (TURN-12): when, by whom, why not, and what it does."""

    __slots__ = ("can", "do", "joint", "kind", "moments", "whose")

    def __init__(
        self, kind: str, moments: list[int], whose: str, joint: bool, can: Callable[..., Any], do: Callable[..., Any]
    ) -> None:
        self.kind = kind
        self.moments: int = sum(1 << moment for moment in moments)
        self.whose = whose  # of `turn`, `bidder`, `sealer`, `debtor`, `member`, `any`
        self.joint = joint  # SYND-6
        self.can = can
        self.do = do


def fine(state: State, party: int, action: object) -> Refusal | None:
    return None


_ANY: Final = [ROLL, BUY, TAKE, LOTS, BID, SETTLE, REST]

CHAPTERS: Final[dict[type, Chapter]] = {
    act.Roll: Chapter("roll", [ROLL], "turn", False, rolling.can_roll, rolling.do_roll),
    act.Buy: Chapter("buy", [BUY], "turn", True, buying.can_buy, buying.do_buy),
    act.Joker: Chapter("joker", [TAKE, LOTS], "turn", True, buying.can_joker, buying.do_joker),
    act.End: Chapter("end", [BUY, TAKE, REST], "turn", False, fine, buying.do_end),
    act.Lots: Chapter("lots", [LOTS], "turn", True, auction.can_lots, auction.do_lots),
    act.Bid: Chapter("bid", [BID], "bidder", True, auction.can_bid, auction.do_bid),
    act.Drop: Chapter("drop", [BID], "bidder", False, fine, auction.do_drop),
    act.Seal: Chapter("seal", [BID], "sealer", True, auction.can_seal, auction.do_seal),
    act.Claim: Chapter("claim", _ANY, "any", False, rolling.can_claim, rolling.do_claim),
    act.Deal: Chapter("deal", _ANY, "any", True, deals.can_deal, deals.do_deal),
    act.Pool: Chapter("pool", _ANY, "any", True, syndicate.can_pool, syndicate.do_pool),
    act.Accept: Chapter("accept", _ANY, "any", True, syndicate.can_accept, syndicate.do_accept),
    act.Decline: Chapter("decline", _ANY, "any", False, deals.can_decline, deals.do_decline),
    act.Withdraw: Chapter("withdraw", _ANY, "any", False, deals.can_withdraw, deals.do_withdraw),
    act.Concede: Chapter("concede", _ANY, "debtor", True, bankrupt.can_concede, bankrupt.do_concede),
    act.Agree: Chapter("agree", _ANY, "member", False, joint.can_answer, fine),
    act.Object: Chapter("object", _ANY, "member", False, joint.can_answer, fine),
    act.Declare: Chapter("declare", _ANY, "any", False, bankrupt.can_declare, bankrupt.do_declare),
}


def unknown(action: object) -> Refusal:
    """WORD-1: not an action of this game."""
    return refuse("WORD-1", field="do", value=type(action).__name__)


def problem_with(state: State, seat: int, action: Any, chapter: Chapter) -> Refusal | None:
    """Why the seat may not do this now, or nothing."""
    problem = gate(state, seat, chapter)
    if problem is not None:
        return problem
    if chapter.whose == "member":
        return joint.seat_problem(state, seat)
    found: Refusal | None = chapter.can(state, state.head[seat], action)
    return found


def gate(state: State, seat: object, chapter: Chapter) -> Refusal | None:
    """TURN-11, TURN-12: whether the seat may take this kind of action at all now."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        return refuse("WORD-1", field="seat", value=seat)
    if state.moment == OVER:
        return refuse("TURN-13")
    party = state.head[seat]
    if not state.alive >> party & 1:
        return refuse("DEBT-4", seat=seat)
    if (state.proposal is not None) != (chapter.whose == "member"):
        return refuse("SYND-6", seat=seat)
    if not chapter.moments >> state.moment & 1:
        return _moment_problem(state, party, chapter.kind)
    return None if chapter.whose == "any" else _whose_problem(state, party, chapter)


def _moment_problem(state: State, party: int, kind: str) -> Refusal:
    """TURN-12, or what closed the square on which the party stands."""
    square = state.world.kind[square_of(state, party)]
    if kind == "buy" and square in (CONTINENT, WORLD) and not state.tours[party]:
        return refuse("CHOICE-2", seat=party)
    if kind in ("joker", "lots") and parties_left(state) == 2:
        return refuse("JOKER-2")
    if kind == "lots" and square == AUCTION:
        if not state.tours[party]:
            return refuse("LOT-1", seat=party)
        if not shares_held(state, party):
            return refuse("LOT-3", seat=party)
    return refuse("TURN-12", do=kind, moment=MOMENTS[moment_shown(state)])


def _whose_problem(state: State, party: int, chapter: Chapter) -> Refusal | None:
    if state.debts and chapter.whose in ("turn", "bidder", "sealer"):
        return refuse("DEBT-2", seat=debtor(state))
    if chapter.whose == "turn" and party != state.turn:
        return refuse("TURN-11", seat=party, turn=state.turn)
    if chapter.whose == "bidder" and (state.settings.bidding != "open" or state.bidders[0] != party):
        return refuse("BID-2", seat=party)
    if chapter.whose == "sealer" and (
        state.settings.bidding != "sealed" or party not in state.bidders or state.bids[party] >= 0
    ):
        return refuse("BID-5", seat=party)
    return None
