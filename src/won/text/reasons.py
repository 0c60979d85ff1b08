"""Reasons as sentences, whichever game they are of: texts need not know the players, only what a reason looks like."""

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


Chapter = Callable[[Language], Mapping[str, str]]  # sentences by code, with named places to fill in
Filling = Callable[[Language, Reason, Sequence[Seat]], Mapping[str, str]]


def sentence(
    lang: Language, reason: Reason, seats: Sequence[Seat], chapters: Sequence[Chapter], filled: Filling
) -> str:
    """The sentence of a reason, filled in; empty for a code that no chapter has. A code begins with its game."""
    code = reason.code.partition(".")[2]
    for chapter in (*chapters, _bargaining):
        said = chapter(lang).get(code)
        if said:
            return capital(said.format(**filled(lang, reason, seats)))
    return ""


def _bargaining(lang: Language) -> Mapping[str, str]:
    """What is said in any game in which things are offered."""
    return {
        "decline.countered": lang.gettext("there is another offer on the table instead."),
        "decline.never": lang.gettext("this player makes no deals."),
    }
