"""START-5: the highest roll begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares import printed
from tests.shares.table import Table, chance, new, seated
from won.core.record import RecordError
from won.shares import game as shares


def begins(rolls: Any, players: int = 3) -> Table:
    return Table(shares.new("classic", seated(players), {**chance(players), "rolls": rolls}))


@pytest.mark.rule("START-5")
@pytest.mark.parametrize("first", range(3))
def test_the_highest_roll_begins_and_the_turn_goes_round(first: int) -> None:
    rolls = [[1, 4], [1, 4], [1, 4]]
    rolls[first] = [2, 4]
    table = begins([rolls])
    for after in range(4):
        assert table["turn"] == (first + after) % 3
        table.lands((first + after) % 3, 5)
        table.plays(f"{(first + after) % 3} end")


@pytest.mark.rule("START-5")
@pytest.mark.ruling("R04")
def test_those_who_tie_roll_again_without_the_others() -> None:
    table = begins([[[6, 3], [1, 2], [5, 4], [4, 4]], [[1, 1], [1, 2]]], players=4)
    assert table["turn"] == 2


@pytest.mark.rule("START-5")
@pytest.mark.ruling("R04")
def test_they_roll_until_one_is_highest() -> None:
    table = begins([[[3, 3], [3, 3], [3, 3]], [[1, 1], [6, 6], [6, 6]], [[2, 2], [2, 2]], [[5, 1], [1, 1]]])
    assert table["turn"] == 1


@pytest.mark.rule("START-5")
@pytest.mark.ruling("R04")
def test_doubles_cost_nothing_while_rolling_for_the_start() -> None:
    table = begins([[[6, 6], [5, 5], [4, 4]]])
    assert table.cash() == [printed.money("96.8")] * 3
    assert (table["turn"], table["moment"]) == (0, "roll")


@pytest.mark.rule("START-5")
@pytest.mark.parametrize(
    ("rolls", "place"),
    [
        (None, "$.chance.rolls"),
        ([], "$.chance.rolls"),
        ([[[3, 3], [3, 3], [1, 1]]], "$.chance.rolls"),  # a tie left open
        ([[[6, 6], [1, 1]]], "$.chance.rolls[0]"),  # somebody did not roll
        ([[[7, 6], [1, 1], [1, 1]]], "$.chance.rolls[0]"),
        ([[[0, 6], [1, 1], [1, 1]]], "$.chance.rolls[0]"),
        ([[[6], [1, 1], [1, 1]]], "$.chance.rolls[0]"),
        ([[[True, 6], [1, 1], [1, 1]]], "$.chance.rolls[0]"),
        (["665544"], "$.chance.rolls[0]"),
        ([[[6, 6], [1, 1], [1, 1]], [[1, 1]]], "$.chance.rolls[1]"),  # nobody is left to roll against
        ([[[3, 3], [3, 3], [1, 1]], [[1, 1], [1, 1], [2, 2]]], "$.chance.rolls[1]"),
    ],
)
def test_rolls_that_leave_the_beginner_open_are_refused(rolls: object, place: str) -> None:
    with pytest.raises(RecordError) as error:
        begins(rolls)
    assert (error.value.rule, error.value.place) == ("START-5", place)


@pytest.mark.rule("START-5")
def test_all_pieces_begin_at_start_with_nothing_but_cash() -> None:
    for player in new(4)["players"]:
        assert player == {**player, "step": 0, "tours": 0, "jokers": 0, "shares": [], "cash": 79_200_000}
