"""DEBT-1 and DEBT-2: debts are paid in order, and who cannot pay has a chance first."""

from __future__ import annotations

import pytest

from tests.shares.table import BANK, M, lay, payments
from won.shares import events

# Oil at 30% is 1,200,000 and at 50% 6,000,000.
OIL = {13: "oil", 11: "oil"}
HOLDERS = "1 oil ussr; 2 oil usa venezuela"


@pytest.mark.rule("DEBT-1")
def test_a_debt_that_can_be_paid_is_paid_at_once() -> None:
    table = lay(3, HOLDERS, cards=OIL)
    result = table.lands(0, 13)
    assert payments(result) == [(0, 1, 1_200_000, "royalty"), (0, 2, 1_200_000, "royalty")]
    assert (table["debts"], table["moment"]) == ([], "buy")


@pytest.mark.rule("DEBT-1", "ROLL-1")
def test_debts_are_paid_in_the_order_in_which_they_arose() -> None:
    table = lay(3, HOLDERS, cards=OIL).hold(0, cash=2 * M + 1_200_000)
    result = table.lands(0, 13, (2, 2))
    assert payments(result) == [(0, BANK, 2 * M, "double"), (0, 1, 1_200_000, "royalty")]
    assert table["debts"] == [{"payer": 0, "payee": 2, "amount": 1_200_000, "why": "royalty", "what": "oil"}]
    assert table.cash(0) == [0]


@pytest.mark.rule("DEBT-1", "DEBT-2")
def test_a_later_debt_waits_for_an_earlier_one_even_if_it_is_smaller() -> None:
    table = lay(3, "1 oil ussr usa; 2 oil saudi_arabia iran", cards=OIL).hold(0, cash=5 * M)
    table.lands(0, 13)
    assert [(debt["payee"], debt["amount"]) for debt in table["debts"]] == [(1, 6 * M), (2, 1_200_000)]
    assert table.cash(0) == [5 * M]


@pytest.mark.rule("DEBT-2")
@pytest.mark.ruling("R26")
def test_exactly_nil_cash_is_no_bankruptcy() -> None:
    table = lay(3, "1 oil ussr", cards=OIL).hold(0, cash=1_200_000)
    table.lands(0, 13)
    assert (table.cash(0), table["debts"], table["moment"]) == ([0], [], "buy")
    table.refuses("0 concede", "DEBT-2")
    table.plays("0 end")
    assert table["players"][0]["party"] == 0


@pytest.mark.rule("DEBT-2")
@pytest.mark.ruling("R26")
def test_a_step_short_the_game_waits_for_the_debtor() -> None:
    table = lay(3, "0 gold japan; 1 oil ussr", cards=OIL).hold(0, cash=1_100_000)
    assert table.lands(0, 13)[-1] == events.Owed(0, 1, 1_200_000, "royalty", "oil")
    assert (table["moment"], table["to_move"], table.cash(0)) == ("settle", [0], [1_100_000])
    assert [str(action) for action in table.game.legal(0).actions] == ["Concede()"]
    assert table.game.legal(0).composed == ("deal", "pool")
    table.refuses("0 buy wheat__ussr", "TURN-12")
    table.refuses("0 end", "TURN-12")


@pytest.mark.rule("DEBT-2")
@pytest.mark.ruling("R22", "R26")
def test_who_cannot_pay_may_deal_first_and_pays_when_able() -> None:
    table = lay(3, "0 gold japan; 1 oil ussr", cards=OIL).hold(0, cash=M)
    table.lands(0, 13)
    table.plays("0 deal 2 give gold__japan get cash 100000", "2 accept 0")
    assert (table["moment"], table.cash(0)) == ("settle", [1_100_000])
    table.plays("2 deal 0 give cash 100000 get", "0 accept 1")
    assert (table["moment"], table.cash(0), table["debts"]) == ("buy", [0], [])


@pytest.mark.rule("DEBT-2")
@pytest.mark.ruling("R25", "R26")
def test_who_cannot_pay_may_form_a_syndicate_first() -> None:
    table = lay(3, "0 gold south_africa; 1 oil ussr", cards=OIL).hold(0, cash=M)
    table.lands(0, 13)
    table.plays("2 pool 0", "0 accept 0")
    assert (table["debts"], table["moment"], table["turn"]) == ([], "buy", 0)


@pytest.mark.rule("DEBT-2", "TELEX-2")
@pytest.mark.ruling("R28")
def test_a_payer_of_a_telex_who_is_not_on_turn_is_the_one_the_game_waits_for() -> None:
    table = lay(4, "2 gold japan", telexes="T09").hold(2, cash=900_000)
    result = table.lands(0, 12)
    assert payments(result) == [(1, 0, M, "telex")]
    assert (table["turn"], table["to_move"], table["moment"]) == (0, [2], "settle")
    assert [(debt["payer"], debt["payee"]) for debt in table["debts"]] == [(2, 0), (3, 0)]
    table.refuses("0 concede", "DEBT-2")
    table.refuses("3 concede", "DEBT-2")
    table.plays("2 deal 3 give gold__japan get cash 100000")
    assert payments(table.plays("3 accept 0")) == [(2, 0, M, "telex"), (3, 0, M, "telex")]
    assert (table["turn"], table["moment"], table.cash(2)) == (1, "roll", [0])


@pytest.mark.rule("DEBT-2")
def test_nobody_gives_up_without_a_debt_they_cannot_pay() -> None:
    table = lay(3, "1 oil ussr")
    for seat in range(3):
        table.refuses(f"{seat} concede", "DEBT-2")
    table.lands(0, 13)
    table.refuses("0 concede", "DEBT-2")


@pytest.mark.rule("DEBT-2", "ROYALTY-3")
def test_a_claim_by_hand_that_cannot_be_paid_stops_the_buying() -> None:
    table = lay(3, "0 gold japan; 1 oil ussr", cards=OIL, claims="hand").hold(0, cash=M)
    table.lands(0, 13)
    table.plays("1 claim")
    table.refuses("0 buy gold__ussr", "DEBT-2")
    table.refuses("0 end", "DEBT-2")
    table.plays("0 deal 2 give gold__japan get cash 300000", "2 accept 0", "0 end")
    assert (table.cash(0), table["turn"]) == ([100_000], 1)


@pytest.mark.rule("DEBT-1", "ROLL-2", "ROLL-3")
def test_a_double_onto_a_bonus_square_pays_for_itself() -> None:
    table = lay(3).hold(0, cash=0)
    result = table.lands(0, 11, (4, 4))
    assert payments(result) == [(BANK, 0, 4 * M, "bonus"), (0, BANK, 4 * M, "double")]
    assert (table.cash(0), table["turn"]) == ([0], 1)
