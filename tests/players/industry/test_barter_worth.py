"""Barter raises what merchants have together; the figures at length are in `docs/strength.md`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.barter import Setting, main, play_pairs, stored_pairs, summary


def test_with_barter_merchants_have_more_points_together(tmp_path: Path) -> None:
    result = summary(play_pairs(tmp_path / "b.jsonl", Setting("second", 5), 8, 1))
    assert result.gain > 0
    assert result.deals > 0


def test_the_experiment_tells_its_figures_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b.jsonl"
    assert main(["--games", "2", "--rounds", "2", "--file", str(file)]) == 0
    said = capsys.readouterr().out
    assert "4 merchants, second, 2 pairs of games" in said
    assert "95% interval" in said
    file.write_bytes(file.read_bytes()[:-5])  # as if it had been cut off
    assert len(stored_pairs(file)) == 1
    reused: list[bool] = []
    again = play_pairs(file, Setting("second", 2), 2, 1, reused.append)
    assert reused == [True, False]
    assert [each.pair.number for each in again] == [0, 1]
    assert main(["--games", "2", "--rounds", "2", "--file", str(file)]) == 0
    assert capsys.readouterr().out == said
