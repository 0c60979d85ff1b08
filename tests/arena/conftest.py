"""Matches that are over soon, and bots that misbehave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.arena.bots import Cheating, Dawdling, Endless, Meddling, Raising, Silent
from won.arena.play import play_matches
from won.arena.results import Results
from won.arena.schedule import Match
from won.arena.workers import Inline, Workers
from won.players.games import PLAYERS


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for players in PLAYERS.values():
        for bot in (Raising, Cheating, Silent, Endless, Meddling, Dawdling):
            monkeypatch.setitem(players.levels, bot.__name__.lower(), bot)


def short(*lineup: str, seed: str = "s", edition: str = "second", draft: str = "lots") -> Match:
    return Match("industry", edition, {"rounds": 2}, lineup or ("clerk", "random", "random"), seed, draft)


def short_shares(*lineup: str, seed: str = "s") -> Match:
    return Match("shares", "classic", {"turns": 30}, lineup or ("clerk", "random", "random"), seed)


def played(path: Path | None, *matches: Match, games: int = 6, workers: Workers | None = None) -> Results:
    """The results of the matches, still open."""
    results = Results(str(path) if path else None)
    play_matches(matches, games, results, workers or Inline(), lambda played: None)
    return results


TABLES = {
    "match": "SELECT game, edition, options, lineup, seed, draft FROM match ORDER BY 1, 2, 3, 4, 5, 6",
    "game": "SELECT m.game, m.edition, m.lineup, number, first, length, steps, triggers, record FROM game "
    "JOIN match AS m ON match = m.id ORDER BY 1, 2, 3, 4",
    "seat": "SELECT m.game, m.lineup, number, seat.seat, entrant, bot, score, win, parts FROM seat "
    "JOIN game ON seat.game = game.id JOIN match AS m ON match = m.id ORDER BY 1, 2, 3, 4",
    "incident": "SELECT number, seat, bot, step, kind, detail FROM incident JOIN game ON game = game.id "
    "WHERE kind <> 'slow' ORDER BY 1, 2",
}


def contents(results: Results | Path) -> dict[str, list[Any]]:
    """All that must be the same whoever played it and in whatever order: all but the time it took."""
    if isinstance(results, Path):
        with Results(str(results), create=False) as opened:
            return contents(opened)
    return {name: results.db.execute(asked).fetchall() for name, asked in TABLES.items()}
