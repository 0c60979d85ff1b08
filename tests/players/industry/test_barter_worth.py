"""Barter raises what merchants have together; the figures at length are those of `python -m tools.barter`."""

from __future__ import annotations

import pytest

from tools.barter import Setting, joint, main


def test_with_barter_merchants_have_more_points_together() -> None:
    gained = joint(Setting("second", 4, 8, 5, "test"))
    assert sum(gained) > 0


def test_the_experiment_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--rounds", "2", "--players", "3"]) == 0
    said = capsys.readouterr().out
    assert "3 merchants, second, 2 games of at most 2 rounds" in said
    assert "±" in said
