"""What goes wrong by the user's hand: told in a sentence, never as a traceback."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
FAILED: Final = 1  # a check that did not hold
BAD_INPUT: Final = 2  # a word, file or record that cannot be used
INTERRUPTED: Final = 130  # stopped by Ctrl-C


class Problem(Exception):  # noqa: N818 - the user's, not the program's
    """Ends a command with a message on the error stream and an exit code."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
