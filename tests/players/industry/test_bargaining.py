"""How merchants of industry bargain: properties that hold in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.players.industry.deals import table_with_a_deal
from tests.players.industry.tables import TABLES, game_of, played
from tests.players.watched import Watched
from won.analysis.industry.exchange import MARGIN, Books, Terms
from won.analysis.industry.plan import EVEN
from won.core.answer_kind import find_offer
from won.industry import actions as act
from won.industry import events
from won.industry.game import Industry
from won.industry.market import GOODS
from won.industry.state import TRADE, State
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.industry.merchant import Merchant
from won.players.industry.talks import A_TURN, REFUSALS
from won.players.table import play

ROUNDS = 3
LONGER = 5  # for tables at which there is less to deal for


def rounds(players: int) -> int:
    return ROUNDS if players > 3 else LONGER


def books(merchant: Merchant, state: State, seat: int) -> Books:
    """The table as the merchant reckons it, by its own plan."""
    return merchant.dealer.books(state, seat, merchant.plan(state, seat))


def held(state: State, seat: int) -> tuple[int, ...]:
    return tuple(state.cubes[seat * GOODS : seat * GOODS + GOODS])


def cubes(offer: act.Offer) -> tuple[Any, ...]:
    sides = [
        sorted((thing, count) for thing, count in side.items() if thing != "money") for side in (offer.give, offer.get)
    ]
    return tuple(map(tuple, sides))


def price(offer: act.Offer) -> int:
    """The money that the other side gets."""
    return offer.give.get("money", 0) - offer.get.get("money", 0)


class Notes:
    """What was said in a game, and the properties it must have, asked at each word."""

    def __init__(self) -> None:
        self.said: Counter[str] = Counter()
        self.made: dict[Any, int] = {}  # the price of an offer by its seats, what they hold, and its cubes
        self.turns: Counter[Any] = Counter()
        self.merchants: dict[int, Merchant] = {}

    def seated(self, seat: int) -> Bot:
        self.merchants[seat] = Merchant(seat)
        return Watched(self.merchants[seat], self)

    def __call__(self, game: Industry, seat: int, decision: Decision) -> None:
        assert game.check(seat, decision.action) is None
        assert decision.reason is not None
        self.said[decision.reason.code] += 1
        if isinstance(decision.action, act.Offer):
            self.fair(game.state, seat, decision.action)
            self.new(game.state, seat, decision.action)
            self.few(game.state, seat, decision.action.to)
        waiting = [offer.number for offer in game.state.offers if offer.to == seat]
        if waiting and game.state.phase == TRADE:
            self.answered(decision, waiting)

    def fair(self, state: State, seat: int, action: act.Offer) -> None:
        """Never an offer that it would refuse with the roles swapped, nor one that does not help itself."""
        terms = Terms(seat, action.to, action.give, action.get)
        reckoned = books(self.merchants[seat], state, seat)
        assert reckoned.judge(terms) >= MARGIN
        assert reckoned.judge(terms.reversed()) >= MARGIN
        assert reckoned.gain(terms) >= MARGIN
        assert reckoned.gain(terms.reversed()) >= MARGIN

    def new(self, state: State, seat: int, action: act.Offer) -> None:
        """Never the same cubes to the same seat again before either has others, unless for a better price."""
        moment = (state.round, seat, action.to, held(state, seat), held(state, action.to), cubes(action))
        before = self.made.get(moment)
        assert before is None or price(action) > before
        self.made[moment] = price(action)

    def few(self, state: State, seat: int, to: int) -> None:
        turn = (seat, to, state.round, state.turn, state.passes, tuple(state.cubes), tuple(state.market))
        self.turns[turn] += 1
        assert self.turns[turn] <= A_TURN

    def answered(self, decision: Decision, waiting: list[int]) -> None:
        """Yes, a counter, or a reason."""
        action = decision.action
        assert isinstance(action, act.Accept | act.Decline | act.Offer)
        if isinstance(action, act.Accept | act.Decline):
            assert action.offer in waiting
        if isinstance(action, act.Decline):
            assert decision.reason is not None
            assert decision.reason.code.startswith("industry.decline.")


@pytest.mark.parametrize("number", range(30))
def test_offers_are_fair_few_and_never_repeated_and_all_are_answered(number: int) -> None:
    edition, players = TABLES[number % len(TABLES)]
    notes = Notes()
    bots = [notes.seated(seat) for seat in range(players)]
    if number >= len(TABLES):
        bots[number % players] = make_bot("random" if number % 2 else "clerk", number)
    options: dict[str, Any] = {"cash": "private"} if number % 5 == 0 else {}
    played(edition, bots, f"fair {number}", rounds=rounds(players), **options)
    assert notes.said["industry.offer"] or players == 2


def test_over_some_games_every_kind_of_word_is_said() -> None:
    notes = Notes()
    for number in range(6):
        bots = [notes.seated(seat) for seat in range(4)]
        bots[number % 4] = make_bot("random" if number % 2 else "hard", number, "industry")
        played("second", bots, f"kinds {number}", rounds=ROUNDS)
    for code in ("offer", "counter", "accept", "decline.worth"):
        assert notes.said[f"industry.{code}"], code


@pytest.mark.parametrize("number", range(12))
def test_every_deal_between_two_merchants_raises_both_by_their_own_valuations(number: int) -> None:
    edition, players = [table for table in TABLES if table[1] > 2][number % 11]
    game = game_of(edition, players, f"raises {number}", rounds=rounds(players))
    merchants = [Merchant(seat) for seat in range(players)]
    before = game.copy()
    dealt = 0
    for seat, action, happened in play(game, merchants):
        if isinstance(action, act.Accept):
            assert any(isinstance(event, events.Bartered) for event in happened)
            offer = find_offer(before.state.offers, action.offer)
            assert offer is not None
            terms = Terms(offer.seat, seat, offer.give, offer.get)
            assert books(merchants[offer.seat], before.state, offer.seat).gain(terms) >= MARGIN
            assert books(merchants[seat], before.state, seat).gain(terms.reversed()) >= MARGIN
            dealt += 1
        before = game.copy()
    assert dealt


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("second", 4), ("v3", 5), ("second", 6)])
def test_merchants_among_themselves_come_to_an_end_without_a_limit(edition: str, players: int) -> None:
    played(edition, [Merchant(seat) for seat in range(players)], f"end {players}", most=6_000)


def test_among_two_there_is_nothing_to_deal_for() -> None:
    """What helps one hurts the other as much: no price is fair to both."""
    notes = Notes()
    played("v3", [notes.seated(0), notes.seated(1)], "two", rounds=ROUNDS)
    assert not notes.said["industry.offer"]


def test_a_merchant_without_barter_makes_no_offers_and_says_that_it_never_deals() -> None:
    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        assert not isinstance(decision.action, act.Offer | act.Accept)
        if isinstance(decision.action, act.Decline):
            assert decision.reason is not None
            refused.append(decision.reason.code)

    refused: list[str] = []
    bots: list[Bot] = [Watched(Merchant(0, barter=False), on_decision), Merchant(1), Merchant(2)]
    played("second", bots, "silent", rounds=ROUNDS)
    assert refused
    assert set(refused) == {"industry.decline.never"}


def test_one_who_refuses_is_left_alone_for_the_rest_of_the_trade() -> None:
    """Whoever says no to all offers gets a few of each merchant in a round, not one a turn."""
    edition, players = "second", 4
    asked: dict[tuple[int, int], int] = {}

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        if isinstance(decision.action, act.Offer) and decision.action.to == 0 and not game.to_answer:
            key = game.state.round, seat
            asked[key] = asked.get(key, 0) + 1

    bots: list[Bot] = [Merchant(0, barter=False), *[Watched(Merchant(seat), on_decision) for seat in range(1, players)]]
    played(edition, bots, "no", rounds=4)
    assert asked
    assert max(asked.values()) <= REFUSALS


def test_what_cannot_be_carried_out_is_declined_as_such() -> None:
    merchants = [Merchant(seat) for seat in range(3)]
    game = game_of("second", 3, "impossible")
    turns = play(game, merchants)
    while game.state.phase != TRADE:
        next(turns)
    turn = game.state.turn
    other = (turn + 1) % 3
    game.apply(turn, act.Offer(other, {"money": 5000}, {}))
    answer = merchants[other].answer(game.copy_for(other), other)
    assert answer is not None
    assert answer.reason is not None
    assert answer.reason.code == "industry.decline.impossible" or isinstance(answer.action, act.Offer)
    game.apply(turn, act.Offer(other, {"money": 1}, {}))
    game.apply(other, act.Decline(0))
    answer = merchants[other].answer(game.copy_for(other), other)
    assert answer is not None
    assert answer.action == act.Accept(1)


def test_a_style_that_asks_for_more_gets_more_of_the_surplus() -> None:
    game, _, _ = table_with_a_deal()
    state, seat = game.state, game.state.turn
    gains: list[float] = []
    for ask in (-0.04, 0.05):
        merchant = Merchant(0, style=EVEN._replace(ask=ask))
        plan = merchant.plan(state, seat)
        rivals = [other for other in range(state.seats) if other != seat]
        terms, _ = merchant.dealer.bargains(state, seat, plan, {}, rivals)[0]
        gains.append(merchant.dealer.books(state, seat, plan).gain(terms))
    assert gains[0] < gains[1]
