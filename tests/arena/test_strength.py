"""The long job behind the page on strength, with a handful of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import strength


def test_experiments_are_played_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "4", "--workers", "1", "--only", "second clerk", "--out", str(tmp_path / "strength.md")]
    words += ["--file", str(tmp_path / "s.sqlite")]
    assert strength.main(words) == 0
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "| industry | second | clerk against 3 × random | 4 | 4 |" in page
    assert (tmp_path / "strength.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "strength-length.svg").exists()
    assert "4/4 games, 0 found" in capsys.readouterr().err
    assert strength.main(words) == 0
    assert "4/4 games, 4 found" in capsys.readouterr().err
    assert (tmp_path / "strength.md").read_text("utf-8") == page


def test_every_experiment_of_the_page_can_be_asked_for_by_name() -> None:
    names = [f"{one.game} {one.edition} {one.name}" for one in strength.EXPERIMENTS]
    assert len(names) == len(set(names)) == 12
    assert "industry v3 merchant against clerk" in names
