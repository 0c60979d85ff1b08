"""What a magnate takes its rivals for: what they do tells, and its forecasts play them so."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import game_of
from won.industry import actions as act
from won.industry.state import TRADE
from won.players import make_bot
from won.players.industry.clerk import Clerk
from won.players.industry.magnate import Magnate
from won.players.industry.merchant import Merchant
from won.players.industry.rivals import MODELS, Rivals, likeness, made
from won.players.table import play

ROUNDS = 3


@pytest.mark.parametrize("names", [("merchant", "clerk", "merchant", "clerk"), ("clerk", "merchant", "hard", "clerk")])
def test_clerks_are_told_from_merchants_by_what_they_do(names: tuple[str, ...]) -> None:
    game = game_of("second", 4, "rivals", rounds=ROUNDS)
    rivals = Rivals(game, 0)
    for _ in play(game, [make_bot(name, seat, "industry") for seat, name in enumerate(names)]):
        rivals.follow(game.copy_for(0))
    believed = [MODELS[place] for place in rivals.believed]
    assert [name == "clerk" for name in believed[1:]] == [name == "clerk" for name in names[1:]]
    assert [type(player) for player in rivals.players()[1:]] == [
        Clerk if name == "clerk" else Merchant for name in names[1:]
    ]


def test_following_in_parts_comes_to_the_same_as_at_once() -> None:
    game = game_of("second", 3, "parts", rounds=1)
    parts, whole = Rivals(game, 0), Rivals(game, 0)
    for _ in play(game, [make_bot("clerk", seat, "industry") for seat in range(3)]):
        parts.follow(game.copy_for(0))
    whole.follow(game.copy_for(0))
    assert (parts.weights, parts.believed) == (whole.weights, whole.believed)


def test_a_rival_that_is_foreseen_is_remembered_with_all_it_was_refused() -> None:
    game = game_of("second", 4, "talks", rounds=ROUNDS)
    rivals = Rivals(game, 0)
    merchants = [Merchant(seat) for seat in range(4)]
    for _ in play(game, merchants):
        rivals.follow(game.copy_for(0))
    for player, merchant in list(zip(rivals.players(), merchants, strict=True))[1:]:
        assert isinstance(player, Merchant)
        assert player.dealer.talks.refused == merchant.dealer.talks.refused
        assert player.dealer.talks.firmness == merchant.dealer.talks.firmness
    assert any(merchant.dealer.talks.refused for merchant in merchants[1:])


def test_an_offer_that_nobody_foresaw_is_remembered_as_made() -> None:
    game = game_of("second", 3, "offer", rounds=1)
    for _ in play(game, [Merchant(seat) for seat in range(3)]):
        if game.state.phase == TRADE and game.state.turn == 1:
            break
    rivals = Rivals(game, 0)
    game.apply(1, act.Offer(0, {"money": 1}, {"money": 2}))
    rivals.follow(game.copy_for(0))
    player = rivals.players()[1]
    assert isinstance(player, Merchant)
    assert set(player.dealer.talks.pending) == {0}


def test_a_magnate_forecasts_a_clerk_as_a_clerk() -> None:
    game = game_of("second", 3, "magnate", rounds=ROUNDS)
    magnate = Magnate(0, 0.005)
    bots = [magnate, make_bot("clerk", 1), make_bot("clerk", 2)]
    for _ in play(game, bots):
        if game.state.round == ROUNDS and magnate.rivals is not None and magnate.forecast is not None:
            break
    assert magnate.rivals is not None
    assert [MODELS[place] for place in magnate.rivals.believed[1:]] == ["clerk", "clerk"]


def test_likeness_says_how_near_a_guess_came() -> None:
    farm, mine = act.Build("farm", "D4", 0), act.Build("mine", "D4", 0)
    assert likeness(farm, farm) == 1.0
    assert likeness(act.Build("farm", "D5", 0), farm) > likeness(mine, farm) > likeness(act.Pass(), farm)
    assert likeness(act.Buy({"ore": 1}), act.Buy({"ore": 2})) == 0.5
    assert likeness(act.Buy({"ore": 1}), act.Buy({"food": 2})) == 0.0


def test_every_model_goes_its_own_way_after_a_copy() -> None:
    game = game_of("second", 3, "copies", rounds=1)
    for name in MODELS:
        model = made(name)
        seat = game.to_move[0]
        assert model.copy().decide(game.copy(), seat).action == model.copy().decide(game.copy(), seat).action
