"""INTEREST-2: interest that cannot be paid in cash."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry import events


def charged(edition: str, notes: int, money: int) -> tuple[Table, list[events.InterestPaid]]:
    table = lay(edition, phase="produce").hold(0, notes=notes, money=money)
    return table, [event for event in table.everyone_idles() if isinstance(event, events.InterestPaid)]


@pytest.mark.rule("INTEREST-2")
@pytest.mark.ruling("A32", "A25")
@pytest.mark.parametrize(
    ("notes", "money", "notes_after", "money_after", "result"),
    [  # result: paid, notes borrowed, what they brought, waived
        (5, 2, 5, 0, (2, 0, 0, 0)),  # just enough
        (2, 0, 3, 17, (1, 1, 18, 0)),
        (3, 0, 4, 15, (2, 1, 17, 0)),  # the fourth note makes it 2
        (5, 1, 6, 13, (3, 1, 15, 0)),
        (16, 0, 19, 0, (9, 3, 9, 0)),  # 4, 3 and 2 come in; 8, then 9 is due
        (17, 0, 20, 0, (6, 3, 6, 4)),  # 3, 2 and 1 come in; of 10 due 4 are waived
        (19, 0, 20, 0, (1, 1, 1, 9)),
        (20, 3, 20, 0, (3, 0, 0, 7)),  # no more notes to be had
        (20, 10, 20, 0, (10, 0, 0, 0)),
        (25, 0, 25, 0, (0, 0, 0, 12)),  # so many came by barter
    ],
)
def test_with_sliding_notes_one_borrows_pays_on_all_of_them_and_the_rest_is_waived(
    notes: int, money: int, notes_after: int, money_after: int, result: tuple[int, int, int, int]
) -> None:
    table, paid = charged("second", notes, money)
    assert paid == [events.InterestPaid(0, *result)]
    assert (table.has(0, "notes"), table.has(0, "money")) == (notes_after, money_after)


@pytest.mark.rule("INTEREST-2")
@pytest.mark.ruling("A33", "A25")
@pytest.mark.parametrize(
    ("notes", "money", "notes_after", "money_after", "result"),
    [
        (5, 5, 5, 0, (5, 0, 0, 0)),
        (1, 0, 2, 18, (2, 1, 20, 0)),
        (20, 0, 22, 18, (22, 2, 40, 0)),  # the first new note falls one short of its own interest
        (100, 0, 106, 14, (106, 6, 120, 0)),  # flat notes never run out, so nothing is waived
    ],
)
def test_with_flat_notes_one_borrows_until_the_interest_on_all_of_them_is_covered(
    notes: int, money: int, notes_after: int, money_after: int, result: tuple[int, int, int, int]
) -> None:
    table, paid = charged("v3", notes, money)
    assert paid == [events.InterestPaid(0, *result)]
    assert (table.has(0, "notes"), table.has(0, "money")) == (notes_after, money_after)


@pytest.mark.rule("INTEREST-2")
@pytest.mark.ruling("C06")
def test_in_first_nobody_borrows_for_interest() -> None:
    table, paid = charged("first", 20, 0)
    assert paid == []
    assert (table.has(0, "notes"), table.has(0, "money")) == (20, 0)


@pytest.mark.rule("INTEREST-2")
@pytest.mark.example("P46")
@pytest.mark.parametrize(("edition", "money", "after"), [("v3", 2, (6, 16)), ("second", 1, (6, 13))])
def test_interest_is_not_charged_on_the_old_notes_only(edition: str, money: int, after: tuple[int, int]) -> None:
    table, _ = charged(edition, 5, money)
    assert (table.has(0, "notes"), table.has(0, "money")) == after


@pytest.mark.rule("INTEREST-2")
def test_cubes_are_not_sold_to_pay_interest_and_others_do_not_pay_it() -> None:
    table = lay("second", phase="produce").hold(0, notes=20, money=0, food=9, capital=9).hold(1, money=50)
    table.everyone_idles()
    assert (table.has(0, "food"), table.has(0, "capital")) == (9, 9)
    assert table.has(1, "money") == 50


@pytest.mark.rule("INTEREST-2")
def test_borrowing_for_interest_happens_before_the_final_phase_too() -> None:
    table = lay("second", phase="produce").hold(0, notes=2, money=0, food=1)
    table.state.final = True
    result = table.everyone_idles()
    assert result[3] == events.InterestPaid(0, 1, 1, 18, 0)
    assert isinstance(result[4], events.SoldOut)  # the sale comes after interest and cannot pay it
    assert table.has(0, "notes") == 3
