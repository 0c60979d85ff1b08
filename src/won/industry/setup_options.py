"""What can be chosen when a game is set up: its options, its nations, and what they hide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from won.core.sheet import Option
from won.industry.setup import CHOICES
from won.industry.setup import NATIONS as _NATIONS

NATIONS: Final[tuple[str, ...]] = tuple(_NATIONS)
OPTIONS: Final = (
    Option("rounds", "count", rule="END-2"),
    Option("cash", "choice", CHOICES["cash"], "VIEW-1"),
    Option("final", "choice", ("", *CHOICES["final"]), "END-3"),  # the edition's own unless told otherwise
)


def hides(options: Mapping[str, Any]) -> bool:
    """VIEW-1: whether anything is hidden from anybody while the game goes on."""
    return options.get("cash") == "private"
