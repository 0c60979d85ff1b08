"""BID-1 to BID-4: open bidding for a lot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, Table, lay
from won.shares import events
from won.shares.actions import Bid, Drop
from won.shares.figures import half

STEP = 100_000


def hammer(shares: str = "0 oil usa", lots: str = "oil__usa", players: int = 4, **options: Any) -> Table:
    """Seat 0 has put these lots up and the first is under the hammer."""
    table = lay(players, shares, **options).hold(0, tours=1, cash=10 * M)
    red = len(table.shares(0)) if "," not in lots else len(lots.split(","))
    table.lands(0, 28, (1 if red != 1 else 2, red))
    table.plays(f"0 lots {lots}")
    return table


@pytest.mark.rule("BID-1")
@pytest.mark.ruling("R16")
@pytest.mark.parametrize(
    ("shares", "reserve"),
    [
        ("gold south_africa", 2_300_000),  # 2,250,000
        ("gold ussr", 1_300_000),  # 1,250,000
        ("gold canada", 500_000),
        ("gold japan", 300_000),  # 250,000
        ("gold usa japan canada australia_fiji_new_guinea", 1_300_000),  # 2,500,000 in all, rounded once
        ("coal all", 5_000_000),
    ],
)
def test_the_reserve_is_half_the_marked_price_rounded_up_once_for_the_whole_lot(shares: str, reserve: int) -> None:
    table = lay(4, f"0 {shares}").hold(0, tours=1)
    lot = " ".join(table.shares(0))
    table.lands(0, 28, (2, 1))
    assert table.plays(f"0 lots {lot}")[0].reserves == (reserve,)
    assert table.refuses(f"1 bid {reserve - STEP}", "BID-2").about == {"amount": reserve - STEP, "least": reserve}
    table.plays(f"1 bid {reserve}")


@pytest.mark.rule("BID-1")
@pytest.mark.parametrize(("price", "reserve"), [(500_000, 300_000), (1_000_000, 500_000), (1_500_000, 800_000), (0, 0)])
def test_half_is_rounded_up_to_a_hundred_thousand(price: int, reserve: int) -> None:
    assert half(price) == reserve


@pytest.mark.rule("BID-2")
@pytest.mark.ruling("R17")
def test_bidders_speak_in_turn_from_the_vendors_left() -> None:
    table = hammer()
    assert table["to_move"] == [1]
    table.refuses("2 bid 1300000", "BID-2")
    table.refuses("2 drop", "BID-2")
    table.plays("1 bid 1300000")
    assert (table["to_move"], table["bid"]) == ([2], {"amount": 1_300_000, "seat": 1})
    table.plays("2 drop")
    assert table["to_move"] == [3]


@pytest.mark.rule("BID-2")
@pytest.mark.ruling("R17")
def test_the_first_bid_is_at_least_the_reserve_and_each_later_one_is_higher() -> None:
    table = hammer()
    table.refuses("1 bid 1200000", "BID-2")
    table.plays("1 bid 2000000")
    table.refuses("2 bid 1300000", "BID-2")
    assert table.refuses("2 bid 2000000", "BID-2").about["least"] == 2_100_000
    table.plays("2 bid 2100000")
    table.plays("3 bid 5000000")
    assert table["bid"] == {"amount": 5 * M, "seat": 3}


@pytest.mark.rule("BID-2", "WORD-2")
@pytest.mark.ruling("R17")
@pytest.mark.parametrize("amount", [1_350_000, 1_300_001, 0, -1_300_000])
def test_a_bid_is_in_whole_hundred_thousands(amount: int) -> None:
    hammer().refuses_action(1, Bid(amount), "WORD-2")


@pytest.mark.rule("BID-2")
@pytest.mark.ruling("R17")
def test_the_last_one_in_takes_the_lot_and_pays_the_vendor() -> None:
    table = hammer()
    before = table.cash()
    result = table.plays("1 bid 1300000", "2 bid 1400000", "3 drop", "1 bid 1500000", "2 drop")
    assert events.LotSold(0, 1, ("oil__usa",), 1_500_000) in result
    assert table.cash() == [before[0] + 1_500_000, before[1] - 1_500_000, before[2], before[3]]
    assert (table.shares(0), table.shares(1)) == ([], ["oil__usa"])
    assert (table["moment"], table["turn"], table["bid"], table["lots"]) == ("roll", 1, None, [])


@pytest.mark.rule("BID-2")
def test_who_drops_out_is_out_for_this_lot_and_in_again_for_the_next() -> None:
    table = hammer("0 oil usa, coal ussr", "oil__usa, coal__ussr")
    table.plays("1 drop", "2 bid 1300000", "3 bid 1400000")
    assert table["to_move"] == [2]
    table.refuses("1 bid 1500000", "BID-2")
    table.plays("2 drop")
    assert (table["to_move"], table["lots"]) == ([1], [["coal__ussr"]])
    table.plays("1 bid 1000000", "2 drop", "3 drop")
    assert table.shares(1) == ["coal__ussr"]


@pytest.mark.rule("BID-2")
def test_a_bidder_alone_may_still_take_the_lot_at_its_reserve_or_let_it_go() -> None:
    table = hammer()
    table.plays("1 drop", "2 drop")
    assert table["to_move"] == [3]
    table.plays("3 bid 1300000")
    assert (table.shares(3), table["turn"]) == (["oil__usa"], 1)


@pytest.mark.rule("BID-2")
def test_a_trust_sold_whole_stays_whole() -> None:
    table = hammer("0 coal all", "coal__usa coal__ussr coal__china coal__poland coal__united_kingdom coal__india")
    table.plays("1 bid 5000000", "2 drop", "3 drop")
    assert (len(table.shares(1)), table.shares(0)) == (6, [])


@pytest.mark.rule("BID-3")
@pytest.mark.ruling("R17")
def test_a_bidder_has_the_cash_at_hand() -> None:
    table = hammer().hold(1, cash=2 * M)
    assert table.refuses("1 bid 2100000", "BID-3").about == {"amount": 2_100_000, "cash": 2 * M}
    table.plays("1 bid 2000000")


@pytest.mark.rule("BID-3")
@pytest.mark.ruling("R17")
def test_the_vendor_does_not_bid() -> None:
    table = hammer()
    table.refuses("0 bid 1300000", "BID-2")
    table.refuses("0 drop", "BID-2")
    assert table.game.legal(0).composed == ("pool",)


@pytest.mark.rule("BID-2", "BID-3")
@pytest.mark.ruling("R31")
def test_who_cannot_pay_the_next_bid_is_asked_all_the_same_and_can_only_drop() -> None:
    table = lay(4, "0 oil usa").hold(0, tours=1).hold(1, cash=1_200_000).hold(2, cash=1_300_000)
    table.lands(0, 28, (2, 1))
    assert [type(event) for event in table.plays("0 lots oil__usa")] == [events.LotsNamed]
    assert table["to_move"] == [1]
    assert (table.game.legal(1).actions, "bid" in table.game.legal(1).composed) == ((Drop(),), False)
    table.refuses("1 bid 1300000", "BID-3")
    table.plays("1 drop", "2 bid 1300000", "3 bid 1400000")
    assert table["to_move"] == [2]
    assert events.LotSold(0, 3, ("oil__usa",), 1_400_000) in table.plays("2 drop")


@pytest.mark.rule("BID-3")
def test_by_the_first_revision_who_cannot_pay_the_next_bid_is_out_without_being_asked() -> None:
    table = lay(4, "0 oil usa", revision=1).hold(0, tours=1).hold(1, cash=1_200_000).hold(2, cash=1_300_000)
    table.lands(0, 28, (2, 1))
    assert table.plays("0 lots oil__usa")[1:] == [events.Dropped(1)]
    assert table["to_move"] == [2]
    result = table.plays("2 bid 1300000", "3 bid 1400000")
    assert events.Dropped(2) in result
    assert (table.shares(3), table.cash(2)) == (["oil__usa"], [1_300_000])


@pytest.mark.rule("BID-4")
@pytest.mark.ruling("R18")
def test_a_lot_for_which_nobody_bids_goes_back_to_the_trays_and_the_bank_pays_the_reserve() -> None:
    table = hammer()
    result = table.plays("1 drop", "2 drop", "3 drop")
    assert events.LotUnsold(0, ("oil__usa",), 1_300_000) in result
    assert (table.cash(0), table.has("trays", "oil__usa")) == ([11_300_000], 1)
    table.lands(1, 31)
    table.plays("1 buy oil__usa")
    assert table.shares(1) == ["oil__usa"]


@pytest.mark.rule("BID-4")
@pytest.mark.ruling("R18")
def test_by_the_first_revision_lots_go_back_at_once_when_nobody_can_pay_the_reserve() -> None:
    table = lay(4, "0 oil usa, coal ussr", revision=1).hold(0, tours=1, cash=0)
    for seat in (1, 2, 3):
        table.hold(seat, cash=0)
    table.lands(0, 28, (1, 2))
    result = table.plays("0 lots oil__usa, coal__ussr")
    assert [event.amount for event in result if isinstance(event, events.LotUnsold)] == [1_300_000, M]
    assert (table.cash(0), table["moment"]) == ([2_300_000], "roll")


@pytest.mark.rule("BID-2", "BID-4")
def test_lots_of_one_auction_may_be_sold_and_unsold() -> None:
    table = hammer("0 oil usa, coal ussr", "oil__usa, coal__ussr")
    table.plays("1 drop", "2 drop", "3 drop", "1 drop", "2 bid 1100000", "3 drop")
    assert (table.has("trays", "oil__usa"), table.shares(2), table.cash(0)) == (1, ["coal__ussr"], [12_400_000])


@pytest.mark.rule("BID-2")
def test_any_member_bids_for_a_syndicate_and_the_others_agree() -> None:
    table = lay(4, "0 oil usa; 3 gold japan").hold(0, tours=1)
    table.plays("1 pool 3", "3 accept 0")
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa", "2 bid 1300000")
    assert table["to_move"] == [1, 3]
    table.plays("1 bid 1400000")
    assert table["to_move"] == [3]
    table.plays("3 agree")
    assert table["bid"] == {"amount": 1_400_000, "seat": 3}
    table.plays("2 drop")
    assert "oil__usa" in table.shares(3)


@pytest.mark.rule("BID-2")
def test_a_bid_and_a_drop_are_told_with_who_and_how_much() -> None:
    table = hammer()
    assert events.BidMade(1, 1_300_000) in table.plays("1 bid 1300000")
    assert events.Dropped(2) in table.plays("2 drop")
