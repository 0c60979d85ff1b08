"""Finds puzzles: bots play games, and positions on the way are proved."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from msgspec.structs import replace

from won.arena.job import Job, start
from won.core.chance import source
from won.core.game import Game
from won.players import make_bot
from won.players.playouts import continued
from won.players.table import play
from won.puzzles.games import PUZZLING
from won.puzzles.grading import grade
from won.puzzles.model import Ply, Puzzle, write_line
from won.puzzles.part import ANSWER
from won.puzzles.proof import prove

PLIES: Final = 3  # decisions of one puzzle at most
SHOWN: Final = 6  # entries of the line after the last decision
GAP: Final = 40  # entries between two puzzles of one game at least
EARLY: Final = 0.5  # of a game, in which little is clear yet
LOOKED: Final = 60  # positions of one game at most
MOST: Final = 3  # puzzles of one game

Wanted = Callable[[str, str], bool]  # whether more puzzles of an edition and theme are wanted


def games(name: str, seed: str, first: int = 0) -> Iterator[Job]:
    """Games of clerks and of merchants, by every edition and number of players in turn, without end."""
    setups = PUZZLING[name].setups
    for number in count(first):
        setup = setups[number % len(setups)]
        bots = (("merchant", "clerk")[number // len(setups) % 2],) * setup.players
        entrants = tuple(range(setup.players))
        yield Job(number, name, setup.edition, setup.options, bots, entrants, f"{seed}/{number}")


def find(job: Job, wanted: Wanted) -> Iterator[Puzzle | None]:
    """The puzzles of one game, and none for each other position, so that a caller can stop anywhere."""
    found: list[int] = []
    for game, seat in positions(job):
        if all(abs(game.steps - step) >= GAP for step in found):
            puzzle = puzzle_at(game.copy(), seat, wanted, job.seed)
            if puzzle is not None:
                found.append(game.steps)
            yield puzzle
        if len(found) >= MOST:
            break


def positions(job: Job) -> list[tuple[Game, int]]:
    """Some late positions of a game with not too many choices, and the seat that decides in each."""
    game = start(job)
    bots = [make_bot(bot, f"{job.seed}/{seat}", job.game) for seat, bot in enumerate(job.bots)]
    passed = [game.copy() for _ in play(game, bots, source(f"{job.seed}/drawn").random)]
    late = [(each, (each.to_answer or each.to_move)[0]) for each in passed[round(len(passed) * EARLY) : -1]]
    source(f"{job.seed}/positions").shuffle(late)
    part = PUZZLING[job.game]
    return [position for position in late if 2 <= len(part.choices(*position)) <= part.most][:LOOKED]


def puzzle_at(game: Game, seat: int, wanted: Wanted, origin: str = "") -> Puzzle | None:
    """The puzzle of a position, if it is one; several decisions long where each of them is proved."""
    part, record = PUZZLING[game.name], game.record()
    proved = prove(game, seat, lambda action: wanted(record.edition, part.theme(game, seat, action)))
    if proved is None:
        return None
    theme = part.theme(game, seat, proved[1])
    log = "\n".join([write_line(game.name, who, what) for who, what in game.taken()])
    plies: list[Ply] = []
    before: tuple[str, ...] | None = ()
    after = game
    while proved is not None and before is not None:
        ply, action = proved
        plies.append(replace(ply, before=before))
        game.apply(seat, action)
        after = game.copy()
        before = None if len(plies) >= PLIES else _until(game, seat)
        further = before is not None and part.decision(game, seat) != ANSWER
        proved = prove(game, seat) if further else None
    return Puzzle(
        id=hashlib.sha256(f"{record.edition}\n{log}\n{seat}".encode()).hexdigest()[:8],
        game=game.name,
        edition=record.edition,
        theme=theme,
        seat=seat,
        rating=grade(plies, part.margin),
        plies=tuple(plies),
        seats=tuple(record.seats),
        chance=record.chance,
        log=log,
        options=record.options,
        revision=record.revision,
        origin=origin,
        line=tuple([write_line(after.name, who, what) for who, what in expected(after)]),
    )


def expected(game: Game) -> Iterator[tuple[int, Any]]:
    """What merchants do next, until chance decides or enough is shown; the game itself stays as it is."""
    then = game.copy()
    bots = PUZZLING[game.name].bots(PUZZLING[game.name].seats(game), 0)
    for place, (seat, action, _) in enumerate(continued(then, bots, "line")):
        if place >= SHOWN or game.without_chance(action) != action:
            break
        yield seat, action


def _until(game: Game, seat: int) -> tuple[str, ...] | None:
    """What merchants do until the seat decides again in the same phase, applied; none where that does not come soon."""
    phase = PUZZLING[game.name].phase
    begun = phase(game)
    lines: list[str] = []
    for who, action in expected(game):
        if phase(game) != begun:
            return None
        if who == seat:
            return tuple(lines)
        game.apply(who, action)
        lines.append(write_line(game.name, who, action))
    return None
