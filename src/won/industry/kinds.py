"""All kinds of action of the game, from the chapters that declare them."""

from __future__ import annotations

from typing import Final

from won.core.kinds import ActionKind
from won.industry import automate, barter, develop, move, notes, produce, setup, setup_tiles, trade, turns

# In the order of `actions.AnyAction`, on which the indices of the environments depend.
KINDS: Final[list[ActionKind]] = [
    *setup.KINDS,
    *setup_tiles.KINDS,
    *trade.KINDS,
    *notes.KINDS,
    *barter.KINDS,
    *turns.KINDS,
    *develop.KINDS,
    *move.KINDS,
    *automate.KINDS,
    *produce.KINDS,
]
KIND_TABLE: Final = turns.IndustryKinds(KINDS)
