"""The Python of the pages runs, and so do their commands, with few and short games."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, SHELL, blocks, named, pages
from tests.docs.terminal import Run, terminal, typed

WITH_PYTHON = [page for page in pages() if any(not block.mark for block in blocks(page, "python"))]
WITH_COMMANDS = [page for page in pages() if any(not block.mark for block in blocks(page, *SHELL))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_its_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page, "python"):
        if not block.mark:
            exec(compile(block.text, page.name, "exec"), names)  # noqa: S102 - what a reader would paste


def test_every_page_installs_the_package_by_its_name() -> None:
    """The package index has another project under the name of the command."""
    name = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["name"]
    text = "\n".join(page.read_text("utf-8") for page in pages())
    installed = re.findall(r"pip install (?:-\S+ )*[\"']?([A-Za-z][\w-]*)", text)
    assert set(installed) == {name, "FILE"}


MINE = {"bots.md": "mine.py", "arena.md": "mine/bots.py"}  # where a page has one save its bot
[PROGRAM] = [block for block in blocks(ROOT / "docs/arena.md", "python") if block.mark]


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], page: Path
) -> Iterator[Run]:
    """Runs a command in a folder with the files that the pages tell to download or save."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("text_player.py", "rate.py"):
        (tmp_path / name).write_text((ROOT / "examples" / name).read_text("utf-8"), "utf-8")
    model = f"#!{sys.executable}\n{(tmp_path / 'text_player.py').read_text('utf-8')}"
    for name, text in {"my-bot": PROGRAM.text, "my-model": model}.items():
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(0o755)
    if page.name in MINE:
        (tmp_path / MINE[page.name]).parent.mkdir(exist_ok=True)
        (tmp_path / MINE[page.name]).write_text(blocks(page, "python")[0].text, "utf-8")
    with terminal(monkeypatch, capsys, tmp_path) as result:
        yield result
    for name in [name for name in sys.modules if name.split(".")[0] in ("mine", "rate")]:
        del sys.modules[name]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_its_commands_run(page: Path, run: Run) -> None:
    if page.name == "rate.md":  # whose script has left a file of results
        run(["match", "rate:Farmer", "clerk", "clerk", "clerk", "--out", "rate.sqlite"])
    for block in blocks(page, *SHELL):
        if not block.mark:
            for words in block.commands():
                run(typed(words))
