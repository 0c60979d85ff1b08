"""Advice at tables of industry: what to do, what it is worth and why, fair bands and price paths."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.players.industry.tables import TABLES, game_of, played, trading
from tests.players.watched import Watched
from won.analysis.industry.exchange import MARGIN, Terms
from won.core.game import Game
from won.industry import actions as act
from won.industry.game import Industry
from won.industry.state import DEVELOP
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.industry.advice import advise
from won.players.industry.merchant import Merchant
from won.players.table import play


def worth(decision: Decision) -> float:
    assert decision.reason is not None
    return decision.reason.worth or 0.0


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_action_advised_is_legal_has_a_reason_and_the_best_comes_first(edition: str, players: int) -> None:
    game = game_of(edition, players, f"advice {edition} {players}", rounds=3)
    bots = [make_bot("random" if seat == 1 else "merchant", seat) for seat in range(players)]
    advised = 0
    for _ in play(game, bots):
        for seat in {*game.to_move[:1], *game.to_answer} if game.steps % 5 == 0 else ():
            advised += 1
            result = advise(game.copy_for(seat), seat, 4)
            assert 1 <= len(result) <= 4
            assert len({repr(each.action) for each in result}) == len(result)
            for each in result:
                assert game.check(seat, each.action) is None
                assert each.reason is not None
            worths = [worth(each) for each in result]
            assert worths == sorted(worths, reverse=True)
    assert advised > 10


def test_the_first_is_what_a_merchant_who_remembers_the_round_would_do() -> None:
    pairs = []

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        if game.state.phase == DEVELOP:
            pairs.append((advise(game, seat, 3)[0].action, decision.action))

    bots: list[Bot] = [Watched(Merchant(seat), on_decision) for seat in range(4)]
    played("second", bots, "first", rounds=3)
    assert len(pairs) >= 12
    assert [advised for advised, _ in pairs] == [decided for _, decided in pairs]


class Follower:
    """Does what the adviser says first, and notes its offers."""

    def __init__(self, on_offer: Callable[[Industry, int, Decision], None]) -> None:
        self.on_offer = on_offer

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        first = advise(game, seat, 1)[0]
        if isinstance(first.action, act.Offer):
            self.on_offer(game, seat, first)
        return first

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self.decide(game, seat)


def test_no_advised_offer_is_refused_twice_or_a_gift_and_the_other_gains_what_it_computes_itself() -> None:
    made: set[tuple[int, str]] = set()

    def on_offer(game: Industry, seat: int, decision: Decision) -> None:
        offer = decision.action
        assert (number, repr(offer)) not in made or not refused(game, offer)
        made.add((number, repr(offer)))
        assert decision.reason is not None
        terms = Terms(seat, offer.to, offer.give, offer.get)
        rival = merchants[offer.to]
        theirs = rival.dealer.books(game.state, offer.to, rival.plan(game.state, offer.to)).gain(terms.reversed())
        assert decision.reason.about["theirs"] == pytest.approx(theirs, abs=0.1)
        assert decision.reason.about["figure"] >= MARGIN

    for number in range(5):
        merchants = {seat: Merchant(seat) for seat in range(1, 4)}
        played("second", [Follower(on_offer), *merchants.values()], f"follow {number}", rounds=4)
    assert len(made) > 10


def refused(game: Industry, offer: act.Offer) -> bool:
    """Whether the last offer like this was refused."""
    numbers = dict(enumerate(a for _, a in game.taken() if isinstance(a, act.Offer)))
    last = max((number for number, action in numbers.items() if action == offer), default=-1)
    return last >= 0 and all(action != act.Accept(last) for _, action in game.taken())


def test_one_who_is_not_asked_gets_no_advice() -> None:
    game = game_of("second", 3, "idle")
    other = (game.to_move[0] + 1) % 3
    assert advise(game.copy_for(other), other, 3) == []
    assert advise(game.copy_for(game.to_move[0]), game.to_move[0], 0) == []


def test_an_offer_is_advised_on_off_turn_both_ways() -> None:
    game = trading("second", 4, "gift")
    turn = game.state.turn
    other = (turn + 1) % 4
    game.apply(turn, act.Offer(other, {"money": 1}, {}))
    result = advise(game.copy_for(other), other, 3)
    assert [first.action for first in result] == [act.Accept(0), act.Decline(0)]
    assert worth(result[0]) == 1.0


def test_at_the_draft_every_package_is_weighed() -> None:
    game = game_of("second", 4, "draft")
    seat = game.to_move[0]
    result = advise(game.copy_for(seat), seat, 5)
    assert len(result) == 5
    assert all(isinstance(each.action, act.Draft) for each in result)
