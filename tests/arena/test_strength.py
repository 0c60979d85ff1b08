"""The long job behind the page on strength, with a handful of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import strength
from won.players.ratings import RATINGS


def test_experiments_are_played_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "4", "--workers", "1", "--only", "second clerk", "--out", str(tmp_path / "strength.md")]
    words += ["--file", str(tmp_path / "s.sqlite")]
    assert strength.main(words) == 0
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "| industry | second | clerk against 3 × random | `strength` | 4 | 4 |" in page
    assert (tmp_path / "strength.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "strength-length.svg").exists()
    assert (tmp_path / "strength-barter.svg").exists()
    assert "4/4 games, 0 already there" in capsys.readouterr().err
    assert strength.main(words) == 0
    assert "4/4 games, 4 already there" in capsys.readouterr().err
    assert (tmp_path / "strength.md").read_text("utf-8") == page


def test_every_experiment_of_the_page_can_be_asked_for_by_name() -> None:
    names = [f"{each.game} {each.edition} {each.name}" for each in strength.EXPERIMENTS]
    assert len(names) == len(set(names)) == 45
    assert "industry v3 merchant against clerk" in names


def test_what_barter_is_worth_stands_on_the_page_and_is_not_played_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "4", "--workers", "1", "--only", "second barter", "--out", str(tmp_path / "strength.md")]
    words += ["--file", str(tmp_path / "s.sqlite")]
    assert strength.main(words) == 0
    rows = [line for line in (tmp_path / "strength.md").read_text("utf-8").splitlines() if "`barter`" in line]
    assert [line.split(" | ")[:4] for line in rows] == [
        ["| second", "5 rounds", "`barter`", "2"],
        ["| second", "whole games", "`barter`", "2"],
    ]
    capsys.readouterr()
    assert strength.main(words) == 0
    assert capsys.readouterr().err.count("2/2 games, 2 already there") == 2


def test_the_long_experiments_come_last() -> None:
    names = [each.name for each in strength.EXPERIMENTS]
    assert ["magnate" in name or "financier" in name for name in names] == [False] * 29 + [True] * 16


def test_the_program_shows_the_ratings_that_the_page_publishes() -> None:
    page = (strength.ROOT / "docs/strength.md").read_text("utf-8")
    for game, levels in RATINGS.items():
        assert all(f"| {game} | `{level}` | {rating} |" in page for level, rating in levels.items())
