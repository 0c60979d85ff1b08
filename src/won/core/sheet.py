"""What the sheets of all games have in common: what a client has to know before it can draw a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game. `choices` are its values, the default first; a `count` is a whole number, none by default;
    a `table` is a document of corrections.
    """

    name: str
    kind: Literal["choice", "count", "table"]
    choices: tuple[str, ...] = ()
    rule: str = ""


Colours = dict[str, tuple[str, str]]  # a role: by daylight and in the dark
