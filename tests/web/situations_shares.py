"""Every kind of decision of shares."""

from __future__ import annotations

from typing import Final

from tests.web.situations import Situation

SITUATIONS: Final[tuple[Situation, ...]] = ()

# Kinds of action that have no situation yet. This list must become empty.
TO_COME: Final = frozenset(
    [
        "roll",
        "buy",
        "joker",
        "end",
        "lots",
        "bid",
        "drop",
        "seal",
        "claim",
        "deal",
        "pool",
        "accept",
        "decline",
        "withdraw",
        "concede",
        "agree",
        "object",
        "declare",
    ]
)
