"""VIEW-1: what each may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.industry.table import Table, lay

BOARD = "0 farm D4; 1 mine G3 1 automated; 2 flag A1"


def table(**options: Any) -> Table:
    laid = lay(board=BOARD, **options)
    for seat in range(3):
        laid.hold(seat, money=10 + seat, notes=seat, food=1, ore=seat)
    return laid


@pytest.mark.rule("VIEW-1")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_money_is_open_to_all_unless_the_option_says_otherwise(edition: str, seat: int | None) -> None:
    for laid in (lay(edition, board=BOARD), lay(edition, board=BOARD, cash="open")):
        laid.hold(0, money=10).hold(1, money=11).hold(2, money=12)
        assert [player.money for player in laid.game.view(seat).players] == [10, 11, 12]


@pytest.mark.rule("VIEW-1")
@pytest.mark.ruling("A42")
@pytest.mark.parametrize(
    ("seat", "money"), [(0, [10, None, None]), (1, [None, 11, None]), (2, [None, None, 12]), (None, [None, None, None])]
)
def test_with_private_cash_each_player_sees_only_their_own_and_an_onlooker_none(
    seat: int | None, money: list[int | None]
) -> None:
    assert [player.money for player in table(cash="private").game.view(seat).players] == money


@pytest.mark.rule("VIEW-1")
@pytest.mark.ruling("A42")
@pytest.mark.parametrize("cash", ["open", "private"])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_cubes_notes_flags_and_tiles_are_open_to_all_in_any_case(cash: str, seat: int | None) -> None:
    laid = table(cash=cash)
    view = laid.game.view(seat)
    line = laid.game.state_line()
    for shown, true in zip(view.players, line["players"], strict=True):
        assert (shown.cubes, shown.notes, shown.flags) == (true["cubes"], true["notes"], true["flags"])
    assert [msgspec.to_builtins(square) for square in view.board] == line["board"]
    assert (view.markets, view.stacks) == (line["markets"], line["stacks"])


@pytest.mark.rule("VIEW-1")
def test_the_money_of_others_shows_nowhere_in_a_private_view() -> None:
    first, other = table(cash="private"), table(cash="private").hold(1, money=999).hold(2, money=0)
    assert first.game.view(0) == other.game.view(0)
    assert first.game.view(None) == other.game.view(None)
    assert first.game.view(1) != other.game.view(1)


@pytest.mark.rule("VIEW-1")
def test_looking_changes_nothing() -> None:
    laid = table(cash="private")
    before = laid.game.state_line()
    laid.game.view(0)
    assert laid.game.state_line() == before


@pytest.mark.rule("VIEW-1")
def test_points_are_hidden_with_the_money_they_count() -> None:
    assert [player.points for player in table().game.view(0).players] == [5, 2, -5]
    assert [player.points for player in table(cash="private").game.view(0).players] == [5, None, None]


@pytest.mark.rule("INTEREST-1")
def test_the_interest_due_is_shown_beside_the_notes() -> None:
    laid = lay("v3", board=BOARD).hold(1, notes=3)
    assert [player.interest for player in laid.game.view(None).players] == [0, 3, 0]


@pytest.mark.rule("PROD-7")
def test_a_bloc_shows_what_it_makes_and_takes() -> None:
    laid = lay(board="0 farm D4; 1 mine G3 1 automated; 1 bank A1; 1 generator I1")
    shown = {bloc.tile: (bloc.makes, bloc.upkeep) for bloc in laid.game.view(None).blocs}
    assert shown == {
        "farm": ({"food": 1}, {"energy": 1}),
        "mine": ({"ore": 1}, {"food": 1, "energy": 1}),
        "bank": ({"money": 0}, {"food": 1, "energy": 1}),
        "generator": ({"energy": 1}, {"food": 1}),
    }
