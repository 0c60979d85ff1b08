"""`won advise`: what is worth doing at a moment of a recorded game, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Won
from tests.cli.games import played
from tests.cli.shares_games import played as shares_played
from won.analysis.industry.prices import price_paths
from won.core.record import dump
from won.games import package, read_record, replay
from won.industry.game import Industry
from won.text.language import LANGUAGES


@pytest.fixture(scope="session")
def shares_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("advice") / "shares.json"
    path.write_bytes(shares_played("7").record)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["industry", "shares"])
def test_the_best_actions_are_named_with_worth_and_reason(
    won: Won, record_file: Path, shares_file: Path, game: str, language: str
) -> None:
    file = record_file if game == "industry" else shares_file
    steps = len(read_record(file.read_bytes()).log)
    for step in range(0, steps, max(1, steps // 6)):
        said = won("advise", str(file), "--step", str(step), "--language", language)
        assert said.code == 0, said.err
        assert "1. " in said.out
        result = json.loads(won("advise", str(file), "--step", str(step), "--json", "--count", "2").out)
        assert result["step"] == step
        assert 1 <= len(result["actions"]) <= 2
        for each in result["actions"]:
            assert each["sentence"]
            assert package(game).notation.parse(each["written"])


def test_every_action_named_is_legal(won: Won, record_file: Path) -> None:
    record = read_record(record_file.read_bytes())
    for step in range(0, len(record.log), 17):
        result = json.loads(won("advise", str(record_file), "--step", str(step), "--json", "--count", "9").out)
        game = replay(record, step)
        for each in result["actions"]:
            action = package("industry").notation.parse(each["written"])
            assert game.check(result["seat"], action) is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--step", "99999"), "There is no step 99999"),
        (("--step", "3", "--seat", "5"), "There is no seat 5"),
        ((), "The game is over"),
        (("--step", "3", "--count", "0"), "a whole number"),
    ],
)
def test_bad_wishes_are_told(won: Won, record_file: Path, words: tuple[str, ...], said: str) -> None:
    result = won("advise", str(record_file), *words)
    assert result.code == 2
    assert said in result.err


def test_a_seat_with_nothing_to_decide_is_told_so(won: Won, tmp_path: Path) -> None:
    game = played("7")
    path = tmp_path / "game.json"
    path.write_bytes(dump(game.record()))
    waiting = replay(game.record(), 0).to_move[0]
    other = str((waiting + 1) % 4)
    assert "has nothing to decide now" in won("advise", str(path), "--step", "0", "--seat", other).out


def test_the_exact_price_path_is_told(record_file: Path) -> None:
    game = replay(read_record(record_file.read_bytes()), 0)
    assert isinstance(game, Industry)
    food = price_paths(game.state)["food"]
    assert food["buy"][:3] == [7, 14, 21]
    assert food["sell"][:2] == [4, 8]
