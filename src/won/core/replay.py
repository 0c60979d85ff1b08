"""Replaying: the entries of a log applied one by one, each checked as if it were played now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from won.core.game import Facts, Game
from won.core.record import Record, RecordError, Seat, read_entry

_G = TypeVar("_G", bound=Game)
New = Callable[[str, Sequence[Seat], Mapping[str, Any], Mapping[str, Any] | None, int], _G]


def follow(game: Game, log: Sequence[dict[str, Any]], actions: Any) -> Iterator[tuple[int, Any, Sequence[Any]]]:
    """Each seat, action and its events; raises `RecordError` naming the entry and the rule where one is not legal."""
    for number, raw in enumerate(log):
        seat, action = read_entry(raw, number, actions)
        problem = game.check(seat, action)
        if problem is not None:
            raise RecordError("refused", f"$.log[{number}]", problem.rule, problem.about)
        yield seat, action, game.apply(seat, action)


def replayed(record: Record, facts: Facts, new: New[_G], actions: Any, upto: int | None) -> _G:
    """The game of a record after `upto` entries, or all, by the revision of the rules that it names."""
    if not 1 <= record.revision <= facts.revision:
        raise RecordError("revision", "$.revision", about={"found": record.revision, "known": facts.revision})
    game = new(record.edition, record.seats, record.chance, record.options, record.revision)
    for _ in follow(game, record.log[:upto], actions):
        pass
    return game
