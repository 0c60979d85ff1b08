"""The terminal: text that fits its width, colour where it can be shown, tables, and questions."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from won.text.language import Language

SEATS: Final = ("cyan", "yellow", "magenta", "green", "red", "blue")  # never without the seat's number
NARROW: Final = 76  # columns below which the table is stacked
UNLIMITED: Final = 10_000  # columns of a pipe, in which nothing is cut


def seat_text(text: str, seat: int) -> Text:
    """A text in the colour of a seat."""
    return Text(text, SEATS[seat % len(SEATS)])


def columns_of(heads: Sequence[str], names: int = 1, gap: int = 1) -> Table:
    """An empty table without lines: the first columns to the left, figures to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for place, head in enumerate(heads):
        named = place < names
        table.add_column(head, justify="left" if named else "right", no_wrap=named, overflow="ellipsis")
    return table


def print_table(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> None:
    """A table on the standard output, whole in a pipe."""
    table = columns_of(heads, names, gap=2)
    for row in rows:
        table.add_row(*row)
    width = None if sys.stdout.isatty() else UNLIMITED
    Console(highlight=False, markup=False, width=width).print(table)


class Screen:
    """The terminal of a person."""

    def __init__(self, lang: Language, plain: bool = False) -> None:
        self.lang = lang
        self.plain = plain  # sentences instead of tables, for screen readers
        self.console = Console(highlight=False, markup=False, color_system=None if plain else "auto")
        self.width = min(100, max(40, self.console.width))

    @property
    def narrow(self) -> bool:
        return self.width < NARROW

    def line(self, *parts: str | Text) -> None:
        """Print one line without wrapping."""
        self.console.print(Text.assemble(*parts), soft_wrap=True)

    def say(self, text: str, indent: str = "", style: str = "") -> None:
        """Print prose, wrapped to the width; further lines begin with `indent`."""
        for part in text.split("\n"):
            # A path is not broken, so that it can be copied.
            lines = textwrap.wrap(
                part, self.width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
            )
            for line in lines or [""]:
                self.line(Text(line, style))

    def table(self, table: Table) -> None:
        self.console.print(table, width=self.width)

    def ask(self, question: str) -> str:
        """An answer; raises `EOFError` at the end of the input."""
        sys.stdout.flush()
        answer = input(f"{question} ")
        if not sys.stdin.isatty():
            print()  # a piped answer does not end the line of the question
        return answer.strip()
