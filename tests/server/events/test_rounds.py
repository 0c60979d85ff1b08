"""Who meets whom in a tournament, without a server."""

from __future__ import annotations

from itertools import combinations

import pytest

from won.server.events.rounds import Played, knockout, knockout_rounds, points, standings, survivors, swiss


def _play(number: int, tables: list[tuple[int, ...]]) -> list[Played]:
    """The entrant with the smaller number always wins."""
    return [
        Played(number, table, tuple(1 + sum(other < first for other in table) for first in table)) for table in tables
    ]


def test_a_place_is_worth_a_point_for_everybody_behind() -> None:
    assert points((1, 2, 3)) == (2, 1, 0)
    assert points((1, 1, 3, 4)) == (2.5, 2.5, 1, 0)
    assert points((1, 1)) == (0.5, 0.5)


def test_equal_points_are_parted_by_those_of_the_opposition() -> None:
    games = [*_play(1, [(1, 2), (3, 4)]), *_play(2, [(1, 3), (2, 4)])]
    result = [
        (standing.entrant, standing.rank, standing.points, standing.opposition)
        for standing in standings(range(1, 5), games)
    ]
    assert result == [(1, 1, 2, 2), (2, 2, 1, 2), (3, 2, 1, 2), (4, 4, 0, 2)]


@pytest.mark.parametrize(("count", "size"), [(8, 2), (9, 3), (12, 3), (12, 4), (64, 4)])
def test_in_swiss_equals_meet_and_nobody_meets_the_same_again_at_first(count: int, size: int) -> None:
    entrants = list(range(count))
    games: list[Played] = []
    for number in range(1, 4):
        tables = swiss(entrants, games, size, f"seed/{number}")
        assert sorted(each for table in tables for each in table) == entrants
        assert {len(table) for table in tables} == {size}
        met = {pair for game in games for pair in combinations(sorted(game.entrants), 2)}
        again = [pair for table in tables for pair in combinations(sorted(table), 2) if pair in met]
        assert len(again) <= (0 if number < 3 and size == 2 else count // 2), (number, again)
        games += _play(number, tables)
    assert standings(entrants, games)[0].entrant == 0
    assert swiss(entrants, [], size, "a") != swiss(entrants, [], size, "b")  # drawn by lot


@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(8, 2, 3), (9, 3, 2), (27, 3, 3), (16, 4, 3), (64, 4, 5), (6, 6, 1)]
)
def test_a_knock_out_ends_with_one_table_that_the_best_wins(count: int, size: int, rounds: int) -> None:
    alive, last = list(range(count)), list[Played]()
    games: list[Played] = []
    for number in range(1, rounds + 1):
        tables = knockout(alive, games, size, f"seed/{number}")
        assert {len(table) for table in tables} == {size}
        last = _play(number, tables)
        games += last
        alive = survivors(last, size)
    assert alive == []
    assert knockout_rounds(count, size) == rounds
    assert standings([0], last)[0].wins == 1


def test_who_went_away_does_not_go_on() -> None:
    last = _play(1, [(1, 2, 3), (4, 5, 6), (7, 8, 9)])
    assert survivors(last, 3) == [1, 4, 7]
    assert survivors(last, 3, frozenset([4])) == [1, 7, 2]


def test_seats_go_by_turns() -> None:
    entrants = list(range(6))
    games: list[Played] = []
    for number in range(1, 5):
        games += _play(number, swiss(entrants, games, 2, f"s/{number}"))
    firsts = [sum(game.entrants[0] == each for game in games) for each in entrants]
    assert max(firsts) - min(firsts) <= 1, firsts
