"""What keeps the games of a browser: texts under names, written all together or not at all."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

import msgspec

T = TypeVar("T")
_LOG: Final = logging.getLogger("won.storage")


class Storage(Protocol):
    """IndexedDB in a browser. Each method raises `OSError` where the browser refuses."""

    async def read(self, prefix: str) -> dict[str, str]:
        """Everything whose name begins with the prefix, in the order of the names."""

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> bool:
        """Write all; false, with nothing written, if another page has written one of the `new` names already."""

    def announce(self, table: str, sequence: int) -> None:
        """Tell the other pages of this browser that a table has new rows."""


class MemoryStorage:
    """For a browser that keeps nothing, and for tests."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})

    async def read(self, prefix: str) -> dict[str, str]:
        return {name: text for name, text in sorted(self.texts.items()) if name.startswith(prefix)}

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> bool:
        if any(name in self.texts for name in new):
            return False
        self.texts |= {**new, **changed}
        return True

    def announce(self, table: str, sequence: int) -> None:
        """There are no other pages."""


def readable(decoder: msgspec.json.Decoder[T], stored: Mapping[str, str]) -> list[T]:
    """One game that cannot be read, as from a newer version of the site, must not cost the others; it stays stored."""
    values = []
    for name, value in stored.items():
        try:
            values.append(decoder.decode(value))
        except msgspec.DecodeError:
            _LOG.exception("%s cannot be read and is left out", name)
    return values
