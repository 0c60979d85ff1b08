"""A bot that must decide: what it is asked, and the bots that are remembered between two questions."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from won.core.game import Game
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.tables.table import Table

CACHED: Final = 1024  # bots that a process remembers


class BotRequest(msgspec.Struct, frozen=True):
    """A seat of a table that must decide: on its turn, or because it is asked something."""

    table: str
    seat: int
    level: str
    seed: str
    on_turn: bool


class Bots(Protocol):
    async def decide(self, request: BotRequest, table: Table, host: str) -> Decision | None:
        """The action and the reason, or none to do nothing."""

    def stop(self) -> None: ...


def choose(bot: Bot, game: Game, request: BotRequest) -> Decision | None:
    return bot.decide(game, request.seat) if request.on_turn else bot.answer(game, request.seat)


def cached_bot(bots: dict[BotRequest, Bot], request: BotRequest, game: str = "") -> Bot:
    """The bot of that seat with its memory of earlier requests."""
    key = msgspec.structs.replace(request, on_turn=True)
    bot = bots.pop(key, None) or make_bot(request.level, request.seed, game)
    bots[key] = bot
    while len(bots) > CACHED:
        close = getattr(bots.pop(next(iter(bots))), "close", None)  # of a bot that is a program
        if close is not None:
            close()
    return bot
