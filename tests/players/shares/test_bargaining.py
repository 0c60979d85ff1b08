"""How merchants of shares bargain: properties that hold in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.players.shares.tables import OPTIONS, game_of, played
from tests.players.watched import Watched
from won.analysis.shares.exchange import MARGIN, gain, terms
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.shares.haggling import OFFERS, PLEAS, STEP_UP, TO_ONE, exchange_of
from won.players.shares.judging import judge, ruin
from won.players.shares.merchant import Merchant
from won.players.table import play
from won.shares import actions as act
from won.shares import events
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.offers import addressed

GAMES = range(10)
TURNS = 160


class Notes:
    """What was said in a game, and the properties it must have, asked at each word."""

    def __init__(self) -> None:
        self.said: Counter[str] = Counter()
        self.offers: Counter[tuple[int, int]] = Counter()
        self.free: Counter[tuple[int, int]] = Counter()  # those of parties that could pay
        self.to_one: Counter[tuple[int, int, int]] = Counter()
        self.made: dict[Any, list[int]] = {}  # the cash offered for each exchange

    def __call__(self, game: Shares, seat: int, decision: Decision) -> None:
        action = decision.action
        assert decision.reason is not None
        self.said[decision.reason.code] += 1
        if isinstance(action, act.Deal):
            self.offered(game, seat, action)
        if isinstance(action, act.Accept):
            self.accepted(game, seat, action)
        if isinstance(action, act.Deal | act.Pool):
            self.counted(game, seat, action)

    def offered(self, game: Shares, seat: int, action: act.Deal) -> None:
        """Never an offer that it would refuse with the roles swapped, nor one from which it would not gain."""
        outlook = Outlook(game.state, seat)
        deal = terms(outlook, game.state.head[seat], action)
        assert judge(outlook, deal.reversed()) >= MARGIN
        if debtor(game.state) == deal.party:  # a way out is weighed against losing everything
            assert gain(outlook, deal) + ruin(outlook, deal.party) > 0
        else:
            assert judge(outlook, deal) >= MARGIN

    def accepted(self, game: Shares, seat: int, action: act.Accept) -> None:
        offer = find_offer(game.state.offers, action.offer)
        assert offer is not None
        if isinstance(offer.action, act.Deal):
            outlook = Outlook(game.state, seat)
            assert judge(outlook, terms(outlook, offer.seat, offer.action).reversed()) >= MARGIN

    def counted(self, game: Shares, seat: int, action: act.Deal | act.Pool) -> None:
        """At most a few a turn, two of them to one party, and none nearly like one that it refused."""
        state = game.state
        party = state.head[seat]
        self.offers[seat, state.turns] += 1
        assert self.offers[seat, state.turns] <= PLEAS
        if debtor(state) != party:
            self.free[seat, state.turns] += 1
            assert self.free[seat, state.turns] <= OFFERS
        rival = state.head[action.to if isinstance(action, act.Deal) else action.parties[0]]
        if debtor(state) != party:
            self.to_one[seat, rival, state.turns] += 1
            assert self.to_one[seat, rival, state.turns] <= TO_ONE
        if isinstance(action, act.Deal):
            self.differs(game, party, action)

    def differs(self, game: Shares, party: int, action: act.Deal) -> None:
        """The same products again only for clearly more cash, or when a side has gained or lost some of them."""
        outlook = Outlook(game.state, party)
        deal = terms(outlook, party, action)
        key = (party, exchange_of(game.state, *deal[:4]))
        if debtor(game.state) != party:
            assert all(deal.cash >= cash + STEP_UP for cash in self.made.get(key, []))
            self.made.setdefault(key, []).append(deal.cash)


def watched(players: int, notes: Notes) -> list[Bot]:
    return [Watched(Merchant(seat), notes) for seat in range(players)]


@pytest.mark.parametrize("number", GAMES)
def test_offers_are_fair_few_and_never_repeated(number: int) -> None:
    notes = Notes()
    played(watched(3 + number % 4, notes), f"fair {number}", turns=TURNS, **OPTIONS[number % 4])
    assert notes.said["shares.roll"]


def test_over_some_games_every_kind_of_bargain_is_struck() -> None:
    said: Counter[str] = Counter()
    for number in range(8):
        notes = Notes()
        bots = watched(4, notes)
        bots[number % 4] = make_bot("random" if number % 2 else "clerk", number)
        played(bots, f"kinds {number}", turns=TURNS)
        said += notes.said
    for code in ("offer", "counter", "accept", "decline.worth", "bid", "drop", "plea"):
        assert said[f"shares.{code}"], code


@pytest.mark.parametrize("number", range(6))
def test_every_offer_to_a_merchant_is_answered_at_once_or_countered(number: int) -> None:
    """After each of its decisions nothing is left that it has not answered, but what it has countered."""
    seen: list[tuple[int, tuple[int, ...]]] = []

    def on_decision(game: Shares, seat: int, decision: Decision) -> None:
        action = decision.action
        waiting = addressed(game.state, game.state.head[seat])
        if waiting and game.state.moment not in (3, 4) and game.state.proposal is None:
            assert isinstance(action, act.Accept | act.Decline | act.Deal | act.Claim), action
            assert decision.reason is not None
            seen.append((seat, tuple(waiting)))

    bots = [
        Watched(Merchant(0), on_decision),
        make_bot("random", 1),
        Watched(Merchant(2), on_decision),
        make_bot("clerk", 3),
    ]
    played(bots, f"answered {number}", turns=TURNS)
    assert seen


def test_every_deal_between_two_merchants_raises_both() -> None:
    dealt = 0
    for number in range(6):
        game, draw = game_of(4, f"raises {number}", turns=TURNS)
        before = game.copy()
        for seat, action, happened in play(game, [Merchant(seat) for seat in range(4)], draw):
            if isinstance(action, act.Accept) and any(isinstance(event, events.Dealt) for event in happened):
                raises_both(before, seat, action)
                dealt += 1
            before = game.copy()
    assert dealt > 40


def raises_both(before: Shares, seat: int, action: act.Accept) -> None:
    offer = find_offer(before.state.offers, action.offer)
    assert offer is not None
    for judging, party in ((offer.seat, offer.seat), (seat, before.state.head[seat])):
        outlook = Outlook(before.copy_for(judging).state, judging)
        deal = terms(outlook, offer.seat, offer.action)
        own = deal if party == offer.seat else deal.reversed()
        in_debt = debtor(before.state) == party
        assert (gain(outlook, own) + ruin(outlook, party) if in_debt else judge(outlook, own)) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_merchants_among_themselves_come_to_an_end_without_a_limit(players: int) -> None:
    played([Merchant(seat) for seat in range(players)], f"end {players}", most=40_000)


def test_dealing_raises_the_joint_result() -> None:
    """The measure: the part of all wins that goes to two who deal, against the same two who do not; par is half.

    Nothing else differs. Those who do not deal take no offers either, and make some only when they cannot pay; so the
    gain comes from the deals of the two with each other, and from being there to buy. In 200 games it is 76%.
    """
    won = 0.0
    for number in range(16):
        bots = [Merchant(seat, dealing=(seat + number) % 2 == 0) for seat in range(4)]
        result = played(bots, f"joint {number}").result
        assert result is not None
        won += sum((seat + number) % 2 == 0 for seat in result.winners) / len(result.winners)
    assert won >= 10
