"""The puzzles that a player has tried: the first attempt at each counts for a rating."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Integer, and_, cast, func, insert, select

from won.puzzles.grading import Strength, after
from won.server.storage.learning_schema import puzzle_attempts
from won.server.storage.model import PuzzleAttempt


class Solving(msgspec.Struct, frozen=True):
    """`tried`: by puzzle, whether the first attempt was right."""

    strength: Strength
    tried: dict[str, bool]


def solving_of(db: Connection, player: str) -> Solving:
    query = select(puzzle_attempts.c.puzzle, puzzle_attempts.c.solved).where(puzzle_attempts.c.player_id == player)
    return Solving(_strength(db, player), {row.puzzle: row.solved for row in db.execute(query)})


def note_attempt(db: Connection, player: str, attempt: PuzzleAttempt) -> Strength:
    """The player's strength after an attempt; one that is not the first changes nothing."""
    own = and_(puzzle_attempts.c.player_id == player, puzzle_attempts.c.puzzle == attempt.puzzle)
    before = _strength(db, player)
    if db.execute(select(puzzle_attempts.c.puzzle).where(own)).first() is not None:
        return before
    strength = after(before, attempt.grade, attempt.solved)
    row = {"player_id": player, "puzzle": attempt.puzzle, "at": attempt.at, "solved": attempt.solved}
    db.execute(insert(puzzle_attempts).values(**row, rating=strength.rating, uncertainty=strength.uncertainty))
    return strength


def _strength(db: Connection, player: str) -> Strength:
    """What the last attempt left."""
    own = puzzle_attempts.c.player_id == player
    solved = func.coalesce(func.sum(cast(puzzle_attempts.c.solved, Integer)), 0)
    tries, right = db.execute(select(func.count(), solved).where(own)).one()
    latest = select(puzzle_attempts.c.rating, puzzle_attempts.c.uncertainty).where(own)
    # The uncertainty falls with each attempt until it stays, and tells which of one moment was the last.
    last = db.execute(latest.order_by(puzzle_attempts.c.at.desc(), puzzle_attempts.c.uncertainty).limit(1)).first()
    return Strength() if last is None else Strength(last.rating, last.uncertainty, tries, right)
