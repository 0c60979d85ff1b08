"""What can be chosen when a game is set up: its options, its nations, and what they hide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.sheet import Option
from won.shares.events import TelexRead
from won.shares.setup import CHOICES, shuffled

NATIONS: Final[tuple[str, ...]] = ()
OPTIONS: Final = (
    Option("turns", "count", "usual", "LAST-2", usual=200),
    Option("bidding", "choice", "usual", "BID-5", CHOICES["bidding"]),
    Option("claims", "choice", "usual", "ROYALTY-3", CHOICES["claims"]),
    Option("cash", "choice", "usual", "SEEN-1", CHOICES["cash"]),
    Option("tour", "choice", "book", "TOUR-2", CHOICES["tour"]),
    Option("early_choice", "choice", "book", "CHOICE-2", CHOICES["early_choice"]),
    Option("lots", "choice", "book", "LOT-2", CHOICES["lots"]),
    Option("pooling", "choice", "book", "SYND-1", CHOICES["pooling"]),
    Option("joint", "choice", "book", "SYND-6", CHOICES["joint"]),
    Option("creditors", "choice", "book", "DEBT-3", CHOICES["creditors"]),
    Option("aluminium", "choice", "expert", "ROYALTY-2", CHOICES["aluminium"]),
    Option("americas", "choice", "expert", "BOARD-10", CHOICES["americas"]),
    Option("pack", "table", "expert", "START-2"),
)


def hides(options: Mapping[str, Any]) -> bool:
    """SEEN-1: the telexes that are still to come, always; cash by option."""
    return True


def redrawn(chance: Mapping[str, Any], events: Sequence[Any], draw: Callable[[], float]) -> dict[str, Any]:
    """START-4: the telexes that were read stay where they are; the rolls and royalty cards lie open."""
    read = sum(isinstance(event, TelexRead) for event in events)
    telexes = list(chance["telexes"])
    return {**chance, "telexes": telexes[:read] + shuffled(telexes[read:], draw)}
