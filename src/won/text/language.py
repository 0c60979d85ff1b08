"""The reader's language. Several languages can be in use at once.

Source strings are English and stand in the code as `lang.gettext("...")`, `lang.ngettext("...", "...", n)` or, where
one English word has several meanings, `lang.pgettext("meaning", "...")`; `N_("...")` marks one that is looked up later.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Final

import won

__all__ = ["LANGUAGES", "Language"]

DOMAIN: Final = "won"
LOCALE: Final = Path(won.__file__).parent / "locale"
SOURCE: Final = "en"
LANGUAGES: Final = (SOURCE, "it", "fr")
VARIABLES: Final = ("WON_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Language:
    """One language and its catalogue; English where there is none."""

    __slots__ = ("_catalogue", "code")

    def __init__(self, code: str = SOURCE) -> None:
        self.code = code
        self._catalogue = NullTranslations()
        if code != SOURCE:
            self._catalogue = translation(DOMAIN, LOCALE, [code], fallback=True)

    def gettext(self, message: str) -> str:
        return self._catalogue.gettext(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The form for `n` things; a negative number takes the form of the positive one."""
        return self._catalogue.ngettext(one, many, abs(n))

    def pgettext(self, meaning: str, message: str) -> str:
        return self._catalogue.pgettext(meaning, message)

    def messages(self) -> dict[str, str]:
        """Every message with its translation, none in English. A plural stands as `message|0`, `message|1`; a meaning
        stands before its message, as `meaning|message`.
        """
        entries: dict[str | tuple[str, int], str] = getattr(self._catalogue, "_catalog", {})
        named = {key if isinstance(key, str) else f"{key[0]}|{key[1]}": text for key, text in entries.items()}
        return {name.replace("\x04", "|"): text for name, text in named.items() if name}

    def __repr__(self) -> str:
        return f"Language({self.code!r})"


def N_(message: str) -> str:  # noqa: N802 - the name by which catalogues know it
    """Marks a message for the catalogues; `Language.gettext` translates it later."""
    return message


def known(code: str) -> str | None:
    """The language of a locale name such as `it`, `fr-CA` or `it_IT.UTF-8`, if we speak it."""
    base = code.replace("-", "_").partition(".")[0].partition("_")[0].strip().lower()
    return base if base in LANGUAGES else None


def choose(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> Language:
    """The language asked for, else that of the environment's first set variable, else English."""
    for code in (wanted, *(environ.get(name) for name in VARIABLES)):
        if code:
            return Language(known(code) or SOURCE)
    return Language()
