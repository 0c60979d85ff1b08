"""AUTO-4: an automated bloc of several tokens in pieces, pieces that merge, and several blocs that break at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import Table, lay
from won.industry import events

ROW = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C3 1"


def two_tokens(**options: Any) -> Table:
    """A row of five with two tokens."""
    board = "0 mine C1 1 automated; 0 mine C2 1; 0 mine C4 1 automated; 0 mine C5 1; 0 flag C3"
    table = lay(phase="develop", board=board, **options)
    table.hold(0, labor=1, energy=1, capital=9).plays("0 build mine C3 1", "1 pass", "2 pass")
    assert table.tokens("C1") == 2
    return table


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
    assert table.lit() == {"C4", "C5", "I1"}
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
    assert table.lit() == {"C1", "C5", "I1"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4")
def test_the_piece_named_shows_as_automated_while_the_others_are_still_asked_for() -> None:
    table = two_tokens()
    table.plays("0 move C3 I1 1", "0 keep C1")
    assert table.lit() == {"C1", "C2"}


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
    assert table.lit() == {"I3"}
    table.refuses("0 keep C1", "AUTO-4")
    table.plays("0 keep A1")
    assert table.lit() == {"A1", "I3"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4", "AUTO-4.2")
def test_a_broken_bloc_and_one_that_only_moved_are_told_apart() -> None:
    table = lay(phase="develop", board=ROW + "; 0 bank G1 0 automated").hold(0, capital=1)
    table.plays("0 move C3 I3 1, G1 G5 0")
    assert table.lit() == {"G5"}
    table.plays("0 keep C2")
    assert table.lit() == {"C1", "C2", "G5"}


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13", "A14")
@pytest.mark.parametrize("at", ["G1", "G3"])
def test_a_piece_that_merged_with_another_automated_bloc_may_be_named_by_any_hex_and_then_holds_both(at: str) -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1").hold(0, capital=1)
    assert table.plays("0 move C3 G3 1")[1:] == [events.SplitUp(0, 1, ("C1", "G1"))]
    assert table.lit() == set()  # the merged bloc too, until it is settled
    table.plays(f"0 keep {at}")
    assert table.lit() == {"G1", "G2", "G3"}
    assert table.tokens("G2") == 2


@pytest.mark.rule("AUTO-4")
@pytest.mark.ruling("A13", "A14")
def test_a_merged_bloc_keeps_its_own_token_when_the_other_piece_is_named() -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1").hold(0, capital=1)
    table.plays("0 move C3 G3 1", "0 keep C1")
    assert table.lit() == {"C1", "C2", "G1", "G2", "G3"}
    assert (table.tokens("C1"), table.tokens("G3")) == (1, 1)


@pytest.mark.rule("AUTO-4")
def test_one_bloc_may_take_the_tokens_of_two_that_broke() -> None:
    table = lay(phase="develop", board=ROW + "; 0 mine G1 1 automated; 0 mine G2 1; 0 mine G3 1").hold(0, capital=1)
    table.plays("0 move C3 I1 1, G3 I2 1", "0 keep I2", "0 keep I1")
    assert table.lit() == {"I1", "I2"}
    assert table.tokens("I1") == 2


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_a_bloc_of_two_tokens_keeps_a_single_piece() -> None:
    table = two_tokens(split="one")
    assert table.plays("0 move C3 I1 1")[1:] == [events.SplitUp(0, 1, ("C1", "C4", "I1"))]
    table.plays("0 keep C5")
    assert table.lit() == {"C4", "C5"}
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_the_piece_is_named_even_with_a_token_for_each() -> None:
    table = two_tokens(split="one")
    assert table.plays("0 move C5 I1 1")[1:] == [events.SplitUp(0, 1, ("C1", "I1"))]
    table.plays("0 keep I1")
    assert table.lit() == {"I1"}


@pytest.mark.rule("AUTO-4.3")
def test_with_split_one_a_bloc_that_stays_whole_keeps_all_its_tokens() -> None:
    table = two_tokens(split="one")
    table.plays("0 move C1 C6 1")
    assert table.tokens("C2") == 2
