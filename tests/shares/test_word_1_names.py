"""WORD-1 to WORD-3: names, amounts, and what chance has drawn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import UNSET

from tests.shares.table import M, Table, lay, new
from won.core.record import dump, load
from won.shares import actions as act
from won.shares import game as shares


@pytest.mark.rule("WORD-1")
@pytest.mark.parametrize("seat", [-1, 3, "0", None, True, 0.0])
def test_only_seats_at_the_table_act(seat: Any) -> None:
    new().refuses_action(seat, act.Roll((1, 2)), "WORD-1")


@pytest.mark.rule("WORD-1")
@pytest.mark.parametrize("action", [None, "roll", act.Side(), act.Action(), object()])
def test_only_actions_of_the_record_are_known(action: Any) -> None:
    new().refuses_action(0, action, "WORD-1")


def on_the_ussr() -> Table:
    table = lay().hold(1, "gold ussr")
    table.lands(0, 13)
    return table


@pytest.mark.rule("WORD-1")
@pytest.mark.parametrize("name", ["oil", "oil__prussia", "oil__USSR", "ussr", "joker", "spice__ussr"])
def test_a_share_that_is_not_printed_is_unknown(name: str) -> None:
    on_the_ussr().refuses(f"0 buy {name}", "WORD-1")
    on_the_ussr().refuses(f"0 deal 1 give {name}", "WORD-1")
    on_the_ussr().refuses(f"0 deal 1 get {name}", "WORD-1")


@pytest.mark.rule("WORD-1")
def test_a_share_is_named_once() -> None:
    on_the_ussr().refuses("0 buy oil__ussr iron__ussr oil__ussr", "WORD-1")
    on_the_ussr().refuses("0 deal 1 get gold__ussr gold__ussr", "WORD-1")


@pytest.mark.rule("WORD-1")
@pytest.mark.parametrize("other", [-2, 3, 9])
def test_a_party_that_is_not_at_the_table_is_unknown(other: int) -> None:
    new().refuses_action(0, act.Deal(other, act.Side(cash=M), act.Side()), "WORD-1")
    new().refuses_action(0, act.Pool((other,)), "WORD-1")


@pytest.mark.rule("WORD-2")
@pytest.mark.parametrize("amount", [50_000, 100_001, -100_000, True, 100_000.0, None])
def test_money_moves_in_whole_steps_of_100_000(amount: Any) -> None:
    table = new()
    refusal = table.refuses_action(0, act.Deal(1, act.Side(cash=amount), act.Side()), "WORD-2")
    assert refusal.about == {"value": amount, "step": 100_000}
    table.refuses_action(0, act.Deal(1, act.Side(), act.Side(cash=amount)), "WORD-2")


@pytest.mark.rule("WORD-2")
@pytest.mark.parametrize("amount", [0, -500_000, 550_000, True, 600_000.0])
def test_a_bid_is_a_whole_number_of_steps_and_at_least_one(amount: Any) -> None:
    table = lay(shares="0 coal usa").hold(0, tours=1)
    table.lands(0, 10, (2, 1))
    table.plays("0 lots coal__usa")
    table.refuses_action(1, act.Bid(amount), "WORD-2")


@pytest.mark.rule("WORD-2")
@pytest.mark.parametrize("amount", [-100_000, 1, False, 0.0])
def test_a_sealed_maximum_is_nothing_or_a_whole_number_of_steps(amount: Any) -> None:
    table = lay(shares="0 coal usa", bidding="sealed").hold(0, tours=1)
    table.lands(0, 10, (2, 1))
    table.plays("0 lots coal__usa")
    table.refuses_action(1, act.Seal(amount), "WORD-2")


@pytest.mark.rule("WORD-3")
def test_a_roll_carries_its_dice() -> None:
    table = new()
    table.refuses("0 roll", "WORD-3")
    assert table.game.legal(0).actions[0] == act.Roll(UNSET)


@pytest.mark.rule("WORD-3")
@pytest.mark.parametrize("dice", [(0, 3), (3, 7), (-1, 4), (True, 2), (2.0, 3), ("2", 3)])
def test_a_die_shows_one_to_six(dice: Any) -> None:
    new().refuses_action(0, act.Roll(dice), "WORD-3")


@pytest.mark.rule("WORD-3")
def test_dice_are_drawn_outside_and_filled_in() -> None:
    game, draw = new().game, random.Random(4).random
    drawn = {game.with_chance(act.Roll(), draw).dice for _ in range(600)}
    assert drawn == {(white, red) for white in range(1, 7) for red in range(1, 7)}
    assert game.with_chance(act.Roll((2, 5)), draw) == act.Roll((2, 5))
    assert game.with_chance(act.End(), draw) == act.End()


@pytest.mark.rule("WORD-3")
def test_what_was_drawn_stands_in_the_record_so_that_replay_draws_nothing() -> None:
    table = new()
    table.plays("0 roll 2 3", "0 buy wheat__france", "1 roll 6 6")
    record = load(dump(table.game.record()))
    assert record.log[0] == {"seat": 0, "do": "roll", "dice": [2, 3]}
    assert sorted(record.chance) == ["rolls", "royalties", "telexes"]
    assert shares.replay(record).state_line() == table.game.state_line()
