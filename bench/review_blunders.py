"""Bots that play as merchants but for one planted blunder, to see whether the review finds it."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, Protocol

from won.analysis.shares.valuation import Outlook
from won.core.game import Game
from won.core.record import Record
from won.games import replay, walk
from won.industry import actions as industry
from won.industry.game import Industry
from won.industry.market import COMMODITIES, FOOD, GOODS
from won.industry.state import TRADE, State
from won.industry.turns import PASS
from won.players.bot import Bot, Decision
from won.players.industry.merchant import Merchant
from won.players.industry.setup import proven_package
from won.players.shares.auctions import most_bid
from won.players.shares.merchant import Merchant as SharesMerchant
from won.shares import actions as shares
from won.shares.auction import least_bid
from won.shares.events import LotSold
from won.shares.figures import STEP
from won.shares.game import Shares
from won.shares.parties import marked
from won.shares.state import BID

ENOUGH: Final = 3  # cubes of food whose sale is a blunder
STILL: Final = 2  # blocs that then stand still
WHIM: Final = 2.0  # points of chance in the picks, so that no two games are the same
DEAR: Final = 60 * STEP  # worth of a lot from which it is a blunder to pay twice as much


class Culprit(Bot, Protocol):
    """Plays soundly but for one blunder."""

    done: int  # how often it has blundered
    step: int  # entries before the blunder


class Drafter(Merchant):
    """A merchant that picks packages by what they brought, so that no pick is a greater mistake."""

    __slots__ = ("done", "number", "step")

    def __init__(self, number: int = 0, seed: str | int = 0) -> None:
        super().__init__(seed)
        self.number = number
        self.done = 0
        self.step = -1  # entries before the blunder

    def pick(self, game: Industry, seat: int) -> Any:
        return proven_package(game, seat, self.draw, WHIM)


class SellsFood(Drafter):
    """Sells all its food at the end of one Trade phase, so that it cannot run its blocs."""

    __slots__ = ()

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        decision = super().decide(game, seat)
        food = state.cubes[seat * GOODS + FOOD]
        if (state.round, state.phase) != (self.number, TRADE) or not (self.done or decision.action == PASS):
            return decision
        if not food or not (self.done or food >= ENOUGH):
            return Decision(PASS)
        self.done += 1
        self.step = game.steps
        return Decision(industry.Sell({"food": min(food, state.edition.trade_cubes)}))


class GivesAway(Drafter):
    """Offers a rival half of its cubes and all its money for nothing."""

    __slots__ = ()

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        if (state.round, state.phase) != (self.number, TRADE) or self.done:
            return super().decide(game, seat)
        own = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        give = {name: -(-own[place] // 2) for place, name in enumerate(COMMODITIES) if own[place]}
        if state.money[seat]:
            give["money"] = state.money[seat]
        offer = industry.Offer((seat + 1) % state.seats, give, {})
        if sum(own) < 2 * ENOUGH or game.check(seat, offer) is not None:
            return super().decide(game, seat)
        self.done += 1
        self.step = game.steps
        return Decision(offer)


class OverBids(SharesMerchant):
    """Bids twice what a lot is worth to it, once."""

    __slots__ = ("done", "number", "step")

    def __init__(self, number: int, seed: str | int = 0) -> None:
        super().__init__(seed)
        self.number = number  # of the first turn in which it may
        self.done = 0
        self.step = -1  # entries before the blunder

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Shares)
        state = game.state
        if state.moment == BID and not self.done and state.turns >= self.number:
            party, lot = state.head[seat], state.lots[state.lot]
            worth = max(most_bid(Outlook(state, party), party, lot), marked(state, list(lot)), least_bid(state))
            bid = shares.Bid(2 * worth // STEP * STEP)
            rivals = [most_bid(Outlook(state, other), other, lot) for other in state.bidders if other != party]
            alone = max(rivals, default=0) < bid.amount  # nobody saves it by bidding more
            if worth >= DEAR and alone and game.check(seat, bid) is None:
                self.done += 1
                self.step = game.steps
                return Decision(bid)
        return super().decide(game, seat)


PLANTS: Final[dict[str, tuple[str, Any]]] = {
    "sells food": ("industry", SellsFood),
    "gives away": ("industry", GivesAway),
    "overbids": ("shares", OverBids),
}


def stands(plant: str, record: Record, step: int) -> bool:
    """Whether the blunder had its consequence: nobody bid more for the lot, or blocs stood still for want of food."""
    if plant == "overbids":
        events = [event for _, turn in islice(walk(record), step + 1, None) if turn is not None for event in turn[2]]
        sold = next((event for event in events if isinstance(event, LotSold)), None)
        return sold is not None and sold.amount == record.log[step]["amount"]
    if plant == "sells food":
        seat = record.log[step]["seat"]
        ran = next(each for each in record.log[step:] if each["do"] == "produce" and each["seat"] == seat)
        state: State = replay(record, record.log.index(ran, step)).state  # type: ignore[attr-defined]
        return len(ran["run"]) <= len(state.blocs[seat]) - STILL
    return True


def sound(game: str, seed: str | int = 0) -> Bot:
    """A player without the blunder."""
    return Drafter(seed=seed) if game == "industry" else SharesMerchant(seed)


def planted(plant: str, number: int, seed: str | int = 0) -> Culprit:
    bot: Culprit = PLANTS[plant][1](number, seed)
    return bot
