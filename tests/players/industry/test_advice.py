"""Advice at tables of industry: what to do, what it is worth and why, fair bands and price paths."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import TABLES, game_of, trading
from won.industry import actions as act
from won.industry.state import DEVELOP
from won.players import make_bot
from won.players.bot import Decision
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
            found = advise(game.copy_for(seat), seat, 4)
            assert 1 <= len(found) <= 4
            assert len({repr(one.action) for one in found}) == len(found)
            for one in found:
                assert game.check(seat, one.action) is None
                assert one.reason is not None
            worths = [worth(one) for one in found[1:]]
            assert worths == sorted(worths, reverse=True)
    assert advised > 10


def test_the_first_is_what_a_merchant_would_do() -> None:
    game = game_of("second", 4, "first")
    pairs = []
    for _ in play(game, [Merchant(seat) for seat in range(4)]):
        if game.state.phase == DEVELOP and game.state.round == 2:
            seat = game.to_move[0]
            advice, decision = advise(game.copy_for(seat), seat, 3), Merchant(0).decide(game.copy_for(seat), seat)
            pairs.append((advice[0].action, decision.action))
        if game.state.round > 2:
            break
    assert len(pairs) >= 4
    assert [advised for advised, _ in pairs] == [decided for _, decided in pairs]


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
    found = advise(game.copy_for(other), other, 3)
    assert [one.action for one in found] == [act.Accept(0), act.Decline(0)]
    assert worth(found[0]) == 1.0


def test_at_the_draft_every_package_is_weighed() -> None:
    game = game_of("second", 4, "draft")
    seat = game.to_move[0]
    found = advise(game.copy_for(seat), seat, 5)
    assert len(found) == 5
    assert all(isinstance(one.action, act.Draft) for one in found)
