"""What a player may print besides the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from won.core.record import Seat
from won.terminal.screen import Screen

# Takes the screen, the game, its seats, the seat that asks, and the rest of the typed line.
Listing = Callable[[Screen, Any, list[Seat], int, str], None]
