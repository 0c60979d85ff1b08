"""The worked examples of the rule book."""

from __future__ import annotations

import pytest

from tests.shares.table import BANK, M, lay, new, payments
from won.shares import events


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize("aluminium", ["list", "card"])
def test_aluminium_30_per_cent_held_another_player_lands_on_it(aluminium: str) -> None:
    for countries in ("australia", "guinea surinam"):
        table = lay(shares=f"1 aluminium {countries}", cards={5: "aluminium"}, aluminium=aluminium)
        assert payments(table.lands(0, 5)) == [(0, 1, 900_000, "royalty")]


@pytest.mark.rule("ROLL-2")
@pytest.mark.parametrize("dice", [(3, 6), (4, 5), (5, 4), (6, 3)])
def test_dice_total_9_on_a_bonus_square(dice: tuple[int, int]) -> None:
    assert payments(lay().lands(0, 11, dice)) == [(BANK, 0, 4_500_000, "bonus")]


@pytest.mark.rule("ROLL-3")
@pytest.mark.parametrize(("spots", "cost"), [(5, 5 * M), (2, 2 * M)])
def test_double_five_and_double_two(spots: int, cost: int) -> None:
    assert payments(lay().lands(0, 19, (spots, spots))) == [(0, BANK, cost, "double")]


@pytest.mark.rule("ROLL-2", "ROLL-3")
@pytest.mark.parametrize("spots", range(1, 7))
def test_any_double_on_to_a_bonus_square_is_net_nil(spots: int) -> None:
    table = lay()
    table.lands(0, 35, (spots, spots))
    assert table.cash(0) == [96_800_000]


@pytest.mark.rule("LOT-2", "BID-1")
@pytest.mark.ruling("R14", "R16")
def test_red_3_five_shares_of_one_product_and_two_loose_ones() -> None:
    table = lay(shares="0 oil ussr usa saudi_arabia iran iraq, gold japan, coal india").hold(0, tours=1)
    table.lands(0, 10, (4, 3))
    five = "oil__ussr oil__usa oil__saudi_arabia oil__iran oil__iraq"
    for spare in (
        f"{five}, gold__japan",
        "gold__japan, coal__india",
        "oil__ussr, oil__usa, oil__iran",
        f"{five}, coal__india",
    ):
        table.refuses(f"0 lots {spare}", "LOT-2")
    result = table.plays(f"0 lots {five}")
    assert isinstance(result[0], events.LotsNamed)
    assert result[0].reserves == (4_500_000,)
    table.plays("1 drop", "2 drop")
    assert table.shares(0) == ["coal__india", "gold__japan"]
    assert table.cash(0) == [101_300_000]


@pytest.mark.rule("START-3")
def test_four_players_hold_as_much_as_the_bank() -> None:
    table = new(players=4)
    notes = {100_000: 7, 500_000: 7, M: 10, 5 * M: 5, 10 * M: 4}
    each = sum(value * count for value, count in notes.items())
    assert table.cash() == [each] * 4
    assert 396 * M - sum(table.cash()) == each
