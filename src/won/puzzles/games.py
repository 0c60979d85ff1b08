"""The puzzles' part of each game."""

from __future__ import annotations

from typing import Final

from won.games import PerGame
from won.puzzles.part import Puzzling


def _industry() -> Puzzling:
    from won.puzzles import industry

    return industry.PUZZLING


def _shares() -> Puzzling:
    from won.puzzles import shares

    return shares.PUZZLING


PUZZLING: Final[PerGame[Puzzling]] = PerGame(industry=_industry, shares=_shares)
