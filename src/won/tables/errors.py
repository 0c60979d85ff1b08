"""What is wrong with a request, whoever made it: a code that `won.text.table` has a sentence for, and its figures."""

from __future__ import annotations

from typing import Any

from won.core.refusal import Refusal


class Trouble(Exception):  # noqa: N818 - an answer, not a fault
    """`refusal` where the rules of the game say no; nothing has changed."""

    def __init__(self, code: str, refusal: Refusal | None = None, **about: Any) -> None:
        super().__init__(f"{code} {about}")
        self.code = code
        self.refusal = refusal
        self.about = about
