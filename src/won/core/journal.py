"""The log of a game in play: a chain, so that a copy shares its past and costs nothing."""

from __future__ import annotations

from typing import Any


class Journal:
    """One applied action and what came before it."""

    __slots__ = ("action", "before", "length", "seat")

    def __init__(self, before: Journal | None, seat: int, action: Any) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.length: int = 1 if before is None else before.length + 1


def unrolled(journal: Journal | None) -> list[tuple[int, Any]]:
    """The seats and actions from the first to the last."""
    entries: list[tuple[int, Any]] = []
    while journal is not None:
        entries.append((journal.seat, journal.action))
        journal = journal.before
    entries.reverse()
    return entries
