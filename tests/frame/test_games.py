"""The registry of games: a game that lacks a part anywhere is a type error."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from won.core.record import RecordError
from won.games import GAMES, package

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/won").rglob("*.py"))
REGISTRY = ROOT / "src/won/games.py"


def slots() -> list[Path]:
    """The files with a part for each game, the registry among them."""
    return [source for source in SOURCES if re.search(r"= PerGame\(", source.read_text("utf-8"))]


def test_no_module_is_imported_by_a_name_made_at_run_time() -> None:
    result = [str(source) for source in SOURCES if re.search(r"import_module|__import__", source.read_text("utf-8"))]
    assert result == []


def test_a_package_has_the_name_and_the_defaults_of_its_game() -> None:
    for name in GAMES:
        game = package(name)
        least, most = game.rules.FACTS.editions[game.defaults.edition]
        assert game.name == game.rules.FACTS.game == name
        assert least <= game.defaults.players <= most
        assert game.defaults.limit in game.rules.FACTS.options
        assert game.defaults.training_length <= game.defaults.length
    with pytest.raises(RecordError):
        package("chess")


def test_mypy_names_every_part_that_a_third_game_lacks(tmp_path: Path) -> None:
    text = REGISTRY.read_text("utf-8")
    third = tmp_path / "games.py"
    changed = text.replace(
        "shares: Callable[[], Part]) -> None:", "shares: Callable[[], Part], chess: Callable[[], Part]) -> None:"
    )
    third.write_text(changed.replace('"shares": shares}', '"shares": shares, "chess": chess}'), "utf-8")
    assert changed != text
    files = [str(source) for source in slots()]
    options = [
        "--follow-imports=skip",
        "--cache-dir",
        str(tmp_path / "cache"),
        "--shadow-file",
        str(REGISTRY),
        str(third),
    ]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *files], cwd=ROOT, capture_output=True, text=True, check=False
    )
    lacking = {line.split(":")[0] for line in run.stdout.splitlines() if 'Missing named argument "chess"' in line}
    assert lacking == {str(source.relative_to(ROOT)) for source in slots()}
    assert {Path(name).parts[2] for name in lacking} >= {"text", "players", "envs", "arena", "drawing", "terminal"}
