"""Names at a table: each differs from the others, also to the eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from won.tables.errors import RequestError
from won.tables.lookalikes import is_mark, plain
from won.tables.table import Table

_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters and marks that show nothing
# What somebody is called who has given no name, by language.
PLACEHOLDERS: Final = {"en": "Guest", "it": "Ospite", "fr": "Invité"}


def appearance(name: str) -> str:
    """What two names share that look the same: case, width, spaces, marks and what does not print are left out."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return plain(unicodedata.normalize("NFKC", "".join(c for c in folded if _shows(c))))


def _shows(c: str) -> bool:
    return not (unicodedata.category(c)[0] in "CZ" or c in _BLANK or is_mark(c) or _selector(c))


def _selector(c: str) -> bool:
    """Whether it only selects how the letter before it is drawn."""
    return "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"


def same_name(name: str, other: str) -> bool:
    return bool(name) and appearance(name) == appearance(other)


def distinct(table: Table, seat: int, name: str) -> str:
    """The name for a seat; raises where it shows nothing or another seat has it."""
    if not appearance(name):
        raise RequestError("no_name", field="$.name")
    if any(same_name(name, holder.name) for other, holder in enumerate(table.holders) if other != seat):
        raise RequestError("name_taken", name=name, field="$.name")
    return name


def numbered(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another seat has it: for bots, and for several seats of one person."""
    taken = {appearance(other) for other in others}
    free = (name if number == 1 else f"{name} {number}" for number in range(1, len(taken) + 2))
    return next(shown for shown in free if appearance(shown) not in taken)


def given(name: str) -> str:
    """A name that somebody chose; raises for one that shows nothing, and for what those are called who have none."""
    if not appearance(name) or is_placeholder(name):
        raise RequestError("no_name", field="$.name")
    return name


def is_placeholder(name: str) -> bool:
    return any(same_name(name, placeholder) for placeholder in PLACEHOLDERS.values())
