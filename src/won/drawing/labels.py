"""The label of each thing in a picture: the caller's, else the word of the record with a capital."""

from __future__ import annotations

from collections.abc import Mapping

from won.drawing.canvas import clean


class Labels:
    """`names` are what is printed, and better than the record's words where the game has them."""

    def __init__(self, given: Mapping[str, str] | None = None, *, names: Mapping[str, str]) -> None:
        self._given = {} if given is None else given
        self._names = names

    def __getitem__(self, key: str) -> str:
        return clean(self._given.get(key, "")) or self._names.get(key) or key[:1].upper() + key[1:]

    def low(self, key: str) -> str:
        """The word inside a sentence."""
        word = self[key]
        return word[:1].lower() + word[1:]
