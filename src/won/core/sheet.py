"""What the sheets of all games have in common: what a client has to know before it can draw a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game. `choices` are its values, the default first; a `count` is a whole number, none by default;
    a `table` is a document of corrections. `group`: what tables often choose, a reading of the rule book, or a detail
    for experts. `rule` is the paragraph that it decides. `usual` is what a count begins with on
    the page.
    """

    name: str
    kind: Literal["choice", "count", "table"]
    group: Literal["usual", "book", "expert"]
    rule: str
    choices: tuple[str, ...] = ()
    usual: int = 0


Colours = dict[str, tuple[str, str]]  # a role: by daylight and in the dark
