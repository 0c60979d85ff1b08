"""A bot that is a program of its own, in any language: one JSON object a line in, one action a line out.

A question is `{"game": "industry", "seat": 0, "on_turn": true, "view": {...}, "actions": ["pass", ...], "composed":
["offer", ...]}`: what the seat may see, every action that can be listed, in the notation of the game (where none can,
one that is legal), and the kinds of those that are put together from parts. The answer is an action in the same
notation. An empty line leaves an offer open; it is an answer only when the seat is not on turn. The environment
variable WON_SEED has the seed of the bot.
"""

from __future__ import annotations

from typing import Final

import msgspec

from won.arena.program import Program
from won.core.chance import source
from won.core.game import Game
from won.games import package
from won.players.bot import Decision

PATIENCE: Final = 30.0  # seconds of the clock for one answer


class CommandBot:
    """Starts the program when it is made and ends it when it is closed."""

    def __init__(self, command: str, seed: str | int) -> None:
        self.program = Program(command, seed)
        self._draw = source(f"{seed}/examples").random

    def decide(self, game: Game, seat: int) -> Decision:
        line = self._ask(game, seat, on_turn=True)
        return Decision(package(game.name).notation.parse(line))

    def answer(self, game: Game, seat: int) -> Decision | None:
        line = self._ask(game, seat, on_turn=False)
        return Decision(package(game.name).notation.parse(line)) if line else None

    def close(self) -> None:
        self.program.close()

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
        self.program.write(msgspec.json.encode(question).decode() + "\n")
        return self.program.line(PATIENCE).strip()
