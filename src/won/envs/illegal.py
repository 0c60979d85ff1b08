"""What is raised for an index that may not be said now: which word it was, what had been said, and the rule."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal, refuse

if TYPE_CHECKING:
    from won.envs.desk import Desk

# Ways to bring an action half made to an end, so that the rules can be asked about it.
_ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], ["food"], ["for", DONE])


class Illegal(ValueError):  # noqa: N818 - it says no, as a refusal does
    """`word` is the label of the index, `refusal` has the rule that stands against it; nothing has changed."""

    def __init__(self, desk: Desk, index: Any) -> None:
        labels = desk.vocabulary.labels
        self.index = index
        self.word = labels[index] if type(index) is int and 0 <= index < len(labels) else ""
        self.refusal: Refusal | None = None
        super().__init__(self._sentence(desk))

    def _sentence(self, desk: Desk) -> str:
        if not self.word:
            return f"{self.index!r} is no index: those of {desk.game.name} go from 0 to {desk.vocabulary.size - 1}"
        if desk.seat < 0:
            return f"index {self.index} ({self.word}): the game is over, and nothing more can be said"
        said = " ".join([str(word) for word in desk.chosen])
        what = (
            f"index {self.index} ({self.word}) may not be said {f'after `{said}` ' if said else ''}by seat {desk.seat}"
        )
        if desk.talked[desk.seat] >= desk.offers > 0 and not said and self.word in desk.vocabulary.talk:
            return f"{what}: of what does not move the game on, {desk.offers} are enough (`offers`)"
        self.refusal = why(desk, self.index)
        from won.text.games import texts
        from won.text.language import Language

        seats = desk.game.record().seats
        return f"{what}: {texts(desk.game.name).refusal_sentence(Language(), self.refusal, seats)}"


def why(desk: Desk, index: int) -> Refusal:
    """The rule against the word: what the game itself says of the action it would make, or the rule of its kind."""
    game, seat, chosen = desk.game, desk.seat, desk.chosen
    book = import_module(f"won.envs.{game.name}.why")
    label = desk.vocabulary.labels[index]
    if not chosen:
        if label not in book.RULES:  # an action begins with its kind
            return refuse(book.FORM, field="do", value=label)
        return _gate_problem(game, seat, label) or refuse(book.RULES[label])
    try:
        word = desk.vocabulary.decode(index, chosen, desk.words(), seat, desk.seats, desk.own)
    except IndexError:  # an offer that is not there
        return refuse(book.RULES[str(chosen[0])])
    for ending in _ENDINGS:
        try:
            problem = game.check(seat, game.compose(seat, [*chosen, word, *ending]))
        except (IndexError, KeyError, TypeError, ValueError):  # no action at all
            continue
        if problem is not None:
            return problem
    return refuse(book.RULES[str(chosen[0])])


def _gate_problem(game: Any, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    house = import_module(f"won.{game.name}.gate")
    chapter = next(chapter for chapter in house.CHAPTERS.values() if chapter.kind == kind)
    problem: Refusal | None = house.gate(game.state, seat, chapter)
    return problem
