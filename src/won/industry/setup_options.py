"""What can be chosen when a game is set up: its options, its nations, and what they hide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.sheet import Option
from won.industry.setup import CHOICES
from won.industry.setup import NATIONS as _NATIONS

NATIONS: Final[tuple[str, ...]] = tuple(_NATIONS)
OPTIONS: Final = (
    Option("rounds", "count", "usual", "END-2", usual=12),
    Option("cash", "choice", "usual", "VIEW-1", CHOICES["cash"]),
    # The empty value leaves it to the edition.
    Option("final", "choice", "book", "END-3", ("", *CHOICES["final"])),
    Option("contiguity", "choice", "book", "SETUP-10.1", ("", *CHOICES["contiguity"])),
    Option("split", "choice", "book", "AUTO-4.3", CHOICES["split"]),
)


def hides(options: Mapping[str, Any]) -> bool:
    """VIEW-1: whether anything is hidden from anybody while the game goes on."""
    return options.get("cash") == "private"


def redrawn(chance: Mapping[str, Any], events: Sequence[Any], draw: Callable[[], float]) -> dict[str, Any]:
    """Nothing: who begins is known from the start."""
    return dict(chance)
