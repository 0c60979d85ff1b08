"""DEBT-5: a debtor who has nothing left to hope for is declared bankrupt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import BANK, M, Table, lay
from won.shares import events
from won.shares.actions import Declare
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
def test_not_while_an_offer_is_open_that_would_bring_cash_or_partners(offer: str, answer: str) -> None:
    table = owing()
    table.plays(offer)
    assert table.refuses("1 declare", "DEBT-5").about == {"seat": 1, "debtor": 0, "hope": True}
    table.plays(answer, "1 declare")
    assert table["players"][0]["party"] is None


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
    table.hold(0, cash=1_100_000).plays("0 deal 2 give gold__japan get cash 100000")
    table.refuses("1 declare", "DEBT-5")
    table.hold(0, cash=0)
    table.refuses("1 declare", "DEBT-5")


@pytest.mark.rule("DEBT-5", "TELEX-2")
def test_royalties_still_to_be_claimed_protect_a_debtor() -> None:
    table = lay(3, telexes="T09", claims="hand").hold(1, cash=0)
    table.lands(0, 12)
    table.state.claims.append(Debt(0, 1, 2 * M, "royalty", "oil"))
    assert table["debts"][0]["payer"] == 1
    assert table.refuses("0 declare", "DEBT-5").about["hope"]
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


@pytest.mark.rule("SYND-6")
def test_a_proposal_of_others_is_answered_before_anybody_is_declared_bankrupt() -> None:
    table = owing(5)
    table.plays("2 pool 3", "3 accept 0", "2 deal 4 give cash 100000 get")
    table.refuses("1 declare", "SYND-6")
    assert not table.game.legal(1).actions


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
    table.refuses("1 declare", "WORD-1")
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
