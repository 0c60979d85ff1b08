"""The pages of the site are true: their Python runs, their commands are understood, and the quick ones run."""

from __future__ import annotations

import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from won.cli.main import main
from won.cli.parser import build_parser
from won.text.language import Language

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts)
ELSEWHERE = {"client.md"}  # runs with a server, in tests/client
FENCE = re.compile(r"^```(\w*).*\n((?:.*\n)*?)```$", re.MULTILINE)


def blocks(page: Path, *kinds: str) -> list[str]:
    """The blocks of code of these languages."""
    return [text for kind, text in FENCE.findall(page.read_text("utf-8")) if kind in kinds]


def named(page: Path) -> str:
    return str(page.relative_to(ROOT / "docs"))


def commands(page: Path) -> Iterator[list[str]]:
    """The words of the commands of `won` on a page, without comments."""
    for block in blocks(page, "", "sh", "console"):
        for line in block.replace("\\\n", " ").splitlines():
            if re.match(r"(\$ )?(/opt/won/bin/)?won ", line):
                yield shlex.split(line.removeprefix("$ "), comments=True)[1:]


WITH_PYTHON = [page for page in PAGES if blocks(page, "python") and page.name not in ELSEWHERE]
WITH_COMMANDS = [page for page in PAGES if any(commands(page))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_its_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), names)  # noqa: S102 - what a reader would paste


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_its_commands_are_understood(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = build_parser(Language())
    for words in commands(page):
        try:
            parser.parse_args(words)
        except SystemExit as end:
            pytest.fail(f"won {shlex.join(words)}: {end.code} {capsys.readouterr().err}")


def test_every_page_installs_the_package_by_its_name() -> None:
    """The package index has another project under the name of the command."""
    name = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["name"]
    text = "\n".join(page.read_text("utf-8") for page in [*PAGES, ROOT / "README.md"])
    installed = re.findall(r"pip install (?:-\S+ )*[\"']?([A-Za-z][\w-]*)", text)
    assert set(installed) == {name, "FILE"}


MINE = {"bots.md": "mine.py", "arena.md": "mine/bots.py"}  # where a page has one save its bot
PROGRAM = """#!/usr/bin/env python3
import json, sys

for line in sys.stdin:
    moment = json.loads(line)
    print(moment["actions"][0] if moment["on_turn"] else "", flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The present folder, with the files that the pages tell to download; what is imported from it is forgotten."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("text_player.py", "rate.py"):
        (tmp_path / name).write_text((ROOT / "examples" / name).read_text("utf-8"), "utf-8")
    for name, text in {
        "my-bot": PROGRAM,
        "my-model": f"#!{sys.executable}\n{Path('text_player.py').read_text()}",
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(0o755)
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] in ("mine", "rate")]:
        del sys.modules[name]


@pytest.mark.parametrize("name", ["bots.md", "models.md", "arena.md", "examples/rate.md"])
def test_its_matches_are_played_and_reported(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With few games; nothing that the page shows fails and is replaced by a clerk."""
    page = ROOT / "docs" / name
    if name in MINE:
        (folder / MINE[name]).parent.mkdir(exist_ok=True)
        (folder / MINE[name]).write_text(blocks(page, "python")[0], "utf-8")
    for words in sorted(commands(page), key=lambda words: words[0] == "report"):
        if words[0] in ("match", "tournament") and "mcp" not in words[1]:
            assert main(small(words)) == 0, words
            assert "marked" not in capsys.readouterr().out, words
        elif words[0] in ("report", "export") and Path(words[1]).exists() and "--reviews" not in words:
            assert main(words) == 0, words


def small(words: list[str]) -> list[str]:
    """The same with as few and as short games as there can be, in this process."""
    at = words.index("--games") if "--games" in words else len(words)
    return [*words[:at], *words[at + 2 :], "--games", "1", "--rounds", "1", "--workers", "1"]
