"""Play matches into a file of results, and continue those that were interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from won.arena import schedule
from won.arena.job import Job, Played, play_job
from won.arena.results import Results
from won.arena.runner import run
from won.arena.schedule import Match, whole_groups
from won.arena.workers import Workers

__all__ = ["play_matches"]


class Task(NamedTuple):
    """A job of one of several matches."""

    match: int  # its id in the file
    job: Job


def play_task(task: Task) -> tuple[Task, Played]:
    return task, play_job(task.job)


def play_matches(
    matches: Sequence[Match],
    games: int,
    results: Results,
    workers: Workers,
    on_game: Callable[[Played | None], None],
) -> None:
    """Play until every match has `games` games, rounded up to whole groups.

    `on_game` is called after each game is written, and with none for each game that the file already has. After an
    interruption the same call continues where it stopped.
    """
    ids = [results.match_id(match) for match in matches]
    played_before = [results.done(match_id) for match_id in ids]
    for match, done in zip(matches, played_before, strict=True):
        for _ in range(sum(number < whole_groups(games, len(match.lineup)) for number in done)):
            on_game(None)

    def tasks() -> Iterator[Task]:
        for match, match_id, done in zip(matches, ids, played_before, strict=True):
            for job in schedule.jobs(match, games, done):
                yield Task(match_id, job)

    with workers:
        for task, played in run(play_task, tasks(), workers):
            results.add(task.match, task.job, played)
            on_game(played)
