"""What a player who had sat at the table from the start would remember, from the actions of the game."""

from __future__ import annotations

from math import inf
from typing import Any

from won.analysis.industry.exchange import Terms
from won.analysis.industry.plan import Style
from won.core.refusal import Refused
from won.industry import actions as act
from won.industry import game as industry
from won.industry.game import Industry
from won.industry.state import DEVELOP, TRADE, State
from won.players.industry.merchant import Merchant
from won.players.industry.round_plan import RoundPlan


class Memory:
    """What one seat remembers; it is told of each action before and after it is taken."""

    __slots__ = ("merchant", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.merchant = Merchant(0)

    def before(self, state: State, actor: int, action: Any) -> None:
        if actor == self.seat and isinstance(action, act.Offer):
            remember_offer(self.merchant, state, actor, action)

    def after(self, state: State) -> None:
        self.merchant.dealer.talks.note_answers(state, self.seat)
        if state.phase == TRADE:
            self.merchant.round.note_trades(state, self.seat)

    def player(self, style: Style) -> Merchant:
        """A merchant of that style who remembers the same and decides independently from here."""
        merchant = Merchant(0, style=style)
        merchant.dealer, merchant.round = self.merchant.dealer.copy(), self.merchant.round.copy()
        return merchant


def recalled(game: Industry, seat: int) -> Merchant:
    """A merchant who knows what the seat and the others have traded, what it was refused, and its plan of the round."""
    memory = Memory(seat)
    others = {other: RoundPlan() for other in range(game.state.seats) if other != seat}
    planned: dict[tuple[int, int], State] = {}  # by round and phase: the last of Trade, the first of Develop
    past = industry.new(
        game.setup.edition, game.setup.seats, game.setup.chance, game.setup.options, game.setup.revision
    )
    try:
        for actor, action in game.taken():
            moment = (past.state.round, past.state.phase)
            if actor == seat and (moment[1] == TRADE or (moment[1] == DEVELOP and moment not in planned)):
                planned[moment] = past.state.copy()
            memory.before(past.state, actor, action)
            past.apply(actor, action)
            memory.after(past.state)
            if past.state.phase == TRADE:
                for other, plan in others.items():
                    plan.note_trades(past.state, other)
    except Refused:  # the game was not played from the start: nothing more is known of it
        return Merchant(0)
    merchant = memory.merchant
    merchant.dealer.models = others
    for phase in (TRADE, DEVELOP) if game.state.phase == DEVELOP else ():
        state = planned.get((game.state.round, phase))
        if state is not None:
            merchant.plan(state, seat)  # Develop keeps what Trade bought for, and its own plan until it is done
    return merchant


def remember_offer(merchant: Merchant, state: State, seat: int, offer: act.Offer) -> None:
    """An offer that is refused is not made again: what it was worth to the rival then is not known, so it counts as
    worth anything."""
    talks = merchant.dealer.talks
    talks.countered |= {other.number for other in state.offers if other.seat == offer.to and other.to == seat}
    talks.begin(state)
    talks.offer(state, Terms(seat, offer.to, offer.give, offer.get), inf)
