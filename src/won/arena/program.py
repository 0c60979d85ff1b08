"""A program of its own that a bot talks to: lines in, lines out."""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
from typing import IO, Final

GOODBYE: Final = 5.0  # seconds in which a program may end by itself


class Program:
    """Starts the program when it is made; raises `OSError` or `ValueError` for a command that cannot be started."""

    def __init__(self, command: str, seed: str | int) -> None:
        self.process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "WON_SEED": str(seed)},
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        assert self.process.stdout is not None
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=_read, args=(self.process.stdout, self._lines), daemon=True)
        self._reader.start()

    def write(self, text: str) -> None:
        """Raises `OSError` if the program has ended."""
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def line(self, seconds: float) -> str:
        """The next line; raises `OSError` if the program has ended, `TimeoutError` if none comes in time."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise TimeoutError(f"no answer within {seconds:g} s") from None
        if not line:
            self._lines.put("")  # for whoever asks again
            raise OSError("the program has ended")
        return line.rstrip("\r\n")

    def close(self) -> None:
        """End the program: its input ends, and what does not stop then is killed."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(GOODBYE)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self._reader.join(1)


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Put every line into the queue, and an empty string at the end."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")
