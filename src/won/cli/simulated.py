"""One simulated game: played, kept, and boiled down to what a summary needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from won.cli.faces import face
from won.cli.files import replace
from won.core.chance import source
from won.core.game import Game
from won.core.record import Record, RecordError, Seat, dump
from won.games import read_record, rules, walk
from won.players import make_bot
from won.players.table import play


class Job(NamedTuple):
    game: str
    edition: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    number: int
    folder: str | None


class Outcome(NamedTuple):
    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    length: int  # in rounds or turns
    steps: int
    triggers: tuple[str, ...]
    found: bool  # read from an earlier run


class Misfit(Exception):  # noqa: N818 - a finding
    """A file that is there already and is another game."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)  # both, so that it travels between processes
        self.name = name
        self.number = number


def seats_of(game: str, bots: tuple[str, ...]) -> list[Seat]:
    return [face(game).seat(seat, f"{bot} {seat}", bot) for seat, bot in enumerate(bots)]


def file_name(number: int) -> str:
    return f"game-{number:06}.json"


def play_or_read(job: Job) -> Outcome:
    """The game of a job: from its file where it is finished, else played and kept."""
    path = Path(job.folder) / file_name(job.number) if job.folder is not None else None
    start = _start(job)
    if path is not None and path.exists():
        found = _read(path, job, start)
        if found is not None:
            return found
    bots = [make_bot(bot, f"{job.seed}/{job.number}/{seat}") for seat, bot in enumerate(job.bots)]
    triggers: tuple[str, ...] = ()
    for _, _, events in play(start, bots, source(f"{job.seed}/{job.number}/drawn").random):
        triggers = face(job.game).ending(start, events) or triggers
    if path is not None:
        replace(path, dump(start.record()))
    return _outcome(job, start, triggers, False)


def _start(job: Job) -> Game:
    book = rules(job.game)
    chance = book.draw_chance(len(job.bots), source(f"{job.seed}/{job.number}/chance").random)
    return book.new(job.edition, seats_of(job.game, job.bots), chance, job.options)


def _read(path: Path, job: Job, start: Game) -> Outcome | None:
    """What an earlier run left; none if it is no whole record, and is to be played anew."""
    try:
        record = read_record(path.read_bytes())
        if _head(record) != _head(start.record()):
            raise Misfit(str(path), job.number)
        triggers: tuple[str, ...] = ()
        game = start
        for now, turn in walk(record):
            game = now
            triggers = face(job.game).ending(now, turn[2] if turn is not None else ()) or triggers
    except RecordError:
        return None
    return _outcome(job, game, triggers, True) if game.over else None


def _head(record: Record) -> tuple[object, ...]:
    return record.game, record.edition, record.seats, record.chance, record.options


def _outcome(job: Job, game: Game, triggers: tuple[str, ...], found: bool) -> Outcome:
    result = game.result
    assert result is not None
    scores = tuple(points.total for points in result.scores)
    length = face(job.game).length(game)
    return Outcome(job.number, scores, result.winners, length, game.steps, triggers, found)
