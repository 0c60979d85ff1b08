"""Bots that misbehave, each in its own way."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from won.core.game import Game
from won.industry.actions import Flag
from won.players.bot import Decision
from won.players.random import RandomBot


class Misbehaving(RandomBot):
    """Plays by lots for a while."""

    __slots__ = ("asked",)

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        super().__init__(seed)
        self.asked = 0

    def decide(self, game: Game, seat: int) -> Decision:
        self.asked += 1
        return super().decide(game, seat) if self.asked < 12 else self.misbehave(game, seat)

    def misbehave(self, game: Game, seat: int) -> Decision:
        raise NotImplementedError


class Raising(Misbehaving):
    def misbehave(self, game: Game, seat: int) -> Decision:
        raise ZeroDivisionError("of its own making")


class Cheating(Misbehaving):
    def misbehave(self, game: Game, seat: int) -> Decision:
        return Decision(Flag("E5"))


class Silent(Misbehaving):
    def misbehave(self, game: Game, seat: int) -> Decision:
        return None  # type: ignore[return-value]


class Endless(Misbehaving):
    def misbehave(self, game: Game, seat: int) -> Decision:
        while True:
            try:
                self.asked += 1
            except Exception:
                self.asked = 0


class Meddling(Misbehaving):
    """Thinks on the very table it was handed."""

    def misbehave(self, game: Game, seat: int) -> Decision:
        action = game.sample(seat, self.draw)
        game.apply(seat, action)
        return Decision(action)


class Dawdling(Misbehaving):
    def misbehave(self, game: Game, seat: int) -> Decision:
        began = time.thread_time()
        while time.thread_time() - began < 0.01:
            pass
        return Decision(game.sample(seat, self.draw))


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["actions"][0] if asked["on_turn"] else "", flush=True)
"""


def program(folder: Path, text: str = PROGRAM) -> str:
    """The name of a bot that is a program of its own."""
    path = folder / "player.py"
    path.write_text(text, "utf-8")
    return f"run:{sys.executable} {path}"
