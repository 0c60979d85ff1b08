"""The README is true: its commands run, its Python runs, its files exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from won.cli.main import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_its_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]
    assert len(commands) >= 6
    for command in commands:
        words = shlex.split(command)
        assert words[0] == "won"
        assert main(words[1:]) == 0, capsys.readouterr().err
    assert (tmp_path / "table.svg").read_text().lstrip().startswith(("<svg", "<?xml"))


def test_its_python_runs() -> None:
    names: dict[str, object] = {}
    assert blocks("python")
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)  # noqa: S102 - what a reader would paste


def test_its_play_commands_are_understood() -> None:
    """`make text ARGS=...`: the words are those of `won play --text`."""
    result = re.findall(r'make text ARGS="([^"]*)"', README)
    assert len(result) >= 5
    for arguments in result:
        assert main(["play", "--text", *shlex.split(arguments), "--help"]) == 0


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", README))
def test_its_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
