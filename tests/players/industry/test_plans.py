"""What a planner of industry will and will not do."""

from __future__ import annotations

from tests.industry.table import lay
from won.analysis.industry.candidates import candidates
from won.analysis.industry.planner import Planner
from won.analysis.industry.valuation import fair
from won.industry import actions as act
from won.players.industry.merchant import RESERVE, Merchant


def _behind(board: str, ahead: int) -> Planner:
    """A seat with 500 in money and two flags left, behind one with more money."""
    table = lay("first", players=3, phase="trade", board=board)
    table.hold(0, money=500).hold(1, money=ahead)
    table.state.flags[0] = 2
    return Planner(table.state, 0)


def test_a_seat_that_is_behind_and_may_catch_up_leaves_its_last_flags() -> None:
    plan = _behind("0 mine F3; 0 mine F4; 0 mine F5; 1 farm D4; 2 farm B2", ahead=540).plan()
    assert sum(step.flag for step in plan.steps) < 2
    assert plan.flags == 0


def test_a_seat_with_nothing_to_build_and_no_hope_ends_the_game() -> None:
    plan = _behind("0 farm D4; 1 mine F3; 1 mine F4; 1 mine F5; 2 farm B2", ahead=900).plan()
    assert not plan.steps
    assert plan.flags == 2


def test_a_ring_of_banks_is_thought_of_also_by_one_who_is_behind() -> None:
    table = lay("first", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    result = candidates(table.state, 0, fair(table.state), lambda: True)
    assert any([step.name.split()[0] for step in each.steps] == ["bank"] * 3 for each in result)


def test_idle_cash_repays_notes() -> None:
    table = lay("second", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    table.hold(0, money=RESERVE + 60, notes=3)
    table.state.flags[0] = 0
    assert Merchant(1).decide(table.game, 0).action == act.Repay(2)
