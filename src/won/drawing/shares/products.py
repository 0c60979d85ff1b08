"""The table in the middle of the board: for every product who holds how much, and what a landing costs now."""

from __future__ import annotations

from typing import Final

from won.drawing.border import border
from won.drawing.canvas import fit, group, named, rect, text, width
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters, measure
from won.drawing.shares.goods import chip
from won.drawing.shares.labels import millions, money, unit
from won.drawing.shares.pieces import shape
from won.drawing.shares.position import Party, Position
from won.shares.figures import TIERS
from won.shares.world import GOODS, PRODUCTS

_HEAD: Final = 27.0
_PAD: Final = 10.0
_CHIP: Final = 25.0
_BAR: Final = 14.0
_SIGNS: Final = {"trust": "trust", "monopoly": "crown"}
_COLUMNS: Final = 2


def draw_products(position: Position, labels: Labels, wide: float, high: float) -> str:
    """Two columns in the order of the alphabet."""
    column = (wide - _PAD) / _COLUMNS
    rows = -(-GOODS // _COLUMNS)
    pitch = (high - _HEAD - 4) / rows
    drawn = [
        rect(0, 0, wide, high, "f-panel", rx=5),
        rect(0, 0, wide, high, "o s-brass", rx=5, stroke_width=1.5),
        rect(3, 3, wide - 6, high - 6, "o s-brass", rx=3, stroke_width=0.6),
        _head(labels, wide),
    ]
    for product in range(GOODS):
        place, row = divmod(product, rows)
        x, y = _PAD + place * column, _HEAD + row * pitch
        drawn.append(group(_row(position, product, labels, column - _PAD), x=x, y=y))
    return "".join(drawn)


def _head(labels: Labels, wide: float) -> str:
    """What it is about, in which money, and at the right what the two signs mean."""
    room = wide * 0.4
    drawn = letters(labels["royalties"], _PAD, 20, 10, "ink", room=room, line=15)
    drawn += text(unit(labels), _PAD + min(measure(labels["royalties"], 10, 15), room) + 8, 20, 12, "n f-muted")
    x = wide - _PAD
    for key in ("monopoly", "trust"):
        label = fit(labels.low(key), 11, 90, condensed=True)
        x -= width(label, 11, condensed=True)
        drawn += text(label, x, 19, 11, "n f-muted")
        drawn += icon(_SIGNS[key], x - 10, 15, 13, "bronze")
        x -= 30
    return drawn


def _row(position: Position, product: int, labels: Labels, wide: float) -> str:
    name = PRODUCTS[product]
    holders = position.holders(product)
    due = position.due(product)
    x = _CHIP + 6
    label = fit(labels[name], 11.5, wide - x - 41 * len(due), condensed=True)
    drawn = [
        chip(name, 0, 2.5, _CHIP),
        text(label, x, 11, 11.5, "n b f-ink" if due else "n f-ink"),
        _due(due, labels, wide),
        _bar(position, product, holders, x, wide - x),
    ]
    return named(_title(position, product, labels), *drawn, data_product=name)


def _title(position: Position, product: int, labels: Labels) -> str:
    parts = []
    for party in position.holders(product):
        mark = party.mark(product)
        amount = position.world.royalty(product, party.percent[product])
        lines = [f"{party.called} {party.percent[product]}%", labels.low(mark) if mark else ""]
        parts.append(" ".join(filter(None, [*lines, money(amount, labels) if amount else ""])))
    return f"{labels[PRODUCTS[product]]}: {', '.join(parts) or labels.low('in the trays')}"


def _due(due: list[tuple[Party, int]], labels: Labels, right: float) -> str:
    """ROYALTY-1: for every holder of 30% or more the sum, in the order of the bar."""
    drawn = ""
    for party, amount in reversed(due):
        figure = millions(amount, labels)
        drawn += text(figure, right, 11, 12, "n b f-ink", "end")
        right -= width(figure, 12, condensed=True) + 8
        drawn += shape(party, right, 7, 5.4)
        right -= 9
    return drawn


def _bar(position: Position, product: int, holders: list[Party], x: float, wide: float) -> str:
    """All shares of the product as one bar, the largest holding first; lines at the tiers it must reach."""
    scale = wide / 100
    top = 14.5
    whole = sum(position.world.percent[share] for share in position.world.of_product[product])
    drawn = [rect(x, top, whole * scale, _BAR, "f-well s-well-line", stroke_width=0.8)]
    at = x
    for party in holders:
        percent = party.percent[product]
        drawn.append(_part(party, product, percent, at, percent * scale, top))
        at += percent * scale
    for tier in TIERS:
        drawn.append(rect(x + tier * scale - 0.5, top - 1.5, 1, 3.5, "f-ink"))
        drawn.append(rect(x + tier * scale - 0.5, top + _BAR - 2, 1, 3.5, "f-ink"))
        if at <= x + (tier - 4) * scale:  # where the bar is still free it says which
            drawn.append(text(f"{tier}", x + tier * scale, top + 10.2, 8.5, "n f-well-ink", "middle"))
    return "".join(drawn)


def _part(party: Party, product: int, percent: int, x: float, wide: float, top: float) -> str:
    """One party's part: colour, the pattern of its line, the percentage, and the sign of a trust or monopoly."""
    box = rect(
        x, top, wide, _BAR, f"f-{party.role} s-panel", stroke_width=0.8, data_party=party.seat, data_percent=percent
    )
    line = rect(x + 0.8, top + _BAR - 3.6, wide - 1.6, 2.8, "f-under") + border(
        f"M{x + 1:g} {top + _BAR - 2.2:g}h{wide - 2:g}", party.style, 2
    )
    middle = x + wide / 2
    mark = party.mark(product)
    sign = icon(_SIGNS[mark], middle - 8, top + 5.4, 10.5, "on-owner") if mark else ""
    return (
        box + line + sign + text(f"{percent}", middle + (6 if mark else 0), top + 8.9, 9.5, "n b f-on-owner", "middle")
    )
