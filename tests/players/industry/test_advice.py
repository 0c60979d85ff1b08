"""Advice at tables of industry: what to do, what it is worth and why, fair bands and price paths."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import TABLES, game_of
from won.industry import actions as act
from won.industry.game import Industry
from won.industry.market import COMMODITIES, GOODS, cart_cost, cart_income
from won.industry.state import DEVELOP, TRADE
from won.players import make_bot
from won.players.bot import Decision
from won.players.industry.advice import advise, fair_band, price_path
from won.players.industry.merchant import Merchant
from won.players.table import play


def worth(decision: Decision) -> float:
    assert decision.reason is not None
    return decision.reason.worth or 0.0


def trading(edition: str, players: int, seed: str) -> Industry:
    """A game in its second Trade, when there is something to sell."""
    game = game_of(edition, players, seed)
    turns = play(game, [Merchant(seat, barter=False) for seat in range(players)])
    while game.state.round < 2 or game.state.phase != TRADE:
        next(turns)
    return game


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


@pytest.mark.parametrize("number", range(8))
def test_in_the_fair_band_a_cube_helps_both_and_outside_it_does_not(number: int) -> None:
    game = trading("second", 4, f"band {number}")
    state = game.state
    found = 0
    for seller in range(4):
        merchant = Merchant(0)
        books = merchant.dealer.books(state, seller, merchant.plan(state, seller))
        for buyer in range(4):
            for commodity, cube in enumerate(COMMODITIES):
                band = fair_band(game, seller, buyer, cube)
                if band is None:
                    continue
                low, high = band
                assert state.cubes[seller * GOODS + commodity] > 0
                assert 0 <= low < high
                found += 1
                if state.money[buyer] > high + 1:
                    within = {"money": round((low + high) / 2)}
                    if low < within["money"] < high and high - low > 1:
                        assert books.purses[seller].gain(within, {cube: 1}) > 0
                        assert books.purses[buyer].gain({cube: 1}, within) > 0
                assert books.purses[seller].gain({"money": int(low) - 1}, {cube: 1}) < 0
    assert found


def test_a_seat_has_no_band_with_itself_nor_for_what_it_does_not_have() -> None:
    game = trading("second", 3, "none")
    assert fair_band(game, 0, 0, "food") is None
    for seat in range(3):
        for place, cube in enumerate(COMMODITIES):
            if not game.state.cubes[seat * GOODS + place]:
                assert fair_band(game, seat, (seat + 1) % 3, cube) is None


def test_the_price_path_is_what_the_market_takes_and_gives() -> None:
    state = (game := trading("second", 3, "path")).state
    for cube in COMMODITIES:
        path = price_path(game, cube, 45)
        for count in (1, 2, 3, 44, 45):
            assert path.buy[count - 1] == cart_cost(state.market, {cube: count})
            assert path.sell[count - 1] == cart_income(state.market, {cube: count})
