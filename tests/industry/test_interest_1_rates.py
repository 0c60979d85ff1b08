"""INTEREST-1: who pays how much, and when."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.interest import interest_due


@pytest.mark.rule("INTEREST-1")
@pytest.mark.ruling("C06", "A32", "A33")
@pytest.mark.parametrize(
    ("edition", "due"),
    [
        ("first", [0, 0, 0, 0, 0, 0, 0]),
        ("second", [0, 0, 1, 1, 2, 2, 10]),
        ("v3", [0, 1, 2, 3, 4, 5, 20]),
    ],
)
def test_interest_is_nothing_one_for_two_notes_or_one_a_note_by_edition(edition: str, due: list[int]) -> None:
    for notes, interest in zip([0, 1, 2, 3, 4, 5, 20], due, strict=True):
        table = lay(edition, phase="produce").hold(1, notes=notes, money=50)
        result = table.everyone_idles()
        assert (table.has(1, "money"), table.has(1, "notes")) == (50 - interest, notes)
        paid = [event for event in result if isinstance(event, events.InterestPaid)]
        assert paid == ([events.InterestPaid(1, interest, 0, 0, 0)] if interest else [])


@pytest.mark.rule("INTEREST-1")
@pytest.mark.ruling("C02")
@pytest.mark.example("P42")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_after_produce_the_marker_moves_the_round_grows_and_trade_begins_with_the_marker(edition: str) -> None:
    table = lay(edition, phase="produce", first=1).hold(0, notes=2, money=9)
    table.everyone_idles()
    assert (table["first"], table["round"], table["phase"], table["to_move"]) == (2, 2, "trade", [2])
    table.state.phase = 3  # Produce again, to see the marker go round
    table.everyone_idles()
    assert (table["first"], table["round"]) == (0, 3)


@pytest.mark.rule("INTEREST-1")
def test_interest_is_taken_in_seat_order_between_produce_and_trade_wherever_the_marker_lies() -> None:
    table = lay("v3", phase="produce", first=1)
    for seat in range(3):
        table.hold(seat, notes=1 + seat, money=10)
    result = table.everyone_idles()
    assert result[3:] == [
        events.InterestPaid(0, 1, 0, 0, 0),
        events.InterestPaid(1, 2, 0, 0, 0),
        events.InterestPaid(2, 3, 0, 0, 0),
        events.PhaseBegan("trade", 2, 2),
    ]


@pytest.mark.rule("INTEREST-1")
@pytest.mark.example("P45")
def test_one_a_note_in_v3() -> None:
    table = lay("v3", phase="produce").hold(0, notes=3, money=10).hold(1, notes=5, money=20).hold(2, notes=0, money=5)
    table.everyone_idles()
    assert [player["money"] for player in table["players"]] == [7, 15, 5]


@pytest.mark.rule("INTEREST-1")
def test_money_made_in_this_produce_pays_interest() -> None:
    table = lay("v3", phase="produce", board="0 bank D3 0; 0 bank D4 2").hold(0, food=2, energy=1, notes=5, money=0)
    table.plays("0 produce D3 food")
    table.everyone_idles()
    assert (table.has(0, "money"), table.has(0, "notes")) == (25, 5)


@pytest.mark.rule("INTEREST-1")
@pytest.mark.ruling("C02", "C16", "A32")
@pytest.mark.parametrize(("edition", "money"), [("first", 20), ("second", 18), ("v3", 16)])
def test_interest_is_due_before_the_final_phase_too(edition: str, money: int) -> None:
    table = lay(edition, phase="produce").hold(0, notes=4, money=20)
    table.state.final = True
    table.everyone_idles()
    assert table["phase"] == ("trade" if edition == "first" else "closing")
    assert table.has(0, "money") == money


@pytest.mark.rule("INTEREST-1")
@pytest.mark.ruling("C02")
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_interest_is_paid_once_a_round_and_at_no_other_moment(edition: str) -> None:
    table = lay(edition, phase="trade").hold(0, notes=4, money=20)
    table.everyone_passes()
    table.everyone_passes()
    assert (table["phase"], table.has(0, "money")) == ("produce", 20)
    table.plays("1 produce", "0 produce")
    assert table.has(0, "money") == 20
    table.plays("2 produce")
    assert table.has(0, "money") == (18 if edition == "second" else 16)


@pytest.mark.rule("INTEREST-1")
@pytest.mark.parametrize(("edition", "due"), [("first", [0, 0, 0]), ("second", [0, 1, 3]), ("v3", [0, 3, 7])])
def test_what_a_seat_would_pay_on_the_notes_it_holds_is_known_beforehand(edition: str, due: list[int]) -> None:
    table = lay(edition).hold(1, notes=3).hold(2, notes=7)
    assert [interest_due(table.state, seat) for seat in range(3)] == due
