"""A refusal of any game: its sentence and its rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from won.core.record import Seat
from won.core.refusal import Refusal
from won.text.language import Language
from won.text.phrases import capital, clean

About = Mapping[str, Any]
Composed = Callable[[Language, About, Sequence[Seat]], str | None]


class RefusalTexts(NamedTuple):
    """The sentences of one game, by rule: `plain` ones are filled with the facts as `shown` writes them."""

    plain: Mapping[str, str]
    composed: Mapping[str, Composed]
    shown: Callable[[Language, About, Sequence[Seat]], dict[str, str]]

    def refusal_sentence(self, lang: Language, refusal: Refusal, seats: Sequence[Seat]) -> str:
        """The sentence of a refusal, with its rule: `… [DEV-2.1]`; a general sentence where there is none."""
        try:
            sentence = self._sentence(lang, refusal, seats)
        except (KeyError, TypeError, ValueError, AttributeError):  # figures that no sentence of ours expects
            sentence = None
        if sentence is None:
            sentence = lang.gettext("The rules do not allow this.")
        return f"{sentence} [{clean(refusal.rule)}]"

    def _sentence(self, lang: Language, refusal: Refusal, seats: Sequence[Seat]) -> str | None:
        if refusal.rule in self.plain:
            facts = self.shown(lang, refusal.about, seats)
            return capital(lang.gettext(self.plain[refusal.rule]).format(**facts))
        if refusal.rule in self.composed:
            return self.composed[refusal.rule](lang, refusal.about, seats)
        return None
