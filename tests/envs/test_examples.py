"""The examples of learning: readable, and true to their page; where torch is at hand they also run."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import won.players
from won.cli.parser import build_parser
from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.players import make_bot
from won.players.games import PLAYERS
from won.players.table import play
from won.text.language import Language

ROOT = Path(__file__).parents[2]
FILES = ("ppo", "policy_bot")
PAGE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
TINY = {"ENVS": 3, "LENGTH": 32, "BATCH": 48, "EVERY": 96, "EXAM": 2, "LAST": 4}


def commands(script: str) -> list[list[str]]:
    return [shlex.split(line) for line in re.findall(rf"^python examples/{script}.py (.*)$", PAGE, re.MULTILINE)]


@pytest.mark.parametrize("name", FILES)
def test_they_are_short_and_compile(name: str) -> None:
    text = (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8")
    compile(text, name, "exec")
    assert len(text.splitlines()) <= 200


def test_the_page_uses_the_options_that_there_are() -> None:
    text = (ROOT / "examples" / "ppo.py").read_text(encoding="utf-8")
    known = set(re.findall(r'add_argument\("(--\w+)"', text))
    used = {word for command in commands("ppo") for word in command if word.startswith("--")}
    assert used
    assert used <= known


def test_the_page_names_commands_of_won() -> None:
    result = commands("policy_bot")
    assert result
    for weights, *words in result:
        assert weights.endswith(".pt")
        build_parser(Language()).parse_args(words)


def test_the_curve_on_the_page_has_the_seeds_it_names() -> None:
    drawing = ROOT / "docs" / "ppo.svg"
    words = " ".join(ET.fromstring(drawing.read_text(encoding="utf-8")).itertext())
    seeds = next(command for command in commands("ppo") if "--seed" in command)
    at = seeds.index("--seed") + 1
    for seed in [word for word in seeds[at : at + 3] if word.isdecimal()]:
        assert f"seed {seed}" in words
    assert drawing.stat().st_size < 20_000


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[ModuleType]]:
    """The modules, with games and lessons made tiny; the level they add is gone afterwards."""
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(ROOT / "examples")
    players = PLAYERS["industry"]
    monkeypatch.setitem(players.levels, "policy", players.by_name["clerk"])
    modules = [import_module(name) for name in FILES]
    for name, value in TINY.items():
        monkeypatch.setattr(modules[0], name, value)
    yield modules
    for name in FILES:
        del sys.modules[name]


def run(ppo: Any, monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["ppo.py", "--rounds", "1", "--seed", "7", "--out", str(out), *words])
    ppo.main()
    kept: dict[str, Any] = ppo.torch.load(out / "ppo-7.pt", weights_only=True)
    return kept


def test_a_run_is_the_same_for_its_seed_goes_on_and_its_policy_plays(
    examples: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ppo, policy_bot = examples
    assert "policy" in won.players.bots_for("industry")
    first = run(ppo, monkeypatch, tmp_path / "a", "--words", "192")
    again = run(ppo, monkeypatch, tmp_path / "b", "--words", "192")
    assert first["curve"] == again["curve"]
    assert all(bool((first["weights"][name] == again["weights"][name]).all()) for name in first["weights"])
    assert [words for words, *_ in first["curve"]] == [0, 96, 192]
    assert "95% interval" in capsys.readouterr().out
    assert "seed 7" in (tmp_path / "a" / "ppo.svg").read_text(encoding="utf-8")

    monkeypatch.setattr(ppo, "collect", interrupt)
    with pytest.raises(SystemExit, match="--resume"):
        run(ppo, monkeypatch, tmp_path / "b", "--words", "288", "--resume")
    monkeypatch.undo()
    assert ppo.torch.load(tmp_path / "b" / "ppo-7.pt", weights_only=True)["words"] == 192

    bot = policy_bot.PolicyBot("s", path=str(tmp_path / "a" / "ppo-7.pt"))
    game = industry.new("v3", [Seat("Ada"), Seat("Bo")], {"first": 0}, {"rounds": 2})
    for _ in play(game, [bot, make_bot("random", 1)], source(1).random):
        pass
    assert game.over
    wide = industry.new("v3", [Seat("Ada"), Seat("Bo"), Seat("Cy")], {"first": 0}, {"rounds": 2})
    with pytest.raises(ValueError, match="tables of 2"):
        policy_bot.PolicyBot("s", path=str(tmp_path / "a" / "ppo-7.pt")).decide(wide, 0)


def interrupt(*_: Any) -> Any:
    raise KeyboardInterrupt
