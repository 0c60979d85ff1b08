"""AUTO-4: an automated bloc in pieces, and the owner's choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import Table, lay
from won.industry import events

ROW = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C3 1"


def lit(table: Table) -> set[str]:
    return {square["at"] for square in table["board"] if square["automated"]}


def split() -> Table:
    """A row of three whose last tile has gone to I1: one token, two pieces."""
    table = lay(phase="develop", board=ROW + "; 0 flag A5; 0 mine I5 1; 1 farm G3")
    table.hold(0, food=9, energy=9, labor=9, ore=9, capital=9)
    result = table.plays("0 move C3 I1 1")
    assert result[1:] == [events.SplitUp(0, 1, ("C1", "I1"))]
    return table


def two_tokens(**options: Any) -> Table:
    """A row of five with two tokens."""
    board = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C4 1 automated; 0 mine C5 1; 0 flag C3"
    table = lay(phase="develop", board=board, **options)
    table.hold(0, labor=1, energy=1, capital=9).plays("0 build mine C3 1", "1 pass", "2 pass")
    assert table.tokens("C1") == 2
    return table


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A14")
@pytest.mark.parametrize(
    ("at", "kept"), [("C1", {"C1", "C2"}), ("C2", {"C1", "C2"}), ("I1", {"I1"})], ids=["first", "any", "moved"]
)
def test_the_owner_names_by_any_hex_the_piece_that_keeps_the_token(at: str, kept: set[str]) -> None:
    table = split()
    assert table.plays(f"0 keep {at}") == [events.Kept(0, at)]
    assert lit(table) == kept


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A14")
def test_the_owner_stays_on_turn_until_the_piece_is_named_and_then_the_turn_moves_on() -> None:
    table = split()
    assert (table["to_move"], table["passes"], table["phase"]) == ([0], 0, "develop")
    table.plays("0 keep C1")
    assert (table["to_move"], table["passes"], table["phase"]) == ([1], 0, "develop")


@pytest.mark.rule("AUTO-4")
def test_until_it_is_settled_no_piece_counts_as_automated() -> None:
    assert lit(split()) == set()


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
    assert lit(table) == {"C2"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13")
def test_two_tokens_and_three_pieces_ask_for_two_different_pieces() -> None:
    table = two_tokens()
    assert table.plays("0 move C3 I1 1")[1:] == [events.SplitUp(0, 2, ("C1", "C4", "I1"))]
    table.plays("0 keep C5")
    assert table["to_move"] == [0]
    for again in ("C4", "C5"):
        table.refuses(f"0 keep {again}", "AUTO-4")
    table.refuses("0 pass", "AUTO-4")
    table.plays("0 keep I1")
    assert lit(table) == {"C4", "C5", "I1"}
    assert [table.tokens(at) for at in ("C1", "C4", "I1")] == [0, 1, 1]
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13")
def test_three_tokens_and_five_pieces_ask_three_times() -> None:
    board = "0 mine C1 1 automated; 0 mine C3 1 automated; 0 mine C5 1 automated; 0 mine I1 1; 0 mine I3 1"
    table = lay(phase="develop", board=board).hold(0, capital=9)
    table.plays("0 move I1 C2 1, I3 C4 1", "1 pass", "2 pass")
    assert table.plays("0 move C2 I1 1, C4 I3 1")[1:] == [events.SplitUp(0, 3, ("C1", "C3", "C5", "I1", "I3"))]
    for at in ("C5", "I1", "C1"):
        assert table["to_move"] == [0]
        table.plays(f"0 keep {at}")
    assert lit(table) == {"C1", "C5", "I1"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
def test_the_piece_named_shows_as_automated_while_the_others_are_still_asked_for() -> None:
    table = two_tokens()
    table.plays("0 move C3 I1 1", "0 keep C1")
    assert lit(table) == {"C1", "C2"}


@pytest.mark.rule("AUTO-4.1")
@pytest.mark.ruling("A13")
def test_two_tokens_and_two_pieces_leave_one_each_and_ask_nothing() -> None:
    table = two_tokens()
    table.plays("0 move C5 I1 1")
    assert (table.tokens("C1"), table.tokens("I1")) == (1, 1)
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4.1")
@pytest.mark.ruling("A13")
def test_more_tokens_than_pieces_leave_one_each() -> None:
    board = "0 mine C1 1 automated; 0 mine C3 1 automated; 0 mine C5 1 automated; 0 mine I1 1; 0 mine I3 1"
    table = lay(phase="develop", board=board).hold(0, capital=9)
    table.plays("0 move I1 C2 1, I3 C4 1", "1 pass", "2 pass")
    assert table.tokens("C1") == 3
    table.plays("0 move C5 G1 1")
    assert (table.tokens("C1"), table.tokens("G1")) == (1, 1)
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4.2")
def test_two_broken_blocs_are_settled_in_the_order_of_their_first_hex_before_the_move() -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1; 0 mine G3 1").hold(0, capital=1)
    result = table.plays("0 move G3 A1 1, C3 I3 1")  # named in the other order, and G3 comes to lie first of all
    assert result[1:] == [events.SplitUp(0, 1, ("C1", "I3")), events.SplitUp(0, 1, ("A1", "G1"))]
    table.refuses("0 keep G1", "AUTO-4")
    table.refuses("0 keep A1", "AUTO-4")
    table.plays("0 keep I3")
    assert table["to_move"] == [0]
    assert lit(table) == {"I3"}
    table.refuses("0 keep C1", "AUTO-4")
    table.plays("0 keep A1")
    assert lit(table) == {"A1", "I3"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4", "AUTO-4.2")
def test_a_broken_bloc_and_one_that_only_moved_are_told_apart() -> None:
    table = lay(phase="develop", board=ROW + "; 0 bank G1 0 automated").hold(0, capital=1)
    table.plays("0 move C3 I3 1, G1 G5 0")
    assert lit(table) == {"G5"}
    table.plays("0 keep C2")
    assert lit(table) == {"C1", "C2", "G5"}


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13", "A14")
@pytest.mark.parametrize("at", ["G1", "G3"])
def test_a_piece_that_merged_with_another_automated_bloc_may_be_named_by_any_hex_and_then_holds_both(at: str) -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1").hold(0, capital=1)
    assert table.plays("0 move C3 G3 1")[1:] == [events.SplitUp(0, 1, ("C1", "G1"))]
    assert lit(table) == set()  # the merged bloc too, until it is settled
    table.plays(f"0 keep {at}")
    assert lit(table) == {"G1", "G2", "G3"}
    assert table.tokens("G2") == 2


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13", "A14")
def test_a_merged_bloc_keeps_its_own_token_when_the_other_piece_is_named() -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1").hold(0, capital=1)
    table.plays("0 move C3 G3 1", "0 keep C1")
    assert lit(table) == {"C1", "C2", "G1", "G2", "G3"}
    assert (table.tokens("C1"), table.tokens("G3")) == (1, 1)


@pytest.mark.rule("AUTO-4")
def test_one_bloc_may_take_the_tokens_of_two_that_broke() -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1; 0 mine G3 1").hold(0, capital=1)
    table.plays("0 move C3 I1 1, G3 I2 1", "0 keep I2", "0 keep I1")
    assert lit(table) == {"I1", "I2"}
    assert table.tokens("I1") == 2


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


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_a_bloc_of_two_tokens_keeps_a_single_piece() -> None:
    table = two_tokens(split="one")
    assert table.plays("0 move C3 I1 1")[1:] == [events.SplitUp(0, 1, ("C1", "C4", "I1"))]
    table.plays("0 keep C5")
    assert lit(table) == {"C4", "C5"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_the_piece_is_named_even_with_a_token_for_each() -> None:
    table = two_tokens(split="one")
    assert table.plays("0 move C5 I1 1")[1:] == [events.SplitUp(0, 1, ("C1", "I1"))]
    table.plays("0 keep I1")
    assert lit(table) == {"I1"}


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_a_bloc_that_stays_whole_keeps_all_its_tokens() -> None:
    table = two_tokens(split="one")
    table.plays("0 move C1 C6 1")
    assert table.tokens("C2") == 2
