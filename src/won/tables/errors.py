"""Why a request is refused."""

from __future__ import annotations

from functools import partial
from typing import Any

from won.core.refusal import Refusal


class RequestError(Exception):
    """A code that `won.text` has a sentence for, with its values. The table has not changed.

    `refusal`: set where the rules of the game refuse.
    """

    def __init__(self, code: str, refusal: Refusal | None = None, **about: Any) -> None:
        super().__init__(f"{code} {about}")
        self.code = code
        self.refusal = refusal
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross the border between processes whole."""
        return partial(RequestError, self.code, self.refusal, **self.about), ()
