"""Matches played into a file of results, from wherever they were left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from won.arena import schedule
from won.arena.job import Job, Played, play_job
from won.arena.results import Results
from won.arena.runner import run
from won.arena.schedule import Match, whole_groups
from won.arena.workers import Workers


class Task(NamedTuple):
    """A job of one of several matches."""

    match: int  # its place in the file
    job: Job


def play_task(task: Task) -> tuple[Task, Played]:
    return task, play_job(task.job)


def play_matches(
    matches: Sequence[Match], games: int, results: Results, workers: Workers, told: Callable[[Played | None], None]
) -> None:
    """Every match has `games` games, in whole groups, when this returns; `told` hears of each, of none for one found.

    Whatever ends it early, what was told of is kept, and the same call goes on from there.
    """
    places = [results.match_id(match) for match in matches]
    found = [results.done(place) for place in places]
    for match, done in zip(matches, found, strict=True):
        for _ in range(sum(number < whole_groups(games, len(match.lineup)) for number in done)):
            told(None)

    def tasks() -> Iterator[Task]:
        for match, place, done in zip(matches, places, found, strict=True):
            for job in schedule.jobs(match, games, done):
                yield Task(place, job)

    with workers:
        for task, played in run(play_task, tasks(), workers):
            results.keep(task.match, task.job, played)
            told(played)
