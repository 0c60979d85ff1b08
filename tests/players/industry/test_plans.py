"""What a planner of industry will and will not do."""

from __future__ import annotations

from tests.industry.table import lay
from won.analysis.industry.candidates import candidates
from won.analysis.industry.planner import Planner
from won.analysis.industry.valuation import fair
from won.industry import actions as act
from won.players.industry.merchant import RESERVE, Merchant


def test_a_seat_that_is_behind_leaves_its_last_flags() -> None:
    table = lay("first", players=3, phase="trade", board="0 farm D4; 1 mine F3; 1 mine F4; 1 mine F5; 2 farm B2")
    table.hold(0, money=500).hold(1, money=900)
    table.state.flags[0] = 2
    plan = Planner(table.state, 0).plan()
    assert sum(step.flag for step in plan.steps) < 2
    assert plan.flags == 0


def test_a_ring_of_banks_is_thought_of_also_by_one_who_is_behind() -> None:
    table = lay("first", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    found = candidates(table.state, 0, fair(table.state), lambda: True)
    assert any([step.name.split()[0] for step in one.steps] == ["bank"] * 3 for one in found)


def test_idle_cash_repays_notes() -> None:
    table = lay("second", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    table.hold(0, money=RESERVE + 60, notes=3)
    table.state.flags[0] = 0
    assert Merchant(1).decide(table.game, 0).action == act.Repay(2)
