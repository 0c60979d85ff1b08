"""What is wrong with a record of this game, or with a line that someone typed in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.industry.notation import FORMS
from won.text.faults import Faults, translated_form, unread_sentence
from won.text.industry.refusals import refusal_sentence
from won.text.language import N_, Language

_OWN: Final[dict[str, str]] = {
    "nation": N_("{place}: two seats lead the nation {found}, and each must have its own."),
    "first": N_("{place} must be a seat, a whole number from 0 to {most}, not {found}."),
    "rounds": N_("{place} must be a whole number of at least 1, not {found}."),
}
_FAULTS: Final = Faults(_OWN, refusal_sentence)


def record_error_sentence(lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
    """What is wrong, where, and what would be right; the rule in brackets where there is one."""
    return _FAULTS.sentence(lang, error, seats)


def notation_error_sentence(lang: Language, error: NotationError) -> str:
    """What a typed line should have looked like."""
    return unread_sentence(lang, error, {kind: notation_form(lang, kind) for kind in FORMS})


def notation_form(lang: Language, kind: str) -> str:
    """How an action is written: `build TILE HEX TURN [force]`, with the words in capitals in the reader's language."""
    return translated_form(FORMS[kind], _placeholders(lang))


def _placeholders(lang: Language) -> dict[str, str]:
    return {
        "PACKAGE": lang.pgettext("form", "PACKAGE"),
        "TILE": lang.pgettext("form", "TILE"),
        "HEX": lang.pgettext("form", "HEX"),
        "TURN": lang.pgettext("form", "TURN"),
        "CUBE": lang.pgettext("form", "CUBE"),
        "COUNT": lang.pgettext("form", "COUNT"),
        "SEAT": lang.pgettext("form", "SEAT"),
        "THING": lang.pgettext("form", "THING"),
        "OFFER": lang.pgettext("form", "OFFER"),
        "FROM": lang.pgettext("form", "FROM"),
        "TO": lang.pgettext("form", "TO"),
    }
