"""The pages of the site are true: their Python runs, their commands are understood, and the quick ones run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from won.cli.main import main
from won.cli.parser import build_parser
from won.text.language import Language

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts)
ELSEWHERE = {"client.md"}  # runs with a server, in tests/client
RUN = {"match", "tournament", "report", "export", "rules", "simulate", "show", "replay"}  # those that end by themselves
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


def test_the_commands_of_bots_and_matches_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the pages, each page in a folder with the files that it tells to make, and with few games."""
    for name in ("bots.md", "arena.md", "models.md"):
        page = ROOT / "docs" / name
        folder = tmp_path / page.stem
        folder.mkdir()
        monkeypatch.chdir(folder)
        (folder / "mine.py").write_text("\n".join(blocks(page, "python")[:1]), "utf-8")
        for example in ("text_player.py", "mcp_player.py"):
            (folder / example).write_text((ROOT / "examples" / example).read_text("utf-8"), "utf-8")
        for words in commands(page):
            if words[0] in RUN and not any("./" in word or "mcp" in word or "bots:" in word for word in words):
                assert main(small(words)) == 0, words


def small(words: list[str]) -> list[str]:
    """The same command with as few games as there can be, in this process, and short."""
    if words[0] not in ("match", "tournament"):
        return words
    at = words.index("--games") if "--games" in words else -1
    fewer = words[:at] + words[at + 2 :] if at >= 0 else words
    cheap = [word.replace("merchant", "novice") for word in fewer]
    return [*cheap, "--games", "1", "--rounds", "1", "--workers", "1"]
