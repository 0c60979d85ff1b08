"""A refusal of any game: its sentence and its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from won.core.record import Seat
from won.core.refusal import Refusal
from won.text.language import Language
from won.text.phrases import clean

Saying = Callable[[Language, Refusal, Sequence[Seat]], str | None]


def with_rule(lang: Language, refusal: Refusal, seats: Sequence[Seat], say: Saying) -> str:
    """The sentence of `say` and the rule, `[DEV-2.1]`; a general sentence where `say` has none."""
    try:
        sentence = say(lang, refusal, seats)
    except (KeyError, TypeError, ValueError, AttributeError):  # figures that no sentence of ours expects
        sentence = None
    if sentence is None:
        sentence = lang.gettext("The rules do not allow this.")
    return f"{sentence} [{clean(refusal.rule)}]"
