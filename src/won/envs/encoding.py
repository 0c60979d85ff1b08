"""From a whole action to its indices: the words an agent would have said for what a bot or a player did."""

from __future__ import annotations

from typing import Any

from won.core.game import DONE
from won.envs.dialogue import Dialogue

__all__ = ["NoIndexError", "indices"]


class NoIndexError(ValueError):
    """An action without indices: a count above those that have one, or an amount between two that have one."""


def indices(dialogue: Dialogue, action: Any) -> list[int]:
    """The indices that make this action if the seat to speak says them in order; raises `NoIndexError`."""
    game, seat = dialogue.game, dialogue.seat
    words = dialogue.vocabulary.kinds.to_words(dialogue.state, seat, action)
    encoded: list[int] = []
    own = dialogue.vocabulary.own(dialogue.state, seat)
    for place, word in enumerate(words):
        chosen = words[:place]
        following = dialogue.vocabulary.following(dialogue.state, seat, chosen)
        index = -1
        if word in following:
            index = dialogue.vocabulary.encode(word, chosen, following, seat, dialogue.seats, own)
        if index < 0:
            raise NoIndexError(f"{word!r} has no index after {' '.join(str(word) for word in chosen) or 'nothing'}")
        encoded.append(index)
    if words[-1] != DONE and game.next_words(seat, words):
        raise NoIndexError(f"{' '.join(str(word) for word in words)} is not a whole action")
    return encoded
