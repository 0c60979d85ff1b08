"""The puzzles that come with the program: one file for each game, and the puzzle of a day."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from won.puzzles.games import PUZZLING
from won.puzzles.model import Puzzle, load

FOLDER: Final = files("won.puzzles") / "data"


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none where there is no such file."""
    return [load(line) for line in path.read_bytes().splitlines()] if path.is_file() else []


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id, the easiest first."""
    lines = (FOLDER / f"{game}.jsonl").read_bytes().splitlines()
    ordered = sorted(map(load, lines), key=lambda puzzle: (puzzle.rating, puzzle.id))
    return {puzzle.id: puzzle for puzzle in ordered}


def puzzle(wanted: str) -> Puzzle | None:
    for game in PUZZLING:
        if wanted in puzzles(game):
            return puzzles(game)[wanted]
    return None


def of_the_day(game: str, date: str) -> str:
    """The id of the puzzle of a date, written as in 2026-11-18: the same for everyone who has the same puzzles."""
    ids = sorted(puzzles(game))
    number = int.from_bytes(hashlib.sha256(f"{game} {date}".encode()).digest()[:8], "big")
    return ids[number % len(ids)] if ids else ""
