"""Standing orders: carried out when the moment comes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.play import Play
from won.core.chance import source
from won.industry import actions as act
from won.industry.market import BUY, COMMODITY, SELL
from won.players.orders import BadOrder, read, step
from won.shares import actions as deal


def at_trade(seed: int = 1) -> Play:
    """In the first Trade, a person on turn with some cubes and money."""
    play = Play("industry", "ada", "bo", "cleo", rounds=6)
    play.draw = source(seed).random
    while play.game.view(None).phase != "trade":
        play.act()
    return play


def run(play: Play, order: Any, seat: int, most: int = 60) -> list[Any]:
    """What the order does while everybody else passes; it lasts until it is used up or nothing more happens."""
    done: list[Any] = []
    for _ in range(most):
        if order is None or play.game.view(None).phase != "trade":
            break
        action, order = step(order, play.game.copy_for(seat), seat)
        if action is not None:
            play.act(seat, action)
            done.append(action)
        else:
            play.act(action=act.Pass())
    return done


def test_buy_up_to_five_food_while_the_price_is_at_most_seven() -> None:
    play = at_trade()
    seat = play.table.to_move[0]
    order = read("industry", {"order": "buy", "cube": "food", "count": 5, "price": 7})
    standing, food = play.game.state.market[0], 0
    for action in run(play, order, seat):
        food += action.cubes["food"]
        for _ in range(action.cubes["food"]):
            assert BUY[COMMODITY["food"]][standing] <= 7
            standing = max(0, standing - 1)
    assert 0 < food <= 5


def test_sell_all_down_to_a_price() -> None:
    play = at_trade()
    seat = play.table.to_move[0]
    play.game.state.cubes[seat * 5 + 1] = 9
    standing = play.game.state.market[1]
    least = SELL[1][standing] - 2
    order = read("industry", {"order": "sell", "cube": "energy", "price": least, "keep": 1})
    sold = 0
    for action in run(play, order, seat):
        for _ in range(action.cubes["energy"]):
            assert SELL[1][min(standing, len(SELL[1]) - 1)] >= least
            standing += 1
            sold += 1
    assert 0 < sold <= 8


@pytest.mark.parametrize(
    ("give", "get", "taken"),
    [
        ({"ore": 1}, {"money": 5}, True),
        ({"ore": 2, "food": 1}, {"money": 3}, True),
        ({"ore": 1}, {"money": 6}, False),
        ({"food": 9}, {}, False),
        ({"ore": 1}, {"money": 1, "food": 1}, False),
        ({"ore": 1, "notes": 1}, {}, False),  # a debt
        ({"ore": 1}, {"notes": 1}, True),  # somebody takes a debt off me
    ],
)
def test_accept_any_offer_that_gives_enough(give: dict[str, int], get: dict[str, int], taken: bool) -> None:
    play = at_trade()
    turn = play.table.to_move[0]
    other = (turn + 1) % 3
    state = play.game.state
    for seat in (turn, other):
        state.cubes[seat * 5 : seat * 5 + 5] = [9] * 5
        state.money[seat], state.notes[seat] = 50, 2
    play.act(turn, act.Offer(other, give, get))
    order = read("industry", {"order": "accept", "get": {"ore": 1}, "give": {"money": 5}})
    action, rest = step(order, play.game.copy_for(other), other)
    assert (action is not None) == taken
    assert (rest is None) == taken
    if action is not None:
        play.act(other, action)


def test_pass_until_the_market_moves_or_somebody_offers() -> None:
    play = at_trade()
    seat = play.table.to_move[0]
    order = read("industry", {"order": "pass", "cube": "ore"})
    action, order = step(order, play.game.copy_for(seat), seat)
    assert action == act.Pass()
    play.act(seat, action)
    other = play.table.to_move[0]
    assert step(order, play.game.copy_for(seat), seat) == (None, order)  # not its turn, still in force
    play.game.state.money[other] = 99
    play.act(other, act.Buy({"ore": 1}))
    assert step(order, play.game.copy_for(seat), seat) == (None, None)


def test_pass_ends_with_an_offer_and_with_the_phase() -> None:
    play = at_trade()
    seat = play.table.to_move[0]
    _, order = step(read("industry", {"order": "pass"}), play.game.copy_for(seat), seat)
    play.act(seat, act.Pass())
    other = play.table.to_move[0]
    play.act(other, act.Offer(seat, {"food": 1}, {"ore": 1}))
    assert step(order, play.game.copy_for(seat), seat) == (None, None)
    play = at_trade()
    assert len(run(play, read("industry", {"order": "pass"}), play.table.to_move[0])) >= 1
    assert play.game.view(None).phase != "trade"


def test_produce_everything() -> None:
    play = at_trade()
    while play.game.view(None).phase != "produce":
        play.act(action=act.Pass())
    action, rest = step(read("industry", {"order": "produce", "rounds": 2}), play.game.copy_for(0), 0)
    assert isinstance(action, act.Produce)
    assert rest == read("industry", {"order": "produce", "rounds": 1})
    play.act(0, action)
    assert step(rest, play.game.copy_for(0), 0) == (None, rest)


@pytest.mark.parametrize(
    ("game", "raw"),
    [
        ("industry", {}),
        ("industry", {"order": "steal"}),
        ("industry", {"order": "buy", "cube": "gold", "price": 3}),
        ("industry", {"order": "buy", "cube": "ore", "price": -3}),
        ("industry", {"order": "buy", "cube": "ore", "price": 3, "more": 1}),
        ("shares", {"order": "bid"}),
        ("shares", {"order": "roll", "turns": 0}),
        ("shares", [1]),
    ],
)
def test_what_is_no_order_is_refused(game: str, raw: Any) -> None:
    with pytest.raises(BadOrder):
        read(game, raw)


def test_orders_of_shares_roll_buy_bid_and_end() -> None:
    raw: list[dict[str, Any]] = [
        {"order": "roll", "turns": 1000},
        {"order": "buy", "keep": 1_000_000},
        {"order": "bid", "most": 5_000_000},
        {"order": "claim"},
        {"order": "end"},
        {"order": "accept", "get": {"cash": 1}, "count": 5},
    ]
    kinds: set[type] = set()
    for seed in range(6):
        play = Play("shares", "ada", "bo", "cleo", seed=str(seed), turns=40, claims="hand")
        play.draw = source(seed).random
        while play.table.to_move:
            seat, left = play.table.to_move[0], [read("shares", each) for each in raw]
            result = next(
                (a for each in left if (a := step(each, play.game.copy_for(seat), seat)[0]) is not None), None
            )
            play.act(seat, result)
            kinds.add(type(result))
    assert {deal.Roll, deal.Buy, deal.Bid, deal.Drop} <= kinds


def test_a_turn_with_nothing_to_buy_ends_by_order() -> None:
    play = Play("shares", "ada", "bo", "cleo")
    while play.game.view(None).moment != "buy":
        play.act()
    seat = play.table.to_move[0]
    order = read("shares", {"order": "end"})
    assert step(order, play.game.copy_for(seat), seat) == (None, order)
    play.game.state.cash[seat] = 0
    assert step(order, play.game.copy_for(seat), seat) == (deal.End(), order)
