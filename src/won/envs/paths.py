"""From a whole action to its indices: what a bot or a player did, as an agent would have said it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from won.core.game import DONE, Word
from won.envs.desk import Desk


class NoIndexError(ValueError):
    """An action that cannot be said here: a count above those that have an index, or an amount between two rungs."""


def indices(desk: Desk, action: Any) -> list[int]:
    """The indices that make this action when the seat says them one after the other; raises `NoIndexError`."""
    game, seat = desk.game, desk.seat
    words: list[Word] = import_module(f"won.envs.{game.name}.path").path(game, seat, action)
    found: list[int] = []
    own = desk.vocabulary.own(desk.state, seat)
    for place, word in enumerate(words):
        chosen = words[:place]
        following = desk.vocabulary.following(desk.state, seat, chosen)
        index = -1
        if word in following:
            index = desk.vocabulary.encode(word, chosen, following, seat, desk.seats, own)
        if index < 0:
            raise NoIndexError(f"{word!r} has no index after {' '.join(str(word) for word in chosen) or 'nothing'}")
        found.append(index)
    if words[-1] != DONE and game.next_words(seat, words):
        raise NoIndexError(f"{' '.join(str(word) for word in words)} is not a whole action")
    return found
