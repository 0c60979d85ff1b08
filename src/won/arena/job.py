"""One game of a run: its description, playing it, and its outcome.

A job names everything its game depends on, so that every worker plays the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from won.arena.adapters import ADAPTERS
from won.arena.entrants import called
from won.arena.language.player import Slips, Talk
from won.arena.supervised_bot import Incident, SupervisedBot
from won.arena.time_limit import TimeLimit
from won.arena.timing import Timing
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat, dump
from won.games import rules
from won.players.table import play

__all__ = ["BOTS", "LOTS", "Job", "Played", "play_job", "start"]

BOTS: Final = "bots"  # the bots draft for themselves
LOTS: Final = "lots"  # chance drafts, the same for every bot that takes the seat in turn


class Job(NamedTuple):
    number: int
    game: str
    edition: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by seat
    entrants: tuple[int, ...]  # by seat: which of the line-up sits there
    seed: str  # of all chance in it
    draft: str = BOTS


class Played(NamedTuple):
    """A finished game."""

    number: int
    record: bytes
    first: int
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]  # how each score arose
    winners: tuple[int, ...]
    length: int  # in rounds or turns
    steps: int
    triggers: tuple[str, ...]
    incidents: tuple[Incident, ...] = ()
    timings: tuple[Timing, ...] = ()
    ranks: tuple[int, ...] = ()  # by seat: how many stand higher
    slips: tuple[Slips | None, ...] = ()  # by seat: how a player by text answered


def seats_of(game: str, bots: Sequence[str]) -> list[Seat]:
    return [ADAPTERS[game].seat(seat, f"{called(bot)} {seat}", bot) for seat, bot in enumerate(bots)]


def start(job: Job) -> Game:
    """The game before the first action; raises `RecordError` for an edition or option that does not exist."""
    book = rules(job.game)
    chance = book.draw_chance(len(job.bots), source(f"{job.seed}/chance").random)
    return book.new(job.edition, seats_of(job.game, job.bots), chance, job.options)


def play_job(job: Job) -> Played:
    """Play the game of a job to its end; the same job gives the same game."""
    game, adapter = start(job), ADAPTERS[job.game]
    draft = partial(adapter.random_draft, draw=source(f"{job.seed}/lots").random) if job.draft == LOTS else None
    triggers: tuple[str, ...] = ()
    with TimeLimit() as limit:
        bots = [
            SupervisedBot(game, seat, name, f"{job.seed}/{entrant}", limit, draft)
            for seat, (name, entrant) in enumerate(zip(job.bots, job.entrants, strict=True))
        ]
        seats, talk = seats_of(job.game, job.bots), Talk()
        for bot in bots:
            bot.listen(talk)
        try:
            for _, _, events in play(game, bots, source(f"{job.seed}/drawn").random):
                triggers = adapter.end_triggers(game, events) or triggers
                for bot in bots:
                    bot.hear(seats, events)
            slips = tuple(bot.slips(seats) for bot in bots)
        finally:
            for bot in bots:
                bot.close()
    incidents = tuple(incident for bot in bots for incident in bot.report())
    played = outcome(job.number, game, triggers, incidents, tuple(bot.timing for bot in bots))
    return played._replace(slips=slips)


def outcome(
    number: int,
    game: Game,
    triggers: tuple[str, ...],
    incidents: tuple[Incident, ...] = (),
    timings: tuple[Timing, ...] = (),
) -> Played:
    """The outcome of a finished game."""
    result, adapter = game.result, ADAPTERS[game.name]
    assert result is not None
    return Played(
        number,
        dump(game.record()),
        adapter.first_seat(game),
        tuple(points.total for points in result.scores),
        tuple(points.parts for points in result.scores),
        result.winners,
        adapter.length(game),
        game.steps,
        triggers,
        incidents,
        timings,
        result.ranks,
    )
