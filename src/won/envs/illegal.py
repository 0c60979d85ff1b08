"""The error for an index that is not allowed: its word, the words before it, and the rule against it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal, refuse

if TYPE_CHECKING:
    from won.envs.dialogue import Dialogue

# Words that may complete an unfinished action, so that the rules can check it.
_ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], ["food"], ["for", DONE])


class Illegal(ValueError):  # noqa: N818 - named after what it reports
    """`word` is the label of the index, `refusal` the rule against it. Nothing has changed."""

    def __init__(self, dialogue: Dialogue, index: Any) -> None:
        labels = dialogue.vocabulary.labels
        self.index = index
        self.word = labels[index] if type(index) is int and 0 <= index < len(labels) else ""
        self.refusal: Refusal | None = None
        super().__init__(self._sentence(dialogue))

    def _sentence(self, dialogue: Dialogue) -> str:
        if not self.word:
            last = dialogue.vocabulary.size - 1
            return f"{self.index!r} is no index: those of {dialogue.game.name} go from 0 to {last}"
        if dialogue.seat < 0:
            return f"index {self.index} ({self.word}): the game is over, and nothing more can be said"
        said = " ".join([str(word) for word in dialogue.chosen])
        after = f"after `{said}` " if said else ""
        problem = f"index {self.index} ({self.word}) may not be said {after}by seat {dialogue.seat}"
        if dialogue.talked[dialogue.seat] >= dialogue.offers > 0 and not said and self.word in dialogue.vocabulary.talk:
            return f"{problem}: of what does not move the game on, {dialogue.offers} are enough (`offers`)"
        self.refusal = refusal_of(dialogue, self.index)
        from won.text.games import texts
        from won.text.language import Language

        seats = dialogue.game.record().seats
        return f"{problem}: {texts(dialogue.game.name).refusal_sentence(Language(), self.refusal, seats)}"


def refusal_of(dialogue: Dialogue, index: int) -> Refusal:
    """The rule against a word: the game's refusal of the action it would make, else the rule of its kind."""
    game, seat, chosen = dialogue.game, dialogue.seat, dialogue.chosen
    part = import_module(f"won.envs.{game.name}.kind_rules")
    label = dialogue.vocabulary.labels[index]
    if not chosen:
        if label not in part.RULES:  # an action begins with its kind
            return refuse(part.FORM, field="do", value=label)
        return _gate_problem(game, seat, label) or refuse(part.RULES[label])
    try:
        word = dialogue.vocabulary.decode(index, chosen, dialogue.words(), seat, dialogue.seats, dialogue.own)
    except IndexError:  # there is no such offer
        return refuse(part.RULES[str(chosen[0])])
    for ending in _ENDINGS:
        try:
            problem = game.check(seat, game.compose(seat, [*chosen, word, *ending]))
        except (IndexError, KeyError, TypeError, ValueError):  # these words make no action
            continue
        if problem is not None:
            return problem
    return refuse(part.RULES[str(chosen[0])])


def _gate_problem(game: Any, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    gate = import_module(f"won.{game.name}.gate")
    chapter = next(chapter for chapter in gate.CHAPTERS.values() if chapter.kind == kind)
    problem: Refusal | None = gate.gate(game.state, seat, chapter)
    return problem
