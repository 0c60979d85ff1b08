"""DEAL-4 and DEAL-5: who deals holds what they give, and no monopoly trust is broken."""

from __future__ import annotations

import pytest

from tests.shares.table import M, lay

HOLDINGS = "0 oil usa, gold japan; 1 coal ussr; 2 steel usa"


@pytest.mark.rule("DEAL-4")
def test_an_offer_of_what_its_maker_does_not_hold_is_refused_when_it_is_made() -> None:
    table = lay(3, HOLDINGS).hold(0, cash=M)
    refusal = table.refuses("0 deal 1 give steel__usa get coal__ussr", "DEAL-4")
    assert refusal.about == {"seat": 0, "share": "steel__usa"}
    assert table.refuses("0 deal 1 give cash 1100000 get", "DEAL-4").about == {"seat": 0, "cash": 1_100_000}
    table.plays("0 deal 1 give oil__usa get steel__usa")


@pytest.mark.rule("DEAL-4")
def test_both_sides_hold_what_they_give_when_it_is_accepted_too() -> None:
    table = lay(3, HOLDINGS)
    table.plays("0 deal 1 give oil__usa get coal__ussr", "0 deal 2 give oil__usa get", "2 accept 1")
    assert table.refuses("1 accept 0", "DEAL-4").about == {"seat": 0, "share": "oil__usa"}
    table.plays("2 deal 0 give oil__usa get", "0 accept 2", "1 accept 0")
    assert table.shares(1) == ["oil__usa"]


@pytest.mark.rule("DEAL-4", "DEAL-5")
def test_by_the_first_revision_the_makers_side_is_checked_on_acceptance_alone() -> None:
    table = lay(3, "0 oil all; 2 steel usa", revision=1).hold(0, cash=M)
    table.plays("0 deal 1 give steel__usa get", "0 deal 1 give cash 1100000 get", "0 deal 1 give oil__iraq get")
    table.refuses("1 accept 0", "DEAL-4")
    table.refuses("1 accept 1", "DEAL-4")
    table.refuses("1 accept 2", "DEAL-5")


@pytest.mark.rule("DEAL-4")
def test_the_one_who_accepts_holds_the_shares_too() -> None:
    table = lay(3, HOLDINGS)
    table.plays("0 deal 1 give oil__usa get steel__usa")
    assert table.refuses("1 accept 0", "DEAL-4").about == {"seat": 1, "share": "steel__usa"}
    assert table["offers"] == [0]


@pytest.mark.rule("DEAL-4")
def test_cash_is_at_hand_on_the_side_that_gives_it() -> None:
    table = lay(3, HOLDINGS).hold(0, cash=M).hold(1, cash=M)
    table.plays("0 deal 1 give get cash 1100000")
    assert table.refuses("1 accept 0", "DEAL-4").about == {"seat": 1, "cash": 1_100_000}
    table.plays("0 deal 1 give cash 1000000 get", "1 accept 1")
    assert table.cash(0, 1) == [0, 2 * M]


@pytest.mark.rule("DEAL-4")
def test_cash_that_would_only_come_with_the_deal_does_not_count() -> None:
    table = lay(3, HOLDINGS).hold(0, cash=0)
    table.refuses("0 deal 1 give cash 100000 get cash 200000", "DEAL-4")


@pytest.mark.rule("DEAL-5")
@pytest.mark.ruling("R22")
def test_a_monopoly_trust_is_not_broken_up_on_either_side() -> None:
    table = lay(3, "0 oil all; 1 coal all; 2 gold japan")
    table.plays("2 deal 1 give gold__japan get coal__usa coal__ussr")
    assert table.refuses("0 deal 2 give oil__iraq get", "DEAL-5").about == {"seat": 0, "product": "oil"}
    assert table.refuses("1 accept 0", "DEAL-5").about == {"seat": 1, "product": "coal"}


@pytest.mark.rule("DEAL-5")
@pytest.mark.ruling("R22")
def test_a_monopoly_trust_changes_hands_whole() -> None:
    table = lay(3, "0 oil all")
    oil = " ".join(table.shares(0))
    table.plays(f"0 deal 1 give {oil} get cash 20000000", "1 accept 0")
    assert (len(table.shares(1)), table.cash(0)) == (6, [116_800_000])


@pytest.mark.rule("DEAL-5")
@pytest.mark.parametrize("held", ["ussr usa saudi_arabia iran", "ussr usa saudi_arabia iran iraq"])
def test_a_trust_of_four_or_five_may_be_broken_in_a_deal(held: str) -> None:
    table = lay(3, f"0 oil {held}")
    table.plays("0 deal 1 give oil__usa oil__iran get", "1 accept 0")
    assert table.shares(1) == ["oil__usa", "oil__iran"]


@pytest.mark.rule("DEAL-5")
def test_a_deal_may_make_a_monopoly_trust_and_then_it_holds() -> None:
    table = lay(3, "0 oil ussr usa saudi_arabia iran iraq; 1 oil venezuela")
    table.plays("1 deal 0 give oil__venezuela get", "0 accept 0")
    table.refuses("0 deal 1 give oil__venezuela get", "DEAL-5")
