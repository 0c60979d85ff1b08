"""SVG elements as strings: everything that comes from outside is escaped here and nowhere else."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ESCAPES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
# What XML 1.0 cannot hold, and the marks that turn the direction of all text after them.
_UNWANTED: Final = re.compile(
    "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
_PILE: Final = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")  # more accents on one letter than any language needs

_NARROW: Final = set("iljtfrI.,:;'|!()[]/ ")
_BROAD: Final = set("mwMW@%&")

Attribute = str | int | float | None


def clean(text: str) -> str:
    """The text on one line, without characters that an SVG cannot hold."""
    return " ".join(_PILE.sub(r"\1", _UNWANTED.sub("", text)).split())


def escape(text: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in clean(text))


def number(value: float) -> str:
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")  # adding 0.0 turns -0.0 into 0.0


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element around markup already made; `class_` is class, `font_size` is font-size, None leaves one out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is not None:
            shown = number(value) if isinstance(value, int | float) else escape(value)
            parts.append(f'{name.rstrip("_").replace("_", "-")}="{shown}"')
    inner = "".join(children)
    return f"<{' '.join(parts)}>{inner}</{tag}>" if inner else f"<{' '.join(parts)}/>"


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Attribute) -> str:
    """Markup moved to a place, and made larger or smaller there."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return element("g", *children, transform=" ".join(moves) or None, **attributes)


def named(name: str, *children: str, **attributes: Attribute) -> str:
    """A group with a name for pointers and screen readers."""
    return element("g", element("title", escape(name)), *children, role="img", **attributes)


def rect(x: float, y: float, width: float, height: float, class_: str, **attributes: Attribute) -> str:
    return element("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str, **attributes: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


def path(d: str, class_: str, **attributes: Attribute) -> str:
    return element("path", d=d, class_=class_, **attributes)


def polygon(points: list[tuple[float, float]]) -> str:
    """The path data of a closed outline."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def text(
    string: str, x: float, y: float, size: float, class_: str, anchor: str = "start", **attributes: Attribute
) -> str:
    """A line of text; the class chooses the type: `t` running, `n` condensed figures and labels, `d` display."""
    place = None if anchor == "start" else anchor
    return element("text", escape(string), x=x, y=y, font_size=size, class_=class_, text_anchor=place, **attributes)


def width(string: str, size: float, condensed: bool = False) -> float:
    """The greatest width of a line in any of the fonts."""
    total = 0.0
    for letter in string:
        if unicodedata.combining(letter) or letter in "\u200d\ufe0f":
            continue
        if unicodedata.east_asian_width(letter) in "WF":
            total += 1.3
        elif letter in _NARROW:
            total += 0.38
        else:
            total += 1.0 if letter in _BROAD else 0.72 if letter.isupper() else 0.62
    return total * size * (0.84 if condensed else 1)


def fit(string: str, size: float, room: float, condensed: bool = False) -> str:
    """The words, cut with an ellipsis where they would be wider than the room."""
    string = clean(string)
    if width(string, size, condensed) <= room:
        return string
    while string and width(string + "…", size, condensed) > room:
        string = string[:-1]
    return string.rstrip(" \u200d\ufe0f") + "…"


def wrap(string: str, size: float, room: float, lines: int, condensed: bool = False) -> list[str]:
    """The words on as many lines as they need, the last one cut where even these are too few."""
    left = clean(string).split(" ")
    wrapped: list[str] = []
    while left and len(wrapped) < lines - 1:
        taken = 1
        while taken < len(left) and width(" ".join(left[: taken + 1]), size, condensed) <= room:
            taken += 1
        wrapped.append(fit(" ".join(left[:taken]), size, room, condensed))
        left = left[taken:]
    return wrapped + ([fit(" ".join(left), size, room, condensed)] if left else [])
