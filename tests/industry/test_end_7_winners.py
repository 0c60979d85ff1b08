"""END-7: who wins."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry import events
from won.industry.board import NAMES

HEXES = [name for name in NAMES if name != "E5"]
EDITIONS = ["first", "second", "v3"]


def closing(edition: str = "second", board: str = "") -> Table:
    table = lay(edition, phase="trade" if edition == "first" else "closing", board=board)
    table.state.final = True
    return table


def holding(seat: int, farms: int, flags: int, start: int) -> str:
    """That many farms and lone flags for a seat, from a hex on."""
    what = ["farm"] * farms + ["flag"] * flags
    return "; ".join(f"{seat} {thing} {HEXES[start + place]}" for place, thing in enumerate(what))


@pytest.mark.rule("END-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_score_wins_also_against_more_money_and_more_flags(edition: str) -> None:
    board = "; ".join([holding(0, 3, 0, 0), holding(1, 1, 9, 20)])
    table = closing(edition, board).hold(1, money=79)
    assert table.everyone_passes()[-1] == events.GameOver((12, 11, 0), (0,))
    assert table["winners"] == [0]


@pytest.mark.rule("END-7")
@pytest.mark.example("P24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_scores_go_to_the_richer_though_the_other_has_more_flags(edition: str) -> None:
    board = "; ".join([holding(0, 1, 0, 0), holding(1, 3, 9, 20)])
    table = closing(edition, board).hold(0, money=100).hold(1, money=80, notes=2)  # 4 + 10 and 12 + 8 - 6
    table.everyone_passes()
    assert table["scores"] == [14, 14, 0]
    assert table["winners"] == [0]


@pytest.mark.rule("END-7")
def test_money_that_makes_no_full_ten_breaks_a_tie_too() -> None:
    table = closing().hold(0, money=12).hold(1, money=19).hold(2, money=18)
    table.everyone_passes()
    assert (table["scores"], table["winners"]) == ([1, 1, 1], [1])


@pytest.mark.rule("END-7")
@pytest.mark.example("P25")
@pytest.mark.ruling("A44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_scores_and_money_go_to_whoever_has_more_flags_on_the_board(edition: str) -> None:
    board = "; ".join([holding(0, 2, 8, 0), holding(1, 2, 10, 20)])
    table = closing(edition, board)
    table.everyone_passes()
    assert table["scores"] == [8, 8, 0]
    assert table["winners"] == [1]


@pytest.mark.rule("END-7")
@pytest.mark.ruling("A44")
def test_flags_under_tiles_count_as_lone_ones_do() -> None:
    board = "; ".join([holding(0, 3, 7, 0), holding(1, 0, 11, 20)])  # ten flags with the three farms, and eleven
    table = closing(board=board).hold(0, money=12, notes=4).hold(1, money=12)  # 12 + 1 - 12 and 1
    table.everyone_passes()
    assert (table["scores"], table["winners"]) == ([1, 1, 0], [1])
    board = "; ".join([holding(0, 3, 9, 0), holding(1, 0, 11, 20)])  # twelve and eleven
    table = closing(board=board).hold(0, money=12, notes=4).hold(1, money=12)
    table.everyone_passes()
    assert table["winners"] == [0]


@pytest.mark.rule("END-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_in_all_three_the_win_is_shared_in_seat_order(edition: str) -> None:
    board = "; ".join([holding(0, 0, 1, 0), holding(1, 1, 2, 20), holding(2, 1, 2, 40)])
    table = closing(edition, board).hold(1, money=20).hold(2, money=20)
    assert table.everyone_passes()[-1] == events.GameOver((0, 6, 6), (1, 2))
    assert table["winners"] == [1, 2]
    result = table.game.result
    assert result is not None
    assert result.winners == (1, 2)


@pytest.mark.rule("END-7")
def test_all_may_share_the_win() -> None:
    table = lay("v3", players=5, phase="closing")
    table.state.final = True
    table.everyone_passes()
    assert table["winners"] == [0, 1, 2, 3, 4]
