"""The `won` command called in-process, with its standard input and what it prints."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.games import played
from won.cli.main import main
from won.core.record import dump


class Said(NamedTuple):
    code: int
    out: str
    err: str


Won = Callable[..., Said]


@pytest.fixture
def won(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Won:
    """Calls the command; `stdin` is its standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("WON_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str, stdin: str | bytes = "") -> Said:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(words)
        return Said(code, *capsys.readouterr())

    return call


@pytest.fixture(scope="session")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of four, two rounds long, as a file."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(dump(played("7").record()))
    return path
