"""SETUP-6 to SETUP-8: picking packages."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, drafted, lay, new
from won.industry import events
from won.industry.actions import Draft

# Whose pick it is, the first player being seat 0.
ORDERS = [
    *[(edition, [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0], 3) for edition in ("first", "second")],
    *[(edition, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3], 4) for edition in ("first", "second")],
    *[(edition, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0], 5) for edition in ("first", "second")],
    *[(edition, [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0], 6) for edition in ("first", "second")],
    ("v3", [0, 1, 1, 0], 2),
    ("v3", [0, 1, 2], 3),
    ("v3", [0, 1, 2, 3], 4),
    ("v3", [0, 1, 2, 3, 4], 5),
]
INDUSTRY = ["I1", "I2", "I3", "I4", "I5", "I6"]
COMMODITY = ["C1", "C2", "C3", "C4", "C5", "C6"]
EVERY = INDUSTRY + COMMODITY


def at_pick(edition: str, players: int, pick: int, *packages: str) -> Table:
    """A draft with that many picks behind it and nothing on the board: these packages are still to be had."""
    table = lay(edition, players, phase="draft")
    rules = table.state.edition
    table.state.pick, table.state.turn = pick, rules.picker(pick, 0)
    table.state.packages = sum(1 << place for place, p in enumerate(rules.packages) if p.name in packages)
    return table


def open_to(table: Table) -> list[str]:
    (seat,) = table.game.to_move
    return [name for name in [*EVERY, "V1", "V2", "V3", "V4", "V5"] if table.game.check(seat, Draft(name)) is None]


@pytest.mark.rule("SETUP-6")
@pytest.mark.ruling("A39")
@pytest.mark.parametrize(("edition", "order", "players"), ORDERS)
def test_odd_rounds_run_clockwise_from_the_first_player_and_even_rounds_back(
    edition: str, order: list[int], players: int
) -> None:
    for first in range(players):
        table = new(edition, players, first)
        picks = drafted(table, seed=first)
        assert [seat for seat, _ in picks] == [(seat + first) % players for seat in order]
        assert len({package for _, package in picks}) == len(picks)


@pytest.mark.rule("SETUP-6")
@pytest.mark.example("P39")
def test_four_players_pick_0123_3210_0123() -> None:
    assert [seat for seat, _ in drafted(new("second", 4))] == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]


@pytest.mark.rule("SETUP-6")
@pytest.mark.example("P40")
def test_three_players_begin_120_021_when_seat_1_is_first() -> None:
    assert [seat for seat, _ in drafted(new("second", 3, first=1))][:6] == [1, 2, 0, 0, 2, 1]


@pytest.mark.rule("SETUP-6", "TURN-3")
def test_after_the_last_pick_trade_begins_with_the_first_player() -> None:
    for edition, _, players in ORDERS:
        table = new(edition, players, first=players - 1)
        drafted(table)
        assert (table["phase"], table["round"], table["to_move"]) == ("trade", 1, [players - 1])


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_the_first_round_everyone_picks_an_industry_package(edition: str, players: int) -> None:
    table = new(edition, players)
    assert open_to(table) == INDUSTRY
    for package in COMMODITY:
        table.refuses(f"0 draft {package}", "SETUP-7")
    last = at_pick(edition, players, players - 1, *EVERY)
    assert open_to(last) == INDUSTRY


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_later_rounds_any_package_is_open_to_three_or_four_players(edition: str, players: int) -> None:
    for pick in range(players, 12):
        assert open_to(at_pick(edition, players, pick, *EVERY)) == EVERY


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_the_second_round_only_commodity_packages_are_open_to_five_or_six_players(
    edition: str, players: int
) -> None:
    for pick in range(players, 2 * players):
        table = at_pick(edition, players, pick, *EVERY)
        assert open_to(table) == COMMODITY
        table.refuses(f"{table['to_move'][0]} draft I1", "SETUP-7")


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_packages_of_v3_are_all_of_one_sort(players: int) -> None:
    packages = ["V1", "V2", "V3", "V4", "V5"]
    for pick in range(max(4, players) if players == 2 else players):
        assert open_to(at_pick("v3", players, pick, *packages)) == packages


@pytest.mark.rule("SETUP-7.1")
def test_a_package_can_be_picked_once() -> None:
    table = new()
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine A2 0")
    table.refuses("1 draft I5", "SETUP-7.1")


@pytest.mark.rule("SETUP-7.1")
@pytest.mark.ruling("C08")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_five_players_i2_alone_is_left_out(edition: str) -> None:
    table = new(edition, 5)
    assert open_to(table) == ["I1", "I3", "I4", "I5", "I6"]
    table.refuses("0 draft I2", "SETUP-7.1")
    for players in (3, 4, 6):
        assert "I2" in open_to(new(edition, players))


@pytest.mark.rule("SETUP-7.1")
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_three_four_or_six_players_every_package_is_taken(edition: str, players: int) -> None:
    assert sorted(package for _, package in drafted(new(edition, players))) == sorted(EVERY)


TILES = {
    "I1": ("farm", 3, 0),
    "I2": ("farm", 3, 0),
    "I3": ("generator", 2, 10),
    "I4": ("academy", 2, 10),
    "I5": ("mine", 2, 0),
    "I6": ("factory", 2, 0),
}
CUBES = {
    "C1": {"food": 9, "energy": 1},
    "C2": {"food": 3, "energy": 2, "labor": 1},
    "C3": {"energy": 1, "labor": 3},
    "C4": {"labor": 1, "ore": 1, "capital": 1},
    "C5": {"ore": 3},
    "C6": {"energy": 1, "capital": 2},
}
COMBINED = {
    "V1": ("farm", 3, {"food": 6}),
    "V2": ("generator", 2, {"energy": 3}),
    "V3": ("academy", 2, {"labor": 3}),
    "V4": ("mine", 2, {"ore": 2}),
    "V5": ("factory", 2, {"capital": 2}),
}


@pytest.mark.rule("SETUP-8")
@pytest.mark.ruling("C26")
@pytest.mark.parametrize("package", TILES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_industry_package_brings_its_money_and_its_tiles_leave_the_stack(edition: str, package: str) -> None:
    tile, count, money = TILES[package]
    table = new(edition)
    before = table["stacks"][tile]
    assert table.plays(f"0 draft {package}") == [events.Drafted(0, package, tile, count, {}, money)]
    assert (table["stacks"][tile], table.has(0, "money")) == (before - count, money)
    assert sum(table["stacks"].values()) == 60 - count
    assert set(table["players"][0]["cubes"].values()) == {0}


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize("package", CUBES)
@pytest.mark.parametrize(("edition", "money"), [("first", 40), ("second", 80)])
def test_a_commodity_package_brings_cubes_and_money_at_once_and_the_next_player_picks(
    edition: str, money: int, package: str
) -> None:
    table = at_pick(edition, 3, 3, *EVERY)
    assert table.plays(f"2 draft {package}") == [events.Drafted(2, package, None, 0, CUBES[package], money)]
    held = {cube: count for cube, count in table["players"][2]["cubes"].items() if count}
    assert (held, table.has(2, "money"), table["to_move"]) == (CUBES[package], money, [1])
    assert table["markets"] == {"food": 20, "energy": 20, "labor": 20, "ore": 15, "capital": 15}


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize("package", COMBINED)
def test_a_package_of_v3_brings_tiles_and_cubes_and_no_money(package: str) -> None:
    tile, count, cubes = COMBINED[package]
    table = new("v3", 2)
    result = table.plays(f"0 draft {package}")
    assert result == [events.Drafted(0, package, tile, count, cubes, 0)]
    assert {cube: held for cube, held in table["players"][0]["cubes"].items() if held} == cubes
    assert (table.has(0, "money"), sum(table["stacks"].values())) == (5, 60 - count)


@pytest.mark.rule("SETUP-8")
def test_the_tiles_are_put_down_one_after_another_before_the_next_player_picks() -> None:
    table = new()
    table.plays("0 draft I1", "0 place farm A1 0")
    assert table["to_move"] == [0]
    table.plays("0 place farm A2 0")
    assert table["to_move"] == [0]
    table.refuses("1 draft I2", "TURN-1")
    table.plays("0 place farm A3 0")
    assert table["to_move"] == [1]
    table.plays("1 draft I2")


@pytest.mark.rule("SETUP-7", "SETUP-7.1")
def test_a_refused_pick_names_the_package() -> None:
    table = new(players=5)
    assert table.refuses("0 draft C1", "SETUP-7").about == {"package": "C1"}
    assert table.refuses("0 draft I2", "SETUP-7.1").about == {"package": "I2"}
    assert table.refuses("0 draft V1", "FORM-1").about == {"field": "package", "value": "V1"}
    table.plays("0 draft I5", "0 place mine A1 0", "0 place mine A2 0")
    assert table.refuses("1 draft I5", "SETUP-7.1").about == {"package": "I5"}
