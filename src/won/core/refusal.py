"""A refusal says why something may not be done: the rule, and the figures that a sentence about it needs."""

from __future__ import annotations

from typing import Any

import msgspec

__all__ = ["Refusal", "Refused"]


class Refusal(msgspec.Struct, frozen=True):
    """Data, not text: `won.text` turns it into a sentence in the reader's language."""

    rule: str
    about: dict[str, Any] = {}


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Raised by `apply` for an action that `check` would refuse; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.about}")
        self.refusal = refusal


def refuse(rule: str, **about: Any) -> Refusal:
    return Refusal(rule, about)
