"""BOARD-1 and BOARD-2: the hexes and the centre."""

from __future__ import annotations

import pytest

from tests.industry.table import lay, new
from won.industry.board import ACROSS, CENTRE, HEX, NAMES


@pytest.mark.rule("BOARD-1")
def test_the_board_has_61_hexes_in_rows_a_to_i_of_five_to_nine() -> None:
    rows = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 8, "G": 7, "H": 6, "I": 5}
    assert [f"{row}{number}" for row, count in rows.items() for number in range(1, count + 1)] == NAMES
    assert len(NAMES) == 61


@pytest.mark.rule("BOARD-1")
@pytest.mark.parametrize(
    ("at", "around"),
    [
        ("E5", "E6 D5 D4 E4 F4 F5"),  # the centre: E NE NW W SW SE
        ("C3", "C4 B3 B2 C2 D3 D4"),  # the upper half widens downwards
        ("G3", "G4 F4 F3 G2 H2 H3"),  # the lower half narrows
        ("E4", "E5 D4 D3 E3 F3 F4"),
        ("A1", "A2 - - - B1 B2"),
        ("A5", "- - - A4 B5 B6"),
        ("E1", "E2 D1 - - - F1"),
        ("E9", "- - D8 E8 F8 -"),
        ("I1", "I2 H2 H1 - - -"),
        ("I5", "- H6 H5 I4 - -"),
    ],
)
def test_each_hex_lies_next_to_up_to_six_others(at: str, around: str) -> None:
    assert " ".join(NAMES[near] if near >= 0 else "-" for near in ACROSS[HEX[at]]) == around


@pytest.mark.rule("BOARD-1")
def test_lying_next_to_is_mutual() -> None:
    for at, across in enumerate(ACROSS):
        for edge, near in enumerate(across):
            assert near < 0 or ACROSS[near][(edge + 3) % 6] == at


@pytest.mark.rule("BOARD-2")
def test_no_flag_and_no_tile_ever_lies_on_the_centre() -> None:
    assert NAMES[CENTRE] == "E5"
    table = lay(phase="develop", board="0 farm D4; 0 flag D5").hold(0, labor=5, ore=5, capital=5, energy=5)
    table.refuses("0 flag E5", "BOARD-2")
    table.refuses("0 build farm E5 0", "BOARD-2")
    table.refuses("0 move D4 E5 0", "BOARD-2")


@pytest.mark.rule("BOARD-2")
@pytest.mark.parametrize(("edition", "package"), [("first", "I1"), ("second", "I1"), ("v3", "V1")])
def test_no_starting_tile_lies_on_the_centre(edition: str, package: str) -> None:
    table = new(edition)
    table.plays(f"0 draft {package}")
    table.refuses("0 place farm E5 0", "BOARD-2")


@pytest.mark.rule("BOARD-2")
def test_sixty_hexes_are_left_one_for_each_tile() -> None:
    assert len([name for name in NAMES if name != "E5"]) == 60 == sum(new()["stacks"].values())


@pytest.mark.rule("BOARD-2", "DEV-2.1")
@pytest.mark.example("E19")
def test_flags_go_round_two_hexes_beside_the_centre_in_seven_places() -> None:
    table = lay(phase="develop", board="0 farm F5; 0 flag F6").hold(0, labor=1)
    open_to_flags = [name for name in NAMES if table.game.next_words(0, ["flag"]).count(name)]
    assert open_to_flags == ["E6", "E7", "F4", "F7", "G4", "G5", "G6"]
    for name in NAMES:
        if name not in open_to_flags:
            table.refuses(f"0 flag {name}", {"E5": "BOARD-2", "F5": "DEV-2.2", "F6": "DEV-2.2"}.get(name, "DEV-2.1"))
