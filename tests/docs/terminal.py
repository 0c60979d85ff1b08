"""The command lines of the pages, run in this process, with as few and as short games as there can be."""

from __future__ import annotations

import io
import re
import shlex
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from won.arena import own_bots
from won.arena.reviews import missing
from won.cli import report
from won.cli.main import main
from won.cli.serve import Announcing
from won.games import GAMES
from won.players.games import PLAYERS
from won.server.operations import logs
from won.server.operations.work_queue import WorkQueue
from won.server.wire.http.connections import BoundedProtocol
from won.server.wire.http.socket_protocol import SocketProtocol

FEW: Final = {"--games": "1", "--rounds": "1", "--workers": "1"}
HERE: Final = {"--host": "127.0.0.1", "--port": "0"}  # on a free port, for nobody else
Run = Callable[[list[str]], str]


def typed(words: list[str]) -> list[str]:
    """The words of `won`: `make text` and a path before it are other ways to write them."""
    program, *rest = words
    if program == "make":
        assert rest[0] == "text", words
        return ["play", "--text", *shlex.split(rest[1].removeprefix("ARGS="))]
    assert Path(program).name == "won", words
    return rest


def small(words: list[str]) -> list[str]:
    if words[0] in ("match", "tournament"):
        return given(words, FEW | ({"--editions": "second"} if "--editions" in words else {}))
    if words[0] == "serve":
        return given(words, HERE)
    return words


def given(words: list[str], options: dict[str, str]) -> list[str]:
    """The same with these options in place of their own."""
    result = list(words)
    for option in options:
        if option in result:
            at = result.index(option)
            del result[at : at + 2]
    return [*result, *(word for pair in options.items() for word in pair)]


@contextmanager
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> Iterator[Run]:
    """Runs the words of a command in this folder and gives what it says; a player quits at once, and a server ends
    once it serves.
    """
    began = Announcing.startup

    async def serve(server: Announcing, **kwargs: Any) -> None:
        await began(server, **kwargs)
        server.should_exit = True

    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setattr(Announcing, "startup", serve)
    monkeypatch.setattr(WorkQueue, "start", lambda _: None)
    monkeypatch.setattr(report, "missing", lambda results, count: missing(results, count)[:1])
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    monkeypatch.setattr(webbrowser, "open", lambda _: True)
    monkeypatch.setattr(own_bots, "_added", [])
    monkeypatch.setattr(BoundedProtocol, "proxies", frozenset())
    monkeypatch.setattr(SocketProtocol, "frames_rate", None)

    def run(words: list[str]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        code = main(small(words))
        said = capsys.readouterr()
        assert code == 0, (words, said.err)
        assert words[0] != "serve" or re.search(r"at https?://\S+/? ", said.out), said.out
        assert "marked" not in said.out, words  # nothing that a page shows fails and is replaced by a clerk
        return said.out

    yield run
    for game in GAMES:
        PLAYERS[game].own.clear()
