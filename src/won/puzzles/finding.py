"""Finds puzzles: bots play games, and positions on the way are proved."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import count, islice, zip_longest
from operator import itemgetter
from typing import Any, Final

from msgspec.structs import replace

from won.arena.job import Job, start
from won.core.chance import source
from won.core.game import Game
from won.players import make_bot
from won.players.games import PLAYERS
from won.players.playouts import continued
from won.players.table import play
from won.puzzles.games import PUZZLING
from won.puzzles.grading import grade
from won.puzzles.model import Ply, Puzzle, write_line
from won.puzzles.part import ANSWER
from won.puzzles.proof import FOUND, prove
from won.puzzles.quota import Quota

PLIES: Final = 3  # decisions of one puzzle at most
SHOWN: Final = 6  # entries of the line after the last decision
GAP: Final = 40  # entries between two puzzles of one game at least
LOOKED: Final = 80  # positions of one game at most; most of them fail at a first look
MOST: Final = 3  # puzzles of one game
ADVISED: Final = 6  # ideas that are compared before a proof


def games(name: str, seed: str, first: int = 0) -> Iterator[Job]:
    """Games of clerks and of merchants, by every edition and number of players in turn, without end."""
    setups = PUZZLING[name].setups
    for number in count(first):
        setup = setups[number % len(setups)]
        bots = (("merchant", "clerk")[number // len(setups) % 2],) * setup.players
        entrants = tuple(range(setup.players))
        yield Job(number, name, setup.edition, setup.options, bots, entrants, f"{seed}/{number}")


def find(job: Job, quota: Quota) -> Iterator[Puzzle | None]:
    """The puzzles of one game, and none for each other position, so that a caller can stop anywhere."""
    steps: list[int] = []
    if not quota.wants_edition(job.edition):
        return
    for game, seat in islice(positions(job, quota), LOOKED):
        if all(abs(game.steps - step) >= GAP for step in steps):
            puzzle = puzzle_at(game, seat, quota, job.seed)
            if puzzle is not None:
                steps.append(game.steps)
            yield puzzle
        if len(steps) >= MOST:
            break


def positions(job: Job, quota: Quota) -> Iterator[tuple[Game, int]]:
    """Late positions of a game that can be proved, and the seat that decides in each; one of each kind in turn, first
    those whose kind is lacking most, and of a kind the likeliest.

    The kind is that of what the bot did there: where one idea is clearly best, the bot has mostly found it.
    """
    part = PUZZLING[job.game]
    kinds: dict[str, list[tuple[float, int, Game, int]]] = defaultdict(list)
    passed = played(job)
    for game, seat, action in passed[round(len(passed) * part.early) :]:
        theme = part.theme(game, seat, action)
        if quota.wants_theme(theme) and (likely := likelihood(game, seat, theme)) >= part.gap:
            kinds[theme].append((-likely, game.steps, game, seat))
    ranked = [sorted(kinds[theme], key=itemgetter(0, 1)) for theme in sorted(kinds, key=lambda kind: -quota.lack(kind))]
    questions: set[Hashable] = set()
    for row in zip_longest(*ranked):
        for position in row:
            asked = question(*position[2:]) if position is not None else None
            if position is not None and asked is not None and asked not in questions:
                questions.add(asked)
                yield position[2:]


def played(job: Job) -> list[tuple[Game, int, Any]]:
    """Every position of the game of a job, with what was done there."""
    game = start(job)
    bots = [make_bot(bot, f"{job.seed}/{seat}", job.game) for seat, bot in enumerate(job.bots)]
    before = game.copy()
    passed: list[tuple[Game, int, Any]] = []
    for seat, action, _ in play(game, bots, source(f"{job.seed}/drawn").random):
        passed.append((before, seat, action))
        before = game.copy()
    return passed


def question(game: Game, seat: int) -> Hashable | None:
    """The moment and the ideas of the seat: a second position with the same ones asks the same again; none where the
    choices cannot be listed or are too many for a proof.
    """
    part = PUZZLING[game.name]
    choices = part.choices(game, seat)
    ideas = frozenset([part.idea(choice) for choice in choices])
    return (part.phase(game), seat, ideas) if len(choices) <= part.most and len(ideas) > 1 else None


def likelihood(game: Game, seat: int, theme: str) -> float:
    """By how much the adviser's best idea seems better than the next: what is cheap to know before a proof."""
    part = PUZZLING[game.name]
    if theme in part.unweighed:
        return part.gap
    first, *rest = PLAYERS[game.name].advise(game, seat, ADVISED)
    worth = None if first.reason is None else first.reason.worth
    if worth is None or not rest:  # it does not compare, as in an auction: worth a proof
        return max(part.gap, worth or 0.0)
    others = [each.reason for each in rest if part.idea(each.action) != part.idea(first.action)]
    return worth - max([reason.worth or 0.0 for reason in others if reason is not None], default=0.0)


def puzzle_at(game: Game, seat: int, quota: Quota, origin: str = "") -> Puzzle | None:
    """The puzzle of a position, if it is one; several decisions long where each of them is proved."""
    part, record = PUZZLING[game.name], game.record()
    proved = prove(
        game, seat, lambda action: quota.wants(record.edition, part.theme(game, seat, action), action), FOUND
    )
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
    copy = game.copy()
    bots = PUZZLING[game.name].bots(PUZZLING[game.name].seats(game), 0)
    for place, (seat, action, _) in enumerate(continued(copy, bots, "line")):
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
