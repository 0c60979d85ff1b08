"""Bots at a desk: they make whole actions, and answer when they are asked."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random

from won.core.refusal import Refused
from won.envs.desk import Desk
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
    """As they are, with what they remember; of those that draw lots, the lots to come."""
    kept = {seat: bot.draw.__self__ if isinstance(bot, RandomBot) else bot for seat, bot in bots.items()}  # type: ignore[attr-defined]
    return pickle.dumps(kept)


def restore_bots(data: bytes) -> dict[int, Bot]:
    bots: dict[int, Bot] = {}
    for seat, kept in pickle.loads(data).items():
        bots[seat] = kept
        if isinstance(kept, Random):
            bots[seat] = lots = RandomBot(0)
            lots.draw = kept.random
    return bots


def let_play(desk: Desk, bots: dict[int, Bot]) -> None:
    """The bots act and answer until it is another's word, or the game is over."""
    while desk.seat in bots:
        seat = desk.seat
        bot, seen = bots[seat], desk.game.copy_for(seat)
        decision = bot.answer(seen, seat) if desk.answering else bot.decide(seen, seat)
        if decision is None:
            desk.leave()
            continue
        try:
            desk.act(decision.action)
        except Refused:  # for what the bot could not know, such as a partner's cash
            if desk.answering:
                desk.leave()
            else:
                desk.act(desk.game.sample(seat, desk.draw) if desk.draw is not None else decision.action)
