"""BUY-1 and BUY-2: buying from a tray."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import M, Table, lay
from won.shares import events
from won.shares.actions import Buy

COUNTRIES = [(at, name) for at, name in enumerate(printed.squares()) if name in printed.tray_counts()]


def in_tray(tray: str) -> list[str]:
    return [name for name, share in printed.shares().items() if share.tray == tray]


def on_the_ussr(cash: int = 50 * M) -> Table:
    table = lay().hold(0, cash=cash)
    table.lands(0, 13)
    return table


@pytest.mark.rule("BUY-1", "BUY-2")
@pytest.mark.parametrize(("square", "tray"), COUNTRIES)
def test_a_country_or_region_sells_its_own_tray_and_no_other(square: int, tray: str) -> None:
    table = lay()
    table.lands(0, square)
    assert table["moment"] == "buy"
    for share in printed.shares():
        refusal = table.game.check(0, Buy((share,)))
        assert (refusal is None) == (share in in_tray(tray))
        assert refusal is None or refusal.rule == "BUY-2"
    wanted = in_tray(tray)[:6]
    cost = sum(printed.shares()[share].price for share in wanted)
    result = table.plays(f"0 buy {' '.join(wanted)}")
    assert result[0] == events.Bought(0, tuple(wanted), cost)
    assert table.cash(0) == [printed.money("96.8") - cost]
    assert sorted(table.shares(0)) == sorted(wanted)


@pytest.mark.rule("BUY-1")
def test_there_are_34_country_squares_for_29_trays() -> None:
    assert len(COUNTRIES) == 34
    assert len({tray for _, tray in COUNTRIES}) == 29


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_no_more_than_six_shares_are_bought() -> None:
    table = on_the_ussr()
    ussr = in_tray("ussr")
    assert len(ussr) == 13
    refusal = table.refuses(f"0 buy {' '.join(ussr[:7])}", "BUY-1")
    assert (refusal.about["shares"], refusal.about["most"]) == (7, 6)
    table.plays(f"0 buy {' '.join(ussr[:6])}")


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_an_order_of_nothing_is_no_order() -> None:
    on_the_ussr().refuses("0 buy", "BUY-1")


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_a_party_may_buy_none() -> None:
    table = on_the_ussr()
    table.plays("0 end")
    assert (table["turn"], table.cash(0), table.shares(0)) == (1, [50 * M], [])


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_an_order_is_paid_in_full_or_not_carried_out_at_all() -> None:
    table = on_the_ussr(cash=5_900_000)
    refusal = table.refuses("0 buy oil__ussr wheat__ussr", "BUY-1")
    assert (refusal.about["cost"], refusal.about["cash"]) == (6 * M, 5_900_000)
    table.plays("0 buy oil__ussr coal__ussr")
    assert table.cash(0) == [900_000]


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_the_last_note_may_be_spent() -> None:
    table = on_the_ussr(cash=6 * M)
    table.plays("0 buy oil__ussr wheat__ussr")
    assert table.cash(0) == [0]


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_there_is_one_purchase_a_landing() -> None:
    table = on_the_ussr()
    table.plays("0 buy oil__ussr")
    assert (table["turn"], table["moment"]) == (1, "roll")
    table.refuses("0 buy wheat__ussr", "TURN-12")


@pytest.mark.rule("BUY-1")
@pytest.mark.ruling("R12")
def test_with_claims_open_the_turn_lasts_but_not_the_purchase() -> None:
    table = lay(shares="1 oil usa iraq", cards={13: "oil"}, claims="hand")
    table.lands(0, 13)
    table.plays("0 buy oil__ussr")
    table.refuses("0 buy wheat__ussr", "TURN-12")


@pytest.mark.rule("BUY-1")
def test_no_tour_is_needed() -> None:
    table = lay()
    table.plays("0 roll 2 3", "0 buy wheat__france")
    assert table["players"][0]["tours"] == 0


@pytest.mark.rule("BUY-2")
def test_what_somebody_holds_is_not_for_sale() -> None:
    table = lay(shares="0 oil ussr; 1 coal ussr")
    table.lands(0, 13)
    table.refuses("0 buy oil__ussr", "BUY-2")
    table.refuses("0 buy coal__ussr wheat__ussr", "BUY-2")


@pytest.mark.rule("BUY-2")
def test_one_wrong_share_spoils_the_order() -> None:
    table = on_the_ussr()
    refusal = table.refuses("0 buy oil__ussr oil__usa", "BUY-2")
    assert refusal.about["share"] == "oil__usa"


@pytest.mark.rule("BUY-2")
def test_an_empty_tray_asks_nothing() -> None:
    table = lay(shares="1 cobalt morocco")
    table.lands(0, 37)
    assert (table["turn"], table["moment"]) == (1, "roll")


@pytest.mark.rule("BUY-2")
def test_shares_that_went_back_to_their_tray_can_be_bought_again() -> None:
    table = lay(shares="1 wheat france", telexes="T01").hold(1, cash=0)
    table.lands(1, 12)
    table.plays("1 concede")
    table.lands(0, 5)
    assert (table["over"], table["turn"]) == (False, 0)
    table.plays("0 buy wheat__france")
    assert table.shares(0) == ["wheat__france"]
