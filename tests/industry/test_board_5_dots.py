"""BOARD-5, BOARD-6 and BOARD-7: dots, completed, clashing or at the edge of things."""

from __future__ import annotations

import pytest

from tests.industry.dots import DOTS
from tests.industry.table import lay
from won.industry.actions import Build
from won.industry.board import ACROSS, HEX, NAMES, clashes
from won.industry.tiles import LINK, TILE, TILES

STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def points(code: int, at: tuple[int, int]) -> set[tuple[int, int]]:
    """Where a tile's partial dots lie: sixths of a step, so that facing dots fall on one point."""
    (halves, thirds), turn = DOTS[TILES[code // 6]], code % 6
    q, r = at
    result = set()
    for edge in halves:
        dq, dr = STEPS[(edge + turn) % 6]
        result.add((6 * q + 3 * dq, 6 * r + 3 * dr))
    for corner in thirds:
        (dq, dr), (eq, er) = STEPS[(corner + turn) % 6], STEPS[(corner + turn + 1) % 6]
        result.add((6 * q + 2 * (dq + eq), 6 * r + 2 * (dr + er)))
    return result


@pytest.mark.rule("BOARD-5")
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_but_the_bank_has_a_full_dot_of_its_own(tile: str) -> None:
    assert lay(board=f"0 {tile} C3").dots(0) == {"C3": 0 if tile == "bank" else 1}


@pytest.mark.rule("BOARD-5")
def test_a_half_dot_is_completed_by_the_half_dot_facing_it() -> None:
    assert lay(board="0 mine C3 0; 0 mine D4 0").dots(0) == {"C3 D4": 3}
    assert lay(board="0 mine C3 0; 0 mine D4 3").dots(0) == {"C3 D4": 3}
    assert lay(board="0 mine C3 0; 0 mine D4 1").dots(0) == {"C3": 1, "D4": 1}
    assert lay(board="0 bank C3 0; 0 bank C4 3").dots(0) == {"C3 C4": 1}


@pytest.mark.rule("BOARD-5")
def test_a_third_dot_is_completed_by_the_two_others_round_its_corner() -> None:
    assert lay(board="0 factory E3 5; 0 factory F2 2").dots(0) == {"E3 F2": 2}
    assert lay(board="0 factory E3 5; 0 factory F2 2; 0 factory F3 0").dots(0) == {"E3 F2 F3": 4}
    assert lay(board="0 factory E3 5; 0 factory F2 2; 0 factory F3 1").dots(0) == {"E3 F2": 2, "F3": 1}


@pytest.mark.rule("BOARD-6", "BOARD-8")
def test_tiles_clash_exactly_where_dots_of_two_colours_lie_on_one_point_and_link_where_of_one() -> None:
    tile = [-1] * 61
    here = HEX["C3"]
    for edge, near in enumerate(ACROSS[here]):
        for other in range(36):
            tile[near] = other
            there = points(other, STEPS[edge])
            for code in range(36):
                touch = bool(points(code, (0, 0)) & there)
                alike = code // 6 == other // 6
                assert clashes(tile, code, here) == (touch and not alike), (edge, code, other)
                assert bool(LINK[code][edge] >> other & 1) == (touch and alike), (edge, code, other)
        tile[near] = -1


@pytest.mark.rule("BOARD-6")
def test_tiles_clash_everywhere_on_the_board_alike() -> None:
    farm, generator = TILE["farm"] * 6, TILE["generator"] * 6
    for at, across in enumerate(ACROSS):
        for edge, near in enumerate(across):
            if near >= 0:
                tile = [-1] * 61
                tile[near] = farm
                assert [clashes(tile, generator + turn, at) for turn in range(2)] == [edge % 2 == 0, edge % 2 == 1]


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("E13")
def test_an_academy_against_the_half_dot_of_a_generator_needs_force_for_one_capital() -> None:
    table = lay(phase="develop", board="0 generator C3 0; 0 flag C4").hold(0, ore=1, capital=2)
    table.refuses("0 build academy C4 0", "DEV-4")
    table.plays("0 build academy C4 0 force")
    assert (table.has(0, "ore"), table.has(0, "capital")) == (0, 0)


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("E14")
def test_an_academy_against_the_third_dot_of_a_factory_needs_force_for_one_capital() -> None:
    table = lay(phase="develop", board="0 factory C3 2; 0 flag C4").hold(0, ore=1, capital=2)
    table.refuses("0 build academy C4 0", "DEV-4")
    table.plays("0 build academy C4 0 force")
    assert (table.has(0, "ore"), table.has(0, "capital")) == (0, 0)


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("E15")
def test_a_half_dot_against_a_blank_edge_does_not_clash() -> None:
    table = lay(phase="develop", board="0 generator C3 0; 0 flag C4").hold(0, ore=1, capital=1)
    table.plays("0 build generator C4 0")
    assert table.dots(0) == {"C3": 1, "C4": 1}
    unlike = lay(phase="develop", board="0 generator C3 0; 0 flag C4").hold(0, ore=1, capital=1)
    unlike.plays("0 build academy C4 1")


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("E16")
def test_dots_of_one_colour_never_clash_whoever_owns_the_tiles() -> None:
    table = lay(phase="develop", board="0 generator C3 0; 1 flag C4", turn=1).hold(1, ore=1, capital=1)
    table.plays("1 build generator C4 1")


@pytest.mark.rule("BOARD-6")
def test_dots_of_two_colours_clash_whoever_owns_the_tiles() -> None:
    table = lay(phase="develop", board="0 generator C3 0; 1 flag C4", turn=1).hold(1, ore=1, capital=1)
    table.refuses("1 build farm C4 0", "DEV-4")


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("E20")
def test_the_generator_of_the_printed_diagram_clashes_with_one_farm_and_needs_force() -> None:
    standing = "0 generator E6 1; 0 generator D6 0; 1 farm F5; 1 farm G4; 0 flag F6"
    table = lay(phase="develop", board=standing + "; 1 farm G5").hold(0, ore=1, capital=2)
    table.refuses("0 build generator F6 0", "DEV-4")
    table.plays("0 build generator F6 0 force")
    lay(phase="develop", board=standing).hold(0, ore=1, capital=1).plays("0 build generator F6 0")


@pytest.mark.rule("BOARD-6")
@pytest.mark.example("P44")
def test_beside_one_third_dot_of_a_factory_four_of_six_turns_of_an_academy_are_free_of_clashes() -> None:
    table = lay(phase="develop", board="0 factory C3 0; 0 flag C4").hold(0, ore=1, capital=1)
    free = [turn for turn in range(6) if table.game.check(0, Build("academy", "C4", turn)) is None]
    assert free == [0, 2, 4, 5]
    for turn in (1, 3):
        table.refuses(f"0 build academy C4 {turn}", "DEV-4")


@pytest.mark.rule("BOARD-6")
def test_all_three_tiles_round_a_corner_are_looked_at() -> None:
    """F3 meets E3 and F2 at one corner; only F2 has a dot there."""
    table = lay(phase="develop", board="1 factory F2 2; 0 flag F3; 0 farm G1").hold(0, ore=1, capital=1)
    table.refuses("0 build academy F3 0", "DEV-4")


@pytest.mark.rule("BOARD-7")
@pytest.mark.ruling("A07")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "E5"])
def test_dots_at_the_rim_the_centre_or_an_empty_hex_neither_clash_nor_complete(name: str) -> None:
    bare = [-1] * 61
    for tile in TILES:
        for turn in range(6):
            assert not clashes(bare, TILE[tile] * 6 + turn, HEX[name])
    assert lay(board=f"0 farm {name}").dots(0) == {name: 1}


@pytest.mark.rule("BOARD-7")
@pytest.mark.ruling("A07")
def test_dots_do_not_meet_across_the_centre() -> None:
    assert lay(board="0 mine D4 0; 0 mine F5 0").dots(0) == {"D4": 1, "F5": 1}


@pytest.mark.rule("BOARD-7")
@pytest.mark.ruling("A07")
def test_a_corner_at_the_rim_or_the_centre_is_never_completed() -> None:
    assert lay(board="0 factory A1 2; 0 factory A2 0").dots(0) == {"A1 A2": 2}
    assert lay(board="0 factory D4 1; 0 factory D5 5").dots(0) == {"D4 D5": 2}


@pytest.mark.rule("BOARD-7")
@pytest.mark.ruling("A07")
def test_a_lone_flag_is_an_empty_hex_to_a_dot() -> None:
    table = lay(phase="develop", board="0 flag C3; 1 flag C4; 0 flag B2").hold(0, ore=1, capital=1)
    table.plays("0 build farm C3 0")
    assert table.dots(0) == {"C3": 1}


@pytest.mark.rule("BOARD-5")
@pytest.mark.parametrize(("lying", "built"), [("A1", "A2"), ("A2", "A1"), ("I5", "I4"), ("I4", "I5")])
def test_a_tile_built_next_to_the_first_or_the_last_hex_completes_the_dot_between_them(lying: str, built: str) -> None:
    table = lay(phase="develop", board=f"0 farm {lying}; 0 flag {built}").hold(0, ore=1, capital=1)
    table.plays(f"0 build farm {built} 0")
    assert list(table.dots(0).values()) == [3]
