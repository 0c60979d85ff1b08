"""AUTO-4: an automated bloc in pieces, and the owner's choice."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry import events

ROW = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C3 1"


def split() -> Table:
    """A row of three whose last tile has gone to I1: one token, two pieces."""
    table = lay(phase="develop", board=ROW + "; 0 flag A5; 0 mine I5 1; 1 farm G3")
    table.hold(0, food=9, energy=9, labor=9, ore=9, capital=9)
    result = table.plays("0 move C3 I1 1")
    assert result[1:] == [events.SplitUp(0, 1, ("C1", "I1"))]
    return table


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A14")
@pytest.mark.parametrize(
    ("at", "kept"), [("C1", {"C1", "C2"}), ("C2", {"C1", "C2"}), ("I1", {"I1"})], ids=["first", "any", "moved"]
)
def test_the_owner_names_by_any_hex_the_piece_that_keeps_the_token(at: str, kept: set[str]) -> None:
    table = split()
    assert table.plays(f"0 keep {at}") == [events.Kept(0, at)]
    assert table.lit() == kept


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A14")
def test_the_owner_stays_on_turn_until_the_piece_is_named_and_then_the_turn_moves_on() -> None:
    table = split()
    assert (table["to_move"], table["passes"], table["phase"]) == ([0], 0, "develop")
    table.plays("0 keep C1")
    assert (table["to_move"], table["passes"], table["phase"]) == ([1], 0, "develop")


@pytest.mark.rule("AUTO-4")
def test_until_it_is_settled_no_piece_counts_as_automated() -> None:
    assert split().lit() == set()


@pytest.mark.rule("AUTO-4")
@pytest.mark.parametrize("words", ["pass", "flag A4", "build farm A5 0", "move I5 I4 1", "automate I5", "automate C1"])
def test_nothing_else_may_be_done_before_the_piece_is_named(words: str) -> None:
    table = split()
    assert table.refuses(f"0 {words}", "AUTO-4").about["pieces"] == ["C1", "I1"]
    table.plays("0 keep C1", "1 pass", "2 pass")
    if words != "automate C1":
        table.plays(f"0 {words}")


@pytest.mark.rule("AUTO-4")
def test_nobody_else_does_anything_meanwhile_and_nobody_else_names_the_piece() -> None:
    table = split()
    for words in ("pass", "keep C1", "keep G3"):
        table.refuses(f"1 {words}", "TURN-1")


@pytest.mark.rule("AUTO-4")
@pytest.mark.parametrize("at", ["C3", "I5", "G3", "A5", "B1"])
def test_only_a_piece_of_the_old_bloc_can_be_named(at: str) -> None:
    split().refuses(f"0 keep {at}", "AUTO-4")


@pytest.mark.rule("AUTO-4")
def test_hexes_that_are_none_cannot_be_named_either() -> None:
    split().refuses("0 keep E5", "BOARD-2")
    split().refuses("0 keep Q1", "FORM-1")


@pytest.mark.rule("AUTO-4")
def test_without_a_split_there_is_nothing_to_name() -> None:
    table = lay(phase="develop", board=ROW)
    table.refuses("0 keep C1", "AUTO-4")
    lay(phase="produce", board=ROW).refuses("0 keep C1", "TURN-2")


@pytest.mark.rule("AUTO-4")
def test_a_plain_bloc_breaks_up_without_a_question() -> None:
    table = lay(phase="develop", board=ROW.replace(" automated", "")).hold(0, capital=1)
    table.plays("0 move C3 I1 1")
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
def test_turning_the_middle_tile_breaks_a_row_in_three() -> None:
    table = lay(phase="develop", board=ROW).hold(0, capital=1)
    assert table.plays("0 move C2 C2 0")[1:] == [events.SplitUp(0, 1, ("C1", "C2", "C3"))]
    table.plays("0 keep C2")
    assert table.lit() == {"C2"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
def test_the_choice_is_in_the_record_and_a_copy_made_before_it_still_asks() -> None:
    table = split()
    copy = table.game.copy()
    table.plays("0 keep I1")
    assert [entry["do"] for entry in table.game.record().log] == ["move", "keep"]
    assert Table(copy)["to_move"] == [0]
    Table(copy).plays("0 keep I1")
    assert copy.state_line() == table.game.state_line()


@pytest.mark.rule("AUTO-4")
def test_what_is_refused_meanwhile_names_the_hex_if_there_is_one_and_the_pieces_to_choose_from() -> None:
    table = split()
    assert table.refuses("0 keep C3", "AUTO-4").about == {"at": "C3", "pieces": ["C1", "I1"]}
    assert table.refuses("0 pass", "AUTO-4").about == {"at": None, "pieces": ["C1", "I1"]}
    whole = lay(phase="develop", board=ROW)
    assert whole.refuses("0 keep C1", "AUTO-4").about == {"at": "C1", "pieces": []}
