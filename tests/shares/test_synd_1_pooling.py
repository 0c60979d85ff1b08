"""SYND-1 to SYND-4: parties that pool everything they have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, lay
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


@pytest.mark.rule("SYND-4")
@pytest.mark.ruling("R25")
def test_not_all_parties_left_may_pool() -> None:
    table = lay(3, HOLDINGS.rpartition(";")[0])
    assert table.refuses("0 pool 1 2", "SYND-4").about == {"parties": [1, 2]}
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
    assert table.refuses("2 accept 0", "SYND-4").about == {"parties": [1, 2]}
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
@pytest.mark.parametrize("pooling", ["between", "outside"])
def test_when_a_syndicate_leaves_two_parties_a_joker_square_becomes_a_resting_place_at_once(pooling: str) -> None:
    table = lay(3, "1 oil usa", pooling=pooling)
    table.lands(0, 18)
    assert table["moment"] == "take"
    table.plays("1 pool 2", "2 accept 0")
    assert (table["moment"], table["turn"]) == ("roll", 1)
