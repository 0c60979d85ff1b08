"""A table as one seat, or an onlooker, sees it: all that a client of a server has to draw it with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from won.core.game import Result
from won.core.record import Seat


@dataclass(frozen=True)
class TableView:
    """`view` is that of the game as plain dicts and lists; what is hidden is none in it."""

    game: str
    options: Mapping[str, Any]
    seats: Sequence[Seat]
    steps: int
    view: Mapping[str, Any]
    result: Result | None = None

    def line(self) -> dict[str, Any]:
        """The state line, as far as it may be known."""
        scores = sorted(self.result.scores, key=lambda points: points.seat) if self.result else []
        return {
            **self.view,
            "step": self.steps,
            "over": self.result is not None,
            "scores": [points.total for points in scores] or None,
            "winners": self.result.winners if self.result else None,
        }
