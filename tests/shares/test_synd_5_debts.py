"""SYND-5: what members owed, and were owed, before they pooled."""

from __future__ import annotations

import pytest

from tests.shares.table import M, lay, payments
from won.shares import events

# Oil at 30% is 1,200,000: seat 1 is owed that by whoever lands on square 13.
OIL = {13: "oil"}


@pytest.mark.rule("SYND-5", "DEBT-2")
@pytest.mark.ruling("R25")
def test_a_debt_of_a_member_is_paid_by_the_syndicate() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr; 2 coal usa", cards=OIL).hold(0, cash=100_000).hold(2, cash=5 * M)
    table.lands(0, 13)
    table.plays("0 pool 2")
    result = table.plays("2 accept 0")
    assert payments(result) == [(2, 1, 1_200_000, "royalty")]
    assert table.cash(0, 2) == [0, 5_100_000 - 1_800_000 - 1_200_000]
    assert (table["debts"], table["turn"], table["moment"]) == ([], 1, "roll")


@pytest.mark.rule("SYND-5", "DEBT-2")
@pytest.mark.ruling("R25")
def test_a_debt_the_syndicate_cannot_pay_either_is_its_own() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr; 2 coal india", cards=OIL).hold(0, cash=100_000).hold(2, cash=M)
    table.lands(0, 13)
    table.plays("0 pool 2", "2 accept 0")
    assert [(debt["payer"], debt["amount"]) for debt in table["debts"]] == [(0, 1_200_000)]
    assert table["to_move"] == [0, 2]
    assert table.refuses("1 concede", "DEBT-2").about == {"seat": 1, "debtor": 0}
    assert events.Bankrupt in [type(event) for event in table.plays("2 concede", "0 agree")]
    assert [player["party"] for player in table["players"]] == [None, 1, None, 3]
    table.refuses("2 pool 1", "DEBT-4")


@pytest.mark.rule("SYND-5")
@pytest.mark.ruling("R25")
def test_a_debt_between_members_lapses() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr", cards=OIL).hold(0, cash=0)
    table.lands(0, 13)
    table.plays("1 pool 0")
    before = sum(table.cash(0, 1))
    result = table.plays("0 accept 0")
    assert events.DebtLapsed(1, 1_200_000) in result
    assert payments(result) == []
    assert (sum(table.cash(0, 1)), table["debts"]) == (before - 1_800_000, [])


@pytest.mark.rule("SYND-5", "ROYALTY-3")
@pytest.mark.ruling("R25")
def test_a_claim_between_members_lapses_whoever_leads() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr", cards=OIL, claims="hand")
    table.lands(0, 13)
    table.plays("0 pool 1 lead 1")
    result = table.plays("1 accept 0")
    assert table["claims"] == []
    assert events.Forfeited not in [type(event) for event in result]  # nobody loses anything by it


@pytest.mark.rule("SYND-5")
@pytest.mark.ruling("R25")
def test_of_several_debts_those_between_members_lapse_and_the_others_stay() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr; 2 oil usa venezuela", cards=OIL).hold(0, cash=0).hold(1, cash=2 * M)
    table.lands(0, 13)
    assert len(table["debts"]) == 2
    table.plays("0 pool 1")
    result = table.plays("1 accept 0")
    assert [event.amount for event in result if isinstance(event, events.DebtLapsed)] == [1_200_000]
    assert table["debts"] == [{"payer": 1, "payee": 2, "amount": 1_200_000, "why": "royalty", "what": "oil"}]
    assert table.cash(1) == [200_000]


@pytest.mark.rule("SYND-5")
@pytest.mark.ruling("R25")
def test_what_a_member_is_owed_is_owed_to_the_syndicate() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr; 2 coal all", cards=OIL).hold(0, cash=0)
    table.lands(0, 13)
    table.plays("1 pool 2", "2 accept 0")
    assert [(debt["payer"], debt["payee"]) for debt in table["debts"]] == [(0, 2)]
    before = table.cash(2)[0]
    table.plays("3 deal 0 give cash 1200000 get", "0 accept 1")
    assert table.cash(2) == [before + 1_200_000]


@pytest.mark.rule("SYND-5", "ROYALTY-3")
@pytest.mark.ruling("R25")
def test_claims_pass_over_and_those_between_members_lapse() -> None:
    shares = "0 gold south_africa; 1 oil ussr; 2 oil usa venezuela; 3 coal all"
    table = lay(5, shares, cards=OIL, claims="hand")
    table.lands(0, 13)
    table.plays("1 pool 3", "3 accept 0")
    assert [(claim["payer"], claim["payee"]) for claim in table["claims"]] == [(0, 3), (0, 2)]
    table.plays("0 pool 2", "2 accept 1")
    assert [(claim["payer"], claim["payee"]) for claim in table["claims"]] == [(0, 3)]
    assert payments(table.plays("1 claim")) == [(0, 3, 1_200_000, "royalty")]


@pytest.mark.rule("SYND-5", "TELEX-2")
@pytest.mark.ruling("R28")
def test_a_payer_of_a_telex_who_joins_a_third_party_brings_the_debt() -> None:
    table = lay(4, "3 coal all", telexes="T09").hold(2, cash=0).hold(3, cash=79_200_000)
    table.lands(0, 12)
    assert table["to_move"] == [2]
    table.plays("2 pool 3")
    result = table.plays("3 accept 0")
    assert payments(result) == [(3, 0, M, "telex"), (3, 0, M, "telex")]
    assert (table["debts"], table["turn"]) == ([], 1)


@pytest.mark.rule("SYND-5", "TELEX-2")
@pytest.mark.ruling("R25", "R28")
def test_a_payer_of_a_telex_who_joins_the_one_paid_owes_nothing_more() -> None:
    table = lay(4, "0 coal all", telexes="T09").hold(2, cash=0)
    table.lands(0, 12)
    table.plays("2 pool 0")
    result = table.plays("0 accept 0")
    assert events.DebtLapsed(0, M) in result
    assert payments(result) == [(3, 0, M, "telex")]
