"""One square: the field it lies in, what it is, its royalty card and the pieces on it."""

from __future__ import annotations

from typing import Final

from won.drawing.border import border
from won.drawing.canvas import element, group, named, path, rect, text, width, wrap
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.shares.geometry import HIGH, WIDE
from won.drawing.shares.goods import chip
from won.drawing.shares.labels import money
from won.drawing.shares.palette import FIELDS
from won.drawing.shares.pieces import crowded, pieces
from won.drawing.shares.position import Party, Position
from won.shares.data import table
from won.shares.world import JUNCTION, PRODUCT

_EDGE: Final = 1.5
_BAND: Final = 25.0
_CONTINENT: Final[dict[str, str]] = {name: tray["continent"] for name, tray in table("trays").items()}


def field(position: Position, square: int) -> str:
    """The colour field of a square: its continent, USSR or USA, or plain."""
    printed = position.world.squares[square]
    of: str = printed.get("of", "")
    if printed["kind"] == "continent":
        return of if of in FIELDS else "plain"
    return of if of in FIELDS else _CONTINENT.get(of, "plain")


def called(position: Position, square: int, labels: Labels) -> str:
    printed = position.world.squares[square]
    return labels[printed["of"]] if printed.get("of") else labels[printed["kind"]]


def draw_square(position: Position, square: int, labels: Labels) -> str:
    """Its left upper corner at 0 0."""
    here = [party for party in position.parties if party.square == square]
    ground = field(position, square)
    wide, high = WIDE - 2 * _EDGE, HIGH - 2 * _EDGE
    drawn = [
        rect(_EDGE, _EDGE, wide, high, f"f-face-{ground} s-{ground}", rx=4, stroke_width=1),
        _pattern(ground),
        _head(position, square, ground, labels),
        _body(position, square, labels, crowded(here)),
        text(f"{square}", WIDE - 5, HIGH - 5.5, 9, "n f-muted", "end"),
    ]
    if square in (0, JUNCTION):
        drawn.append(rect(_EDGE, _EDGE, wide, high, "o s-brass", rx=4, stroke_width=3))
    if position.turn is not None and position.turn.square == square and not position.line["over"]:
        drawn.append(rect(0.5, 0.5, WIDE - 1, HIGH - 1, "o s-accent", rx=5, stroke_width=3))
    drawn.append(pieces(here, 5, HIGH - 3, roomy=position.royalties[square] is None))
    return named(_title(position, square, here, labels), *drawn, data_square=square)


def _title(position: Position, square: int, here: list[Party], labels: Labels) -> str:
    printed = position.world.squares[square]
    parts = [f"{square} {called(position, square, labels)}"]
    if printed.get("of"):
        parts.append(labels.low(printed["kind"]))
    if square == JUNCTION:
        parts.append(labels.low("junction"))
    product = position.royalties[square]
    if product is not None:
        parts.append(labels.low(product))
        parts += [f"{party.called} {money(sum_, labels)}" for party, sum_ in position.due(PRODUCT[product])]
    title = ", ".join(parts)
    return f"{title}: {', '.join(party.called for party in here)}" if here else title


def _pattern(ground: str) -> str:
    """A pattern beside the colour, so that fields differ in grey too."""
    if ground == "plain":
        return ""
    return element("use", href=f"#won-field-{ground}", class_=f"o s-{ground}", stroke_width=1, stroke_opacity=0.22)


def _head(position: Position, square: int, ground: str, labels: Labels) -> str:
    kind = position.world.squares[square]["kind"]
    on = f"on-{ground}"
    top = f"M{_EDGE} {_BAND + _EDGE}V5.5a4 4 0 0 1 4 -4H{WIDE - _EDGE - 4}a4 4 0 0 1 4 4V{_BAND + _EDGE}Z"
    sign = icon("flag" if kind == "start" else kind, 13, 14, 14, on)
    name = called(position, square, labels)
    return path(top, f"f-{ground}") + sign + _label(name, 24, 14, WIDE - 24 - 3, (12, 11, 10.4, 9.7), f"n b f-{on}")


def _label(string: str, x: float, middle: float, room: float, sizes: tuple[float, ...], class_: str) -> str:
    """On one line in one of the first two sizes; else on two, in the first size in which nothing is cut."""
    for size in sizes[:2]:
        if width(string, size, condensed=True) <= room:
            return text(string, x, middle + size * 0.36, size, class_)
    size = next((size for size in sizes[1:] if _whole(string, size, room)), sizes[-1])
    lines = wrap(string, size, room, 2, condensed=True)
    top = middle + size * (0.36 - 0.5 * (len(lines) - 1))
    return "".join(text(part, x, top + size * place, size, class_) for place, part in enumerate(lines))


def _whole(string: str, size: float, room: float) -> bool:
    return " ".join(wrap(string, size, room, 2, condensed=True)) == " ".join(string.split())


def _body(position: Position, square: int, labels: Labels, full: bool) -> str:
    product = position.royalties[square]
    if product is not None:
        return _card(position, product, labels)
    kind = position.world.squares[square]["kind"]
    return "" if full else icon("flag" if kind == "start" else kind, WIDE / 2, 44, 30, "bronze")


def _card(position: Position, product: str, labels: Labels) -> str:
    """The royalty card, and along its foot the lines of those who would be paid."""
    x, y, wide, high = 4.5, 29.5, WIDE - 9, 30.0
    box = rect(x, y, wide, high, "f-panel s-line", rx=3, stroke_width=1)
    label = _label(labels[product], x + 27, y + 13.5, wide - 28, (11, 10.5, 10, 9.5), "n f-ink")
    due = position.due(PRODUCT[product])
    part = (wide - 4) / max(len(due), 1)
    paid = [
        border(f"M{x + 2 + place * part + 0.6:g} {y + high - 2.2:g}h{part - 1.2:g}", party.style, 3.2)
        for place, (party, _) in enumerate(due)
    ]
    return group(box, chip(product, x + 2.5, y + 2.5, 22), label, *paid)
