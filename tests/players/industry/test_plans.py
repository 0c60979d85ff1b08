"""What a planner of industry will and will not do."""

from __future__ import annotations

from tests.industry.table import lay
from won.industry import actions as act
from won.players.industry.candidates import candidates
from won.players.industry.magnate import DOUBT, Trials
from won.players.industry.merchant import RESERVE, Merchant
from won.players.industry.scheme import EVEN, Planner
from won.players.industry.worth import fair


def test_a_seat_that_is_behind_leaves_its_last_flags() -> None:
    table = lay("first", players=3, phase="trade", board="0 farm D4; 1 mine F3; 1 mine F4; 1 mine F5; 2 farm B2")
    table.hold(0, money=500).hold(1, money=900)
    table.state.flags[0] = 2
    plan = Planner(table.state, 0).plan()
    assert sum(step.flag for step in plan.steps) < 2
    assert plan.flags == 0


def test_a_ring_of_banks_is_thought_of_also_by_one_who_is_behind() -> None:
    table = lay("first", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    found = candidates(table.state, 0, fair(table.state), 5.0, last=True)
    assert any([step.name.split()[0] for step in one.steps] == ["bank"] * 3 for one in found)


def test_idle_cash_repays_notes() -> None:
    table = lay("second", players=3, phase="trade", board="0 farm D4; 1 mine F3; 2 farm B2")
    table.hold(0, money=RESERVE + 60, notes=3)
    table.state.flags[0] = 0
    assert Merchant(1).decide(table.game, 0).action == act.Repay(2)


def test_a_style_is_kept_unless_another_is_better_beyond_doubt() -> None:
    trials = Trials("seed", 0)
    trials.narrow(3)
    for style, lead in ((0, 0.0), (1, 0.9 * DOUBT), (2, 0.5 * DOUBT)):
        trials.add(style, lead)
    assert trials.best() == 0
    trials.add(1, 0.9 * DOUBT)
    trials.halve()
    assert trials.best() == 1
    assert trials.alive == [0, 1]


def test_the_same_worlds_are_shown_to_every_style() -> None:
    trials = Trials("seed", 0)
    assert trials.world(1, 4) is trials.world(1, 4)
    assert trials.world(1, 4) == Trials("seed", 3).world(1, 4)
    assert EVEN not in trials.world(0, 4)
