"""SYND-1 to SYND-4: parties that pool everything they have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, Table, lay
from won.core.game import Legal
from won.shares import events
from won.shares.actions import Pool, Roll

HOLDINGS = "0 oil usa; 1 gold south_africa; 2 coal ussr; 3 steel usa"  # 2.5, 4.5, 2.0 and 3.0 million


@pytest.mark.rule("SYND-1", "SYND-2", "SYND-3")
@pytest.mark.ruling("R23", "R24")
def test_two_parties_pool_all_they_have_and_pay_the_bank_half_the_price_of_their_shares() -> None:
    table = lay(4, HOLDINGS).hold(0, jokers=1, cash=3 * M).hold(1, jokers=2, cash=4 * M)
    assert table.plays("0 pool 1") == [events.PoolProposed(0, 0, (0, 1), 3_500_000)]
    result = table.plays("1 accept 0")
    shares = (("oil__usa",), ("gold__south_africa",))
    assert events.Pooled(1, (0, 1), 3_500_000, (3 * M, 4 * M), (1, 2), shares) in result
    assert (table.cash(0, 1), table.has(1, "joker"), table.has(0, "joker")) == ([0, 3_500_000], 3, 0)
    assert (table.shares(0), table.shares(1)) == ([], ["gold__south_africa", "oil__usa"])
    assert [player["party"] for player in table["players"]] == [1, 1, 2, 3]


@pytest.mark.rule("SYND-1")
def test_all_of_them_agree_and_until_the_last_has_nothing_is_pooled() -> None:
    table = lay(4, HOLDINGS)
    table.plays("3 pool 0 1")
    assert table.plays("1 accept 0") == [events.PoolAgreed(0, 1)]
    assert [player["party"] for player in table["players"]] == [0, 1, 2, 3]
    table.refuses("1 accept 0", "DEAL-3")
    table.refuses("2 accept 0", "DEAL-3")
    table.refuses("3 accept 0", "DEAL-3")
    table.plays("0 accept 0")
    assert [player["party"] for player in table["players"]] == [1, 1, 2, 1]


@pytest.mark.rule("SYND-1")
def test_one_who_declines_ends_the_proposal_and_its_maker_may_withdraw_it() -> None:
    table = lay(4, HOLDINGS)
    table.plays("3 pool 0 1", "1 accept 0", "0 decline 0")
    assert table["offers"] == []
    table.plays("3 pool 0 1", "3 withdraw 1")
    table.refuses("0 accept 1", "DEAL-3")


@pytest.mark.rule("SYND-1")
@pytest.mark.ruling("R25")
def test_a_syndicate_of_three_is_formed_at_once() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 pool 1 2", "2 accept 0", "1 accept 0")
    assert [player["party"] for player in table["players"]] == [1, 1, 1, 3]
    assert table.cash(1) == [3 * 79_200_000 - 4_500_000]
    assert table.shares(1) == ["coal__ussr", "gold__south_africa", "oil__usa"]


@pytest.mark.rule("SYND-1", "SYND-3")
@pytest.mark.ruling("R25")
def test_a_syndicate_joins_as_a_party_named_by_any_of_its_seats() -> None:
    table = lay(5, HOLDINGS)
    table.plays("0 pool 3", "3 accept 0", "1 pool 2", "2 accept 1")  # 3 leads 5.5, 1 leads 6.5 million
    assert [player["party"] for player in table["players"]] == [3, 1, 1, 3, 4]
    table.plays("0 pool 2", "3 agree")
    assert table.plays("2 accept 2", "1 agree")[-1] == events.Pooled(
        1,
        (1, 3),
        6 * M,
        (2 * 61 * M - 3_300_000, 2 * 61 * M - 2_800_000),
        (0, 0),
        (("coal__ussr", "gold__south_africa"), ("oil__usa", "steel__usa")),
    )
    assert [player["party"] for player in table["players"]] == [1, 1, 1, 1, 4]


@pytest.mark.rule("SYND-1")
def test_a_party_pools_with_others_each_named_once() -> None:
    table = lay(5, HOLDINGS)
    table.refuses("0 pool 0", "SYND-1")
    table.refuses("0 pool 1 1", "SYND-1")
    table.refuses_action(0, Pool(()), "SYND-1")
    table.refuses("0 pool 5", "WORD-1")
    table.plays("1 pool 2", "2 accept 0")
    table.refuses("0 pool 1 2", "SYND-1")
    table.refuses("1 pool 2", "SYND-1")


@pytest.mark.rule("SYND-1")
@pytest.mark.parametrize("maker", [0, 1])
def test_nobody_is_drawn_into_a_syndicate_by_what_a_partner_had_agreed_to_before(maker: int) -> None:
    table = lay(6, HOLDINGS)
    other = 1 - maker
    table.plays(f"{maker} pool {other} 2", f"{other} accept 0")
    table.plays("1 pool 3")
    assert events.Lapsed((0,)) in table.plays("3 accept 1")
    table.refuses("2 accept 0", "DEAL-3")
    assert [player["party"] for player in table["players"]] == [0, 1, 2, 1, 4, 5]


@pytest.mark.rule("SYND-1")
@pytest.mark.ruling("R25")
@pytest.mark.parametrize("how", [{"pooling": "outside"}, {"revision": 1}])
def test_no_syndicate_is_formed_during_an_auction_with_the_option_outside(how: dict[str, Any]) -> None:
    table = lay(4, HOLDINGS, **how).hold(0, tours=1)
    table.plays("2 pool 3")
    table.lands(0, 28, (2, 1))
    assert table.refuses("1 pool 2", "SYND-1").about == {"moment": "lots"}
    table.refuses("3 accept 0", "SYND-1")
    table.plays("0 lots oil__usa")
    table.refuses("1 pool 2", "SYND-1")
    table.refuses("3 accept 0", "SYND-1")


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


@pytest.mark.rule("SYND-1")
def test_agreement_is_taken_back_until_the_last_one_has_answered() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 pool 1 2", "1 accept 0")
    table.refuses("2 withdraw 0", "DEAL-3")
    assert table.plays("1 withdraw 0") == [events.Retracted(0, 1)]
    assert (table["offers"], table.game.to_answer) == ([0], (1, 2))
    table.refuses("1 withdraw 0", "DEAL-3")
    table.plays("2 accept 0")
    assert table.game.to_answer == (1,)
    table.plays("1 accept 0")
    assert [player["party"] for player in table["players"]] == [1, 1, 1, 3]


@pytest.mark.rule("SYND-1")
def test_by_the_first_revision_agreement_stands() -> None:
    table = lay(4, HOLDINGS, revision=1)
    table.plays("0 pool 1 2", "1 accept 0")
    table.refuses("1 withdraw 0", "DEAL-3")


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
@pytest.mark.parametrize(("lead", "head"), [("", 0), (" lead 0", 0), (" lead 2", 2)])
def test_in_a_tie_the_members_choose_who_leads(lead: str, head: int) -> None:
    table = lay(4, "0 gold japan; 1 tea kenya; 2 oil venezuela", revision=2)
    table.plays(f"0 pool 1 2{lead}", "1 accept 0")
    assert events.Pooled in [type(event) for event in table.plays("2 accept 0")]
    assert [player["party"] for player in table["players"]][:3] == [head] * 3


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
def test_only_one_of_those_who_bring_most_is_chosen() -> None:
    table = lay(4, "0 oil usa; 1 tea kenya")
    assert table.refuses("0 pool 1 lead 1", "SYND-3").about == {"seat": 1}
    table.refuses("0 pool 1 lead 3", "SYND-3")
    table.refuses("0 pool 1 lead 7", "WORD-1")
    table.plays("0 pool 1 lead 0", "1 accept 0")


@pytest.mark.rule("SYND-3")
def test_who_no_longer_brings_as_much_does_not_lead() -> None:
    table = lay(4, "0 gold japan; 1 tea kenya; 3 oil usa")
    table.plays("0 pool 1 lead 1", "3 deal 0 give oil__usa get", "0 accept 1", "1 accept 0")
    assert table["players"][1]["party"] == 0


@pytest.mark.rule("SYND-3")
def test_by_the_first_revision_nobody_is_chosen() -> None:
    table = lay(4, "0 gold japan; 1 tea kenya", revision=1)
    table.plays("0 pool 1 lead 1", "1 accept 0")
    assert table["players"][1]["party"] == 0


@pytest.mark.rule("SYND-1", "DEBT-4")
def test_a_party_that_is_out_joins_nobody() -> None:
    table = lay(4, HOLDINGS, cards={13: "gold"}).hold(0, cash=0)
    table.plays("2 pool 0")
    table.lands(0, 13)
    assert events.Lapsed((0,)) in table.plays("0 concede")
    table.refuses("2 pool 0", "WORD-1")
    table.refuses("0 pool 2", "DEBT-4")


@pytest.mark.rule("SYND-2")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize(
    ("shares", "fee"),
    [("", 0), ("0 gold japan", 300_000), ("0 gold japan; 1 coal india", 500_000), ("0 gold ussr; 1 oil all", 6 * M)],
)
def test_the_fee_is_rounded_up_once_for_all_pooled_shares(shares: str, fee: int) -> None:
    table = lay(3, shares)
    table.plays("0 pool 1")
    (pooled,) = [event for event in table.plays("1 accept 0") if isinstance(event, events.Pooled)]
    assert pooled.fee == fee
    assert sum(table.cash(0, 1)) == 2 * 96_800_000 - fee


@pytest.mark.rule("SYND-2")
@pytest.mark.ruling("R23")
def test_without_the_fee_in_the_pooled_cash_there_is_no_syndicate() -> None:
    table = lay(4, HOLDINGS).hold(0, cash=1_700_000).hold(1, cash=1_700_000)
    table.plays("0 pool 1")
    assert table.refuses("1 accept 0", "SYND-2").about == {"fee": 3_500_000}
    table.hold(0, cash=1_800_000).plays("1 accept 0")
    assert table.cash(1) == [0]


@pytest.mark.rule("SYND-2")
def test_only_the_last_to_agree_needs_the_fee_to_be_there() -> None:
    table = lay(4, HOLDINGS)
    for seat in (0, 1, 3):
        table.hold(seat, cash=0)
    table.plays("0 pool 1 3", "1 accept 0")
    table.refuses("3 accept 0", "SYND-2")
    table.plays("2 deal 0 give cash 5000000 get", "0 accept 1", "3 accept 0")
    assert table.cash(1) == [0]


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
def test_piece_seat_and_tours_are_those_of_the_party_with_the_dearest_shares() -> None:
    table = lay(4, HOLDINGS).hold(0, step=50, tours=2).hold(1, step=7, tours=0)
    table.plays("0 pool 1", "1 accept 0")
    view = table.game.view(None)
    assert (table.state.head[:2], view.players[1].step, view.players[1].tours) == ([1, 1], 7, 0)


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
@pytest.mark.parametrize("maker", [0, 2])
def test_in_a_tie_those_of_the_earlier_seat_whoever_proposed_it(maker: int) -> None:
    table = lay(4, "0 coal ussr; 2 coal china")
    table.plays(f"{maker} pool {2 - maker}", f"{2 - maker} accept 0")
    assert [player["party"] for player in table["players"]] == [0, 1, 0, 3]


@pytest.mark.rule("SYND-3")
def test_the_price_decides_not_the_number_of_shares() -> None:
    table = lay(3, "0 gold usa japan canada, coal india; 1 oil ussr")  # 2.5 million against 3
    table.plays("0 pool 1", "1 accept 0")
    assert table.state.head[0] == 1


@pytest.mark.rule("SYND-3", "TURN-10")
@pytest.mark.ruling("R24")
def test_a_piece_that_leaves_takes_the_turn_under_way_with_it() -> None:
    table = lay(4, "0 gold japan; 2 oil all")
    table.lands(0, 13)
    table.plays("0 pool 2")
    assert table["moment"] == "buy"
    result = table.plays("2 accept 0")
    assert result[-1] == events.TurnBegan(1, 1)
    assert (table["turn"], table["moment"], table["dice"]) == (1, "roll", [0, 0])
    table.refuses("0 buy wheat__ussr", "TURN-12")


@pytest.mark.rule("SYND-3", "TURN-10")
def test_a_piece_that_stays_keeps_the_turn_under_way() -> None:
    table = lay(4, "0 oil all; 2 gold japan")
    table.lands(0, 13)
    table.plays("2 pool 0", "0 accept 0")
    assert (table["turn"], table["moment"]) == (0, "buy")
    table.plays("2 buy wheat__ussr", "0 agree")
    assert "wheat__ussr" in table.shares(0)


@pytest.mark.rule("SYND-3", "TURN-10")
def test_the_turn_goes_round_over_the_seats_whose_pieces_are_left() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 pool 1", "1 accept 0")
    seats = [table["turn"]]
    for _ in range(3):
        table.lands(table["turn"], 10)
        seats.append(table["turn"])
    assert seats == [1, 2, 3, 1]


@pytest.mark.rule("SYND-4")
@pytest.mark.ruling("R25")
def test_not_all_parties_left_may_pool() -> None:
    table = lay(3, HOLDINGS.rpartition(";")[0])
    table.refuses("0 pool 1 2", "SYND-4")
    table.plays("0 pool 1", "1 accept 0")
    table.refuses("2 pool 1", "SYND-4")
    table.refuses("0 pool 2", "SYND-4")
    lay(2).refuses("0 pool 1", "SYND-4")


@pytest.mark.rule("SYND-4")
@pytest.mark.ruling("R25")
def test_a_proposal_that_would_now_take_in_everybody_is_refused_when_it_is_accepted() -> None:
    table = lay(4, HOLDINGS, cards={13: "gold"}).hold(3, cash=0)
    table.plays("0 pool 1 2", "1 accept 0")
    table.lands(3, 13)
    table.plays("3 concede")
    table.refuses("2 accept 0", "SYND-4")
    table.plays("2 decline 0")


@pytest.mark.rule("SYND-4")
@pytest.mark.ruling("R25")
def test_a_syndicate_is_for_ever() -> None:
    """No action parts its members: shares and cash are held by the party, and all its seats speak for it."""
    table = lay(3, "1 oil usa")
    table.plays("0 pool 1", "1 accept 0")
    table.refuses("0 deal 1 give oil__usa get", "DEAL-2")
    for seat in (0, 1):
        assert table.game.legal(seat) == Legal((Roll(),), ("deal",))


@pytest.mark.rule("JOKER-2", "SYND-1")
@pytest.mark.ruling("R21")
def test_when_a_syndicate_leaves_two_parties_a_joker_square_becomes_a_resting_place_at_once() -> None:
    table = lay(3, "1 oil usa")
    table.lands(0, 18)
    assert table["moment"] == "take"
    table.plays("1 pool 2", "2 accept 0")
    assert (table["moment"], table["turn"]) == ("roll", 1)
