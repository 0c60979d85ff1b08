"""Why an action could be done: what the adviser says of it, or the bot that would do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from won.core.game import Game
from won.players.bot import Bot, Reason
from won.players.games import PLAYERS

ADVISED: Final = 6  # things that the adviser is asked about


def reasons_for(game: Game, seat: int, action: Any, bot: Bot) -> Iterator[Reason]:
    """Reasons for this very action of a seat; none where neither the adviser nor the bot would do it."""
    known = game.copy_for(seat)
    advised = [each for each in PLAYERS[game.name].advise(known, seat, ADVISED) if each.action == action]
    if not advised:
        answer = bot.answer(known, seat) if seat in game.to_answer else None
        chosen = answer or (bot.decide(known, seat) if seat in game.to_move else None)
        advised = [chosen] if chosen is not None and chosen.action == action else []
    yield from [each.reason for each in advised if each.reason is not None]
