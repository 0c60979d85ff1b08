"""`won serve` as a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Self

from tests.waiting import SECONDS


class Served:
    """`with Served(database_url) as server:`; `kill` is the hardest end there is."""

    def __init__(self, database: str, port: int = 0, *more: str) -> None:
        self.database = database
        self.port = port
        self.more = more  # words of the command line
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = [
            sys.executable,
            "-m",
            "won.cli.main",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--limits",
            "0",
            *self.more,
        ]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "WON_LANG": "en"})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the server does not start"
        self.url = next(word for word in line.split() if word.startswith("http")).rstrip("/")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is not None:
            process.send_signal(how)
            process.wait(SECONDS)
            assert process.stdout is not None
            process.stdout.close()
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
