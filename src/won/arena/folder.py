"""Records in a folder, one file a game: games of an earlier run are read, the others played and written."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from won.arena.adapters import ADAPTERS
from won.arena.job import Job, Played, outcome, play_job, start
from won.core.files import replace
from won.core.game import Game
from won.core.record import Record, RecordError
from won.games import read_record, walk


class FolderJob(NamedTuple):
    """A job, and the folder of its record if it is to be written."""

    job: Job
    folder: str | None


class OtherGame(Exception):  # noqa: N818 - named after what the file holds
    """The file of a game holds another game."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)  # both, so that it travels between processes
        self.name = name
        self.number = number


def file_name(number: int) -> str:
    return f"game-{number:06}.json"


def play_or_read(task: FolderJob) -> tuple[Played, bool]:
    """The game of a job, and whether it was read from its file instead of played."""
    job, folder = task
    if folder is None:
        return play_job(job), False
    path = Path(folder) / file_name(job.number)
    earlier = _read(path, job, start(job)) if path.exists() else None
    if earlier is not None:
        return earlier, True
    played = play_job(job)
    replace(path, played.record)
    return played, False


def _read(path: Path, job: Job, fresh: Game) -> Played | None:
    """The game of an earlier run; none if its file is not a whole record."""
    triggers: tuple[str, ...] = ()
    game = fresh
    try:
        record = read_record(path.read_bytes())
        if _head(record) != _head(fresh.record()):
            raise OtherGame(str(path), job.number)
        for now, turn in walk(record):
            game = now
            triggers = ADAPTERS[job.game].end_triggers(now, turn[2] if turn is not None else ()) or triggers
    except RecordError:
        return None
    return outcome(job.number, game, triggers) if game.over else None


def _head(record: Record) -> tuple[object, ...]:
    return record.game, record.edition, record.seats, record.chance, record.options
