"""DEAL-1 to DEAL-3: private deals, shares and cash both ways, and who answers them."""

from __future__ import annotations

import pytest

from tests.shares.table import M, lay
from won.shares import events
from won.shares.actions import Accept, Deal, Side

HOLDINGS = "0 oil usa, gold japan; 1 coal ussr; 2 steel usa"


@pytest.mark.rule("DEAL-1", "DEAL-4")
@pytest.mark.ruling("R22")
def test_a_deal_moves_shares_and_cash_both_ways() -> None:
    table = lay(3, HOLDINGS)
    give, get = Side(("oil__usa",), 200_000), Side(("coal__ussr",), M)
    assert table.plays("0 deal 1 give oil__usa cash 200000 get coal__ussr cash 1000000") == [
        events.Offered(0, 0, 1, give, get)
    ]
    before = table.cash()
    assert table.plays("1 accept 0") == [events.Dealt(0, 0, 1, give, get)]
    assert table.cash() == [before[0] + 800_000, before[1] - 800_000, before[2]]
    assert (table.shares(0), table.shares(1)) == (["coal__ussr", "gold__japan"], ["oil__usa"])
    assert (table["offers"], table["turn"], table["moment"]) == ([], 0, "roll")


@pytest.mark.rule("DEAL-1")
@pytest.mark.ruling("R22")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0), (1, 2), (2, 1)])
def test_any_two_parties_may_deal_whoever_is_on_turn(seats: tuple[int, int]) -> None:
    maker, other = seats
    table = lay(3, HOLDINGS)
    table.plays(f"{maker} deal {other} give cash 100000 get", f"{other} accept 0")
    assert table.cash(other) == [96_900_000]


@pytest.mark.rule("DEAL-1")
@pytest.mark.ruling("R22")
@pytest.mark.parametrize(("square", "moment"), [(13, "buy"), (18, "take")])
def test_deals_are_made_while_a_party_thinks_about_buying(square: int, moment: str) -> None:
    table = lay(3, HOLDINGS)
    table.lands(0, square)
    assert table["moment"] == moment
    table.plays("1 deal 2 give coal__ussr get steel__usa", "2 accept 0")
    assert (table["moment"], table.shares(1)) == (moment, ["steel__usa"])


@pytest.mark.rule("DEAL-1", "DEBT-2")
@pytest.mark.ruling("R22")
def test_deals_are_made_while_a_debt_is_pending() -> None:
    table = lay(3, "0 gold japan; 1 oil ussr; 2 steel usa", cards={13: "oil"}).hold(0, cash=0)
    table.lands(0, 13)
    assert table["moment"] == "settle"
    table.plays("1 deal 2 give cash 100000 get steel__usa", "2 accept 0")
    assert table.shares(1) == ["oil__ussr", "steel__usa"]


@pytest.mark.rule("DEAL-1")
@pytest.mark.ruling("R22")
def test_no_deal_is_offered_or_accepted_during_an_auction() -> None:
    table = lay(3, HOLDINGS).hold(0, tours=1)
    table.plays("1 deal 2 give coal__ussr get", "2 deal 1 give cash 100000 get")
    table.lands(0, 28, (2, 1))
    for _ in range(2):  # while lots are being named, and while they are sold
        assert table.refuses("1 deal 2 give cash 100000 get", "DEAL-1").about == {"moment": table["moment"]}
        table.refuses("2 accept 0", "DEAL-1")
        if table["moment"] == "lots":
            table.plays("0 lots oil__usa")
    table.plays("2 decline 0", "2 withdraw 1")
    assert (table["moment"], table["offers"]) == ("bid", [])


@pytest.mark.rule("DEAL-1", "WORD-1")
@pytest.mark.parametrize(("to", "rule"), [(-1, "DEAL-1"), (3, "WORD-1"), (7, "WORD-1")])
def test_nobody_deals_with_the_bank_or_with_an_empty_seat(to: int, rule: str) -> None:
    lay(3, HOLDINGS).refuses_action(0, Deal(to, Side((), M), Side()), rule)


@pytest.mark.rule("DEAL-2")
def test_an_offer_names_something_on_at_least_one_side() -> None:
    table = lay(3, HOLDINGS)
    table.refuses("0 deal 1 give get", "DEAL-2")
    table.plays("0 deal 1 give oil__usa get", "0 deal 1 give get coal__ussr")
    assert table["offers"] == [0, 1]


@pytest.mark.rule("DEAL-2")
def test_an_offer_is_made_to_another_party() -> None:
    table = lay(4, HOLDINGS)
    table.refuses("0 deal 0 give cash 100000 get", "DEAL-2")
    table.plays("0 pool 1", "1 accept 0")
    table.refuses("0 deal 1 give cash 100000 get", "DEAL-2")
    table.refuses("1 deal 0 give cash 100000 get", "DEAL-2")


@pytest.mark.rule("DEAL-2", "WORD-1", "WORD-2")
def test_an_offer_is_checked_for_its_words_when_it_is_made() -> None:
    table = lay(3, HOLDINGS)
    table.refuses("0 deal 1 give oil__texas get", "WORD-1")
    table.refuses("0 deal 1 give oil__usa oil__usa get", "WORD-1")
    table.refuses("0 deal 1 give cash 150000 get", "WORD-2")
    table.refuses_action(0, Deal(1, Side(), Side((), -100_000)), "WORD-2")


@pytest.mark.rule("DEAL-2")
def test_offers_stay_open_over_turns_and_are_numbered_as_they_come() -> None:
    table = lay(3, HOLDINGS)
    table.plays("2 deal 0 give cash 100000 get", "0 deal 1 give oil__usa get cash 500000")
    table.lands(0, 10)
    table.lands(1, 10)
    assert (table["offers"], table.game.to_answer) == ([0, 1], (0, 1))
    table.plays("1 accept 1", "0 decline 0", "2 deal 0 give cash 100000 get")
    assert table["offers"] == [2]


@pytest.mark.rule("DEAL-2", "DEBT-4")
@pytest.mark.ruling("R22")
def test_an_offer_lapses_when_one_of_the_two_leaves_the_game() -> None:
    table = lay(4, "0 gold japan; 1 oil ussr; 2 steel usa", cards={13: "oil"}).hold(0, cash=0)
    table.plays("0 deal 2 give gold__japan get", "2 deal 0 give cash 100000 get", "2 deal 3 give steel__usa get")
    table.lands(0, 13)
    assert events.Lapsed((0, 1)) in table.plays("0 concede")
    assert table["offers"] == [2]
    table.refuses("2 accept 0", "DEAL-3")


@pytest.mark.rule("DEAL-2", "SYND-1")
def test_an_offer_lapses_when_one_of_the_two_joins_the_other() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 deal 1 give oil__usa get", "1 deal 0 give cash 100000 get", "3 deal 0 give cash 100000 get")
    table.plays("0 pool 1")
    assert events.Lapsed((0, 1)) in table.plays("1 accept 3")
    assert table["offers"] == [2]


@pytest.mark.rule("DEAL-3")
def test_only_the_one_asked_accepts_or_declines() -> None:
    table = lay(3, HOLDINGS)
    table.plays("0 deal 1 give oil__usa get")
    for line in ("0 accept 0", "2 accept 0", "0 decline 0", "2 decline 0"):
        table.refuses(line, "DEAL-3")
    assert table.plays("1 decline 0") == [events.Declined(0, 1)]
    assert (table["offers"], table.shares(1)) == ([], ["coal__ussr"])


@pytest.mark.rule("DEAL-3")
def test_only_the_one_who_made_it_withdraws_an_offer() -> None:
    table = lay(3, HOLDINGS)
    table.plays("0 deal 1 give oil__usa get")
    table.refuses("1 withdraw 0", "DEAL-3")
    table.refuses("2 withdraw 0", "DEAL-3")
    assert table.plays("0 withdraw 0") == [events.Withdrawn(0, 0)]
    table.refuses("1 accept 0", "DEAL-3")


@pytest.mark.rule("DEAL-3")
def test_an_offer_that_is_not_open_cannot_be_answered() -> None:
    table = lay(3, HOLDINGS)
    for line in ("1 accept 0", "1 decline 0", "0 withdraw 0"):
        assert table.refuses(line, "DEAL-3").about == {"offer": 0}
    table.refuses_action(1, Accept(-1), "DEAL-3")


@pytest.mark.rule("DEAL-1", "DEBT-1")
def test_cash_got_in_a_deal_pays_what_is_owed_at_once() -> None:
    table = lay(3, "0 gold japan; 1 oil ussr", cards={13: "oil"}).hold(0, cash=0)
    table.lands(0, 13)
    table.plays("0 deal 2 give gold__japan get cash 1500000")
    result = table.plays("2 accept 0")
    assert [type(event) for event in result] == [events.Dealt, events.Paid]
    assert (table.cash(0), table["moment"], table["debts"]) == ([300_000], "buy", [])


@pytest.mark.rule("DEAL-1", "SYND-6")
def test_a_syndicates_offer_and_its_answer_wait_for_its_members() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 pool 3", "3 accept 0", "3 deal 1 give oil__usa get", "0 agree")
    assert table["offers"] == [1]
    table.plays("1 deal 3 give coal__ussr get", "3 accept 2", "0 agree")
    assert "coal__ussr" in table.shares(0)
