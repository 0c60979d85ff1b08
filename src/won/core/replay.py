"""Replaying: the entries of a log applied one by one, each checked as if it were played now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from won.core.game import Game
from won.core.record import RecordError, read_entry


def follow(game: Game, log: Sequence[dict[str, Any]], actions: Any) -> Iterator[tuple[int, Any, Sequence[Any]]]:
    """Each seat, action and its events; raises `RecordError` naming the entry and the rule where one is not legal."""
    for number, raw in enumerate(log):
        seat, action = read_entry(raw, number, actions)
        problem = game.check(seat, action)
        if problem is not None:
            raise RecordError("refused", f"$.log[{number}]", problem.rule, problem.about)
        yield seat, action, game.apply(seat, action)
