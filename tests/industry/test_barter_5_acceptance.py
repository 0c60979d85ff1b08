"""BARTER-5 to BARTER-8: carrying an offer out, and what becomes of the others."""

from __future__ import annotations

import pytest

from tests.industry.table import lay, open_offers
from won.industry import events


@pytest.mark.rule("BARTER-5")
def test_an_offer_may_be_made_before_either_side_can_cover_it() -> None:
    table = lay()
    table.plays("0 offer 1 give capital 3 get money 60")
    table.hold(0, capital=3).hold(1, money=60).plays("1 accept 0")
    assert (table.has(0, "money"), table.has(1, "capital")) == (60, 3)


@pytest.mark.rule("BARTER-5")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_an_acceptance_that_the_proposer_cannot_cover_is_refused_and_the_offer_stays_open(edition: str) -> None:
    table = lay(edition).hold(0, food=1).hold(1, ore=1)
    table.plays("0 offer 1 give food 2 get ore")
    refusal = table.refuses("1 accept 0", "BARTER-5")
    assert refusal.about == {"seat": 0, "thing": "food", "count": 2}
    assert open_offers(table) == [0]
    table.hold(0, food=2).plays("1 accept 0")


@pytest.mark.rule("BARTER-5")
def test_an_acceptance_that_the_one_who_accepts_cannot_cover_is_refused_and_the_offer_stays_open() -> None:
    table = lay().hold(0, food=2)
    table.plays("0 offer 1 give food 2 get money 12")
    table.refuses("1 accept 0", "BARTER-5")
    assert open_offers(table) == [0]
    table.plays("1 borrow 1", "1 accept 0")
    assert (table.has(0, "money"), table.has(1, "money")) == (12, 8)


@pytest.mark.rule("BARTER-5")
def test_what_is_got_in_a_barter_does_not_pay_for_it() -> None:
    table = lay().hold(0, money=5).hold(1, money=0)
    table.plays("0 offer 1 give money 5 get money 3")
    table.refuses("1 accept 0", "BARTER-5")
    table.plays("1 offer 0 give money 3 get money 5")
    table.refuses("0 accept 1", "BARTER-5")


@pytest.mark.rule("BARTER-5")
def test_notes_must_be_held_to_be_given_or_taken() -> None:
    table = lay().hold(0, notes=1)
    table.plays("0 offer 1 give notes 2", "0 offer 1 get notes")
    table.refuses("1 accept 0", "BARTER-5")
    table.refuses("1 accept 1", "BARTER-5")


@pytest.mark.rule("BARTER-6")
@pytest.mark.parametrize("proposer", [0, 1])
def test_a_barter_is_the_action_of_the_seat_on_turn_whoever_proposed_it(proposer: int) -> None:
    table = lay(turn=1, first=2).hold(0, money=5).hold(1, food=1)
    table.state.passes = 2
    offer = "0 offer 1 give money 5 get food" if proposer == 0 else "1 offer 0 give food get money 5"
    table.plays(offer, f"{1 - proposer} accept 0")
    assert (table["to_move"], table["passes"]) == ([2], 0)
    assert (table.has(0, "food"), table.has(1, "money")) == (1, 5)


@pytest.mark.rule("BARTER-6")
@pytest.mark.ruling("A30")
def test_offering_declining_and_withdrawing_leave_the_turn_and_the_passes_where_they_are() -> None:
    table = lay(turn=2).hold(2, food=1)
    table.state.passes = 2
    for line in ("2 offer 0 give food", "0 decline 0", "1 offer 2 get food", "1 withdraw 1", "2 offer 1 give food"):
        table.plays(line)
        assert (table["to_move"], table["passes"], table["phase"]) == ([2], 2, "trade")
    table.plays("2 sell food")  # the seat on turn goes on


@pytest.mark.rule("BARTER-7")
@pytest.mark.parametrize("line", ["0 sell food", "0 buy food", "0 pass", "1 accept 2"])
def test_when_the_turn_moves_on_open_offers_lapse(line: str) -> None:
    table = lay().hold(0, food=3, money=20).hold(1, money=20).hold(2, ore=1)
    table.plays("0 offer 1 give food get money 9", "2 offer 0 give ore", "0 offer 1 give food")
    result = table.plays(line)
    assert result[-1] == events.Lapsed((0, 1) if line == "1 accept 2" else (0, 1, 2))
    assert open_offers(table) == []
    table.refuses("1 accept 0", "BARTER-4.1")
    table.refuses("0 accept 1", "BARTER-4.1")


@pytest.mark.rule("BARTER-7")
def test_when_the_phase_ends_open_offers_lapse() -> None:
    table = lay().hold(2, food=1)
    table.plays("0 pass", "1 pass", "2 offer 0 give food")
    result = table.plays("2 pass")
    assert result == [events.Passed(2), events.Lapsed((0,)), events.PhaseBegan("develop", 1, 0)]
    table.refuses("0 accept 0", "TURN-2")
    assert open_offers(table) == []


@pytest.mark.rule("BARTER-7")
def test_borrowing_and_repaying_leave_open_offers_open() -> None:
    table = lay().hold(0, food=1)
    table.plays("0 offer 1 give food get money 10", "1 borrow 2", "2 borrow 1", "1 repay 1")
    assert open_offers(table) == [0]
    table.plays("1 accept 0")


@pytest.mark.rule("BARTER-8")
@pytest.mark.ruling("A28", "C13", "C14")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_note_that_changes_hands_is_a_debt_and_the_new_holding_sets_the_next_loan(edition: str) -> None:
    table = lay(edition).hold(0, notes=3, money=40).hold(1, notes=1)
    table.plays("0 offer 1 give notes 2 money 30", "1 accept 0")
    assert [(table.has(seat, "notes"), table.has(seat, "money")) for seat in (0, 1)] == [(1, 10), (3, 30)]
    assert table.plays("0 borrow 1", "1 borrow 1") == [events.Borrowed(0, 1, 19), events.Borrowed(1, 1, 17)]


@pytest.mark.rule("BARTER-8")
@pytest.mark.ruling("A28", "C14")
def test_taking_a_rivals_note_relieves_them_like_a_gift_of_money() -> None:
    table = lay("v3").hold(1, notes=2, food=4)
    table.plays("0 offer 1 get notes 2 food 4", "1 accept 0")
    assert [(table.has(seat, "notes"), table.has(seat, "money")) for seat in (0, 1)] == [(2, 0), (0, 0)]
    assert table.has(0, "food") == 4
    assert table.plays("0 borrow 1", "1 borrow 1") == [events.Borrowed(0, 1, 20), events.Borrowed(1, 1, 20)]


@pytest.mark.rule("BARTER-8", "NOTE-3")
@pytest.mark.ruling("A26", "A28")
def test_more_than_20_notes_may_be_held_through_barter() -> None:
    table = lay().hold(0, notes=6).hold(1, notes=19)
    table.plays("0 offer 1 give notes 6", "1 accept 0")
    assert table.has(1, "notes") == 25
    table.refuses("1 borrow 1", "NOTE-3")


@pytest.mark.rule("BARTER-5")
def test_only_offers_that_both_sides_can_cover_are_listed_to_accept() -> None:
    table = lay().hold(0, food=1).hold(1, money=5)
    table.plays(
        "0 offer 1 give food get money 5", "0 offer 1 give food 2 get money 5", "0 offer 1 give food get money 6"
    )
    assert table.game.next_words(1, ["accept"]) == [0]
    assert table.game.next_words(1, ["decline"]) == [0, 1, 2]
    assert table.game.next_words(0, ["withdraw"]) == [0, 1, 2]
    table.hold(0, food=0)
    assert "accept" not in table.game.next_words(1, [])
