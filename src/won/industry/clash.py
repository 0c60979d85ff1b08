"""Where tiles clash, and what Force has to do with it."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry.board import ACROSS
from won.industry.tiles import CLASH


def clashes(tile: list[int], code: int, at: int) -> bool:
    """BOARD-6: whether a tile put there would clash; rim, centre and empty hexes do nothing (BOARD-7)."""
    foes = CLASH[code]
    across = ACROSS[at]
    for edge in range(6):
        near = across[edge]
        if near >= 0:
            other = tile[near]
            if other >= 0 and foes[edge] & (1 << other):
                return True
    return False


def force_problem(clash: bool, force: bool, at: str) -> Refusal | None:
    """DEV-4, DEV-4.1: Force is used exactly where something clashes."""
    if clash and not force:
        return refuse("DEV-4", at=at)
    if force and not clash:
        return refuse("DEV-4.1", at=at)
    return None
