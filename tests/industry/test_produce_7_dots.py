"""PROD-7: what full dots make."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events

PLENTY = {"food": 10, "energy": 10, "ore": 10}
CORNER = "{} factory E3 5; {} factory F2 2; {} factory F3 0"  # three thirds of one dot
TRIANGLE = "0 bank D3 0; 0 bank D4 2; 0 bank C3 4"  # every half dot faces another bank


@pytest.mark.rule("PROD-7")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize(
    ("board", "feed", "spent", "made"),
    [
        pytest.param(
            "0 academy D4 0; 0 academy D5 0",
            "D4 food",
            {"food": 2, "energy": 1},
            {"labor": 3},
            marks=pytest.mark.example("E01"),
        ),
        pytest.param(
            "0 academy D4 0; 0 academy D5 0; 0 academy C4 2",
            "D4 food",
            {"food": 3, "energy": 1},
            {"labor": 5},
            marks=pytest.mark.example("E02"),
        ),
        pytest.param(
            "0 academy D4 0 automated; 0 academy D5 0; 0 academy C4 2",
            "D4 ore",
            {"ore": 1, "energy": 1},
            {"labor": 5},
            marks=pytest.mark.example("E02"),
        ),
        pytest.param(
            "0 academy E6 5; 0 academy E7 1; 0 academy F6 1; 0 academy D7 1",
            "E6 food",
            {"food": 4, "energy": 1},
            {"labor": 7},
            marks=pytest.mark.example("E03"),
        ),
        pytest.param(
            "0 generator E4 1; 0 generator F4 0; 0 generator F5 1",
            "F4 food",
            {"food": 3},
            {"energy": 5},
            marks=pytest.mark.example("E04"),
        ),
        pytest.param(
            CORNER.format(0, 0, 0) + " automated",
            "E3 ore",
            {"ore": 1, "energy": 1},
            {"capital": 4},
            marks=pytest.mark.example("E05"),
        ),
        pytest.param(
            "0 factory D4 2; 0 factory D5 0",
            "D5 food",
            {"food": 2, "energy": 1},
            {"capital": 2},
            marks=pytest.mark.example("E06"),
        ),
        pytest.param(
            CORNER.format(0, 0, 0),
            "F3 food",
            {"food": 3, "energy": 1},
            {"capital": 4},
            marks=pytest.mark.example("E07", "P12"),
        ),
        pytest.param("0 farm D4; 0 farm D5", "D4 food", {"energy": 1}, {"food": 3}, marks=pytest.mark.example("P10")),
    ],
)
def test_a_bloc_as_drawn_makes_one_cube_for_each_full_dot(
    edition: str, board: str, feed: str, spent: dict[str, int], made: dict[str, int]
) -> None:
    table = lay(edition, phase="produce", board=board).hold(0, **PLENTY)
    assert len(table.blocs(0)) == 1
    assert table.plays(f"0 produce {feed}") == [events.Produced(0, spent, made, 0)]


@pytest.mark.rule("PROD-7")
@pytest.mark.example("E21")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_three_banks_in_a_triangle_make_ninety(edition: str) -> None:
    table = lay(edition, phase="produce", board=TRIANGLE).hold(0, food=3, energy=1, money=7)
    assert table.plays("0 produce D3 food") == [events.Produced(0, {"food": 3, "energy": 1}, {}, 90)]
    assert table.has(0, "money") == 97


@pytest.mark.rule("PROD-7")
@pytest.mark.example("P17")
def test_two_banks_whose_half_dots_meet_make_thirty() -> None:
    table = lay(phase="produce", board="0 bank D3 0; 0 bank D4 2").hold(0, food=2, energy=1, money=100)
    table.plays("0 produce D3 food")
    assert table.has(0, "money") == 130


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A07")
def test_a_bank_by_itself_may_run_and_makes_nothing() -> None:
    table = lay(phase="produce", board="0 bank D3 0; 0 flag D4").hold(0, food=1, energy=1)
    assert table.plays("0 produce D3 food") == [events.Produced(0, {"food": 1, "energy": 1}, {}, 0)]


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A09")
@pytest.mark.parametrize(("fed", "money"), [("D3 D4", 30), ("C3 D3", 30), ("C3", 0)])
def test_banks_fed_in_part_pay_for_the_half_dots_between_fed_tiles(fed: str, money: int) -> None:
    table = lay(phase="produce", board=TRIANGLE).hold(0, food=3, energy=1)
    assert table.plays(f"0 produce D3 food {fed}")[0].money == money


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A09")
@pytest.mark.parametrize(("fed", "capital"), [("E3", 1), ("E3 F2", 2), ("F2 F3", 2), ("E3 F2 F3", 4)])
def test_a_corner_dot_pays_only_when_all_three_of_its_tiles_are_fed(fed: str, capital: int) -> None:
    table = lay(phase="produce", board=CORNER.format(0, 0, 0)).hold(0, food=3, energy=1)
    result = table.plays(f"0 produce E3 food {fed}")
    assert result == [events.Produced(0, {"food": len(fed.split()), "energy": 1}, {"capital": capital}, 0)]


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A07")
def test_two_thirds_of_a_dot_link_a_bloc_and_pay_nothing() -> None:
    table = lay(phase="produce", board="0 factory E3 5; 0 factory F2 2; 0 flag F3").hold(0, food=2, energy=1)
    assert table.blocs(0) == [("E3", "F2")]
    table.plays("0 produce E3 food")
    assert table.has(0, "capital") == 2


@pytest.mark.rule("PROD-7")
@pytest.mark.example("P09")
def test_an_edge_dot_on_farms_of_two_owners_pays_nobody() -> None:
    table = lay(phase="produce", board="0 farm D4; 1 farm D5").hold(0, energy=1).hold(1, energy=1)
    table.plays("0 produce D4 food", "1 produce D5 food")
    assert (table.has(0, "food"), table.has(1, "food")) == (1, 1)


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A06")
@pytest.mark.example("P11")
@pytest.mark.parametrize("owners", [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_a_corner_dot_on_factories_of_two_owners_pays_nobody_though_two_of_them_are_one_bloc(
    owners: tuple[int, int, int],
) -> None:
    table = lay(phase="produce", board=CORNER.format(*owners)).hold(0, food=2, energy=1).hold(1, food=1, energy=1)
    [mine], [other] = table.blocs(0), table.blocs(1)
    assert (len(mine), len(other)) == (2, 1)
    table.plays(f"0 produce {mine[0]} food", f"1 produce {other[0]} food")
    assert (table.has(0, "capital"), table.has(1, "capital")) == (2, 1)


@pytest.mark.rule("PROD-7")
def test_a_corner_dot_on_factories_of_three_owners_pays_nobody() -> None:
    table = lay(phase="produce", board=CORNER.format(0, 1, 2))
    for seat, at in enumerate(("E3", "F2", "F3")):
        table.hold(seat, food=1, energy=1)
        result = table.plays(f"{seat} produce {at} food")
        assert result[0] == events.Produced(seat, {"food": 1, "energy": 1}, {"capital": 1}, 0)


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A08")
@pytest.mark.example("P48")
def test_adjacent_mines_whose_dots_do_not_meet_are_not_one_bloc() -> None:
    table = lay(phase="produce", board="0 mine C3 0; 0 mine C4 0; 0 mine D4 0; 0 mine D5 0").hold(0, **PLENTY)
    assert table.blocs(0) == [("C3", "D4"), ("C4", "D5")]
    result = table.plays("0 produce C3 food, C4 food")
    assert result == [events.Produced(0, {"food": 4, "energy": 2}, {"ore": 6}, 0)]


@pytest.mark.rule("PROD-7")
@pytest.mark.ruling("A08")
def test_production_sees_the_board_as_the_last_move_left_it() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 mine C2 0").hold(0, food=2, energy=1, capital=1)
    table.plays("0 move C2 C2 1", "1 pass", "2 pass", "0 pass", "0 produce C1 food")
    assert table.has(0, "ore") == 3


@pytest.mark.rule("PROD-7")
def test_the_money_of_several_blocs_of_banks_adds_up() -> None:
    table = lay(phase="produce", board=TRIANGLE + "; 0 bank I1 0; 0 bank I2 2").hold(0, food=5, energy=2)
    result = table.plays("0 produce D3 food, I1 food")
    assert result == [events.Produced(0, {"food": 5, "energy": 2}, {}, 120)]
    assert table.has(0, "money") == 120
