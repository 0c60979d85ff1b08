"""BID-5: sealed maxima come to the same as open bidding between them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares.table import M, Table, lay
from won.shares import events
from won.shares.actions import Bid, Drop, Seal

STEP = 100_000
BLOCK = "gold south_africa ussr canada usa"


def hammer(bidding: str, players: int = 4, shares: str = "oil usa") -> Table:
    table = lay(players, f"0 {shares}", bidding=bidding).hold(0, tours=1)
    lot = " ".join(table.shares(0))
    table.lands(0, 28, (2, 1))
    table.plays(f"0 lots {lot}")
    return table


@pytest.mark.rule("BID-5")
def test_every_bidder_names_a_maximum_once_in_any_order_and_unseen() -> None:
    table = hammer("sealed")
    assert table["to_move"] == [1, 2, 3]
    assert table.plays("3 seal 2000000") == [events.Sealed(3)]
    assert table["to_move"] == [1, 2]
    table.refuses("3 seal 2100000", "BID-5")
    table.plays("1 seal 0")
    table.refuses("1 seal 1500000", "BID-5")  # nothing is a maximum too
    assert table["to_move"] == [2]
    for seat in (0, 1, 2, None):
        assert b"2000000" not in msgspec.json.encode(table.game.view(seat))
        assert table.game.view(seat).bid is None
    result = table.plays("2 seal 1500000")
    assert events.LotSold(0, 3, ("oil__usa",), 1_600_000) in result


@pytest.mark.rule("BID-5")
def test_the_vendor_and_those_who_bid_aloud_are_refused() -> None:
    table = hammer("sealed")
    table.refuses("0 seal 2000000", "BID-5")
    table.refuses("1 bid 2000000", "BID-2")
    table.refuses("1 drop", "BID-2")
    hammer("open").refuses("1 seal 2000000", "BID-5")


@pytest.mark.rule("BID-5", "BID-3", "WORD-2")
def test_a_maximum_is_at_hand_and_in_whole_hundred_thousands() -> None:
    table = hammer("sealed").hold(1, cash=2 * M)
    table.refuses("1 seal 2100000", "BID-3")
    table.refuses("1 seal 1950000", "WORD-2")
    table.refuses_action(1, Seal(-STEP), "WORD-2")
    table.plays("1 seal 2000000")


@pytest.mark.rule("BID-5", "BID-4")
def test_maxima_below_the_reserve_leave_the_lot_unsold() -> None:
    table = hammer("sealed")
    result = table.plays("1 seal 1200000", "2 seal 0", "3 seal 0")
    assert events.LotUnsold(0, ("oil__usa",), 1_300_000) in result


@pytest.mark.rule("BID-5")
@pytest.mark.parametrize(
    ("maxima", "buyer", "amount"),
    [
        ((2 * M, 2 * M, 0), 2, 2 * M),  # step by step from 1,300,000 the second comes to it first
        ((0, 2 * M, 0), 2, 1_300_000),  # alone: the reserve
        ((1_300_000, 1_300_000, 1_300_000), 1, 1_300_000),
        ((1_300_000, 1_400_000, 0), 2, 1_400_000),
        ((1_400_000, 1_400_000, 0), 2, 1_400_000),
        ((5 * M, 0, 9 * M), 3, 5 * M),  # the first would have to say 5,100,000
    ],
)
def test_the_lot_goes_for_what_the_others_would_have_driven_it_to(
    maxima: tuple[int, int, int], buyer: int, amount: int
) -> None:
    table = hammer("sealed")
    result = table.plays(*(f"{seat} seal {most}" for seat, most in enumerate(maxima, 1)))
    assert [(e.buyer, e.amount) for e in result if isinstance(e, events.LotSold)] == [(buyer, amount)]


def openly(players: int, shares: str, maxima: list[int]) -> tuple[dict[str, Any], Any]:
    """The lot as it goes when everybody bids aloud in the smallest steps up to these."""
    table = hammer("open", players, shares)
    least = table.game.next_words
    result: list[Any] = []
    while table["moment"] == "bid":
        (seat,) = table["to_move"]
        lowest = least(seat, ["bid"])[0]
        bids = isinstance(lowest, int) and lowest <= maxima[seat - 1]
        result += table.game.apply(seat, Bid(int(lowest)) if bids else Drop())
    return table.game.state_line(), [e for e in result if isinstance(e, events.LotSold | events.LotUnsold)]


@pytest.mark.rule("BID-5")
@given(data=st.data(), players=st.integers(3, 6), shares=st.sampled_from(["oil usa", "gold japan", BLOCK]))
def test_sealed_maxima_give_what_open_bidding_between_them_gives(
    data: st.DataObject, players: int, shares: str
) -> None:
    maxima = data.draw(st.lists(st.integers(0, 70).map(STEP.__mul__), min_size=players - 1, max_size=players - 1))
    order = data.draw(st.permutations(range(1, players)))
    table = hammer("sealed", players, shares)
    result: list[Any] = []
    for seat in order:
        result += table.game.apply(seat, Seal(maxima[seat - 1]))
    line, sold = openly(players, shares, maxima)
    assert [e for e in result if isinstance(e, events.LotSold | events.LotUnsold)] == sold
    assert {**table.game.state_line(), "step": 0} == {**line, "step": 0}


@pytest.mark.rule("BID-5")
def test_each_lot_of_an_auction_has_its_own_maxima() -> None:
    table = lay(3, "0 oil usa, coal ussr", bidding="sealed").hold(0, tours=1)
    table.lands(0, 28, (1, 2))
    table.plays("0 lots oil__usa, coal__ussr", "1 seal 9000000", "2 seal 0")
    assert (table["to_move"], table["lots"]) == ([1, 2], [["coal__ussr"]])
    table.plays("1 seal 0", "2 seal 1000000")
    assert (table.shares(1), table.shares(2)) == (["oil__usa"], ["coal__ussr"])


@pytest.mark.rule("BID-5", "SYND-6")
def test_a_syndicates_maximum_is_known_to_its_members_alone_while_they_agree_on_it() -> None:
    table = lay(4, "0 oil usa; 3 gold japan", bidding="sealed").hold(0, tours=1)
    table.plays("1 pool 3", "3 accept 0")
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa", "1 seal 7700000")
    assert table.game.view(3).proposal == Seal(7_700_000)
    for seat in (0, 2, None):
        assert b"7700000" not in msgspec.json.encode(table.game.view(seat))
    table.plays("3 agree", "2 seal 1300000")
    assert table.shares(3) == ["gold__japan", "oil__usa"]
