"""Records in a folder, one file a game: what was played before is read, the rest played and kept."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from won.arena.adapters import ADAPTERS
from won.arena.job import Job, Played, outcome, play_job, start
from won.core.files import replace
from won.core.game import Game
from won.core.record import Record, RecordError
from won.games import read_record, walk


class Kept(NamedTuple):
    """A job and where its record belongs; none for nowhere."""

    job: Job
    folder: str | None


class Misfit(Exception):  # noqa: N818 - a finding
    """A file that is there already and is another game."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)  # both, so that it travels between processes
        self.name = name
        self.number = number


def file_name(number: int) -> str:
    return f"game-{number:06}.json"


def play_or_read(kept: Kept) -> tuple[Played, bool]:
    """The game of a job, and whether it was found: read where its file is finished, else played and kept."""
    job, folder = kept
    if folder is None:
        return play_job(job), False
    path = Path(folder) / file_name(job.number)
    found = _read(path, job, start(job)) if path.exists() else None
    if found is not None:
        return found, True
    played = play_job(job)
    replace(path, played.record)
    return played, False


def _read(path: Path, job: Job, fresh: Game) -> Played | None:
    """What an earlier run left; none if it is no whole record, and is to be played anew."""
    triggers: tuple[str, ...] = ()
    game = fresh
    try:
        record = read_record(path.read_bytes())
        if _head(record) != _head(fresh.record()):
            raise Misfit(str(path), job.number)
        for now, turn in walk(record):
            game = now
            triggers = ADAPTERS[job.game].end_triggers(now, turn[2] if turn is not None else ()) or triggers
    except RecordError:
        return None
    return outcome(job.number, game, triggers) if game.over else None


def _head(record: Record) -> tuple[object, ...]:
    return record.game, record.edition, record.seats, record.chance, record.options
