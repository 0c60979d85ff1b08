"""TELEX-1 and TELEX-2: the eighteen cards."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import BANK, M, chance, lay, payments
from won.shares import events
from won.shares.world import SHARES

SQUARES = [at for at, name in enumerate(printed.squares()) if name == "telex"]
OWNED = [(name, product) for name, (products, *_) in printed.TELEXES.items() for product in products.split()]


def brought(telex: str, amount: str) -> list[tuple[int, int, int, str]]:
    """The one payment that a card makes, to or from the bank."""
    pounds = printed.money(amount)
    if not pounds:
        return []
    return [(BANK, 0, pounds, "telex") if pounds > 0 else (0, BANK, -pounds, "telex")]


def shares_of(product: str) -> list[str]:
    return [name.partition("__")[2] for name in SHARES if name.startswith(f"{product}__")]


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize(("telex", "product"), OWNED)
def test_an_owner_of_a_product_it_names(telex: str, product: str) -> None:
    for country in shares_of(product):  # one share is enough, whichever it is
        table = lay(telexes=telex, shares=f"0 {product} {country}")
        result = table.lands(0, 12)
        assert events.TelexRead(0, telex, owner=True) in result
        assert payments(result) == brought(telex, printed.TELEXES[telex][1])
        assert table.cash(0) == [96_800_000 + printed.money(printed.TELEXES[telex][1])]


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize("telex", printed.TELEXES)
def test_everybody_else(telex: str) -> None:
    products, owner, others = printed.TELEXES[telex]
    table = lay(telexes=telex)
    for product in products.split():
        table.hold(1, f"{product} all")  # what others own does not count
    result = table.lands(0, 12)
    assert events.TelexRead(0, telex, owner=False) in result
    assert payments(result) == brought(telex, others)
    assert products or owner == others
    assert table.cash() == [96_800_000 + printed.money(others), 96_800_000, 96_800_000]


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize("telex", [telex for telex, (products, *_) in printed.TELEXES.items() if products])
def test_an_owner_of_all_other_products_is_no_owner(telex: str) -> None:
    table = lay(telexes=telex)
    for product in printed.tiers():
        if product not in printed.TELEXES[telex][0].split():
            table.hold(0, f"{product} all")
    assert payments(table.lands(0, 12)) == brought(telex, printed.TELEXES[telex][2])


@pytest.mark.rule("TELEX-1")
def test_to_own_both_products_costs_no_more_than_one() -> None:
    table = lay(telexes="T06", shares="0 raw_cotton all, wheat all")
    assert payments(table.lands(0, 12)) == [(0, BANK, 5 * M, "telex")]


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_jubilee_brings_a_million_from_each_of_the_others(players: int) -> None:
    table = lay(players=players, telexes="T09")
    result = table.lands(1, 12)
    left = [(1 + way) % players for way in range(1, players)]
    assert payments(result) == [(other, 1, M, "telex") for other in left]


@pytest.mark.rule("TELEX-1")
def test_there_are_eighteen() -> None:
    assert sorted([*printed.TELEXES, "T09"]) == [f"T{n:02}" for n in range(1, 19)]


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize("square", SQUARES)
def test_every_telex_square_draws_one(square: int) -> None:
    table = lay(telexes="T05")
    assert payments(table.lands(0, square)) == [(BANK, 0, 3 * M, "telex")]
    assert (table["turn"], table["telex"]) == (1, 1)


@pytest.mark.rule("TELEX-1")
def test_a_card_goes_under_the_pack() -> None:
    table = lay(telexes="T08 T02 T16")
    read = []
    for turn in range(37):
        result = table.hold(0, cash=50 * M).hold(1, cash=50 * M).hold(2, cash=50 * M).lands(turn % 3, 12)
        read += [event.telex for event in result if isinstance(event, events.TelexRead)]
    pack = chance(3, telexes="T08 T02 T16")["telexes"]
    assert read == [*pack, *pack, "T08"]


@pytest.mark.rule("TELEX-1")
def test_no_tour_is_needed_and_two_parties_draw_too() -> None:
    table = lay(players=2, telexes="T17")
    table.lands(0, 12)
    assert table.cash() == [126_600_000, 122_600_000]


@pytest.mark.rule("TELEX-1")
def test_a_telex_that_cannot_be_paid_is_a_debt_to_the_bank() -> None:
    table = lay(telexes="T04").hold(0, cash=2_900_000)
    table.lands(0, 12)
    assert table["debts"] == [{"payer": 0, "payee": BANK, "amount": 3 * M, "why": "telex", "what": "T04"}]
    assert (table["to_move"], table["turn"]) == ([0], 0)


@pytest.mark.rule("TELEX-2")
@pytest.mark.ruling("R28")
def test_one_who_is_short_owes_it_and_the_others_after_wait() -> None:
    table = lay(players=4, telexes="T09").hold(2, cash=900_000)
    result = table.lands(0, 12)
    assert payments(result) == [(1, 0, M, "telex")]
    assert [(debt["payer"], debt["payee"]) for debt in table["debts"]] == [(2, 0), (3, 0)]
    assert table["to_move"] == [2]
    result = table.plays("1 deal 2 give cash 100000", "2 accept 0")
    assert payments(result) == [(2, 0, M, "telex"), (3, 0, M, "telex")]
    assert table.cash(2) == [0]
    assert table["turn"] == 1


@pytest.mark.rule("TELEX-2")
@pytest.mark.ruling("R28")
def test_for_one_who_goes_bankrupt_the_bank_pays() -> None:
    table = lay(players=4, telexes="T09", shares="2 oil usa").hold(2, cash=900_000)
    table.lands(0, 12)
    table.plays("2 concede")
    assert table.cash() == [82_200_000, 78_200_000, 0, 78_200_000]
    assert table.has("trays", "oil__usa") == 1
    assert table["turn"] == 1


@pytest.mark.rule("TELEX-2")
@pytest.mark.ruling("R28")
def test_several_may_fail_over_one_telex() -> None:
    table = lay(players=4, telexes="T09").hold(1, cash=0).hold(3, cash=0)
    table.lands(0, 12)
    table.plays("1 concede")
    assert table["to_move"] == [3]
    table.plays("3 concede")
    assert (table.cash(0), table["turn"]) == ([82_200_000], 2)


@pytest.mark.rule("TELEX-1")
@pytest.mark.parametrize("telex", [telex for telex, (*_, others) in printed.TELEXES.items() if printed.money(others)])
def test_a_payment_names_its_card(telex: str) -> None:
    shown = lay(telexes=telex).lands(0, 12)
    assert {event.what for event in shown if isinstance(event, events.Paid) and event.why == "telex"} == {telex}
