"""How many more puzzles of a kind are wanted, so that a file holds every kind in every edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from won.games import package
from won.puzzles.games import PUZZLING
from won.puzzles.model import Puzzle

SAME: Final = 0.06  # of all puzzles of a game may have the same idea in the same edition


class Quota:
    """The puzzles of a file by theme, by edition, and by idea."""

    def __init__(self, game: str, count: int, have: Iterable[Puzzle] = ()) -> None:
        part = PUZZLING[game]
        self.count = count
        self.ids: set[str] = set()
        self.themes: Counter[str] = Counter()
        self.editions: Counter[str] = Counter()
        self.ideas: Counter[tuple[str, str]] = Counter()
        self._themes: Mapping[str, float] = part.themes
        self._family = part.family
        self._editions = {setup.edition for setup in part.setups}
        for puzzle in have:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        best = package(puzzle.game).notation.parse(puzzle.plies[0].best.line)
        self.ids.add(puzzle.id)
        self.themes[puzzle.theme] += 1
        self.editions[puzzle.edition] += 1
        self.ideas[puzzle.edition, self._family(best)] += 1

    def full(self) -> bool:
        return len(self.ids) >= self.count

    def wants_theme(self, theme: str) -> bool:
        return self.themes[theme] < round(self.count * self._themes.get(theme, 0.0))

    def wants_edition(self, edition: str) -> bool:
        """No edition gets more than half again its even part."""
        return self.editions[edition] < 1.5 * self.count / len(self._editions)

    def wants(self, edition: str, theme: str, action: Any) -> bool:
        family = self._family(action)
        alike = self.ideas[edition, family] if family else 0
        return self.wants_theme(theme) and self.wants_edition(edition) and alike < max(1, self.count * SAME)

    def lack(self, theme: str) -> float:
        """The part of a theme that is still missing: kinds that lack most are looked for first."""
        return 1 - self.themes[theme] / max(1.0, self.count * self._themes.get(theme, 0.0))
