"""What is wrong with a record of this game or its data pack, or with a line that someone typed in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.shares.notation import FORMS
from won.text.faults import Faults, translated_form, unread_sentence
from won.text.language import N_, Language
from won.text.shares.refusals import refusal_sentence

_OWN: Final[dict[str, str]] = {
    "turns": N_("{place} must be a whole number of at least 1, not {found}."),
    "cards": N_("{place} must hold each of the {cards} cards of its pack once and no others, in the order drawn."),
    "rolls": N_("{place} must be rolls of two dice by the seats {seats}, until one alone is highest."),
    "pack_table": N_("{place}: a data pack has no table called {found}; choose from: {known}."),
    "pack_entry": N_("{place} is not an entry of the printed table: {found} cannot be corrected."),
    "pack_field": N_("{place} cannot be {found}; what can be corrected here: {known}."),
}
_FAULTS: Final = Faults(_OWN, refusal_sentence)


def record_error_sentence(lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
    """What is wrong, where, and what would be right; the rule in brackets where there is one."""
    return _FAULTS.sentence(lang, error, seats)


def notation_error_sentence(lang: Language, error: NotationError) -> str:
    """What a typed line should have looked like."""
    return unread_sentence(lang, error, {kind: notation_form(lang, kind) for kind in FORMS})


def notation_form(lang: Language, kind: str) -> str:
    """How an action is written: `bid AMOUNT`, with the words in capitals in the reader's language."""
    return translated_form(FORMS[kind], _placeholders(lang))


def _placeholders(lang: Language) -> dict[str, str]:
    return {
        "WHITE": lang.pgettext("form", "WHITE"),
        "RED": lang.pgettext("form", "RED"),
        "SHARE": lang.pgettext("form", "SHARE"),
        "AMOUNT": lang.pgettext("form", "AMOUNT"),
        "SEAT": lang.pgettext("form", "SEAT"),
        "OFFER": lang.pgettext("form", "OFFER"),
    }
