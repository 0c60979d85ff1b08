"""The language to answer in."""

from __future__ import annotations

from functools import cache

from won.text.language import SOURCE, Language, known

language = cache(Language)  # a catalogue is read once


def preferred(header: str | None) -> Language:
    """The language that an `Accept-Language` header likes best among ours, else English."""
    best, best_weight = SOURCE, 0.0
    for part in (header or "").split(",")[:20]:
        name, _, rest = part.partition(";")
        code = known(name)
        weight = _weight(rest)
        if code is not None and weight > best_weight:
            best, best_weight = code, weight
    return language(best)


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0
