"""LOT: what is put up on an auction square, and how a joker gets one out of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares.table import M, Table, lay
from won.shares import events
from won.shares.actions import Lots
from won.shares.auction import can_be_completed, is_minimal, lots_of
from won.shares.notation import parse

AUCTIONS = [10, 28, 36, 50]
LOOSE = "0 oil usa, coal ussr, gold japan"  # three shares of three products
TRUST = "oil ussr usa saudi_arabia iran iraq"  # five of one


def auction(shares: str, red: int, players: int = 3, **options: Any) -> Table:
    """Seat 0 has gone round once and stands on an auction square with this red die."""
    table = lay(players, shares, **options).hold(0, tours=1)
    table.lands(0, 28, (1 if red != 1 else 2, red))
    return table


@pytest.mark.rule("LOT-1")
@pytest.mark.parametrize("square", AUCTIONS)
def test_after_a_tour_an_auction_square_asks_for_as_many_shares_as_the_red_die_shows(square: int) -> None:
    table = lay(3, LOOSE).hold(0, tours=1)
    table.lands(0, square, (3, 2))
    assert (table["moment"], table["to_move"]) == ("lots", [0])
    table.refuses("0 lots oil__usa", "LOT-2")
    table.refuses("0 lots oil__usa, coal__ussr, gold__japan", "LOT-2")
    table.plays("0 lots oil__usa, coal__ussr")
    assert (table["moment"], table["lots"]) == ("bid", [["oil__usa"], ["coal__ussr"]])


@pytest.mark.rule("LOT-1")
def test_the_junction_at_the_end_of_a_tour_is_an_auction_square_too() -> None:
    table = lay(3, LOOSE).hold(0, tours=1)
    table.lands(0, 64, (3, 2))
    assert table["moment"] == "lots"


@pytest.mark.rule("LOT-1")
@pytest.mark.parametrize("square", AUCTIONS)
def test_before_a_complete_tour_an_auction_square_asks_nothing(square: int) -> None:
    table = lay(3, LOOSE)
    table.lands(0, square, (3, 2))
    assert (table["moment"], table["turn"]) == ("roll", 1)


@pytest.mark.rule("LOT-1")
def test_the_party_on_turn_alone_names_the_lots_and_cannot_just_go_on() -> None:
    table = auction(LOOSE, 2)
    table.refuses("1 lots oil__usa, coal__ussr", "TURN-11")
    table.refuses("0 end", "TURN-12")
    table.refuses("0 roll 1 2", "TURN-12")


@pytest.mark.rule("LOT-1", "LOT-3", "JOKER-2")
@pytest.mark.ruling("R21")
def test_with_two_parties_left_an_auction_square_is_a_resting_place() -> None:
    table = lay(2, LOOSE).hold(0, tours=1)
    table.lands(0, 10, (1, 3))
    assert (table["moment"], table["turn"]) == ("roll", 1)


@pytest.mark.rule("LOT-1", "JOKER-2")
@pytest.mark.ruling("R21")
def test_with_two_parties_left_out_of_three_seats_it_is_a_resting_place_too() -> None:
    table = lay(3, LOOSE).hold(0, tours=1)
    table.plays("1 pool 2", "2 accept 0")
    table.lands(0, 10, (1, 3))
    assert (table["moment"], table["turn"]) == ("roll", 1)


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
def test_a_holding_of_up_to_three_goes_share_by_share() -> None:
    table = auction("0 oil ussr usa iran", 2)
    table.refuses("0 lots oil__ussr oil__usa", "LOT-2")
    table.plays("0 lots oil__ussr, oil__iran")
    assert table["lots"] == [["oil__ussr"], ["oil__iran"]]


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
@pytest.mark.parametrize("held", ["ussr usa iran iraq", "ussr usa iran iraq venezuela", "all"])
def test_four_or_more_go_only_as_one_lot(held: str) -> None:
    table = auction(f"0 oil {held}", 1)
    table.refuses("0 lots oil__iraq", "LOT-2")
    table.refuses("0 lots oil__ussr oil__usa", "LOT-2")
    mine = table.shares(0)
    table.plays("0 lots " + " ".join(mine))
    assert table["lots"] == [mine]


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
def test_red_three_with_five_of_one_product_and_two_loose_ones_puts_up_the_five_alone() -> None:
    """The example of the rule book: the loose two stay, for the five are enough without them."""
    table = auction(f"0 {TRUST}, coal ussr, gold japan", 3)
    block = "oil__ussr oil__usa oil__saudi_arabia oil__iran oil__iraq"
    table.refuses("0 lots coal__ussr, gold__japan", "LOT-2")
    table.refuses(f"0 lots {block}, coal__ussr", "LOT-2")
    result = table.plays(f"0 lots {block}")
    assert result[0] == events.LotsNamed(0, (tuple(block.split()),), (4_500_000,))


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
def test_a_lot_may_exceed_the_red_die_as_long_as_none_could_be_left_out() -> None:
    shares = "0 oil ussr usa iran iraq, coal usa ussr china poland, gold japan"
    table = auction(shares, 5)
    oil, coal = "oil__ussr oil__usa oil__iran oil__iraq", "coal__usa coal__ussr coal__china coal__poland"
    table.refuses(f"0 lots {oil}", "LOT-2")
    table.refuses(f"0 lots {oil}, {coal}, gold__japan", "LOT-2")
    assert table.game.check(0, parse(f"lots {oil}, gold__japan")) is None
    table.plays(f"0 lots {oil}, {coal}")
    assert [len(lot) for lot in table["lots"]] == [4, 4]


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
def test_with_free_lots_there_may_be_some_to_spare_but_never_too_few_or_a_broken_trust() -> None:
    table = auction(f"0 {TRUST}, coal ussr, gold japan", 3, lots="free")
    block = "oil__ussr oil__usa oil__saudi_arabia oil__iran oil__iraq"
    table.refuses("0 lots coal__ussr, gold__japan", "LOT-2")
    table.refuses("0 lots oil__ussr, coal__ussr, gold__japan", "LOT-2")
    table.plays(f"0 lots {block}, coal__ussr, gold__japan")
    assert len(table["lots"]) == 3


@pytest.mark.rule("LOT-2")
def test_a_lot_is_of_one_product_and_of_ones_own_shares() -> None:
    table = auction(f"{LOOSE}; 1 oil ussr", 2)
    table.refuses("0 lots oil__usa coal__ussr", "LOT-2")
    table.refuses("0 lots oil__ussr, coal__ussr", "LOT-2")
    table.refuses("0 lots oil__iran, coal__ussr", "LOT-2")


@pytest.mark.rule("LOT-2", "WORD-1")
def test_a_share_is_put_up_once_and_must_be_one_there_is() -> None:
    table = auction(LOOSE, 2)
    table.refuses("0 lots oil__usa, oil__usa", "WORD-1")
    table.refuses("0 lots oil__texas, oil__usa", "WORD-1")


@pytest.mark.rule("LOT-2")
def test_no_lots_at_all_and_an_empty_lot_are_refused() -> None:
    table = auction(LOOSE, 2)
    table.refuses_action(0, Lots(()), "LOT-2")
    table.refuses_action(0, Lots((("oil__usa",), (), ("coal__ussr",))), "LOT-2")


@pytest.mark.rule("LOT-2")
@pytest.mark.ruling("R14")
@given(sizes=st.lists(st.sampled_from([1, 1, 1, 4, 5, 6]), min_size=1, max_size=7), due=st.integers(1, 6))
def test_whoever_has_enough_can_always_put_up_lots_with_none_to_spare(sizes: list[int], due: int) -> None:
    due = min(due, sum(sizes))
    assert can_be_completed([], sizes, due)
    for chosen in range(1 << len(sizes)):
        some = [size for at, size in enumerate(sizes) if chosen >> at & 1]
        short_of_any = all(sum(some) - size < due for size in some)
        assert is_minimal(some, due) == (sum(some) >= due and short_of_any)


@pytest.mark.rule("LOT-2")
def test_the_lots_one_could_put_up_are_single_shares_and_whole_trusts() -> None:
    table = lay(3, f"0 {TRUST}, coal usa ussr china")
    assert sorted(len(lot) for lot in lots_of(table.state, 0)) == [1, 1, 1, 5]


@pytest.mark.rule("LOT-3")
@pytest.mark.ruling("R15")
def test_who_holds_fewer_than_the_red_die_shows_puts_up_all() -> None:
    table = auction(LOOSE, 6)
    table.refuses("0 lots oil__usa, coal__ussr", "LOT-3")
    assert table.refuses("0 lots oil__usa", "LOT-3").about == {"shares": 1, "due": 3}
    table.plays("0 lots oil__usa, coal__ussr, gold__japan")
    assert len(table["lots"]) == 3


@pytest.mark.rule("LOT-3")
@pytest.mark.ruling("R15")
def test_who_holds_no_shares_puts_up_none_and_pays_nothing() -> None:
    table = lay(3, "1 oil usa").hold(0, tours=1, cash=5 * M)
    table.lands(0, 28, (1, 6))
    assert (table["moment"], table["turn"], table.cash(0)) == ("roll", 1, [5 * M])
    assert table.refuses("0 lots oil__usa", "LOT-3").about == {"seat": 0}


@pytest.mark.rule("LOT-1")
def test_before_a_complete_tour_nothing_is_put_up() -> None:
    table = lay(3, "0 oil usa").hold(0, tours=0)
    table.lands(0, 28, (1, 6))
    assert table.refuses("0 lots oil__usa", "LOT-1").about == {"seat": 0}


@pytest.mark.rule("LOT-4")
@pytest.mark.ruling("R19")
def test_all_lots_are_named_first_and_sold_in_the_order_named() -> None:
    table = auction(LOOSE, 3)
    result = table.plays("0 lots gold__japan, oil__usa, coal__ussr")
    assert result == [events.LotsNamed(0, (("gold__japan",), ("oil__usa",), ("coal__ussr",)), (300_000, 1_300_000, M))]
    assert table["lots"] == [["gold__japan"], ["oil__usa"], ["coal__ussr"]]
    table.refuses("0 lots coal__ussr, oil__usa, gold__japan", "TURN-12")
    sold = [event.shares[0] for event in table.plays(*["1 drop", "2 drop"] * 3) if hasattr(event, "shares")]
    assert sold == ["gold__japan", "oil__usa", "coal__ussr"]
    assert (table["moment"], table["turn"], table["lots"]) == ("roll", 1, [])


@pytest.mark.rule("LOT-5")
@pytest.mark.ruling("R20")
def test_a_joker_given_up_before_lots_are_named_cancels_the_whole_duty() -> None:
    table = auction(LOOSE, 6).hold(0, jokers=2)
    assert table.plays("0 joker")[0] == events.JokerUsed(0)
    assert (table.has(0, "joker"), table.has("stack", "joker")) == (1, 8)
    assert (table["moment"], table["turn"], len(table.shares(0))) == ("roll", 1, 3)


@pytest.mark.rule("LOT-5")
@pytest.mark.ruling("R20")
def test_without_a_joker_there_is_none_to_give_and_after_the_lots_are_named_it_is_too_late() -> None:
    table = auction(LOOSE, 2)
    table.refuses("0 joker", "LOT-5")
    table.hold(0, jokers=1).plays("0 lots oil__usa, coal__ussr")
    table.refuses("0 joker", "TURN-12")


@pytest.mark.rule("LOT-1", "LOT-5")
def test_what_is_open_on_an_auction_square_is_naming_lots_and_a_joker_if_there_is_one() -> None:
    table = auction(LOOSE, 2)
    assert (table.game.legal(0).actions, table.game.legal(0).composed) == ((), ("lots", "pool"))
    table.hold(0, jokers=1)
    assert len(table.game.legal(0).actions) == 1
    assert table.game.legal(1).composed == ("pool",)
