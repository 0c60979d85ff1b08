"""The reasons of bots as sentences, whichever the game. Texts do not import players, so a reason is a protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from won.core.record import Seat
from won.text.language import Language
from won.text.phrases import capital


class Reason(Protocol):
    """What a decision carries; `won.players.bot.Reason` is one."""

    @property
    def code(self) -> str: ...

    @property
    def about(self) -> Mapping[str, Any]: ...

    @property
    def worth(self) -> float | None: ...


Sentences = Callable[[Language], Mapping[str, str]]  # by code, with named places to fill in
Filling = Callable[[Language, Reason, Sequence[Seat]], Mapping[str, str]]


class ReasonTexts:
    """The sentences for the reasons of one game. A code begins with the name of its game."""

    def __init__(self, game: str, groups: Sequence[Sentences], filled: Filling) -> None:
        self._game = game
        self._groups = (*groups, _bargaining)
        self._filled = filled

    @property
    def codes(self) -> tuple[str, ...]:
        """Every code that has a sentence."""
        return tuple(f"{self._game}.{code}" for group in self._groups for code in group(Language()))

    def sentence(self, lang: Language, reason: Reason, seats: Sequence[Seat]) -> str:
        """The sentence of a reason, filled in; empty for an unknown code."""
        code = reason.code.partition(".")[2]
        for group in self._groups:
            text = group(lang).get(code)
            if text:
                return capital(text.format(**self._filled(lang, reason, seats)))
        return ""


def _bargaining(lang: Language) -> Mapping[str, str]:
    """The sentences of every game in which things are offered."""
    return {
        "decline.countered": lang.gettext("another offer was made in its place."),
        "decline.never": lang.gettext("this player makes no deals."),
    }
