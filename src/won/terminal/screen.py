"""The terminal: colour where it can be seen, lines that fit, and questions."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from typing import Final

from won.text.language import Language

STYLES: Final = {"bold": "1", "dim": "2", "bad": "31", "good": "32", "turn": "7"}
SEATS: Final = ("36", "33", "35", "32", "31", "34")  # one colour a seat, with its number always beside it
NARROW: Final = 76  # below this many columns the table is stacked


def columns(text: str) -> int:
    """How many columns a text takes."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fit(text: str, width: int, right: bool = False) -> str:
    """A text in exactly that many columns, cut with a dot where it is too long."""
    if columns(text) > width:
        while text and columns(text) >= width:
            text = text[:-1]
        text += "."
    pad = " " * (width - columns(text))
    return pad + text if right else text + pad


class Screen:
    """Where a person reads and answers."""

    def __init__(self, lang: Language, plain: bool = False) -> None:
        self.lang = lang
        self.plain = plain  # sentences, no tables: for screen readers and pipes
        self.colour = not plain and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        self.width = min(100, max(40, shutil.get_terminal_size((80, 24)).columns))

    @property
    def narrow(self) -> bool:
        return self.width < NARROW

    def paint(self, text: str, style: str) -> str:
        return f"\033[{STYLES[style]}m{text}\033[0m" if self.colour else text

    def paint_seat(self, text: str, seat: int) -> str:
        return f"\033[{SEATS[seat % len(SEATS)]}m{text}\033[0m" if self.colour else text

    def line(self, text: str = "") -> None:
        """One line as it is."""
        print(text)

    def say(self, text: str, indent: str = "", style: str = "") -> None:
        """Prose, broken to the width; further lines under `indent`."""
        for part in text.split("\n"):
            # A path is left whole, so that it can be copied.
            lines = textwrap.wrap(
                part, self.width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
            )
            for line in lines or [""]:
                print(self.paint(line, style) if style else line)

    def ask(self, question: str) -> str:
        """An answer; raises `EOFError` at the end of the input."""
        sys.stdout.flush()
        answer = input(f"{question} ")
        if not sys.stdin.isatty():
            print()  # what was typed elsewhere ended its line there
        return answer.strip()
