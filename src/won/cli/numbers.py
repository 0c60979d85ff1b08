"""Numbers on the command line, checked against their bounds."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from won.text.language import Language


def whole_from(lang: Language, least: int, most: int) -> Callable[[str], int]:
    def whole(word: str) -> int:
        if not word.lstrip("-").isdecimal() or len(word) > 15 or not least <= int(word) <= most:
            message = lang.gettext("a whole number from {least} to {most} is needed, not {word!r}")
            raise argparse.ArgumentTypeError(message.format(least=least, most=most, word=word[:40]))
        return int(word)

    return whole


def seconds_from(lang: Language) -> Callable[[str], float]:
    def seconds(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = 0.0
        if not 0.01 <= number <= 3600:
            message = lang.gettext("a number of seconds from 0.01 to 3600 is needed, not {word!r}")
            raise argparse.ArgumentTypeError(message.format(word=word[:40]))
        return number

    return seconds
