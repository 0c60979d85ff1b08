"""The examples of the site run, and print what the site shows; the long ones run with few games."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tools.examples_output import FOLDER, SCRIPTS

EXAMPLES = Path(__file__).parents[2] / "examples"
STALE = "docs/examples/{name} is not what the rules and bots of today make: run `make examples` and read the difference"


@pytest.fixture
def script(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    return import_module(request.param)


def shape(text: str) -> list[str]:
    """The lines without their figures and spaces."""
    return [re.sub(r"[-+]?\d+(\.\d+)?|\s+", "", line) for line in text.splitlines()]


@pytest.mark.parametrize("script", ["play"], indirect=True)
def test_the_game_that_is_played_and_drawn_is_the_one_on_the_site(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script.main(tmp_path, rounds=8)
    made = {"play.txt": capsys.readouterr().out}
    made |= {name: (tmp_path / name).read_text("utf-8") for name in ("table.svg", "tour.svg")}
    for name, text in made.items():
        assert text == (FOLDER / name).read_text("utf-8"), STALE.format(name=name)


@pytest.mark.parametrize("script", ["rate"], indirect=True)
def test_a_bot_is_rated(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    script.main(4, "rate.sqlite", 1)
    shown, said = shape((FOLDER / "rate.txt").read_text("utf-8")), shape(capsys.readouterr().out)
    assert sorted(said) == sorted(shown)
    assert "incident" in said[0]


@pytest.mark.parametrize("script", ["train"], indirect=True)
def test_a_policy_is_trained(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "GAMES", 4)
    script.main(5, 2, tmp_path / "policy.npz", 1)
    assert (tmp_path / "policy.npz").exists()
    shown, said = shape((FOLDER / "train.txt").read_text("utf-8")), shape(capsys.readouterr().out)
    assert set(said) == set(shown)


@pytest.mark.parametrize("script", ["thousand_games"], indirect=True)
def test_games_are_analysed(script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.main(8, tmp_path, 1)
    said, shown = capsys.readouterr().out.splitlines(), (FOLDER / "thousand_games.txt").read_text("utf-8").splitlines()
    assert shape(said[0]) == shape(shown[0])
    assert said[-1].startswith("packages, best first: ")


def test_the_site_has_the_output_of_every_script() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCRIPTS)
