"""SYND-1: syndicates formed during an auction."""

from __future__ import annotations

import pytest

from tests.shares.table import Table, lay

HOLDINGS = "0 oil usa; 1 gold south_africa; 2 coal ussr; 3 steel usa"  # 2.5, 4.5, 2.0 and 3.0 million


def auctioned(holdings: str = "0 oil usa, coal ussr; 1 gold japan; 2 steel usa", players: int = 5) -> Table:
    """Seat 0 is about to name two lots."""
    table = lay(players, holdings).hold(0, tours=1)
    table.lands(0, 28, (1, 2))
    return table


@pytest.mark.rule("SYND-1")
@pytest.mark.ruling("R22")
def test_a_syndicate_is_formed_while_lots_are_named() -> None:
    table = auctioned()
    table.plays("1 pool 2", "2 accept 0")
    assert (table["moment"], table["to_move"]) == ("lots", [0])
    table.plays("0 lots oil__usa, coal__ussr")
    assert table["to_move"] == [1, 2]


@pytest.mark.rule("SYND-1")
@pytest.mark.parametrize("word", ["bid 1300000", "drop"])
def test_while_a_lot_is_under_the_hammer_a_syndicate_waits(word: str) -> None:
    table = auctioned()
    table.plays("3 pool 4", "0 lots oil__usa, coal__ussr", f"1 {word}")
    assert table.refuses("1 pool 2", "SYND-1").about == {"moment": "bid"}
    table.refuses("4 accept 0", "SYND-1")
    assert "pool" not in table.game.legal(1).composed


@pytest.mark.rule("SYND-1", "BID-5")
def test_a_sealed_maximum_brings_the_lot_under_the_hammer() -> None:
    table = lay(4, HOLDINGS, bidding="sealed").hold(0, tours=1)
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa", "1 pool 2", "2 seal 0")
    table.refuses("2 accept 0", "SYND-1")


@pytest.mark.rule("SYND-1", "BID-2")
def test_between_lots_bidders_pool_and_bid_as_one() -> None:
    table = auctioned()
    table.plays("0 lots oil__usa, coal__ussr", "1 drop", "2 drop", "3 drop", "4 drop")
    assert table["lots"] == [["coal__ussr"]]
    table.plays("2 pool 1", "1 accept 0")
    assert (table["moment"], table["to_move"]) == ("bid", [1, 2])
    table.plays("1 drop")
    assert table["to_move"] == [3]
    table.plays("3 bid 1000000", "4 drop")
    assert table.shares(3) == ["coal__ussr"]


@pytest.mark.rule("SYND-1", "SYND-3")
def test_a_vendor_who_leads_a_syndicate_goes_on_selling() -> None:
    table = auctioned("0 oil usa, coal ussr; 1 gold japan")
    table.plays("0 lots oil__usa, coal__ussr", "1 pool 0", "0 accept 0")
    assert (table["moment"], table["to_move"], len(table["lots"])) == ("bid", [2], 2)


@pytest.mark.rule("SYND-3")
def test_a_vendor_who_joins_another_sells_no_more() -> None:
    table = auctioned("0 oil usa, coal ussr; 1 gold all")
    table.plays("0 lots oil__usa, coal__ussr", "1 pool 0")
    table.plays("0 accept 0")
    assert (table["moment"], table["turn"], table["lots"], table["bid"]) == ("roll", 1, [], None)
    assert "oil__usa" in table.shares(1)


@pytest.mark.rule("JOKER-2")
@pytest.mark.parametrize("named", [False, True])
def test_an_auction_ends_when_two_parties_are_left(named: bool) -> None:
    table = auctioned(players=3)
    if named:
        table.plays("0 lots oil__usa, coal__ussr")
    table.plays("1 pool 2", "2 accept 0")
    assert (table["moment"], table["lots"], table["turn"]) == ("roll", [], 2)
    assert table.shares(0) == ["coal__ussr", "oil__usa"]
