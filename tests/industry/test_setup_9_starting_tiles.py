"""SETUP-9 to SETUP-11: where starting tiles go."""

from __future__ import annotations

import pytest

from tests.industry.table import new
from won.industry import events
from won.industry.actions import Flag

EDITIONS = ["first", "second", "v3"]
FARMS = {"first": "I1", "second": "I1", "v3": "V1"}
GENERATORS = {"first": "I3", "second": "I3", "v3": "V2"}
MINES = {"first": "I5", "second": "I5", "v3": "V4"}


@pytest.mark.rule("SETUP-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starting_tile_goes_to_an_unclaimed_hex_with_a_flag(edition: str) -> None:
    table = new(edition)
    result = table.plays(f"0 draft {FARMS[edition]}", "0 place farm A1 0")
    assert result[-1] == events.Placed(0, "farm", "A1", 0, False, 0)
    assert table.at("A1") == {"at": "A1", "owner": 0, "tile": "farm", "turn": 0, "automated": False}
    assert table.has(0, "flag") == 17
    table.refuses("0 place farm A1 0", "SETUP-9")
    table.plays("0 place farm A2 0", "0 place farm B2 0")
    table.plays(f"1 draft {MINES[edition]}")
    table.refuses("1 place mine A2 0", "SETUP-9")


@pytest.mark.rule("SETUP-9")
@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starting_tile_goes_down_in_any_turn(edition: str, turn: int) -> None:
    table = new(edition)
    table.plays(f"0 draft {MINES[edition]}", f"0 place mine C3 {turn}", f"0 place mine C4 {(turn + 1) % 6}")
    assert [square["turn"] for square in table["board"]] == [turn, (turn + 1) % 6]


@pytest.mark.rule("SETUP-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_a_package_is_being_put_down_nothing_else_may_be_done(edition: str) -> None:
    table = new(edition)
    table.plays(f"0 draft {FARMS[edition]}", "0 place farm A1 0")
    table.refuses(f"0 draft {MINES[edition]}", "SETUP-9.1")
    table.refuses("0 place mine A2 0", "SETUP-9.1")
    table.refuses("0 place generator A2 0", "SETUP-9.1")
    table.refuses("0 pass", "TURN-2")
    table.plays("0 place farm A2 0")


@pytest.mark.rule("SETUP-9.1")
def test_no_tile_is_put_down_without_its_package() -> None:
    table = new()
    table.refuses("0 place farm A1 0", "SETUP-9.1")
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine A2 0")
    table.refuses("1 place mine A3 0", "SETUP-9.1")


@pytest.mark.rule("SETUP-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_tile_goes_anywhere_and_the_next_lie_next_to_the_group(edition: str) -> None:
    table = new(edition)
    table.plays(f"0 draft {FARMS[edition]}", "0 place farm G7 0")
    table.refuses("0 place farm G5 0", "SETUP-10")
    table.refuses("0 place farm A1 0", "SETUP-10")
    table.plays("0 place farm G6 0", "0 place farm G5 0")  # next to any of the group


@pytest.mark.rule("SETUP-10")
@pytest.mark.ruling("A03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_touch_is_to_lie_next_to_and_dots_need_not_meet(edition: str) -> None:
    table = new(edition)
    table.plays(f"0 draft {GENERATORS[edition]}", "0 place generator C3 0", "0 place generator C4 0")
    assert table.dots(0) == {"C3": 1, "C4": 1}


@pytest.mark.rule("SETUP-10")
@pytest.mark.ruling("A03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rivals_tile_is_no_part_of_the_group(edition: str) -> None:
    table = new(edition)
    table.plays(f"0 draft {MINES[edition]}", "0 place mine C3 0", "0 place mine C4 0")
    table.plays(f"1 draft {GENERATORS[edition]}", "1 place generator G3 0")
    table.refuses("1 place generator C5 0", "SETUP-10")


@pytest.mark.rule("SETUP-10")
@pytest.mark.ruling("C20", "A03")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_first_and_second_all_starting_tiles_of_a_player_are_one_group(edition: str) -> None:
    table = new(edition)
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine A2 0")
    table.plays("1 draft I6", "1 place factory I1 0", "1 place factory I2 0")
    table.plays("2 draft I3", "2 place generator E8 0", "2 place generator E9 0")
    table.plays("2 draft I4")
    table.refuses("2 place academy E1 0", "SETUP-10")
    table.refuses("2 place academy A3 0", "SETUP-10")
    table.plays("2 place academy D8 0")  # next to a generator of the first package
    table.refuses("2 place academy E1 0", "SETUP-10")
    table.plays("2 place academy C7 0")  # or to a tile of this one


@pytest.mark.rule("SETUP-10")
@pytest.mark.ruling("C20", "A03")
def test_in_v3_each_package_is_a_group_of_its_own() -> None:
    table = new("v3", 2)
    table.plays("0 draft V4", "0 place mine A1 0", "0 place mine A2 0")
    table.plays("1 draft V2", "1 place generator I1 0", "1 place generator I2 0")
    table.plays("1 draft V3", "1 place academy E8 0")
    table.refuses("1 place academy I3 0", "SETUP-10")  # next to the other package alone
    table.plays("1 place academy E9 0")


@pytest.mark.rule("SETUP-10.1")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_contiguity_each_a_further_package_begins_anywhere(edition: str) -> None:
    table = new(edition, contiguity="each")
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine A2 0")
    table.plays("1 draft I6", "1 place factory I1 0", "1 place factory I2 0")
    table.plays("2 draft I3", "2 place generator E8 0", "2 place generator E9 0")
    table.plays("2 draft I4", "2 place academy E1 0")
    table.refuses("2 place academy D8 0", "SETUP-10")  # next to the other package alone
    table.plays("2 place academy E2 0")


@pytest.mark.rule("SETUP-10.1")
def test_with_contiguity_all_a_second_package_of_v3_touches_the_first() -> None:
    table = new("v3", 2, contiguity="all")
    table.plays("0 draft V4", "0 place mine A1 0", "0 place mine A2 0")
    table.plays("1 draft V2", "1 place generator I1 0", "1 place generator I2 0")
    table.plays("1 draft V3")
    table.refuses("1 place academy E8 0", "SETUP-10")
    table.plays("1 place academy H1 0")


@pytest.mark.rule("SETUP-10.1")
@pytest.mark.parametrize(("edition", "same"), [("second", "all"), ("v3", "each")])
def test_the_edition_decides_which_tiles_touch_unless_the_option_does(edition: str, same: str) -> None:
    assert new(edition).state.edition.group == new(edition, contiguity=same).state.edition.group


@pytest.mark.rule("SETUP-11")
@pytest.mark.ruling("C04", "A04")
@pytest.mark.example("E17")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_first_and_second_starting_tiles_may_not_clash_by_force_or_without(edition: str) -> None:
    table = new(edition)
    table.plays("0 draft I1", "0 place farm C3 0", "0 place farm C2 0", "0 place farm C1 0")
    table.plays("1 draft I3")
    table.hold(1, capital=3)
    table.refuses("1 place generator C4 1", "SETUP-11")
    table.refuses("1 place generator C4 1 force", "SETUP-11")
    table.plays("1 place generator C4 4")  # a blank edge to the farm: turn 4 is turn 0
    assert table.has(1, "capital") == 3


@pytest.mark.rule("SETUP-11")
@pytest.mark.example("E18")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_farms_of_two_players_may_lie_side_by_side(edition: str) -> None:
    table = new(edition)
    table.plays("0 draft I1", "0 place farm C3 0", "0 place farm C2 0", "0 place farm C1 0")
    table.plays("1 draft I2", "1 place farm C4 0")
    assert (table.dots(0), table.dots(1)) == ({"C1 C2 C3": 5}, {"C4": 1})


@pytest.mark.rule("SETUP-11")
@pytest.mark.ruling("C04", "A04")
def test_in_v3_a_clash_is_forced_for_one_capital_a_tile_out_of_the_package_itself() -> None:
    table = new("v3")
    table.plays("0 draft V3", "0 place academy C3 0", "0 place academy C4 0")
    table.plays("1 draft V5")
    assert table.has(1, "capital") == 2
    table.refuses("1 place factory C5 0", "DEV-4")
    result = table.plays("1 place factory C5 0 force")
    assert result == [events.Placed(1, "factory", "C5", 0, True, 1)]
    assert table.has(1, "capital") == 1
    table.plays("1 place factory B4 0 force")
    assert table.has(1, "capital") == 0


@pytest.mark.rule("SETUP-11", "DEV-5")
@pytest.mark.ruling("A04")
def test_in_v3_force_needs_the_capital_at_once() -> None:
    table = new("v3")
    table.plays("0 draft V1", "0 place farm C3 0", "0 place farm C2 0", "0 place farm C1 0")
    table.plays("1 draft V2")
    table.refuses("1 place generator C4 1", "DEV-4")
    table.refuses("1 place generator C4 1 force", "DEV-5")


@pytest.mark.rule("SETUP-11")
@pytest.mark.ruling("A04")
def test_in_v3_the_capital_of_an_earlier_package_pays_too() -> None:
    table = new("v3", 2)
    table.plays("0 draft V1", "0 place farm C3 0", "0 place farm C2 0", "0 place farm C1 0")
    table.plays("1 draft V5", "1 place factory I1 0", "1 place factory I2 0")
    table.plays("1 draft V2", "1 place generator C4 1 force")
    assert table.has(1, "capital") == 1


@pytest.mark.rule("SETUP-11", "DEV-4.1")
@pytest.mark.ruling("A20")
def test_in_v3_force_is_not_used_where_nothing_clashes() -> None:
    table = new("v3")
    table.plays("0 draft V5")
    table.refuses("0 place factory C3 0 force", "DEV-4.1")


@pytest.mark.rule("SETUP-9", "DEV-2.1", "DEV-3.1")
def test_starting_tiles_and_their_flags_count_in_develop_like_any_other() -> None:
    table = new("v3", 2)
    table.plays("0 draft V4", "0 place mine A1 0", "0 place mine A2 0")
    table.plays("1 draft V2", "1 place generator I1 0", "1 place generator I2 0")
    table.plays("1 draft V3", "1 place academy E8 0", "1 place academy E9 0")
    table.plays("0 draft V5", "0 place factory G1 0", "0 place factory G2 0")
    assert [player["flags"] for player in table["players"]] == [14, 14]
    table.everyone_passes()
    table.hold(0, labor=5, energy=5, ore=5, capital=5)
    for at in ("B1", "A3", "F1", "H2"):
        assert table.game.check(0, Flag(at)) is None
    for at in ("A1", "G2"):
        table.refuses(f"0 build farm {at} 0", "DEV-3.1")
        table.refuses(f"0 flag {at}", "DEV-2.2")


@pytest.mark.rule("SETUP-9", "SETUP-9.1", "SETUP-10", "SETUP-11")
def test_a_refused_starting_tile_names_the_hex_or_the_tiles_still_to_be_put_down() -> None:
    table = new()
    assert table.refuses("0 place farm A1 0", "SETUP-9.1").about == {"tile": None, "left": 0}
    table.plays("0 draft I1", "0 place farm C3 0")
    assert table.refuses("0 place mine C4 0", "SETUP-9.1").about == {"tile": "farm", "left": 2}
    assert table.refuses("0 draft I2", "SETUP-9.1").about == {"tile": "farm", "left": 2}
    assert table.refuses("0 place farm C3 0", "SETUP-9").about == {"at": "C3"}
    assert table.refuses("0 place farm A1 0", "SETUP-10").about == {"at": "A1"}
    table.plays("0 place farm C2 0", "0 place farm C1 0", "1 draft I3")
    assert table.refuses("1 place generator C4 1", "SETUP-11").about == {"at": "C4"}


@pytest.mark.rule("SETUP-11")
def test_in_v3_a_refusal_over_force_names_the_hex_or_the_capital() -> None:
    table = new("v3")
    table.plays("0 draft V1", "0 place farm C3 0", "0 place farm C2 0", "0 place farm C1 0", "1 draft V2")
    assert table.refuses("1 place generator C4 1", "DEV-4").about == {"at": "C4"}
    assert table.refuses("1 place generator I1 1 force", "DEV-4.1").about == {"at": "I1"}
    about = table.refuses("1 place generator C4 1 force", "DEV-5").about
    assert about == {"cost": {"capital": 1}, "have": {"capital": 0}}
