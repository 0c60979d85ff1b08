"""What can be chosen when a game is set up: its options, its nations, and what they hide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from won.core.sheet import Option
from won.shares.setup import CHOICES

NATIONS: Final[tuple[str, ...]] = ()
_RULES: Final = {
    "tour": "TOUR-2",
    "early_choice": "CHOICE-2",
    "claims": "ROYALTY-3",
    "lots": "LOT-2",
    "bidding": "BID-5",
    "joint": "SYND-6",
    "creditors": "DEBT-3",
    "cash": "SEEN-1",
    "aluminium": "ROYALTY-2",
    "americas": "BOARD-10",
}
OPTIONS: Final = (
    Option("turns", "count", rule="LAST-2"),
    *[Option(name, "choice", choices, _RULES[name]) for name, choices in CHOICES.items()],
    Option("pack", "table"),
)


def hides(options: Mapping[str, Any]) -> bool:
    """SEEN-1: the telexes that are still to come, always; cash by option."""
    return True
