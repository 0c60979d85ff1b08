"""Money and the other printed figures."""

from __future__ import annotations

from typing import Any, Final

from won.shares.data import table

_DATA: Final[dict[str, Any]] = table("figures")
LEAST: Final[int] = _DATA["players"][0]
MOST: Final[int] = _DATA["players"][1]
JOKERS: Final[int] = _DATA["jokers"]
JOKER_PRICE: Final[int] = _DATA["joker"]  # JOKER-1
DOUBLE: Final[int] = _DATA["double"]  # ROLL-3
BONUS: Final[int] = _DATA["bonus"]  # ROLL-2
STEP: Final[int] = _DATA["step"]  # WORD-2
PURCHASE: Final[int] = _DATA["most"]  # BUY-1
TRUST: Final[int] = _DATA["trust"]  # LOT-2
MONOPOLY: Final[int] = _DATA["monopoly"]  # DEAL-5
CARDS: Final = 2  # START-4: royalty cards of each product
TIERS: Final[list[int]] = _DATA["tiers"]  # ROYALTY-2
NOTES: Final[list[tuple[int, int]]] = [(int(value), count) for value, count in _DATA["notes"].items()]


def starting_cash(players: int) -> int:
    """START-3: every denomination divided by the players and one more for the bank."""
    return sum(value * (count // (players + 1)) for value, count in NOTES)


def half(price: int) -> int:
    """BID-1, SYND-2: half of it, rounded up to a whole step."""
    return -(-price // (2 * STEP)) * STEP
