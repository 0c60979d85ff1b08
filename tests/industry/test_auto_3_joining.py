"""AUTO-3: tokens of blocs that move whole or come together."""

from __future__ import annotations

import pytest

from tests.industry.table import lay

APART = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C4 1 automated; 0 mine C5 1"


@pytest.mark.rule("AUTO-3")
@pytest.mark.ruling("A13")
def test_a_tile_built_between_two_automated_blocs_joins_them_and_both_tokens_stay() -> None:
    table = lay(phase="develop", board=APART + "; 0 flag C3").hold(0, labor=1, energy=1, capital=1)
    table.plays("0 build mine C3 1")
    assert table.blocs(0) == [("C1", "C2", "C3", "C4", "C5")]
    assert table.tokens("C3") == 2
    assert all(square["automated"] for square in table["board"])
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-3")
@pytest.mark.ruling("A13")
def test_a_tile_moved_between_two_automated_blocs_joins_them_and_both_tokens_stay() -> None:
    table = lay(phase="develop", board=APART + "; 0 mine I1 1").hold(0, capital=1)
    table.plays("0 move I1 C3 1")
    assert table.blocs(0) == [("C1", "C2", "C3", "C4", "C5")]
    assert table.tokens("C1") == 2
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-3")
def test_an_automated_tile_moved_between_two_automated_blocs_brings_a_third_token() -> None:
    table = lay(phase="develop", board=APART + "; 0 mine I1 1 automated").hold(0, capital=1)
    table.plays("0 move I1 C3 1")
    assert table.tokens("C1") == 3


@pytest.mark.rule("AUTO-3")
def test_a_turn_in_place_joins_as_well() -> None:
    table = lay(phase="develop", board="0 mine C1 1 automated; 0 mine C2 0 automated; 0 mine C3 1").hold(0, capital=1)
    table.plays("0 move C2 C2 1")
    assert table.blocs(0) == [("C1", "C2", "C3")]
    assert table.tokens("C3") == 2


@pytest.mark.rule("AUTO-3")
def test_an_automated_bloc_joined_to_a_plain_one_is_automated_with_its_one_token() -> None:
    table = lay(phase="develop", board="0 mine C1 1 automated; 0 mine C3 1; 0 flag C2")
    table.hold(0, labor=1, energy=1, capital=1).plays("0 build mine C2 1")
    assert table.tokens("C3") == 1


@pytest.mark.rule("AUTO-3")
@pytest.mark.parametrize("tile", ["mine", "bank"])
def test_the_token_follows_a_bloc_that_moves_whole(tile: str) -> None:
    turns = {"mine": (1, 1), "bank": (0, 2)}[tile]  # dots that face each other
    board = f"0 {tile} C1 {turns[0]} automated; 0 {tile} C2 {turns[1]}"
    table = lay(phase="develop", board=board).hold(0, capital=1)
    table.plays(f"0 move C1 I1 {turns[0]}, C2 I2 {turns[1]}")
    assert table.blocs(0) == [("I1", "I2")]
    assert table.tokens("I1") == 1
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-3")
def test_a_bloc_rearranged_but_still_linked_keeps_its_token_unasked() -> None:
    table = lay(phase="develop", board="0 mine C1 1 automated; 0 mine C2 1; 0 mine C3 1").hold(0, capital=1)
    table.plays("0 move C1 C4 1")
    assert table.blocs(0) == [("C2", "C3", "C4")]
    assert table.tokens("C4") == 1
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-3")
def test_blocs_of_two_owners_never_join() -> None:
    table = lay(phase="develop", board="0 mine C1 1 automated; 1 mine C3 1 automated; 0 flag C2")
    table.hold(0, labor=1, energy=1, capital=1).plays("0 build mine C2 1")
    assert (table.blocs(0), table.blocs(1)) == ([("C1", "C2")], [("C3",)])
    assert (table.tokens("C2"), table.tokens("C3")) == (1, 1)


@pytest.mark.rule("AUTO-3")
def test_blocs_that_no_moved_tile_touches_stay_as_they_are() -> None:
    board = "0 mine A1 1 automated; 0 mine A2 1; 0 mine G1 1; 0 mine G2 1; 1 mine I1 1 automated"
    table = lay(phase="develop", board=board).hold(0, capital=1)
    table.plays("0 move G2 G5 1")
    assert table.blocs(0) == [("A1", "A2"), ("G1",), ("G5",)]
    assert [table.tokens(at) for at in ("A1", "G1", "G5", "I1")] == [1, 0, 0, 1]
