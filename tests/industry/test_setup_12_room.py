"""SETUP-12, SETUP-12.1 and SETUP-13: room for a package, and packages nobody picked."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, drafted, lay, new
from won.industry import events
from won.industry.board import NAMES

EVERY_HEX = [name for name in NAMES if name != "E5"]


def crowded(edition: str, players: int, pick: int, packages: str, free: str, tiles: str = "") -> Table:
    """A draft on a board with these hexes free and these tiles on it; lone flags of the last seat fill the rest."""
    taken = [*free.split(), *(entry.split()[2] for entry in tiles.split(";") if entry.strip())]
    flags = "; ".join(f"{players - 1} flag {name}" for name in EVERY_HEX if name not in taken)
    table = lay(edition, players, phase="draft", board=f"{tiles}; {flags}")
    rules = table.state.edition
    table.state.pick, table.state.turn = pick, rules.picker(pick, 0)
    names = packages.split()
    table.state.packages = sum(1 << place for place, package in enumerate(rules.packages) if package.name in names)
    return table


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize(("edition", "package"), [("first", "I5"), ("second", "I5"), ("v3", "V4")])
def test_a_tile_may_not_go_where_the_next_would_find_no_place(edition: str, package: str) -> None:
    table = crowded(edition, 3, 0, package, free="A1 A2 G3")
    table.plays(f"0 draft {package}")
    table.refuses("0 place mine G3 0", "SETUP-12")
    table.plays("0 place mine A2 0", "0 place mine A1 0")


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize(("edition", "package"), [("first", "I1"), ("second", "I1"), ("v3", "V1")])
def test_room_is_asked_for_all_tiles_of_the_package(edition: str, package: str) -> None:
    table = crowded(edition, 3, 0, package, free="A1 A2 G3 G4 G5")
    table.plays(f"0 draft {package}")
    table.refuses("0 place farm A1 0", "SETUP-12")
    table.refuses("0 place farm A2 0", "SETUP-12")
    table.plays("0 place farm G4 0", "0 place farm G5 0", "0 place farm G3 0")


@pytest.mark.rule("SETUP-12")
def test_the_last_tile_of_a_package_needs_no_room_beyond_its_own() -> None:
    table = crowded("second", 3, 0, "I5", free="A1 A2 A3")
    table.plays("0 draft I5", "0 place mine A2 0", "0 place mine A3 0")
    assert table["to_move"] == [1]


@pytest.mark.rule("SETUP-12")
def test_a_place_where_every_turn_would_clash_is_no_room() -> None:
    """A2 lies between farms and takes no academy in any turn."""
    table = crowded("second", 3, 0, "I4", free="A1 A2 I1 I2", tiles="1 farm A3; 1 farm B2; 1 farm B3")
    table.plays("0 draft I4")
    for turn in range(6):
        table.refuses(f"0 place academy A2 {turn}", "SETUP-11")
    table.refuses("0 place academy A1 0", "SETUP-12")
    table.plays("0 place academy I1 0", "0 place academy I2 0")


@pytest.mark.rule("SETUP-12")
@pytest.mark.ruling("A04")
def test_in_v3_the_last_capital_may_not_be_spent_on_a_tile_when_the_next_needs_it() -> None:
    """At A2 every turn of a generator clashes with a farm, at A1 only the odd ones."""
    table = crowded("v3", 3, 0, "V2", free="A1 A2", tiles="1 farm B2; 1 farm B3").hold(0, capital=1)
    table.plays("0 draft V2")
    table.refuses("0 place generator A1 1", "DEV-4")
    table.refuses("0 place generator A1 1 force", "SETUP-12")
    table.plays("0 place generator A1 0", "0 place generator A2 1 force")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
@pytest.mark.parametrize(
    ("edition", "farms", "mines"), [("first", "I1", "I5"), ("second", "I1", "I5"), ("v3", "V1", "V4")]
)
def test_a_package_that_cannot_be_put_down_cannot_be_picked(edition: str, farms: str, mines: str) -> None:
    table = crowded(edition, 3, 0, f"{farms} {mines}", free="A1 A2 G3")
    table.refuses(f"0 draft {farms}", "SETUP-12.1")  # three hexes, but not together
    table.plays(f"0 draft {mines}", "0 place mine A1 0", "0 place mine A2 0")


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_a_package_without_room_beside_its_group_cannot_be_picked_in_second() -> None:
    table = crowded("second", 3, 5, "I5 C1", free="A1 A2", tiles="0 mine I1; 0 mine I2")
    table.refuses("0 draft I5", "SETUP-12.1")
    table.plays("0 draft C1")


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05", "A04")
def test_in_v3_the_capital_of_the_package_counts_when_asking_whether_it_can_be_put_down() -> None:
    """At C3 and C4 every turn of a factory clashes with one of the academies."""
    academies = "1 academy B2 3; 1 academy B3 2; 1 academy C5 0; 1 academy D4 0"
    table = crowded("v3", 3, 0, "V5", free="C3 C4", tiles=academies)
    table.plays("0 draft V5")
    for turn in range(6):
        table.refuses(f"0 place factory C3 {turn}", "DEV-4")
        table.refuses(f"0 place factory C4 {turn}", "DEV-4")
    table.plays("0 place factory C3 0 force", "0 place factory C4 0 force")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05", "A04")
def test_in_v3_a_package_that_takes_more_capital_than_is_held_cannot_be_picked() -> None:
    """At A1 and A2 every turn of a generator clashes with a farm."""
    farms = "1 farm B1; 1 farm B2; 1 farm B3"
    for capital in (0, 1):
        table = crowded("v3", 3, 0, "V2", free="A1 A2", tiles=farms).hold(0, capital=capital)
        table.refuses("0 draft V2", "SETUP-12.1")
    crowded("v3", 3, 0, "V2", free="A1 A2", tiles=farms).hold(0, capital=2).plays("0 draft V2")


@pytest.mark.rule("SETUP-12.1", "SETUP-11")
@pytest.mark.ruling("A05", "C04")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_first_and_second_no_capital_makes_room_for_a_package_that_would_clash(edition: str) -> None:
    """At A2 every turn of a generator clashes with a farm."""
    table = crowded(edition, 3, 3, "I3 C4", free="A1 A2", tiles="1 farm B2; 1 farm B3").hold(2, capital=3)
    table.refuses("2 draft I3", "SETUP-12.1")
    table.plays("2 draft C4")


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_if_no_package_can_be_put_down_its_tiles_need_not_touch(edition: str) -> None:
    table = crowded(edition, 3, 4, "I5 I6 C1", free="A1 C3 G3", tiles="0 mine I1; 0 mine I2; 1 mine E1; 1 mine E2")
    table.plays("1 draft C1")  # and so to the pick of seat 0, with I5 and I6 left
    assert table["to_move"] == [0]
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine G3 1")
    assert {square["at"] for square in table["board"] if square["tile"] == "mine"} >= {"A1", "G3"}


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_while_touching_is_waived_a_clash_is_not() -> None:
    """C3 is ringed by farms, where every turn of a mine clashes; A5 and G3 lie clear."""
    ring = "2 farm C4; 2 farm B3; 2 farm B2; 2 farm C2; 2 farm D3; 2 farm D4"
    table = crowded("second", 3, 4, "I5 C1", free="A5 C3 G3", tiles=f"0 mine I1; 0 mine I2; {ring}")
    table.plays("1 draft C1", "0 draft I5")
    table.refuses("0 place mine C3 0", "SETUP-11")
    table.refuses("0 place mine C3 0 force", "SETUP-11")
    table.plays("0 place mine G3 0", "0 place mine A5 0")


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_touching_is_not_waived_while_one_package_can_be_put_down() -> None:
    """Beside the mine at A2 there is room for two tiles, not for three."""
    table = crowded("second", 3, 4, "I1 I5 C1", free="A1 B1 G3", tiles="0 mine A2; 1 mine E1")
    table.plays("1 draft C1")
    table.refuses("0 draft I1", "SETUP-12.1")
    table.plays("0 draft I5")
    table.refuses("0 place mine G3 0", "SETUP-10")
    table.plays("0 place mine A1 0", "0 place mine B1 0")


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_if_even_that_is_not_enough_the_tiles_may_be_forced_free_of_charge() -> None:
    """Both free hexes are ringed by farms; a mine clashes there in any turn."""
    upper = "2 farm C4; 2 farm B3; 2 farm B2; 2 farm C2; 2 farm D3; 2 farm D4"
    lower = "1 farm G4; 1 farm F4; 1 farm F3; 1 farm G2; 1 farm H2; 1 farm H3"
    table = crowded("second", 3, 4, "I5 C1", free="C3 G3", tiles=f"0 mine I1; {upper}; {lower}")
    table.plays("1 draft C1", "0 draft I5")
    table.refuses("0 place mine C3 0", "DEV-4")  # Force is named all the same
    assert table.plays("0 place mine C3 0 force")[0] == events.Placed(0, "mine", "C3", 0, True, 0)
    table.plays("0 place mine G3 4 force")
    assert table.has(0, "capital") == 0
    assert table["to_move"] == [0]


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_in_v3_too_force_is_free_once_it_is_waived() -> None:
    """A generator clashes at C3 and G3 in any turn, and the one capital of seat 1 is not enough for both."""
    upper = "2 farm C4; 2 farm B3; 2 farm B2; 2 farm C2; 2 farm D3; 2 farm D4"
    lower = "2 farm G4; 2 farm F4; 2 farm F3; 2 farm G2; 2 farm H2; 2 farm H3"
    table = crowded("v3", 3, 0, "V4 V2", free="A4 A5 C3 G3", tiles=f"{upper}; {lower}").hold(1, capital=1)
    table.plays("0 draft V4", "0 place mine A4 0", "0 place mine A5 0")
    table.plays("1 draft V2", "1 place generator C3 0 force", "1 place generator G3 0 force")
    assert table.has(1, "capital") == 1


@pytest.mark.rule("SETUP-12.1")
@pytest.mark.ruling("A05")
def test_what_was_waived_for_one_pick_is_not_waived_for_the_next() -> None:
    """Beside the mine at I1 nothing is free; once a mine lies at C3 there is room beside that."""
    table = crowded("second", 3, 4, "I5 I3 C1", free="A1 C3 C4 C5 G3", tiles="0 mine I1")
    table.plays("1 draft C1", "0 draft I5", "0 place mine A1 0", "0 place mine C3 0")
    assert table["to_move"] == [0]
    table.plays("0 draft I3")
    table.refuses("0 place generator G3 0", "SETUP-10")
    table.plays("0 place generator C4 0", "0 place generator C5 0")


@pytest.mark.rule("SETUP-13")
@pytest.mark.ruling("A22")
@pytest.mark.parametrize(("edition", "money"), [("first", 5 * 40 + 20), ("second", 5 * 80 + 20)])
def test_with_five_players_the_sixth_commodity_package_and_i2_go_back(edition: str, money: int) -> None:
    table = new(edition, 5)
    picked = {package for _, package in drafted(table)}
    assert len(picked) == 10
    assert sum(player["money"] for player in table["players"]) == money
    assert table["stacks"] == {"farm": 12, "generator": 7, "academy": 7, "mine": 7, "factory": 7, "bank": 9}


@pytest.mark.rule("SETUP-13")
@pytest.mark.ruling("A22")
def test_packages_of_v3_that_nobody_picked_go_back_to_the_stacks() -> None:
    table = new("v3", 3)
    table.plays("0 draft V1", "0 place farm A1 0", "0 place farm A2 0", "0 place farm A3 0")
    table.plays("1 draft V2", "1 place generator G1 0", "1 place generator G2 0")
    table.plays("2 draft V3", "2 place academy E8 0", "2 place academy E9 0")
    assert table["phase"] == "trade"
    assert table["stacks"] == {"farm": 12, "generator": 7, "academy": 7, "mine": 9, "factory": 9, "bank": 9}


@pytest.mark.rule("SETUP-13")
@pytest.mark.ruling("A22")
@pytest.mark.parametrize(("edition", "players"), [("first", 5), ("second", 5), ("v3", 2), ("v3", 3), ("v3", 4)])
def test_once_play_begins_no_package_is_left_to_be_picked(edition: str, players: int) -> None:
    table = new(edition, players)
    drafted(table)
    assert table.game.view(None).packages == ()


@pytest.mark.rule("SETUP-12", "SETUP-12.1")
def test_a_refusal_for_want_of_room_names_the_hex_or_the_package() -> None:
    table = crowded("second", 3, 0, "I1 I5", free="A1 A2 G3")
    assert table.refuses("0 draft I1", "SETUP-12.1").about == {"package": "I1"}
    table.plays("0 draft I5")
    assert table.refuses("0 place mine G3 0", "SETUP-12").about == {"at": "G3"}
