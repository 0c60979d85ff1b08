"""Bots in a dialogue: they make whole actions, and answer when asked."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random

from won.core.refusal import Refused
from won.envs.dialogue import Dialogue
from won.players import make_bot
from won.players.bot import Bot
from won.players.random import RandomBot

Opponent = str | Bot  # the name of a level, or a bot


def seat_bots(opponents: Opponent | Sequence[Opponent], seats: int, learner: int, seed: int) -> dict[int, Bot]:
    """A bot for every seat but the learner's, in the order in which they sit after it."""
    others = [(learner + place) % seats for place in range(1, seats)]
    named = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
    if len(named) == 1:
        named = named * len(others)
    if len(named) != len(others):
        raise ValueError(f"{len(named)} opponents for {len(others)} seats")
    return {
        seat: make_bot(bot, f"{seed} {seat}") if isinstance(bot, str) else bot
        for seat, bot in zip(others, named, strict=True)
    }


def save_bots(bots: dict[int, Bot]) -> bytes:
    """The bots with their memory; a random bot is saved as its random generator, because its method has no pickle."""
    saved = {seat: bot.draw.__self__ if isinstance(bot, RandomBot) else bot for seat, bot in bots.items()}  # type: ignore[attr-defined]
    return pickle.dumps(saved)


def restore_bots(data: bytes) -> dict[int, Bot]:
    bots: dict[int, Bot] = {}
    for seat, saved in pickle.loads(data).items():
        bots[seat] = saved
        if isinstance(saved, Random):
            bots[seat] = bot = RandomBot(0)
            bot.draw = saved.random
    return bots


def play_bots(dialogue: Dialogue, bots: dict[int, Bot]) -> None:
    """Let the bots act and answer until another seat is to speak or the game is over."""
    while dialogue.seat in bots:
        seat = dialogue.seat
        bot, game = bots[seat], dialogue.game.copy_for(seat)
        decision = bot.answer(game, seat) if dialogue.answering else bot.decide(game, seat)
        if decision is None:
            dialogue.leave()
            continue
        try:
            dialogue.act(decision.action)
        except Refused:  # because of something hidden from the bot, such as a partner's cash
            if dialogue.answering:
                dialogue.leave()
            else:
                dialogue.act(
                    dialogue.game.sample(seat, dialogue.draw) if dialogue.draw is not None else decision.action
                )
