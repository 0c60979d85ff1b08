"""The error for an index that is not allowed: its word, the words before it, and the rule against it."""

from __future__ import annotations

from typing import Any, Protocol

from won.core.game import Game, Word
from won.core.refusal import Refusal, refuse
from won.envs.games import PARTS
from won.envs.vocabulary import Vocabulary

__all__ = ["Illegal"]


class Speaking(Protocol):
    """What this module reads of a dialogue."""

    game: Game
    state: Any
    vocabulary: Vocabulary
    seat: int
    seats: int
    chosen: list[Word]
    own: list[int]
    talked: list[int]
    offers: int

    def words(self) -> list[Word]: ...


class Illegal(ValueError):  # noqa: N818 - named after what it reports
    """`word` is the label of the index, `refusal` the rule against it. Nothing has changed."""

    def __init__(self, dialogue: Speaking, index: Any) -> None:
        labels = dialogue.vocabulary.labels
        self.index = index
        self.word = labels[index] if type(index) is int and 0 <= index < len(labels) else ""
        self.refusal: Refusal | None = None
        super().__init__(self._sentence(dialogue))

    def _sentence(self, dialogue: Speaking) -> str:
        if not self.word:
            last = dialogue.vocabulary.size - 1
            return f"{self.index!r} is no index: those of {dialogue.game.name} go from 0 to {last}"
        if dialogue.seat < 0:
            return f"index {self.index} ({self.word}): the game is over, and nothing more can be said"
        words = " ".join([str(word) for word in dialogue.chosen])
        after = f"after `{words}` " if words else ""
        problem = f"index {self.index} ({self.word}) may not be said {after}by seat {dialogue.seat}"
        if (
            dialogue.talked[dialogue.seat] >= dialogue.offers > 0
            and not words
            and self.word in dialogue.vocabulary.talk
        ):
            return f"{problem}: of what does not move the game on, {dialogue.offers} are enough (`offers`)"
        self.refusal = refusal_of(dialogue, self.index)
        from won.text.games import texts
        from won.text.language import Language

        seats = dialogue.game.record().seats
        return f"{problem}: {texts(dialogue.game.name).refusal_sentence(Language(), self.refusal, seats)}"


def refusal_of(dialogue: Speaking, index: int) -> Refusal:
    """The rule against a word: the game's refusal of the action it would make, else the rule of its kind."""
    game, seat, chosen = dialogue.game, dialogue.seat, dialogue.chosen
    part, kinds = PARTS[game.name], dialogue.vocabulary.kinds
    label = dialogue.vocabulary.labels[index]
    if not chosen:
        kind = kinds.by_name.get(label)
        if kind is None:  # an action begins with its kind
            return refuse(part.form_rule, field="do", value=label)
        return kinds.gate(dialogue.state, seat, kind) or refuse(kind.rule)
    rule = kinds.by_name[str(chosen[0])].rule
    try:
        word = dialogue.vocabulary.decode(index, chosen, dialogue.words(), seat, dialogue.seats, dialogue.own)
    except IndexError:  # there is no such offer
        return refuse(rule)
    for ending in part.endings:
        try:
            problem = game.check(seat, game.compose(seat, [*chosen, word, *ending]))
        except (IndexError, KeyError, TypeError, ValueError):  # these words make no action
            continue
        if problem is not None:
            return problem
    return refuse(rule)
