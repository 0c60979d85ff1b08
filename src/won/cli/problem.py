"""Errors of the user, printed as a sentence without a traceback."""

from __future__ import annotations

from typing import Final

from won.text.language import Language

FINE: Final = 0
FAILED: Final = 1  # a check that failed
BAD_INPUT: Final = 2  # an argument, file or record that cannot be used
INTERRUPTED: Final = 130  # stopped by Ctrl-C


class Problem(Exception):  # noqa: N818 - an error of the user, not of the program
    """Ends a command with a message on the error stream and an exit code."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


def missing_package(lang: Language, package: str, extra: str) -> Problem:
    """The error of a command whose extra is not installed."""
    message = lang.gettext("This needs {package}, which is not installed: pip install 'wealth-of-nations[{extra}]'")
    return Problem(message.format(package=package, extra=extra))
