"""Games of players of every level, reviewed: is the accuracy of the better ones higher?

For each number one game of each level, four equal players and the same set-up. Each finished game is a line of the
file, so that the work can be stopped and go on, and be shared by as many processes as there are cores.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bench.review_games import played, reviewed
from won.arena.standings import share
from won.players import make_bot
from won.review.accuracy import accuracy
from won.review.games import REVIEWING
from won.review.model import Review

LEVELS: Final = ("random", "clerk", "merchant", "magnate:0.05")
GAMES: Final = ("shares", "industry")
SEATS: Final = 4


class Job(NamedTuple):
    seed: str
    number: int
    game: str
    level: str


class Result(msgspec.Struct, frozen=True):
    """A reviewed game."""

    seed: str
    number: int
    game: str
    level: str
    accuracy: float  # of all decisions, whoever's they were
    seats: list[float]
    phases: dict[str, tuple[int, float, float]]  # decisions in each, with the sums of their losses and stakes
    entries: int
    decisions: int
    played: float  # seconds of processor time
    reviewed: float

    @property
    def job(self) -> Job:
        return Job(self.seed, self.number, self.game, self.level)


def jobs(seed: str, numbers: Iterable[int], games: Iterable[str]) -> Iterator[Job]:
    for number, game, level in product(numbers, games, reversed(LEVELS)):
        yield Job(seed, number, game, level)


def judged(job: Job) -> Result:
    """Plays and reviews one game."""
    began = time.process_time()
    bots = [make_bot(job.level, f"{job.seed}/{job.number}/{seat}", job.game) for seat in range(SEATS)]
    record = played(job.game, bots, [job.level] * SEATS, f"{job.seed}/{job.number}")
    seconds = round(time.process_time() - began, 1)
    review, spent = reviewed(record)
    seats = [seat.accuracy for seat in review.seats]
    whole = accuracy(review.decisions, REVIEWING[job.game].most)
    return Result(*job, whole or 0.0, seats, _phases(review), len(record.log), len(review.decisions), seconds, spent)


def _phases(review: Review) -> dict[str, tuple[int, float, float]]:
    phases: dict[str, tuple[int, float, float]] = {}
    for decision in review.decisions:
        count, loss, stake = phases.get(decision.phase, (0, 0.0, 0.0))
        phases[decision.phase] = (count + 1, loss + decision.loss, stake + decision.stake)
    return phases


def accuracies(seed: str, numbers: range, games: Sequence[str], workers: int, out: Path) -> None:
    """Plays what the file does not hold yet, and says how many games of each step are in order."""
    done = {result.job: result for result in read(out)}
    asked = list(jobs(seed, numbers, games))
    missing = [job for job in asked if job not in done]
    began = time.monotonic()
    with get_context("spawn").Pool(workers) as pool, out.open("ab") as file:
        for count, result in enumerate(pool.imap_unordered(judged, missing), 1):
            done[result.job] = result
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            say(f"{count} of {len(missing)} after {time.monotonic() - began:.0f} s: {' '.join(map(str, result.job))}")
    for line in summary([done[job] for job in asked]):
        say(line)


def read(out: Path) -> list[Result]:
    """What a file holds; a last line that was cut off is left out."""
    if not out.exists():
        return []
    text = out.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        out.write_bytes(whole)
    return [msgspec.json.decode(line, type=Result) for line in whole.splitlines()]


def summary(results: Iterable[Result]) -> Iterator[str]:
    """For each step from one level to the next: the games in order, and the mean accuracies."""
    accuracies: dict[tuple[str, str], dict[tuple[str, int], float]] = defaultdict(dict)
    for result in results:
        accuracies[result.game, result.level][result.seed, result.number] = result.accuracy
    for game, (low, high) in product(GAMES, pairwise(LEVELS)):
        below, above = accuracies[game, low], accuracies[game, high]
        both = sorted(below.keys() & above.keys())
        if both:
            ordered = sum([above[number] > below[number] for number in both])
            part = share(ordered, len(both))
            means = [sum([level[number] for number in both]) / len(both) for level in (above, below)]
            sure = f"{100 * part.low:.0f} to {100 * part.high:.0f}%"
            yield f"{game}: {high} above {low}: {ordered} of {len(both)} ({sure}), means {means[0]:.1f}, {means[1]:.1f}"


def say(line: str) -> None:
    print(line, flush=True)
