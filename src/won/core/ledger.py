"""The books of a game: a function for each event that moves something, and the transfers of any event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from won.core.game import Transfer

Holder = int | str  # a seat, or the name of a place
Holdings = dict[tuple[Holder, str], int]
Entries = Mapping[type, Callable[[Any], Iterable[Transfer]]]


def transfers(event: Any, entries: Entries) -> list[Transfer]:
    """What the event moved; an event without an entry moves nothing."""
    entry = entries.get(type(event))
    return list(entry(event)) if entry else []
