"""ROLL-1 to ROLL-3: what a move brings, in its order."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import BANK, M, lay, payments
from won.shares import events

BONUSES = [at for at, kind in enumerate(printed.squares()) if kind == "bonus"]
OTHERS = [at for at, kind in enumerate(printed.squares()) if kind not in ("bonus", "start")]


@pytest.mark.rule("ROLL-1")
@pytest.mark.ruling("R06")
def test_bonus_then_penalty_then_royalties() -> None:
    table = lay(shares="1 oil ussr; 2 oil usa saudi_arabia", cards={17: "oil"})
    result = table.lands(0, 17, (3, 3))
    assert payments(result) == [
        (BANK, 0, 3 * M, "bonus"),
        (0, BANK, 3 * M, "double"),
        (0, 1, 1_200_000, "royalty"),
        (0, 2, 1_200_000, "royalty"),
    ]
    assert isinstance(result[0], events.Rolled)
    assert isinstance(result[-1], events.TurnBegan)


@pytest.mark.rule("ROLL-1")
@pytest.mark.ruling("R06")
def test_the_bonus_helps_to_pay_what_comes_after_it() -> None:
    table = lay(shares="1 oil ussr", cards={17: "oil"}).hold(0, cash=0)
    table.lands(0, 17, (1, 2))
    assert table.cash(0, 1) == [300_000, 98 * M]


@pytest.mark.rule("ROLL-1")
@pytest.mark.ruling("R06")
def test_penalty_then_royalties_then_the_purchase() -> None:
    table = lay(shares="1 oil ussr", cards={5: "oil"}).hold(0, cash=3_700_000)
    result = table.lands(0, 5, (2, 2))
    assert payments(result) == [(0, BANK, 2 * M, "double"), (0, 1, 1_200_000, "royalty")]
    assert table["moment"] == "buy"
    table.refuses("0 buy uranium__france", "BUY-1")
    table.plays("0 buy wheat__france")
    assert table.cash(0) == [0]


@pytest.mark.rule("ROLL-1")
@pytest.mark.ruling("R06")
def test_the_penalty_comes_before_a_telex() -> None:
    table = lay(telexes="T03").hold(0, cash=M)
    result = table.lands(0, 12, (2, 2))
    assert payments(result) == []
    assert table["debts"] == [{"payer": 0, "payee": BANK, "amount": 2 * M, "why": "double", "what": ""}]
    result = table.plays("1 deal 0 give cash 1000000", "0 accept 0")
    assert payments(result) == [(0, BANK, 2 * M, "double"), (BANK, 0, 6 * M, "telex")]


@pytest.mark.rule("ROLL-1")
@pytest.mark.ruling("R06")
@pytest.mark.parametrize(("step", "moment"), [(18, "take"), (10, "lots")])
def test_the_penalty_comes_before_a_joker_or_an_auction(step: int, moment: str) -> None:
    table = lay(shares="0 coal usa").hold(0, cash=5 * M, tours=1)
    result = table.lands(0, step, (2, 2))
    assert payments(result) == [(0, BANK, 2 * M, "double")]
    assert table["moment"] == moment


@pytest.mark.rule("ROLL-1")
def test_the_square_waits_until_everything_is_paid() -> None:
    table = lay(shares="1 oil ussr usa", cards={5: "oil"}).hold(0, cash=5_900_000)
    table.lands(0, 5)
    assert (table["moment"], table["to_move"]) == ("settle", [0])
    table.refuses("0 buy wheat__france", "TURN-12")
    table.plays("2 deal 0 give cash 600000", "0 accept 0")
    assert (table["moment"], table.cash(0)) == ("buy", [500_000])
    table.plays("0 buy wheat__france")


@pytest.mark.rule("ROLL-2")
@pytest.mark.parametrize("square", BONUSES)
@pytest.mark.parametrize("dice", [(1, 2), (5, 4), (6, 5)])
def test_a_bonus_square_pays_half_a_million_for_each_spot(square: int, dice: tuple[int, int]) -> None:
    table = lay()
    result = table.lands(0, square, dice)
    assert payments(result) == [(BANK, 0, sum(dice) * 500_000, "bonus")]
    assert table["turn"] == 1


@pytest.mark.rule("ROLL-2")
@pytest.mark.parametrize("spots", range(1, 7))
def test_a_double_on_a_bonus_square_pays_as_much_as_it_costs(spots: int) -> None:
    table = lay().hold(0, cash=0)
    result = table.lands(0, 29, (spots, spots))
    assert payments(result) == [(BANK, 0, spots * M, "bonus"), (0, BANK, spots * M, "double")]
    assert table.cash(0) == [0]


@pytest.mark.rule("ROLL-2")
def test_no_other_square_pays_a_bonus() -> None:
    for square in OTHERS:
        result = lay(telexes="T16").lands(0, square)
        assert payments(result) == []


@pytest.mark.rule("ROLL-3")
@pytest.mark.parametrize("spots", range(1, 7))
def test_a_double_costs_a_million_for_each_spot_of_one_die(spots: int) -> None:
    table = lay()
    assert payments(table.lands(0, 27, (spots, spots))) == [(0, BANK, spots * M, "double")]


@pytest.mark.rule("ROLL-3")
def test_two_different_dice_cost_nothing() -> None:
    for dice in ((1, 6), (3, 4), (5, 6)):
        assert payments(lay().lands(0, 27, dice)) == []
