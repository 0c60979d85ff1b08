"""Shares, intervals and ratings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arena.conftest import played, short
from won.arena.ratings import ratings
from won.arena.standings import share, summary
from won.arena.stored_games import SeatResult, StoredGame, games
from won.arena.supervised_bot import Incident
from won.arena.timing import Timing, total


def game(number: int, *seats: tuple[str, int, float], first: int = 0) -> StoredGame:
    sittings = [
        SeatResult(at, at, bot, score, win, {}, Timing(1, 0.5, 0.5)) for at, (bot, score, win) in enumerate(seats)
    ]
    return StoredGame(number, 1, number, first, 3, 9, ("flags",), tuple(sittings), ())


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [(0, 20, 0.0, 0.1611), (10, 20, 0.2993, 0.7007), (20, 20, 0.8389, 1.0), (100, 200, 0.4314, 0.5686)],
)
def test_the_interval_is_that_of_wilson(wins: float, tries: int, low: float, high: float) -> None:
    result = share(wins, tries)
    assert result.low == pytest.approx(low, abs=1e-4)
    assert result.high == pytest.approx(high, abs=1e-4)


@given(tries=st.integers(0, 500), part=st.floats(0, 1))
def test_the_share_lies_in_its_interval(tries: int, part: float) -> None:
    result = share(part * tries, tries)
    assert 0 <= result.low <= result.share + 1e-9
    assert result.share <= result.high + 1e-9 <= 1 + 1e-9


def test_a_shared_win_counts_in_part() -> None:
    result = summary(
        [game(0, ("a", 9, 0.5), ("b", 9, 0.5), ("b", 1, 0.0)), game(1, ("b", 3, 0), ("b", 2, 0), ("a", 7, 1))]
    )
    wins = {each.bot: (each.won.wins, each.won.tries) for each in result.standings}
    assert wins == {"a": (1.5, 2), "b": (0.5, 4)}
    assert result.standings[0].bot == "a"
    assert result.triggers == {"flags": 2}


def test_games_that_differ_only_in_where_the_first_player_sat_are_alike() -> None:
    first = game(0, ("a", 9, 1), ("b", 5, 0), ("c", 1, 0), first=0)
    turned = game(1, ("c", 1, 0), ("a", 9, 1), ("b", 5, 0), first=1)
    other = game(2, ("c", 1, 0), ("a", 9, 1), ("b", 5, 0), first=0)
    assert summary([first, turned]).distinct == 1
    assert summary([first, turned, other]).distinct == 2


def test_marked_games_are_counted_once() -> None:
    marked = game(0, ("a", 9, 1), ("b", 5, 0))._replace(incidents=(Incident(0, "a", 1, "raised", ""),) * 2)
    assert summary([marked, game(1, ("a", 9, 1), ("b", 5, 0))]).marked == 1


def test_who_wins_is_rated_higher_and_more_games_say_it_more_surely() -> None:
    some = [game(n, ("a", 9, 1), ("b", 5, 0), ("b", 1, 0)) for n in range(10)]
    few, many = ratings(some[:3]), ratings(some * 5)
    assert [each.bot for each in many] == ["a", "b"]
    assert [each.seats for each in many] == [50, 100]
    assert many[0].low < many[0].strength < many[0].high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_a_winner_stands_before_one_with_more_points() -> None:
    """In shares a bankrupt may have been rich, and a tie is broken by other things than the score."""
    result = ratings([game(n, ("a", 5, 1.0), ("b", 5, 0.0)) for n in range(5)])
    assert [each.bot for each in result] == ["a", "b"]


def test_no_games_have_no_standings() -> None:
    assert summary([]).standings == ()
    assert ratings([]) == []


def test_the_figures_of_a_match_do_not_depend_on_the_order_in_which_its_games_ended() -> None:
    with played(None, short("clerk", "random", "random"), games=6) as results:
        stored = games(results, 1)
        assert [each.number for each in stored] == list(range(6))
        assert [each.number for each in games(results, 1, most=3)] == [0, 1, 2]


def test_a_percentile_of_the_decisions_of_many_games_is_right_to_a_tenth() -> None:
    games = [Timing(), Timing()]
    for number in range(1, 1001):
        games[number % 2] = games[number % 2].added(number / 1000)
    every = total(games)
    assert (every.decisions, every.longest, round(every.seconds, 6)) == (1000, 1.0, 500.5)
    for part in (0.5, 0.9, 0.99, 1.0):
        assert part <= every.percentile(part) <= 1.1 * part
    assert Timing(1, 0.5, 0.5).percentile(0.99) == 0.0  # of a file that does not tell
