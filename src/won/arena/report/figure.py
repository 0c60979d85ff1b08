"""A figure on the page: a chart with title and note, and its data as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from won.arena.report.plot import WIDTH
from won.drawing.canvas import element, escape
from won.drawing.palette import scope_of


class Table(NamedTuple):
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class Figure(NamedTuple):
    title: str
    note: str  # one sentence on how to read it
    drawing: str
    height: float
    table: Table


def table(content: Table) -> str:
    """The first cell of a row names it; the others are figures."""
    head = "".join(element("th", escape(cell) or " ", scope="col") for cell in content.heads)
    body = "".join(
        element(
            "tr",
            *[
                element("th" if not at else "td", escape(cell) or " ", scope="row" if not at else None)
                for at, cell in _of(row)
            ],
        )
        for row in content.rows
    )
    return element(
        "div", element("table", element("thead", element("tr", head)), element("tbody", body or " ")), class_="scroll"
    )


def _of(row: Sequence[str]) -> list[tuple[int, str]]:
    return list(enumerate(row))


def svg(drawing: str, height: float, title: str, note: str, number: int) -> str:
    return element(
        "svg",
        element("title", escape(title), id=f"t{number}"),
        element("desc", escape(note) or " ", id=f"d{number}"),
        drawing,
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        class_=scope_of(None),
        role="img",
        aria_labelledby=f"t{number} d{number}",
    )


class Figures:
    """Numbers the figures of a page, so that each can be named."""

    def __init__(self, as_table: str) -> None:
        self.as_table = as_table
        self.numbers = count(1)

    def html(self, figure: Figure) -> str:
        number = next(self.numbers)
        return element(
            "figure",
            element("figcaption", element("h3", escape(figure.title)), element("p", escape(figure.note) or " ")),
            svg(figure.drawing, figure.height, figure.title, figure.note, number),
            element("details", element("summary", escape(self.as_table)), table(figure.table)),
        )
