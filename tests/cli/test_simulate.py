"""`won simulate`: the same games for the same seed, whoever plays them and however often it is interrupted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Won
from won.arena.folder import FolderJob, play_or_read
from won.arena.job import Played
from won.cli import simulate
from won.core.record import load
from won.industry import game as industry

SHORT = ("simulate", "--players", "random,clerk,random", "--rounds", "2", "--seed", "s")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_one_record_a_game_the_same_for_any_number_of_workers(won: Won, tmp_path: Path) -> None:
    left, two = tmp_path / "one", tmp_path / "two"
    first = won(*SHORT, "--games", "5", "--save", str(left), "--json")
    second = won(*SHORT, "--games", "5", "--save", str(two), "--json", "--workers", "2")
    assert (first.code, second.code) == (0, 0)
    assert first.out == second.out
    assert contents(left) == contents(two)
    assert list(contents(left)) == [f"game-{number:06}.json" for number in range(1, 6)]
    for data in contents(left).values():
        record = load(data)
        assert record.options == {"rounds": 2}
        assert [seat.bot for seat in record.seats] == ["random", "clerk", "random"]
        assert industry.replay(record).over


def test_a_second_run_plays_only_what_is_missing(won: Won, tmp_path: Path) -> None:
    won(*SHORT, "--games", "3", "--save", str(tmp_path / "a"))
    before = contents(tmp_path / "a")
    (tmp_path / "a" / "game-000002.json").write_bytes(before["game-000002.json"][:300])
    said = won(*SHORT, "--games", "4", "--save", str(tmp_path / "a"))
    assert said.code == 0
    assert "4/4 games, 2 already there" in said.err
    after = contents(tmp_path / "a")
    assert {name: after[name] for name in before} == before
    assert len(after) == 4


def test_another_set_up_is_not_mixed_in(won: Won, tmp_path: Path) -> None:
    won(*SHORT, "--games", "1", "--save", str(tmp_path))
    said = won(*SHORT[:-2], "--games", "1", "--save", str(tmp_path), "--edition", "first")
    assert said.code == 2
    assert "game-000001.json" in said.err


def test_the_summary_counts_wins_scores_length_and_ends(won: Won) -> None:
    figures = json.loads(won(*SHORT, "--games", "4", "--json").out)
    assert figures["games"] == 4
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(4, abs=0.01)
    assert figures["rounds"] == 2
    assert figures["triggers"]["rounds"] == 4
    table = won(*SHORT, "--games", "4").out
    assert "clerk" in table
    assert "ended by the last round agreed on: 4" in table


def test_an_interruption_keeps_what_is_finished(won: Won, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = iter(range(2))

    def interrupted(kept: FolderJob) -> tuple[Played, bool]:
        if next(done, None) is None:
            raise KeyboardInterrupt
        return play_or_read(kept)

    monkeypatch.setattr(simulate, "play_or_read", interrupted)
    said = won(*SHORT, "--games", "9", "--save", str(tmp_path), "--json")
    assert said.code == 130
    assert json.loads(said.out)["games"] == 2
    assert len(contents(tmp_path)) == 2
