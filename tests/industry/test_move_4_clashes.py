"""MOVE-4: clashes and Force in a move, tile by tile."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay

# A farm faces every neighbour with a dot; a mine in turn 1 faces left and right, in turn 0 neither.


@pytest.mark.rule("MOVE-4")
@pytest.mark.example("P36")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_a_forced_tile_costs_one_capital_on_top_of_the_move(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 farm A1; 1 mine C4 1").hold(0, capital=2)
    table.refuses("0 move A1 C3 0", "DEV-4")
    table.plays("0 move A1 C3 0 force")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4", "DEV-5")
@pytest.mark.ruling("A16")
@pytest.mark.parametrize(("words", "cost"), [("", 2), (", A3 C5 0 force", 3), (", A3 C5 0 force, A5 G4 0 force", 4)])
def test_each_forced_tile_is_paid_and_all_of_it_is_held_at_the_start(words: str, cost: int) -> None:
    table = lay(phase="develop", board="0 farm A1; 0 farm A3; 0 farm A5; 1 mine C4 1; 1 mine G3 1")
    line = "0 move A1 C3 0 force" + words
    table.hold(0, capital=cost - 1)
    assert table.refuses(line, "DEV-5").about["cost"] == {"capital": cost}
    table.hold(0, capital=cost).plays(line)
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
def test_only_the_tiles_that_clash_are_forced_and_paid_for() -> None:
    table = lay(phase="develop", board="0 farm A1; 0 farm A3; 0 farm A5; 1 mine C4 1").hold(0, capital=9)
    table.refuses("0 move A1 C3 0 force, A3 I1 0 force", "DEV-4.1")
    table.plays("0 move A1 C3 0 force, A3 I1 0, A5 I3 0")
    assert table.has(0, "capital") == 7


@pytest.mark.rule("MOVE-4")
@pytest.mark.ruling("A16")
def test_of_two_tiles_that_clash_with_each_other_the_second_is_forced_whichever_that_is() -> None:
    def table() -> Table:
        return lay(phase="develop", board="0 farm C3; 0 mine G1 0").hold(0, capital=2)

    table().refuses("0 move C3 A1 0 force, G1 A2 1", "DEV-4.1")
    table().refuses("0 move C3 A1 0, G1 A2 1", "DEV-4")
    table().refuses("0 move G1 A2 1 force, C3 A1 0", "DEV-4.1")
    for line in ("0 move C3 A1 0, G1 A2 1 force", "0 move G1 A2 1, C3 A1 0 force"):
        done = table()
        done.plays(line)
        assert done.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
@pytest.mark.ruling("A16")
def test_the_order_of_three_tiles_decides_how_many_are_forced() -> None:
    def table() -> Table:
        return lay(phase="develop", board="0 farm I1; 0 mine I3 0; 0 mine I5 0").hold(0, capital=3)

    middle_last = table()
    middle_last.plays("0 move I3 C2 1, I5 C4 1, I1 C3 0 force")  # the farm clashes with both, for one capital
    assert middle_last.has(0, "capital") == 1
    middle_first = table()
    middle_first.plays("0 move I1 C3 0, I3 C2 1 force, I5 C4 1 force")
    assert middle_first.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
@pytest.mark.ruling("A15", "A16")
def test_a_tile_lifted_and_not_yet_put_down_clashes_with_nothing() -> None:
    table = lay(phase="develop", board="0 farm A1; 0 mine C4 1").hold(0, capital=1)
    table.refuses("0 move A1 C3 0", "DEV-4")
    table.refuses("0 move A1 C3 0 force, C4 I1 1", "DEV-4.1")
    table.plays("0 move A1 C3 0, C4 I1 1")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
@pytest.mark.ruling("A16")
def test_a_clashing_tile_put_back_where_it_lay_is_forced_anew() -> None:
    table = lay(phase="develop", board="0 farm C3; 1 mine C4 1; 0 bank I1").hold(0, capital=2)
    table.refuses("0 move C3 C3 0, I1 I3 0", "DEV-4")
    table.plays("0 move C3 C3 0 force, I1 I3 0")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
def test_clashes_that_stood_before_and_are_not_touched_cost_nothing() -> None:
    table = lay(phase="develop", board="0 farm C3; 1 mine C4 1; 0 bank I1").hold(0, capital=1)
    table.plays("0 move I1 I3 0")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-4")
def test_a_refusal_for_want_or_waste_of_force_names_the_goal() -> None:
    table = lay(phase="develop", board="0 farm A1; 1 mine C4 1").hold(0, capital=9)
    assert table.refuses("0 move A1 C3 0", "DEV-4").about == {"at": "C3"}
    assert table.refuses("0 move A1 I1 0 force", "DEV-4.1").about == {"at": "I1"}
