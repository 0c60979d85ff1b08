"""What is wrong with a record, or with a line that someone typed, whichever the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.core.refusal import Refusal
from won.text.language import N_, Language
from won.text.phrases import clean, either, listing

Refusing = Callable[[Language, Refusal, Sequence[Seat]], str]
_FAULTS: Final[dict[str, str]] = {
    "not_json": N_("This is not a record: it is not written in JSON ({detail})."),
    "not_a_record": N_("This is not a record: it must be one JSON object."),
    "format": N_("This record is of the format {found}; this program reads {known}."),
    "field": N_("{place} is not valid: {detail}."),
    "game": N_("There is no game called {found}; choose from: {known}."),
    "edition": N_("There is no edition called {found}; choose from: {known}."),
    "seats": N_("The edition {edition} is for {least} to {most} players, not {found}."),
    "option": N_("There is no option called {found}; choose from: {known}."),
    "option_value": N_("{place} cannot be {found}; choose from: {known}."),
    "too_long": N_("{place} is too long: {found} entries, and at most {most} are read."),
    "revision": N_("This record follows revision {found} of the rules; this program knows {known}."),
}


class Faults:
    """The faults that every game knows and those of one game; and how that game says no."""

    def __init__(self, own: Mapping[str, str], refusing: Refusing) -> None:
        self._messages = {**_FAULTS, **own}
        self._refusing = refusing

    def sentence(self, lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
        """What is wrong, where, and what would be right; the rule in brackets where there is one."""
        place = clean(error.place)
        if error.problem == "refused":
            refusal = self._refusing(lang, Refusal(error.rule, error.about), seats)
            return lang.gettext("{place} is against the rules: {refusal}").format(place=place, refusal=refusal)
        about = {key: shown(lang, key, value) for key, value in error.about.items()}
        try:
            said = lang.gettext(self._messages[error.problem]).format(place=place, **about)
        except KeyError:  # a fault that no sentence of ours expects
            said = lang.gettext("{place} is not valid.").format(place=place)
        return f"{said} [{clean(error.rule)}]" if error.rule else said


def shown(lang: Language, key: str, value: Any) -> str:
    if key == "detail":
        return _detail(lang, str(value))
    if key == "known" and isinstance(value, list):
        return either(lang, map(clean, value))
    if key == "seats" and isinstance(value, list):
        return listing(lang, map(clean, value))
    return clean(value)


# What the reader of records says, in English; anything else is passed on as it is.
_DETAILS: Final[list[tuple[str, Callable[[Language], str]]]] = [
    (r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`", lambda lang: lang.gettext("{wanted} expected, {found} found")),
    (r"Expected `(?P<wanted>.+)`", lambda lang: lang.gettext("{wanted} expected")),
    (r"Object missing required field `(?P<name>.+)`", lambda lang: lang.gettext("the field {name} is missing")),
    (r"Invalid value '?(?P<found>.*?)'?", lambda lang: lang.gettext("the value {found} is not known")),
    (r"Input data was truncated", lambda lang: lang.gettext("it breaks off in the middle")),
    (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", lambda lang: lang.gettext("malformed at byte {byte}")),
]  # fmt: skip


def _detail(lang: Language, detail: str) -> str:
    for pattern, message in _DETAILS:
        found = re.fullmatch(pattern, detail)
        if found:
            return message(lang).format(**{name: clean(value) for name, value in found.groupdict().items()})
    return clean(detail)


def unread_sentence(lang: Language, error: NotationError, forms: Mapping[str, str]) -> str:
    """What a typed line should have looked like, `forms` being how each kind of action is written."""
    if error.problem == "form" and error.kind in forms:
        form = forms[error.kind]
        if error.word:
            message = lang.gettext("“{word}” is not expected here. Write: {form}")
        else:
            message = lang.gettext("Something is missing. Write: {form}")
        return message.format(word=clean(error.word), form=form)
    if not error.kind:
        return lang.gettext("There is no text.")
    message = lang.gettext("“{kind}” is not an action. Actions begin with {kinds}.")
    return message.format(kind=clean(error.kind), kinds=either(lang, forms))


def translated_form(form: str, names: Mapping[str, str]) -> str:
    """`build TILE HEX TURN [force]` with the words in capitals as `names` has them."""
    return re.sub(r"[A-Z]+", lambda word: names.get(word[0], word[0]), form)
