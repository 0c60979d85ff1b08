"""What is wrong with a record or with a typed line, whichever the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.core.refusal import Refusal
from won.text.language import N_, Language
from won.text.phrases import capital, clean, either, listing

Refusing = Callable[[Language, Refusal, Sequence[Seat]], str]
Placeholders = Callable[[Language], Mapping[str, str]]
_MESSAGES: Final[dict[str, str]] = {
    "not_json": N_("This is not a record: it is not written in JSON ({detail})."),
    "not_a_record": N_("This is not a record: it must be one JSON object."),
    "no_format": N_("This is not a record of a game: its field “format” is missing. A record has {known}."),
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


class ErrorTexts:
    """The sentences of one game: for errors of its records, and for lines that cannot be read."""

    def __init__(
        self, messages: Mapping[str, str], refusing: Refusing, forms: Mapping[str, str], placeholders: Placeholders
    ) -> None:
        self._messages = {**_MESSAGES, **messages}  # those of every game, and its own
        self._refusing = refusing
        self._forms = forms
        self._placeholders = placeholders

    def notation_form(self, lang: Language, kind: str) -> str:
        """How an action is written: `bid AMOUNT`, with the words in capitals in the reader's language."""
        names = self._placeholders(lang)
        return re.sub(r"[A-Z]+", lambda word: names.get(word[0], word[0]), self._forms[kind])

    def notation_error_sentence(self, lang: Language, error: NotationError) -> str:
        """How a typed line should have been written."""
        if error.problem == "form" and error.kind in self._forms:
            if error.word:
                message = lang.gettext("“{word}” is not expected here. Write: {form}")
            else:
                message = lang.gettext("Something is missing. Write: {form}")
            return message.format(word=clean(error.word), form=self.notation_form(lang, error.kind))
        if not error.kind:
            return lang.gettext("There is no text.")
        message = lang.gettext("“{kind}” is not an action. Actions begin with {kinds}.")
        return message.format(kind=clean(error.kind), kinds=either(lang, self._forms))

    def record_error_sentence(self, lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
        """What is wrong, where, and what would be right; the rule in brackets where there is one."""
        place = place_text(lang, clean(error.place))
        if error.problem == "refused":
            refusal = self._refusing(lang, Refusal(error.rule, error.about), seats)
            against = lang.gettext("{place} is against the rules: {refusal}")
            return capital(against.format(place=place, refusal=refusal))
        about = {key: value_text(lang, key, value) for key, value in error.about.items()}
        try:
            sentence = lang.gettext(self._messages[error.problem]).format(place=place, **about)
        except KeyError:  # an error without a sentence
            sentence = lang.gettext("{place} is not valid.").format(place=place)
        sentence = capital(sentence)
        return f"{sentence} [{clean(error.rule)}]" if error.rule else sentence


def place_text(lang: Language, place: str) -> str:
    """The place in a record in words: `$.log[4].seat` is “seat” in entry 5 of the log."""
    inside = re.fullmatch(r"\$\.log\[(\d+)\](?:\.(.+))?", place)
    if place == "$":
        return lang.gettext("the record")
    if inside is None:
        return lang.gettext("“{field}”").format(field=place.removeprefix("$."))
    number = int(inside[1]) + 1
    if inside[2]:
        return lang.gettext("“{field}” in entry {number} of the log").format(field=inside[2], number=number)
    return lang.gettext("entry {number} of the log").format(number=number)


def value_text(lang: Language, key: str, value: Any) -> str:
    if key == "detail":
        return _detail(lang, str(value))
    if key == "known" and isinstance(value, list):
        return either(lang, map(clean, value))
    if key == "seats" and isinstance(value, list):
        return listing(lang, map(clean, value))
    return lang.gettext("nothing") if value is None else clean(value)


# The kinds of values that the reader of records names, in words.
_KINDS: Final[dict[str, str]] = {
    "object": N_("an object"),
    "array": N_("a list"),
    "int": N_("a whole number"),
    "float": N_("a number"),
    "str": N_("a text"),
    "bool": N_("true or false"),
    "null": N_("nothing"),
    "NoneType": N_("nothing"),
}


def _kinds(lang: Language, names: str) -> str:
    """`int | null` in words."""
    return either(lang, [lang.gettext(_KINDS[name]) if name in _KINDS else name for name in names.split(" | ")])


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
        match = re.fullmatch(pattern, detail)
        if match:
            values = {name: clean(value) for name, value in match.groupdict().items()}
            if "wanted" in values:
                values = {name: _kinds(lang, value) for name, value in values.items()}
            return message(lang).format(**values)
    return clean(detail)
