"""The board as text: rows of hexes, each shifted by half a hex."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from won.industry.board import CENTRE, NAMES
from won.industry.view import Square, View
from won.terminal.screen import seat_text
from won.text.industry.terms import tiles
from won.text.language import Language

LETTERS: Final = {"farm": "F", "generator": "G", "academy": "A", "mine": "M", "factory": "Y", "bank": "B"}
FLAG: Final = "+"
AUTOMATED: Final = "*"
ROWS: Final = "ABCDEFGHI"
WIDE: Final = 6  # columns of a hex; a row is shifted by half of it
SLIM: Final = 4


def board_lines(view: View, slim: bool = False) -> list[Text]:
    """One line a row. A free hex shows its number, a claimed one number, letter, owner and mark: `4F0*`."""
    cell = SLIM if slim else WIDE
    held = {square.at: square for square in view.board}
    lines: list[Text] = []
    for place, row in enumerate(ROWS):
        names = [name for name in NAMES if name[0] == row]
        offset = " " * (abs(4 - place) * cell // 2)
        cells = [_cell(name, held.get(name), cell) for name in names]
        lines.append(Text.assemble((row, "bold"), " ", offset, *cells))
        lines[-1].rstrip()
    return lines


def _cell(name: str, square: Square | None, width: int) -> Text:
    number = name[1:]
    if name == NAMES[CENTRE]:
        return Text("#".ljust(width))
    if square is None:
        return Text(number.ljust(width), "dim")
    letter = LETTERS[square.tile] if square.tile else FLAG
    shown = f"{letter}{square.owner}{AUTOMATED if square.automated else ''}"
    if width == WIDE:
        shown = number + shown
    return seat_text(shown.ljust(width), square.owner)


def legend(lang: Language) -> str:
    """What the letters mean."""
    names = tiles(lang)
    letters = ", ".join(f"{letter} {names[tile]}" for tile, letter in LETTERS.items())
    marks = lang.gettext(
        "{flag} a flag alone, {automated} automated, # the centre; the figure after it is the owner’s seat"
    )
    return f"{letters}; {marks.format(flag=FLAG, automated=AUTOMATED)}"
