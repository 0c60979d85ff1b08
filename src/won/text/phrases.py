"""The parts of sentences that every game needs: names, lists, figures."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any, Final

from won.core.record import Seat
from won.text.language import Language

LONGEST: Final = 60  # of something a stranger wrote, in characters


def clean(value: Any) -> str:
    """A value as one short line without control characters and line breaks."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text[: 4 * LONGEST])
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def offer_number(number: Any) -> str:
    """People count offers from 1; the notation and the record count them from 0."""
    return str(number + 1) if type(number) is int else clean(number)


def listing(lang: Language, parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`; `nothing` for none."""
    items = list(parts)
    if not items:
        return lang.gettext("nothing")
    if len(items) == 1:
        return items[0]
    return lang.gettext("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def either(lang: Language, parts: Iterable[str]) -> str:
    """`a`, `a or b`, `a, b or c`; `nothing` for none."""
    items = list(parts)
    if len(items) < 2:
        return listing(lang, items)
    return lang.gettext("{first} or {last}").format(first=", ".join(items[:-1]), last=items[-1])


def integer(figure: int) -> str:
    """−5 with a true minus, which is no hyphen."""
    return str(figure).replace("-", "−")


def decimal(lang: Language, figure: float) -> str:
    """5.5 as the reader writes it; whole figures without a fraction, and a true minus."""
    written = f"{figure:.2f}".rstrip("0").rstrip(".").replace("-", "−")
    return written.replace(".", lang.pgettext("decimal mark", "."))


def money(lang: Language, amount: int) -> str:
    """4500000 as the reader writes it: `4,500,000`."""
    return f"{amount:,}".replace(",", lang.pgettext("thousands mark", ","))


def pounds(lang: Language, amount: int) -> str:
    """4500000 as the page writes it too: `£4.5m`."""
    figure = f"{Decimal(abs(amount)) / 1_000_000:f}".replace(".", lang.pgettext("decimal mark", "."))
    figure_text = lang.pgettext("a sum in millions", "£{n}m").format(n=figure)
    return f"−{figure_text}" if amount < 0 else figure_text


def percent(lang: Language, figure: int) -> str:
    """55 as `55%`."""
    return lang.gettext("{n}%").format(n=figure)


def capital(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


def seat_name(lang: Language, seats: Sequence[Seat], seat: int) -> str:
    """The player's name, else `Seat 1`; seats are counted from 0, as the record does."""
    name = clean(seats[seat].name) if 0 <= seat < len(seats) else ""
    return name or lang.gettext("Seat {n}").format(n=seat)


def file_error(message: str, name: str, error: Exception) -> str:
    """A message with the `{name}` of a file filled in, and as its `{reason}` what the system says."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return message.format(name=clean(name), reason=clean(reason))
