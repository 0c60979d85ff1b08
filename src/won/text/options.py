"""What an option of a game decides, in words for the page of a new table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class OptionText(NamedTuple):
    """A short title, a sentence that says what it decides, and each value as an answer to it."""

    title: str
    about: str
    values: Mapping[str, str] = {}


def option_words(options: Mapping[str, OptionText]) -> dict[str, str]:
    """As words of the record: `option tour`, `option tour about` and `option tour=junction`."""
    words: dict[str, str] = {}
    for name, text in options.items():
        words[f"option {name}"] = text.title
        words[f"option {name} about"] = text.about
        words.update({f"option {name}={value}": label for value, label in text.values.items()})
    return words
