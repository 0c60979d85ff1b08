"""The file of results: every game whole or not at all, nothing lost, nothing twice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.arena.conftest import contents, played, short, short_shares
from won.arena.job import Played
from won.arena.play import play_matches
from won.arena.results import VERSION, Results, ResultsError
from won.arena.schedule import job
from won.arena.stored_games import games, matches, records
from won.arena.workers import Inline
from won.games import read_record, replay


def test_every_record_is_kept_and_replays_to_the_score_in_the_file(tmp_path: Path) -> None:
    with played(tmp_path / "r.sqlite", short(), short_shares(), games=3) as results:
        assert list(matches(results).values()) == [short(), short_shares()]
        for place in matches(results):
            stored = {game.number: game for game in games(results, place)}
            assert sorted(stored) == [0, 1, 2]
            for number, data in records(results, place):
                game = replay(read_record(data))
                assert game.result is not None
                assert [points.total for points in game.result.scores] == [seat.score for seat in stored[number].seats]
                assert sum(seat.win for seat in stored[number].seats) == pytest.approx(1)
                assert [seat.bot for seat in stored[number].seats] == [seat.bot for seat in game.record().seats]
    assert [path.name for path in tmp_path.iterdir()] == ["r.sqlite"]  # one file


def test_an_interrupted_match_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    whole = tmp_path / "whole.sqlite"
    played(whole, short(), games=9).db.close()
    path = tmp_path / "r.sqlite"
    for stop in (2, 4, 100):
        calls: list[Played | None] = []

        def on_result(one: Played | None, calls: list[Played | None] = calls, stop: int = stop) -> None:
            calls.append(one)
            if sum(result is not None for result in calls) == stop:
                raise KeyboardInterrupt

        with Results(str(path)) as results:
            before = len(results.done(results.match_id(short())))
            try:
                play_matches([short()], 9, results, Inline(), on_result)
            except KeyboardInterrupt:
                assert len(results.done(1)) == before + stop
            assert calls.count(None) == before
    assert contents(path) == contents(whole)


def test_more_games_of_a_match_leave_those_that_are_there(tmp_path: Path) -> None:
    played(tmp_path / "r.sqlite", short(), games=3).db.close()
    with played(tmp_path / "r.sqlite", short(), games=6) as results, played(None, short(), games=6) as fresh:
        assert contents(results) == contents(fresh)


def test_a_game_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    with played(tmp_path / "r.sqlite", short(), games=3) as results:
        before = contents(results)
        stored = games(results, 1)[0]
        again = Played(stored.number, b"another", 0, (1, 2, 3), ({}, {}, {}), (0,), 1, 1, ())
        results.add(1, job(short(), stored.number), again)
        assert contents(results) == before


def test_half_a_game_is_never_there(tmp_path: Path) -> None:
    with played(tmp_path / "r.sqlite", short(), games=3) as results:
        before = contents(results)
        broken = Played(7, b"r", 0, (1, 2), ({}, {}), (0,), 1, 1, ())  # two scores for three seats
        with pytest.raises(ValueError, match="zip"):
            results.add(1, job(short(), 7), broken)
        assert contents(results) == before


def test_a_file_of_another_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    played(path, short(), games=3).db.close()
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(ResultsError) as refused:
        Results(str(path))
    assert refused.value.problem == "version"
    assert refused.value.about == {"found": VERSION + 1, "known": VERSION}
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "data", [b"no database at all, but long enough to be one" * 30, b"{}", b"SQLite format 3\0" * 90]
)
def test_what_is_no_file_of_results_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "r.sqlite"
    path.write_bytes(data)
    with pytest.raises(ResultsError) as refused:
        Results(str(path))
    assert refused.value.problem in {"foreign", "failed"}
    assert path.read_bytes() == data


def test_a_database_of_somebody_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(ResultsError) as refused:
        Results(str(path))
    assert refused.value.problem == "foreign"
    assert path.read_bytes() == before


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    calls: list[Played | None] = []
    with Results(str(path)) as results:
        (pages,) = results.db.execute("PRAGMA page_count").fetchone()
        results.db.execute(f"PRAGMA max_page_count = {pages + 5}")
        with pytest.raises(ResultsError) as refused:
            play_matches([short()], 60, results, Inline(), calls.append)
    assert refused.value.problem == "full"
    assert 0 < len(calls) < 60
    with Results(str(path)) as results:
        assert len(results.done(1)) == len(calls)
    with played(path, short(), games=12) as results, played(None, short(), games=12) as fresh:
        stored, new = contents(results), contents(fresh)
        numbers = {row[3] for row in new["game"]}
        assert [row for row in stored["game"] if row[3] in numbers] == new["game"]


def test_two_programs_may_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    with Results(str(path)) as first, Results(str(path)) as two:
        for results in (first, two):
            play_matches([short()], 3, results, Inline(), lambda played: None)
            play_matches([short_shares()], 3, results, Inline(), lambda played: None)
        assert contents(first) == contents(two)
