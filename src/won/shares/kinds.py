"""The kinds of action, by number; `NAMES` has them as the record writes them."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0
BUY: Final = 1
JOKER: Final = 2
END: Final = 3
LOTS: Final = 4
BID: Final = 5
DROP: Final = 6
SEAL: Final = 7
CLAIM: Final = 8
DEAL: Final = 9
POOL: Final = 10
ACCEPT: Final = 11
DECLINE: Final = 12
WITHDRAW: Final = 13
CONCEDE: Final = 14
AGREE: Final = 15
OBJECT: Final = 16
DECLARE: Final = 17
NAMES: Final[list[str]] = [
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
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
