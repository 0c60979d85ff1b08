"""DEBT-5: a creditor declares a debtor bankrupt, after a notice where something may still pay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import BANK, M, Table, lay
from won.shares import events
from won.shares.actions import Declare
from won.shares.parties import parties
from won.shares.state import Debt


def owing(players: int = 4, **options: Any) -> Table:
    """Seat 0 owes seat 1 royalties and cannot pay; seats 2 and 3 are owed nothing."""
    table = lay(players, "0 gold japan; 1 oil ussr; 2 steel usa", cards={13: "oil"}, **options).hold(0, cash=0)
    table.lands(0, 13)
    assert table["debts"]
    return table


@pytest.mark.rule("DEBT-5", "DEBT-3")
def test_a_creditor_declares_a_debtor_bankrupt() -> None:
    table = owing()
    assert Declare() in table.game.legal(1).actions
    result = table.plays("1 declare")
    assert parties(table.state) == [1, 2, 3]
    assert result[:2] == [
        events.Declared(1, 0),
        events.Bankrupt(0, 0, ("gold__japan",), 0, (1,), (1_200_000,)),
    ]
    assert (table["players"][0]["party"], table["turn"], table["moment"]) == (None, 1, "roll")


@pytest.mark.rule("DEBT-5")
def test_only_a_creditor_does_so() -> None:
    table = owing()
    assert table.refuses("2 declare", "DEBT-5").about == {"seat": 2, "debtor": 0}
    assert table.refuses("0 declare", "DEBT-5").about == {"seat": 0}
    assert Declare() not in table.game.legal(2).actions


@pytest.mark.rule("DEBT-5")
def test_nobody_is_declared_bankrupt_who_owes_nothing() -> None:
    table = lay(3, "1 oil ussr")
    assert table.refuses("1 declare", "DEBT-5").about == {"seat": 1}


@pytest.mark.rule("DEBT-5")
def test_where_the_bank_is_the_creditor_anybody_speaks_for_it() -> None:
    table = lay(4, "0 gold japan").hold(0, cash=0)
    table.lands(0, 12, (3, 3))
    assert table["debts"][0]["payee"] == BANK
    table.refuses("0 declare", "DEBT-5")
    assert events.Declared(3, 0) in table.plays("3 declare")


@pytest.mark.rule("DEBT-5")
@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("0 deal 2 give gold__japan get cash 1500000", "2 decline 0"),
        ("3 deal 0 give cash 1500000 get gold__japan", "0 decline 0"),
        ("0 pool 2", "2 decline 0"),
        ("2 pool 0", "2 withdraw 0"),
    ],
)
def test_while_an_offer_is_open_that_would_bring_cash_or_partners_it_is_a_notice(offer: str, answer: str) -> None:
    table = owing()
    table.plays(offer)
    assert table.plays("1 declare") == [events.NoticeGiven(1, 0)]
    assert table["players"][0]["party"] == 0
    assert [debt.notice for debt in table.game.view(2).debts] == [True]
    table.plays(answer)
    assert table.plays("1 declare")[0] == events.Declared(1, 0)


@pytest.mark.rule("DEBT-5")
def test_the_next_declaration_stands_whatever_is_unanswered() -> None:
    table = owing()
    table.plays("0 deal 2 give gold__japan get cash 1500000", "1 declare")
    assert events.Declared(1, 0) in table.plays("1 declare")
    assert (table["offers"], table["players"][0]["party"]) == ([], None)


@pytest.mark.rule("DEBT-5")
def test_new_offers_of_the_debtor_do_not_take_the_notice_away() -> None:
    table = owing()
    table.plays("0 deal 2 give gold__japan get cash 1500000", "1 declare", "0 withdraw 0", "0 pool 3")
    assert events.Declared(1, 0) in table.plays("1 declare")


@pytest.mark.rule("DEBT-5")
def test_any_creditor_may_make_the_next_declaration() -> None:
    table = lay(4, "0 gold japan").hold(0, cash=0)
    table.lands(0, 12, (3, 3))
    table.plays("0 pool 3", "1 declare")
    assert events.Declared(2, 0) in table.plays("2 declare")


@pytest.mark.rule("DEBT-5", "DEBT-1")
def test_a_notice_ends_when_its_debt_is_paid() -> None:
    table = owing()
    table.state.debts.append(Debt(0, 1, 9 * M, "royalty", "oil"))
    table.plays("0 deal 2 give gold__japan get cash 1500000", "1 declare", "2 accept 0")
    assert [(debt["amount"], debt["payer"]) for debt in table["debts"]] == [(9 * M, 0)]
    table.plays("0 pool 3")
    assert table.plays("1 declare") == [events.NoticeGiven(1, 0)]


@pytest.mark.rule("DEBT-5", "SYND-5")
def test_a_notice_passes_with_its_debt_to_the_syndicate() -> None:
    table = owing(5).hold(3, cash=0)
    table.plays("0 pool 3", "1 declare")
    table.state.cash[0] = 700_000  # what the bank takes of the pool
    table.plays("3 accept 0", "0 deal 2 give get cash 100000", "3 agree")
    assert table["debts"]
    assert table.plays("1 declare")[0] == events.Declared(1, 0)


@pytest.mark.rule("DEBT-5")
@pytest.mark.parametrize(
    "offer",
    [
        "0 deal 2 give gold__japan get steel__usa",
        "2 deal 0 give get cash 100000",
        "2 deal 3 give steel__usa get cash 1000000",
    ],
)
def test_an_offer_that_brings_the_debtor_no_cash_protects_nobody(offer: str) -> None:
    table = owing()
    table.plays(offer, "1 declare")
    assert table["players"][0]["party"] is None


@pytest.mark.rule("DEBT-5", "SEEN-1")
def test_what_may_be_declared_does_not_hang_on_hidden_cash() -> None:
    table = owing()
    table.plays("0 deal 2 give gold__japan get cash 100000")
    for cash in (0, 1_100_000):
        trial = table.game.copy()
        trial.state.cash[0] = cash
        assert trial.apply(1, Declare()) == [events.NoticeGiven(1, 0)]


@pytest.mark.rule("DEBT-5", "TELEX-2")
def test_royalties_still_to_be_claimed_protect_a_debtor() -> None:
    table = lay(3, telexes="T09", claims="hand").hold(1, cash=0)
    table.lands(0, 12)
    table.state.claims.append(Debt(0, 1, 2 * M, "royalty", "oil"))
    assert table["debts"][0]["payer"] == 1
    assert table.game.copy().apply(0, Declare()) == [events.NoticeGiven(0, 1)]
    table.plays("1 claim")
    table.state.claims.clear()
    table.plays("0 declare")
    assert table["players"][1]["party"] is None


@pytest.mark.rule("DEBT-5", "SYND-6")
def test_any_member_of_a_creditor_declares_for_all() -> None:
    table = owing(5)
    table.plays("1 pool 3", "3 accept 0")
    assert events.Declared(1, 0) in table.plays("3 declare")


@pytest.mark.rule("DEBT-5", "SYND-6")
def test_members_of_a_debtor_who_leave_a_proposal_open_hold_up_nobody() -> None:
    table = lay(5, "0 gold japan; 1 oil ussr", cards={13: "oil"})
    table.plays("0 pool 4", "4 accept 0")
    table.hold(0, cash=0).lands(0, 13)
    table.plays("0 concede")
    assert table["to_move"] == [4]
    assert Declare() in table.game.legal(1).actions
    assert not table.game.legal(2).actions
    table.refuses("2 declare", "DEBT-5")
    table.refuses("0 declare", "DEBT-5")
    table.plays("1 declare")
    assert (table["players"][4]["party"], table["turn"], table["to_move"]) == (None, 1, [1])


@pytest.mark.rule("DEBT-5", "SYND-6")
def test_others_who_leave_a_proposal_open_hold_up_a_creditor_no_longer_than_an_offer() -> None:
    table = owing(5)
    table.plays("2 pool 3", "3 accept 0", "2 deal 4 give cash 100000 get")
    table.refuses("4 declare", "DEBT-5")
    assert table.plays("1 declare") == [events.NoticeGiven(1, 0)]
    assert table["to_move"] == [3]
    assert events.Declared(1, 0) in table.plays("1 declare")
    assert (table["turn"], table["to_move"]) == (1, [1])


@pytest.mark.rule("DEBT-4", "LOT-4")
@pytest.mark.parametrize("pooling", ["between", "outside"])
def test_the_auction_of_a_bankrupt_vendor_is_over(pooling: str) -> None:
    table = lay(4, "0 gold japan; 1 oil ussr", claims="hand", pooling=pooling).hold(0, cash=0, tours=1)
    table.lands(0, 28)
    table.state.claims.append(Debt(0, 1, 2 * M, "royalty", "oil"))
    table.plays("0 lots gold__japan", "1 claim", "1 declare")
    assert (table["moment"], table["turn"], table["lots"]) == ("roll", 1, [])


@pytest.mark.rule("DEBT-5")
def test_by_the_first_revision_nobody_is_declared_bankrupt() -> None:
    table = owing(revision=1)
    assert table.refuses("1 declare", "WORD-1").about == {"field": "do", "value": "declare"}
    assert Declare() not in table.game.legal(1).actions


@pytest.mark.rule("DEBT-2")
@pytest.mark.parametrize("revision", [1, 2])
def test_while_a_claimed_royalty_waits_the_moment_is_settle(revision: int) -> None:
    table = lay(3, "1 oil ussr", cards={13: "oil"}, claims="hand", revision=revision).hold(0, cash=100_000)
    table.lands(0, 13)
    assert (table["moment"], table.game.view(0).moment) == ("buy", "buy")
    table.plays("1 claim")
    shown = "buy" if revision == 1 else "settle"
    assert (table["moment"], table.game.view(0).moment) == (shown, shown)
    table.refuses("0 buy wheat__ussr", "DEBT-2")
    table.plays("1 deal 0 give cash 2000000 get", "0 accept 0")
    assert table["moment"] == "buy"
