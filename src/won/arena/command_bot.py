"""A bot that is a program of its own, in any language: one JSON object a line in, one action a line out.

A question is `{"game": "industry", "seat": 0, "on_turn": true, "view": {...}, "actions": ["pass", ...], "composed":
["offer", ...]}`: what the seat may see, every action that can be listed, in the notation of the game (where none can,
one that is legal), and the kinds of those that are put together from parts. The answer is an action in the same
notation. An empty line leaves an offer open; it is an answer only when the seat is not on turn. The environment
variable WON_SEED has the seed of the bot.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
from typing import IO, Final

import msgspec

from won.core.chance import source
from won.core.game import Game
from won.games import package
from won.players.bot import Decision

PATIENCE: Final = 30.0  # seconds of the clock for one answer


class CommandBot:
    """Starts the program when it is made and ends it when it is closed."""

    def __init__(self, command: str, seed: str | int) -> None:
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "WON_SEED": str(seed)},
            text=True,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        self._draw = source(f"{seed}/examples").random
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        self._reader.start()

    def decide(self, game: Game, seat: int) -> Decision:
        line = self._ask(game, seat, on_turn=True)
        return Decision(package(game.name).notation.parse(line))

    def answer(self, game: Game, seat: int) -> Decision | None:
        line = self._ask(game, seat, on_turn=False)
        return Decision(package(game.name).notation.parse(line)) if line else None

    def close(self) -> None:
        """End the program: its input ends, and what does not stop then is killed."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            self._process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._reader.join(1)

    def _ask(self, game: Game, seat: int, on_turn: bool) -> str:
        """Raises `OSError` if the program has ended, `TimeoutError` if it does not answer."""
        legal, write = game.legal(seat), package(game.name).notation.write
        examples = legal.actions or ([game.sample(seat, self._draw)] if on_turn else [])
        question = {
            "game": game.name,
            "seat": seat,
            "on_turn": on_turn,
            "view": game.view(seat),
            "actions": [write(action) for action in examples],
            "composed": legal.composed,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(question).decode() + "\n")
        self._process.stdin.flush()
        try:
            line = self._lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise TimeoutError(f"no answer within {PATIENCE:g} s") from None
        if not line:
            raise OSError("the program has ended")
        return line.strip()


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Put every line into the queue, and an empty string at the end."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")
