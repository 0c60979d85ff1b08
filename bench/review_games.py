"""A game between bots, and its review."""

from __future__ import annotations

import time
from collections.abc import Sequence

from won.arena.job import Job, start
from won.core.chance import source
from won.core.record import Record
from won.games import package
from won.players.bot import Bot
from won.players.table import play
from won.review.model import Review
from won.review.review import review


def played(game: str, bots: Sequence[Bot], names: Sequence[str], seed: str) -> Record:
    defaults = package(game).defaults
    table = start(Job(0, game, defaults.edition, defaults.options, tuple(names), tuple(range(len(names))), seed))
    for _ in play(table, bots, source(f"{seed}/play").random):
        pass
    return table.record()


def reviewed(record: Record) -> tuple[Review, float]:
    """The review, and the seconds of processor time it took."""
    began = time.process_time()
    result = review(record)
    return result, round(time.process_time() - began, 1)
