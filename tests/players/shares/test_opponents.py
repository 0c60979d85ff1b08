"""The level for first-time players, and the bargainers against whom the merchant is measured."""

from __future__ import annotations

import pytest

from tests.players.shares.tables import played
from tests.players.watched import Watched
from tests.shares.table import M, lay
from won.core.answer_kind import find_offer
from won.players import make_bot, opponents_for
from won.players.bot import Bot, Decision
from won.players.shares.dabbler import Dabbler
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.parties import marked, numbered


def printed(game: Shares, side: act.Side) -> int:
    return side.cash + marked(game.state, numbered(side.shares))


def test_a_dabbler_gives_nothing_away() -> None:
    """Whatever it offers or accepts, it gets no less by printed prices than it gives."""
    deals: list[act.Deal] = []

    def on_decision(game: Shares, seat: int, decision: Decision) -> None:
        action = decision.action
        if isinstance(action, act.Deal):
            assert printed(game, action.get) >= printed(game, action.give)
        if isinstance(action, act.Accept):
            offer = find_offer(game.state.offers, action.offer)
            if offer is not None and isinstance(offer.action, act.Deal):
                assert printed(game, offer.action.give) > printed(game, offer.action.get)
                deals.append(offer.action)

    for number in range(3):
        bots: list[Bot] = [Watched(Dabbler(seat), on_decision) for seat in range(2)]
        played([*bots, make_bot("merchant", 2), make_bot("random", 3)], f"gifts {number}", turns=100)
    assert deals


def test_twenty_millions_for_half_a_million_are_refused_by_every_level() -> None:
    for level in ("dabbler", "clerk", "merchant", "magnate:0.01"):
        table = lay(3, "0 tea kenya; 1 oil usa; 2 gold ussr").hold(0, cash=60 * M)
        table.game.apply(1, act.Deal(0, act.Side((), 500_000), act.Side((), 20 * M)))
        answer = make_bot(level, 0).answer(table.game.copy_for(0), 0)
        assert answer is not None
        assert answer.action == act.Decline(0), level


@pytest.mark.parametrize("name", opponents_for("shares"))
def test_an_opponent_of_the_arena_plays_by_the_rules(name: str) -> None:
    played([make_bot(name, 0, "shares"), *[make_bot("merchant", seat) for seat in range(3)]], name, turns=60)


@pytest.mark.soak
def test_the_least_price_gains_little_among_merchants() -> None:
    """A quarter would be par; five points more and the error of 200 games are allowed."""
    won = 0.0
    for number in range(200):
        bots = [make_bot("least-price" if seat == number % 4 else "merchant", seat, "shares") for seat in range(4)]
        result = played(bots, f"least price {number // 4}").result
        assert result is not None
        won += (number % 4 in result.winners) / len(result.winners)
    assert won / 200 <= 0.36
