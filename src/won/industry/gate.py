"""Whose turn it is for what: each kind of action, its phases, and the pair of functions that ask and do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.core.refusal import Refusal, refuse
from won.industry import actions as act
from won.industry import automate, barter, develop, draft, move, notes, produce, rounds, trade
from won.industry.state import CLOSING, DEVELOP, DRAFT, OVER, PHASES, PRODUCE, TRADE, State
from won.industry.tiles import TILES


class Chapter:
    """A kind of action (TURN-2): when it may be taken, why not, and what it does."""

    __slots__ = ("any_seat", "can", "do", "kind", "phases")

    def __init__(self, kind: str, phases: list[int], any_seat: bool, can: Callable[..., Any], do: Callable[..., Any]):
        self.kind = kind
        self.phases: int = sum(1 << phase for phase in phases)
        self.any_seat = any_seat  # TURN-1: also off turn, while trading
        self.can = can
        self.do = do


def can_pass(state: State, seat: int, action: act.Pass) -> Refusal | None:
    return None


def do_pass(state: State, seat: int, action: act.Pass, told: list[Any]) -> None:
    rounds.do_pass(state, seat, told)


CHAPTERS: Final[dict[type, Chapter]] = {
    act.Draft: Chapter("draft", [DRAFT], False, draft.can_draft, draft.do_draft),
    act.Place: Chapter("place", [DRAFT], False, draft.can_place, draft.do_place),
    act.Buy: Chapter("buy", [TRADE], False, trade.can_buy, trade.do_buy),
    act.Sell: Chapter("sell", [TRADE], False, trade.can_sell, trade.do_sell),
    act.Borrow: Chapter("borrow", [TRADE], True, notes.can_borrow, notes.do_borrow),
    act.Repay: Chapter("repay", [TRADE, CLOSING], True, notes.can_repay, notes.do_repay),
    act.Offer: Chapter("offer", [TRADE], True, barter.can_offer, barter.do_offer),
    act.Accept: Chapter("accept", [TRADE], True, barter.can_accept, barter.do_accept),
    act.Decline: Chapter("decline", [TRADE], True, barter.can_decline, barter.do_decline),
    act.Withdraw: Chapter("withdraw", [TRADE], True, barter.can_withdraw, barter.do_withdraw),
    act.Pass: Chapter("pass", [TRADE, DEVELOP, CLOSING], False, can_pass, do_pass),
    act.Flag: Chapter("flag", [DEVELOP], False, develop.can_flag, develop.do_flag),
    act.Build: Chapter("build", [DEVELOP], False, develop.can_build, develop.do_build),
    act.Move: Chapter("move", [DEVELOP], False, move.can_move, move.do_move),
    act.Automate: Chapter("automate", [DEVELOP], False, automate.can_automate, automate.do_automate),
    act.Keep: Chapter("keep", [DEVELOP], False, automate.can_keep, automate.do_keep),
    act.Produce: Chapter("produce", [PRODUCE], True, produce.can_produce, produce.do_produce),
}


def gate(state: State, seat: object, chapter: Chapter) -> Refusal | None:
    """TURN-1, TURN-2: whether the seat may take this kind of action at all now."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        return refuse("FORM-1", field="seat", value=seat)
    phase = state.phase
    if not chapter.phases & (1 << phase):
        return refuse("TURN-6") if phase == OVER else refuse("TURN-2", do=chapter.kind, phase=PHASES[phase])
    if seat != state.turn and (not chapter.any_seat or phase == CLOSING):
        return refuse("TURN-1", seat=seat, turn=state.turn)
    if phase == PRODUCE and state.submitted & (1 << seat):
        return refuse("PROD-1", seat=seat)
    if state.splits and chapter.kind != "keep":  # AUTO-4: before anything else
        return refuse("AUTO-4", at=None, pieces=[automate.first_name(piece) for piece in state.splits[0].pieces])
    if state.to_place and chapter.kind != "place":
        return refuse("SETUP-9.1", tile=TILES[state.placing], left=state.to_place)
    return None
