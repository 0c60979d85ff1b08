"""The telexes that nobody has read, shuffled anew: for a game whose record was in somebody's hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from won.shares.events import TelexRead
from won.shares.setup import shuffled


def redrawn(chance: Mapping[str, Any], events: Sequence[Any], draw: Callable[[], float]) -> dict[str, Any]:
    """START-4: those that were read stay where they are; the rolls and royalty cards lie open."""
    read = sum(isinstance(event, TelexRead) for event in events)
    telexes = list(chance["telexes"])
    return {**chance, "telexes": telexes[:read] + shuffled(telexes[read:], draw)}
