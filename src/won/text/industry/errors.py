"""What is wrong with a record of this game, or with a line typed in it."""

from __future__ import annotations

from typing import Final

from won.industry.notation import FORMS
from won.text.errors import ErrorTexts
from won.text.industry.refusals import refusal_sentence
from won.text.language import N_, Language

_MESSAGES: Final[dict[str, str]] = {
    "nation": N_("{place}: two seats lead the nation {found}, and each must have its own."),
    "first": N_("{place} must be a seat, a whole number from 0 to {most}, not {found}."),
    "rounds": N_("{place} must be a whole number of at least 1, not {found}."),
}


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


_TEXTS: Final = ErrorTexts(_MESSAGES, refusal_sentence, FORMS, _placeholders)
record_error_sentence = _TEXTS.record_error_sentence
notation_error_sentence = _TEXTS.notation_error_sentence
notation_form = _TEXTS.notation_form
