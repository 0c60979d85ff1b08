"""ROYALTY-1 to ROYALTY-3: who is paid, how much, and how it is claimed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.shares import printed
from tests.shares.table import BANK, M, Table, lay, payments
from won.shares import events
from won.shares.world import PRODUCT, PRODUCTS, world


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.parametrize("square", world().cards)
def test_every_square_with_a_card_asks_for_royalties(square: int) -> None:
    table = lay(shares="1 oil ussr", cards={square: "oil"})
    result = table.lands(0, square)
    assert (0, 1, 1_200_000, "royalty") in payments(result)
    assert events.Paid(0, 1, 1_200_000, "royalty", "oil") in result


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.parametrize("square", sorted(set(range(1, 64)) - set(world().cards)))
def test_no_other_square_does(square: int) -> None:
    table = lay(telexes="T16")
    for number, name in enumerate(printed.shares()):
        table.hold(1 + number % 6 // 3, name.replace("__", " "))  # two holders of everything
    assert payments(table.lands(0, square)) == []


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.parametrize("product", PRODUCTS)
def test_each_product_is_paid_for_on_its_own_two_squares_alone(product: str) -> None:
    table = lay(shares=f"1 {product} all")
    asked = []
    for square in world().cards:
        result = table.hold(0, cash=50 * M).lands(0, square)
        asked += [square] * any(why == "royalty" for *_, why in payments(result))
    assert asked == [at for at, name in enumerate(table.game.view(None).royalties) if name == product]
    assert len(asked) == 2


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.ruling("R10")
def test_each_holder_of_30_per_cent_is_owed_by_that_holders_own_percentage() -> None:
    table = lay(
        players=5, shares="1 coal usa india; 2 coal ussr china; 3 coal poland united_kingdom", cards={5: "coal"}
    )
    result = table.lands(0, 5)
    assert payments(result) == [(0, 1, 1_100_000, "royalty"), (0, 2, 1_100_000, "royalty")]
    table = lay(players=3, shares="1 gold south_africa canada; 2 gold ussr", cards={5: "gold"})
    assert payments(table.lands(0, 5)) == [(0, 1, 5 * M, "royalty"), (0, 2, M, "royalty")]


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.ruling("R10")
def test_the_next_at_the_left_is_paid_first() -> None:
    table = lay(players=4, shares="0 oil ussr; 1 oil usa iraq; 3 oil saudi_arabia iran", cards={5: "oil"})
    assert [payee for _, payee, *_ in payments(table.lands(2, 5))] == [3, 0, 1]


@pytest.mark.rule("ROYALTY-1")
@pytest.mark.ruling("R10")
def test_what_the_lander_holds_takes_nothing_off() -> None:
    table = lay(shares="0 oil usa saudi_arabia iran iraq venezuela; 1 oil ussr", cards={5: "oil"})
    assert payments(table.lands(0, 5)) == [(0, 1, 1_200_000, "royalty")]
    assert payments(table.lands(1, 5)) == [(1, 0, 6 * M, "royalty")]


@pytest.mark.rule("ROYALTY-1")
def test_nobody_pays_for_what_is_ones_own() -> None:
    table = lay(shares="0 oil all", cards={5: "oil"})
    assert payments(table.lands(0, 5)) == []


OIL = {
    "usa": 0,  # 25%
    "usa iraq": 1_200_000,  # 30%
    "usa saudi_arabia": 1_200_000,  # 45%
    "ussr saudi_arabia": 6 * M,  # 50%
    "ussr saudi_arabia iran iraq": 6 * M,  # 65%
    "ussr usa iran iraq": 12 * M,  # 70%
    "ussr usa saudi_arabia iran": 12 * M,  # 85%
    "ussr usa saudi_arabia iran iraq": 24 * M,  # 90%
    "all": 24 * M,  # 95%
}


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.ruling("R09")
@pytest.mark.parametrize("countries", OIL)
def test_the_highest_tier_reached_counts(countries: str) -> None:
    table = lay(shares=f"1 oil {countries}", cards={5: "oil"})
    assert sum(amount for _, _, amount, _ in payments(table.lands(0, 5))) == OIL[countries]


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.ruling("R09")
@pytest.mark.parametrize("product", PRODUCTS)
def test_every_holding_of_every_product_has_its_tier(product: str) -> None:
    tiers = printed.tiers()[product]
    percents = [share.percent for share in printed.shares().values() if share.product == product]
    for count in range(7):
        for held in combinations(percents, count):
            percent = sum(held)
            due = tiers[(percent >= 50) + (percent >= 70) + (percent >= 90)] if percent >= 30 else 0
            assert world().royalty(PRODUCT[product], percent) == due


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize("product", printed.tiers())
def test_the_tiers_are_as_printed(product: str) -> None:
    assert world().tiers[PRODUCT[product]] == printed.tiers()[product]


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize("product", PRODUCTS)
def test_tiers_are_a_twentieth_a_quarter_and_half_of_the_maximum(product: str) -> None:
    card = world(aluminium="card").tiers[PRODUCT[product]]
    assert [card[3] // part for part in (20, 4, 2)] == card[:3]


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize(("options", "maximum"), [({}, 14), ({"aluminium": "list"}, 14), ({"aluminium": "card"}, 18)])
def test_aluminium_has_two_readings_of_its_maximum(options: dict[str, Any], maximum: int) -> None:
    table = lay(shares="1 aluminium all", cards={5: "aluminium"}, **options)
    assert payments(table.lands(0, 5)) == [(0, 1, maximum * M, "royalty")]


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize("aluminium", ["list", "card"])
def test_the_lower_tiers_of_aluminium_are_the_same_in_both(aluminium: str) -> None:
    tiers = world(aluminium=aluminium).tiers
    assert tiers[PRODUCT["aluminium"]][:3] == [900_000, 4_500_000, 9 * M]
    assert [row for name, row in zip(PRODUCTS, tiers, strict=True) if name != "aluminium"] == [
        row for name, row in printed.tiers().items() if name != "aluminium"
    ]


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_royalties_are_claimed_of_themselves() -> None:
    table = lay(shares="1 oil ussr", cards={5: "oil"})
    table.lands(0, 5)
    assert (table["claims"], table.cash(1)) == ([], [98 * M])
    table.refuses("1 claim", "ROYALTY-3")


def by_hand(square: int = 5, cash: int = 20 * M) -> Table:
    """Two holders of oil, 50% and 30%, who claim by hand; the lander stands on an oil square."""
    table = lay(shares="1 oil usa saudi_arabia iraq; 2 oil ussr", cards={square: "oil"}, claims="hand").hold(
        0, cash=cash
    )
    result = table.lands(0, square)
    assert events.Claimable(1, 6 * M, "oil") in result
    assert events.Claimable(2, 1_200_000, "oil") in result
    return table


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_by_hand_nothing_is_paid_until_it_is_claimed() -> None:
    table = by_hand()
    assert table.cash(0) == [20 * M]
    assert [(claim["payer"], claim["payee"], claim["amount"]) for claim in table["claims"]] == [
        (0, 1, 6 * M),
        (0, 2, 1_200_000),
    ]
    assert (table.game.to_move, table.game.to_answer) == ((0,), (1, 2))
    result = table.plays("2 claim")
    assert payments(result) == [(0, 2, 1_200_000, "royalty")]
    assert (table.game.to_answer, table["moment"]) == ((1,), "buy")


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_a_royalty_is_claimed_once_and_by_its_holder() -> None:
    table = by_hand()
    table.refuses("0 claim", "ROYALTY-3")
    table.plays("1 claim")
    table.refuses("1 claim", "ROYALTY-3")


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_the_turn_lasts_until_the_lander_ends_it() -> None:
    table = by_hand()
    table.plays("0 buy wheat__france")
    assert (table["turn"], table["moment"]) == (0, "rest")
    table.plays("1 claim", "2 claim")
    assert (table["turn"], table["moment"]) == (1, "roll")


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_what_is_not_claimed_before_the_turn_ends_is_lost() -> None:
    table = by_hand()
    table.plays("0 end", "2 claim")
    result = table.plays("0 end")
    assert result == [events.Forfeited(1, 6 * M), events.TurnBegan(1, 1)]
    assert table.cash(0) == [18_800_000]
    table.refuses("1 claim", "ROYALTY-3")


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_a_late_claim_is_due_in_full_though_the_cash_has_been_spent() -> None:
    table = by_hand(cash=1_500_000)
    table.plays("0 buy uranium__france", "2 claim")
    assert table["debts"] == [{"payer": 0, "payee": 2, "amount": 1_200_000, "why": "royalty", "what": "oil"}]
    assert (table["to_move"], table["moment"]) == ([0], "settle")
    table.refuses("0 end", "DEBT-2")
    result = table.plays("1 deal 0 give cash 700000 get uranium__france", "0 accept 0")
    assert payments(result) == [(0, 2, 1_200_000, "royalty")]
    table.plays("0 end")
    assert table["turn"] == 1


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.ruling("R11")
def test_a_claim_after_an_unpaid_one_waits_its_turn() -> None:
    table = by_hand(cash=5 * M)
    result = table.plays("1 claim", "2 claim")
    assert payments(result) == []
    assert [debt["payee"] for debt in table["debts"]] == [1, 2]


@pytest.mark.rule("ROYALTY-3")
@pytest.mark.parametrize("square", [11, 3, 7, 45])
def test_claims_stay_open_where_the_square_asks_nothing(square: int) -> None:
    table = by_hand(square)
    assert (table["turn"], table["moment"]) == (0, "rest")
    table.plays("1 claim", "0 end")
    assert table["turn"] == 1


@pytest.mark.rule("ROYALTY-3")
def test_where_nobody_has_a_claim_the_turn_passes_on_of_itself() -> None:
    table = lay(claims="hand")
    assert payments(table.lands(0, 11)) == [(BANK, 0, 1_500_000, "bonus")]
    assert table["turn"] == 1
