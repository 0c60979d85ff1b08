"""END-5: repaying at the closing."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry import events

EDITIONS = ["second", "v3"]


def closing(edition: str = "second") -> Table:
    table = lay(edition, phase="closing")
    table.state.final = True
    return table


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_closing_is_entered_though_nobody_holds_a_note(edition: str) -> None:
    table = lay(edition, phase="produce")
    table.state.final = True
    table.everyone_idles()
    assert (table["phase"], table["to_move"], table["over"], table["scores"]) == ("closing", [1], False, None)
    table.plays("1 pass", "2 pass")
    assert table["over"] is False
    table.plays("0 pass")
    assert table["over"] is True


@pytest.mark.rule("END-5")
@pytest.mark.ruling("A35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seat_on_turn_repays_at_25_as_often_as_it_likes_and_stays_on_turn(edition: str) -> None:
    table = closing(edition).hold(0, money=130, notes=6)
    assert table.plays("0 repay 2") == [events.Repaid(0, 2, 50)]
    assert table["to_move"] == [0]
    table.plays("0 repay", "0 repay 2")
    assert (table.has(0, "money"), table.has(0, "notes"), table["to_move"]) == (5, 1, [0])
    table.plays("0 pass")
    assert table["to_move"] == [1]


@pytest.mark.rule("END-5")
@pytest.mark.example("P49")
def test_repaying_all_of_two_notes_from_200_leaves_150() -> None:
    table = closing().hold(0, money=200, notes=2)
    table.plays("0 repay 2")
    assert (table.has(0, "money"), table.has(0, "notes")) == (150, 0)


@pytest.mark.rule("END-5")
@pytest.mark.ruling("A35")
@pytest.mark.example("P49")
def test_repaying_stays_optional() -> None:
    table = closing().hold(0, money=200, notes=2)
    table.everyone_passes()
    assert (table.has(0, "money"), table.has(0, "notes"), table["scores"][0]) == (200, 2, 14)


@pytest.mark.rule("END-5")
@pytest.mark.ruling("A35")
def test_points_may_stay_the_same_while_the_cash_drops() -> None:
    kept, repaid = closing().hold(0, money=30, notes=1), closing().hold(0, money=30, notes=1)
    repaid.plays("0 repay")
    for table in (kept, repaid):
        table.everyone_passes()
    assert kept["scores"] == repaid["scores"] == [0, 0, 0]
    assert kept["winners"] == [0]
    assert repaid["winners"] == [0]
    assert (kept.has(0, "money"), repaid.has(0, "money")) == (30, 5)


@pytest.mark.rule("END-5")
def test_nobody_repays_what_they_do_not_hold_or_cannot_pay_or_off_turn() -> None:
    table = closing().hold(0, money=49, notes=2).hold(1, money=99, notes=2)
    table.refuses("0 repay 2", "TRADE-5")
    table.refuses("0 repay 0", "FORM-2")
    table.refuses("1 repay", "TURN-1")
    table.refuses("1 pass", "TURN-1")
    table.plays("0 repay")
    table.refuses("0 repay", "TRADE-5")
    table.plays("0 pass")
    table.refuses("1 repay 3", "NOTE-5")


@pytest.mark.rule("END-5")
def test_repaying_leaves_the_count_of_passes_so_each_seat_closes_once() -> None:
    table = closing().hold(1, money=60, notes=2)
    table.plays("0 pass", "1 repay", "1 repay")
    assert table["passes"] == 1
    table.plays("1 pass")
    assert table["passes"] == 2
    result = table.plays("2 pass")
    assert result == [events.Passed(2), events.GameOver((0, 1, 0), (1,))]
    assert (table["phase"], table["passes"], table["to_move"]) == ("over", 0, [])
