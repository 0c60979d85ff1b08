"""PROD-1 and PROD-6: submissions, and what pays for what."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.industry.table import lay
from won.industry import events

BOARD = "0 farm D4; 1 mine G3 1; 2 generator A1; 2 flag A2"


@pytest.mark.rule("PROD-1")
@pytest.mark.ruling("A41")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_seats_submit_in_any_order_and_the_table_ends_the_same(edition: str) -> None:
    ends = []
    for order in permutations(["0 produce D4 food", "1 produce G3 food", "2 produce"]):
        table = lay(edition, phase="produce", board=BOARD).hold(0, energy=1).hold(1, food=1, energy=1, notes=2, money=5)
        table.plays(*order)
        ends.append(table.game.state_line())
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("PROD-1")
def test_the_game_waits_for_all_who_have_not_submitted_and_the_last_ends_the_phase() -> None:
    table = lay(phase="produce", board=BOARD, first=1)
    assert table["to_move"] == [0, 1, 2]
    table.plays("2 produce")
    assert (table["phase"], table["to_move"]) == ("produce", [0, 1])
    table.plays("0 produce")
    assert (table["phase"], table["to_move"]) == ("produce", [1])
    table.plays("1 produce")
    assert (table["phase"], table["round"], table["to_move"]) == ("trade", 2, [2])


@pytest.mark.rule("PROD-1")
def test_a_seat_submits_once() -> None:
    table = lay(phase="produce", board=BOARD).hold(0, energy=9)
    table.plays("0 produce")
    table.refuses("0 produce D4 food", "PROD-1")
    table.refuses("0 produce", "PROD-1")


@pytest.mark.rule("PROD-1")
def test_a_submission_may_run_nothing_also_with_everything_at_hand() -> None:
    table = lay(phase="produce", board=BOARD).hold(0, food=9, energy=9)
    assert table.plays("0 produce") == [events.Produced(0, {}, {}, 0)]
    assert (table.has(0, "food"), table.has(0, "energy")) == (9, 9)


@pytest.mark.rule("PROD-1")
def test_nothing_but_a_submission_is_taken_and_nobody_passes() -> None:
    table = lay(phase="produce", board=BOARD).hold(0, food=9, energy=9, labor=9, money=99, capital=9)
    for words in ("pass", "buy food", "sell food", "borrow", "flag D5", "move D4 D3 0", "automate D4"):
        table.refuses(f"0 {words}", "TURN-2")


@pytest.mark.rule("PROD-1", "PROD-7")
@pytest.mark.example("P16")
def test_a_farm_of_one_player_and_a_mine_of_another_run_side_by_side() -> None:
    table = lay(phase="produce", board=BOARD).hold(0, energy=1).hold(1, food=1, energy=1)
    assert table.plays("1 produce G3 food") == [events.Produced(1, {"food": 1, "energy": 1}, {"ore": 1}, 0)]
    assert table.plays("0 produce D4 food") == [events.Produced(0, {"energy": 1}, {"food": 1}, 0)]


@pytest.mark.rule("PROD-6")
def test_a_submission_is_paid_and_credited_at_once() -> None:
    table = lay(phase="produce", board=BOARD).hold(0, energy=1)
    table.plays("0 produce D4 food")
    assert (table.has(0, "energy"), table.has(0, "food")) == (0, 1)
    assert table["phase"] == "produce"


@pytest.mark.rule("PROD-6")
@pytest.mark.parametrize(
    ("board", "stock", "words", "lacking"),
    [
        ("0 farm D4; 0 generator A1", {"energy": 1}, "D4 food, A1 food", "food"),
        ("0 generator A1; 0 farm D4", {"food": 1}, "A1 food, D4 food", "energy"),
        ("0 mine D4 1; 0 generator A1 automated", {"food": 1, "energy": 1}, "D4 food, A1 ore", "ore"),
    ],
)
def test_what_this_phase_makes_pays_for_nothing_this_phase(
    board: str, stock: dict[str, int], words: str, lacking: str
) -> None:
    table = lay(phase="produce", board=board).hold(0, **stock)
    about = table.refuses(f"0 produce {words}", "PROD-6").about
    assert about == {"cube": lacking, "count": 1, "have": 0}
    table.plays("0 produce " + words.partition(",")[0])  # the first bloc alone can be paid


@pytest.mark.rule("PROD-6")
@pytest.mark.parametrize("lacking", ["food", "energy", "ore"])
def test_the_costs_of_all_blocs_are_added_up_and_refused_whole(lacking: str) -> None:
    board = "0 mine C1 1; 0 mine C3 1; 0 bank G1 automated; 0 factory G4 automated"
    costs = {"food": 2, "energy": 4, "ore": 2}
    line = "0 produce C1 food, C3 food, G1 ore, G4 ore"
    short = lay(phase="produce", board=board).hold(0, **costs).hold(0, **{lacking: costs[lacking] - 1}, money=99)
    short.refuses(line, "PROD-6")
    enough = lay(phase="produce", board=board).hold(0, **costs)
    assert enough.plays(line) == [events.Produced(0, costs, {"ore": 2, "capital": 1}, 0)]
    assert (enough.has(0, "food"), enough.has(0, "energy"), enough.has(0, "ore")) == (0, 0, 2)


@pytest.mark.rule("PROD-6")
def test_what_running_costs_goes_to_the_supply_and_what_it_makes_comes_from_there() -> None:
    table = lay(phase="produce", board="0 mine C1 1").hold(0, food=1, energy=1)
    table.plays("0 produce C1 food")
    assert table["markets"] == {"food": 20, "energy": 20, "labor": 20, "ore": 15, "capital": 15}


@pytest.mark.rule("PROD-1")
def test_a_second_submission_is_refused_with_the_seat() -> None:
    table = lay(phase="produce", board=BOARD)
    table.plays("1 produce")
    assert table.refuses("1 produce", "PROD-1").about == {"seat": 1}
