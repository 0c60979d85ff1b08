"""`won serve` as a person starts it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.waiting import SECONDS
from won.cli.main import main
from won.cli.serve import database_url


@contextmanager
def serving(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, and where it says that it is."""
    command = [sys.executable, "-m", "won.cli.main", "serve", "--port", "0", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            result = re.search(r"http://\S+/", said)
            assert result, process.stderr and process.stderr.read()
            yield process, result[0]
        finally:
            process.kill()


def test_it_says_where_it_is_and_leaves_when_asked(tmp_path: Path) -> None:
    with serving("--database", str(tmp_path / "sub" / "won.db"), "--log", "json") as (process, url):
        assert httpx.get(f"{url}ready", trust_env=False, timeout=SECONDS).json()["ok"]
        made = httpx.post(f"{url}api/players", json={"name": "Ada"}, trust_env=False, timeout=SECONDS).json()
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=SECONDS)
        assert made["key"] not in out + errors
        assert process.returncode == 0, errors
        assert "Traceback" not in errors
    assert (tmp_path / "sub" / "won.db").exists()


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "won.db")]) == 2
    assert port in capsys.readouterr().err


def test_a_database_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "won.db"
    file.write_text("this is no database, and long enough to be seen as none" * 20)
    for wrong in (str(file), "postgresql://nobody:secret@127.0.0.1:1/none", "oracle://x"):
        assert main(["serve", "--port", "0", "--database", wrong]) == 2
        said = capsys.readouterr().err
        assert said.startswith("won serve: ")
        assert "secret" not in said
        assert "Traceback" not in said


def test_postgresql_without_its_packages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "won.server.storage.postgres", None)
    for words in (["serve", "--port", "0"], ["backup", str(tmp_path / "tables.won")]):
        assert main([*words, "--database", "postgresql+asyncpg://won@localhost/won"]) == 2
        assert "pip install 'wealth-of-nations[postgres]'" in capsys.readouterr().err


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite:///{tmp_path}/won/tables.db"
    assert database_url(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path}/x.db"
    assert database_url("postgresql://host/db") == "postgresql://host/db"


def test_for_everyone_on_the_network(tmp_path: Path) -> None:
    with serving("--host", "0.0.0.0", "--database", str(tmp_path / "won.db")) as (process, url):
        assert url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{url}health", trust_env=False, timeout=SECONDS).json()["ok"]
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=SECONDS)
        assert "leaked" not in errors  # semaphores of the worker processes


@pytest.mark.parametrize(
    ("option", "word"),
    [
        ("--public-url", "play.example"),
        ("--public-url", "ftp://play.example"),
        ("--peer-url", "http://a b"),
        ("--peer-url", "http://host:port"),
        ("--origin", "*"),
        ("--behind", "proxy.example"),
        ("--behind", "127.0.0.1, 10.0.0.1"),
    ],
)
def test_an_address_that_nobody_could_be_reached_at(
    option: str, word: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "won.db"), option, word]) == 2
    assert repr(word) in capsys.readouterr().err
    assert not (tmp_path / "won.db").exists()
