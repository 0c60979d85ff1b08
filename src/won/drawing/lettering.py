"""Deco capitals and figures drawn with one even line, so that a poster looks the same on every machine.

A letter stands between 0 (top) and 100 (foot) and knows its width; what the alphabet lacks is set in the reader's type.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from won.drawing.canvas import clean, element, fit, group, text, width

HEIGHT: Final = 100
FIGURE: Final = 54  # all figures are equally wide
_TYPE: Final = 1.3  # the size of type whose capitals are about as tall
_GAP: Final = 26
_SPACE: Final = 44
_LEAST: Final = 0.68  # the smallest that letters are made to fit their room

_LETTERS: Final[dict[str, tuple[float, str]]] = {
    "A": (78, "M0 100L39 0L78 100M13 67H65"),
    "B": (56, "M0 0H27A22 22 0 0 1 27 44H0M27 44H28A28 28 0 0 1 28 100H0V0"),
    "C": (86, "M86 16A50 50 0 1 0 86 84"),
    "D": (80, "M0 0H30A50 50 0 0 1 30 100H0Z"),
    "E": (46, "M46 0H0V100H46M0 62H38"),
    "F": (44, "M44 0H0V100M0 62H36"),
    "G": (98, "M86 16A50 50 0 1 0 98.5 62H60"),
    "H": (68, "M0 0V100M68 0V100M0 62H68"),
    "I": (0, "M0 0V100"),
    "J": (34, "M34 0V66A34 34 0 0 1 0 100"),
    "K": (62, "M0 0V100M58 0L0 62M18 43L62 100"),
    "L": (44, "M0 0V100H44"),
    "M": (100, "M0 100L10 0L50 76L90 0L100 100"),
    "N": (74, "M0 100V0L74 100V0"),
    "O": (100, "M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z"),
    "P": (58, "M0 100V0H27A31 31 0 0 1 27 62H0"),
    "Q": (100, "M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0ZM58 66L94 106"),
    "R": (58, "M0 100V0H26A31 31 0 0 1 26 62H0M28 62L58 100"),
    "S": (52, "M48 14C43 5 35 0 26 0C11 0 2 10 2 24C2 56 52 42 52 74C52 90 41 100 26 100C14 100 5 95 0 85"),
    "T": (68, "M0 0H68M34 0V100"),
    "U": (68, "M0 0V66A34 34 0 0 0 68 66V0"),
    "V": (76, "M0 0L38 100L76 0"),
    "W": (114, "M0 0L29 100L57 10L85 100L114 0"),
    "X": (70, "M0 0L70 100M70 0L0 100"),
    "Y": (72, "M0 0L36 56V100M72 0L36 56"),
    "Z": (66, "M2 0H64L0 100H66"),
    "0": (FIGURE, "M27 0C46 0 53 22 53 50S46 100 27 100S1 78 1 50S8 0 27 0Z"),
    "1": (FIGURE, "M14 18L33 0V100"),
    "2": (FIGURE, "M3 27A24 25 0 1 1 47 40L2 100H53"),
    "3": (FIGURE, "M4 0H49L26 38A31 31 0 1 1 1 88"),
    "4": (FIGURE, "M39 100V0L0 72H54"),
    "5": (FIGURE, "M48 0H9L6 42C12 37 18 35 25 35A31 32.5 0 0 1 25 100C14 100 6 96 1 88"),
    "6": (FIGURE, "M37.6 0L3 57.6A28 28 0 1 0 51 57.6A28 28 0 0 0 3 57.6"),
    "7": (FIGURE, "M1 0H52L18 100"),
    "8": (FIGURE, "M27 0A22 22 0 0 1 27 44A22 22 0 0 1 27 0ZM27 44A28 28 0 0 1 27 100A28 28 0 0 1 27 44Z"),
    "9": (FIGURE, "M16.4 100L51 42.4A28 28 0 1 0 3 42.4A28 28 0 0 0 51 42.4"),
    "-": (30, "M0 60H30"),
    "−": (FIGURE, "M6 54H48"),
    "+": (FIGURE, "M6 54H48M27 33V75"),
    ".": (0, "M0 92V102"),
    ",": (6, "M6 90L0 110"),
    ":": (0, "M0 34V44M0 92V102"),
    "'": (0, "M0 -2V22"),
    "’": (0, "M0 -2V22"),
    "/": (40, "M0 106L40 -6"),
    "…": (60, "M0 92V102M30 92V102M60 92V102"),
    "·": (0, "M0 48V58"),
}
_MARKS: Final = {  # over the middle of a letter, or under it
    "\u0300": "M-16 -38L8 -20",
    "\u0301": "M16 -38L-8 -20",
    "\u0302": "M-22 -20L0 -38L22 -20",
    "\u0303": "M-24 -22C-12 -40 12 -14 24 -32",
    "\u0308": "M-16 -34V-22M16 -34V-22",
    "\u0327": "M2 100C20 114 6 128 -12 120",
}
_LIGATURES: Final = {ord("Œ"): "OE", ord("Æ"): "AE"}


def _split(string: str) -> list[str]:
    """Letters and their marks, each by itself."""
    return list(unicodedata.normalize("NFD", clean(string).upper().translate(_LIGATURES)))


def drawable(string: str) -> bool:
    """Whether the alphabet has every letter of the text."""
    return all(letter == " " or letter in _LETTERS or letter in _MARKS for letter in _split(string))


def _advance(letter: str) -> float:
    """How far the next letter stands from this one."""
    return _SPACE if letter == " " else 0 if letter in _MARKS else _LETTERS[letter][0] + _GAP


def _place(string: str, line: float) -> list[str]:
    """The letters side by side, half a stroke from the left."""
    at = line / 2
    middle = 0.0
    shapes: list[str] = []
    for letter in _split(string):
        if letter in _MARKS:
            shapes.append(element("path", d=_MARKS[letter], transform=f"translate({middle:g})"))
        elif letter != " ":
            advance, shape = _LETTERS[letter]
            middle = at + advance / 2
            shapes.append(element("path", d=shape, transform=f"translate({at:g})"))
        at += _advance(letter)
    return shapes


def measure(string: str, height: float, line: float = 13) -> float:
    """The width of a text at that height."""
    if not drawable(string):
        return width(string, height * _TYPE)
    total = sum(_advance(letter) for letter in _split(string))
    return (total - _GAP + line) * height / HEIGHT if total else 0


def _cut(string: str, height: float, room: float, line: float) -> str:
    """The text, cut with an ellipsis where it is too wide."""
    if measure(string, height, line) <= room:
        return string
    while string and measure(string + "…", height, line) > room:
        string = string[:-1]
    return string.rstrip() + "…"


def letters(
    string: str,
    x: float,
    y: float,
    height: float,
    role: str,
    *,
    room: float | None = None,
    anchor: str = "start",
    line: float = 13,
) -> str:
    """A text in capitals with its foot at `y`; made smaller, then cut, where it is wider than the room."""
    string = clean(string)
    if not drawable(string):
        size = height * _TYPE
        shown = string if room is None else fit(string, size, room)
        return text(shown, x, y, size, f"d f-{role}", anchor)
    if room is not None:
        height *= max(_LEAST, min(1, room / max(measure(string, height, line), 1)))
        string = _cut(string, height, room + 0.01, line)  # a hair more, for rounding
    scale = height / HEIGHT
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * measure(string, height, line)
    inner = group(*_place(string, line), x=x - shift, y=y - height, scale=scale)
    return element(
        "g",
        inner,
        class_=f"l s-{role}",
        stroke_width=line,
        role="img",
        aria_label=string or None,
    )
