"""What is wrong with a record of this game, or with a line typed in it."""

from __future__ import annotations

from typing import Final

from won.shares.notation import FORMS
from won.text.errors import ErrorTexts
from won.text.language import N_, Language
from won.text.shares.refusals import refusal_sentence

_MESSAGES: Final[dict[str, str]] = {
    "turns": N_("{place} must be a whole number of at least 1, not {found}."),
    "cards": N_("{place} must hold each of the {cards} cards of its pack once and no others, in the order drawn."),
    "rolls": N_("{place} must be rolls of two dice by the seats {seats}, until one alone is highest."),
    "pack_table": N_("{place}: a data pack has no table called {found}; choose from: {known}."),
    "pack_entry": N_("{place} is not an entry of the printed table: {found} cannot be corrected."),
    "pack_field": N_("{place} cannot be {found}; what can be corrected here: {known}."),
}


def _placeholders(lang: Language) -> dict[str, str]:
    return {
        "WHITE": lang.pgettext("form", "WHITE"),
        "RED": lang.pgettext("form", "RED"),
        "SHARE": lang.pgettext("form", "SHARE"),
        "AMOUNT": lang.pgettext("form", "AMOUNT"),
        "SEAT": lang.pgettext("form", "SEAT"),
        "OFFER": lang.pgettext("form", "OFFER"),
    }


_TEXTS: Final = ErrorTexts(_MESSAGES, refusal_sentence, FORMS, _placeholders)
record_error_sentence = _TEXTS.record_error_sentence
notation_error_sentence = _TEXTS.notation_error_sentence
notation_form = _TEXTS.notation_form
