"""END-6: the score and how it arose."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.core.game import Points
from won.industry.board import NAMES

HEXES = [name for name in NAMES if name != "E5"]


def closing(edition: str = "second", board: str = "") -> Table:
    """A table about to close: in the final Trade or the closing, as the edition has it."""
    table = lay(edition, phase="trade" if edition == "first" else "closing", board=board)
    table.state.final = True
    return table


def farms(seat: int, count: int, start: int = 0) -> str:
    return "; ".join(f"{seat} farm {at}" for at in HEXES[start : start + count])


@pytest.mark.rule("END-6")
@pytest.mark.example("E23")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize(
    ("tiles", "money", "notes", "score"),
    [
        (1, 0, 0, 4),
        (0, 10, 0, 1),
        (0, 0, 1, -3),
        pytest.param(8, 125, 1, 41, marks=pytest.mark.example("P20")),
        pytest.param(4, 100, 0, 26, marks=pytest.mark.example("P23")),
        pytest.param(1, 100, 0, 14, marks=pytest.mark.example("P22")),
        pytest.param(1, 50, 2, 3, marks=pytest.mark.example("P22")),
        pytest.param(1, 200, 1, 21, marks=pytest.mark.example("P22")),
    ],
)
def test_a_tile_scores_4_a_full_ten_of_money_1_and_a_note_minus_3(
    edition: str, tiles: int, money: int, notes: int, score: int
) -> None:
    table = closing(edition, farms(0, tiles)).hold(0, money=money, notes=notes)
    table.everyone_passes()
    assert table["scores"] == [score, 0, 0]


@pytest.mark.rule("END-6")
@pytest.mark.example("P21", "E23")
@pytest.mark.parametrize(("money", "points"), [(73, 7), (19, 1), (10, 1), (9, 0), (0, 0)])
def test_only_full_tens_of_money_count(money: int, points: int) -> None:
    table = closing().hold(1, money=money)
    table.everyone_passes()
    assert table["scores"] == [0, points, 0]


@pytest.mark.rule("END-6")
@pytest.mark.parametrize("tile", ["farm", "generator", "academy", "mine", "factory", "bank"])
def test_every_kind_of_tile_scores_alike_and_a_token_nothing(tile: str) -> None:
    table = closing(board=f"0 {tile} D4 automated")
    table.everyone_passes()
    assert table["scores"][0] == 4


@pytest.mark.rule("END-6")
def test_lone_flags_and_cubes_left_score_nothing() -> None:
    table = closing("first", "0 flag D4; 0 flag D5").hold(0, food=9, capital=9)
    table.everyone_passes()
    assert table["scores"][0] == 0


@pytest.mark.rule("END-6")
@pytest.mark.ruling("A43")
def test_a_score_may_be_negative_and_still_win() -> None:
    table = closing().hold(0, notes=7).hold(1, notes=20, money=5).hold(2, notes=8, money=19)
    table.everyone_passes()
    assert table["scores"] == [-21, -60, -23]
    assert table["winners"] == [0]


@pytest.mark.rule("END-6")
def test_there_are_no_scores_before_the_game_is_over() -> None:
    table = closing(board=farms(0, 2))
    assert (table["scores"], table["winners"], table.game.result) == (None, None, None)
    table.plays("0 pass", "1 pass")
    assert (table["scores"], table.game.result) == (None, None)


@pytest.mark.rule("END-6")
def test_the_result_tells_how_each_point_arose() -> None:
    table = closing(board=farms(0, 3)).hold(0, money=47, notes=2).hold(1, money=9)
    table.everyone_passes()
    result = table.game.result
    assert result is not None
    assert result.scores[:2] == (
        Points(0, 10, {"tiles": 12, "money": 4, "notes": -6}),
        Points(1, 0, {"tiles": 0, "money": 0, "notes": 0}),
    )
    assert [points.total for points in result.scores] == table["scores"]
    assert list(result.winners) == table["winners"] == [0]
