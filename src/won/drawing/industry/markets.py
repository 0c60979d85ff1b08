"""The five markets as printed: rows of wells, a cube in each filled one, and the prices in force."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import group, named, rect, text
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters
from won.industry.market import BARTER, BUY, COMMODITIES, ROWS, SELL, WELLS

_HEAD: Final = 36
_PAD: Final = 9
_GUTTER: Final = 38  # right of the last row: the prices of an empty and of a full market
_COLUMNS: Final = (("buy", -122), ("sell", -74), ("fair", -27))


def draw_market(commodity: int, standing: int, labels: Labels, width: float, height: float) -> str:
    name = COMMODITIES[commodity]
    title = f"{labels[name]} {standing}/{WELLS[commodity]}"
    return named(
        title,
        panel(width, height),
        _head(commodity, standing, labels, width),
        group(*_wells(commodity, standing, width, height), *_ends(commodity, standing, labels, width, height), y=_HEAD),
        data_market=name,
    )


def _head(commodity: int, standing: int, labels: Labels, width: float) -> str:
    name = COMMODITIES[commodity]
    on = f"on-{name}"
    band = rect(0.5, 0.5, width - 1, _HEAD - 1, f"f-{name} s-edge-{name}", rx=5)
    prices = {"buy": f"{BUY[commodity][standing]}", "sell": f"{SELL[commodity][standing]}"}
    fair = BARTER[commodity][standing]
    prices["fair"] = "–" if fair is None else f"{fair:g}"
    figures = ""
    for word, x in _COLUMNS:
        label = labels.low(word)
        figures += text(label, width + x, 12.5, 10.5, f"n f-{on}", "middle")
        figures += text(prices[word], width + x, 29, 17, f"n b f-{on}", "middle")
    return band + icon(name, 21, _HEAD / 2, 20, on) + letters(labels[name], 38, 24, 12, on, room=90, line=14) + figures


def _shape(commodity: int, width: float, height: float) -> tuple[float, float]:
    """The pitch of wells along a row and of rows."""
    longest = max(ROWS[commodity])
    spare = 0 if min(ROWS[commodity]) < longest else _GUTTER
    return (width - 2 * _PAD - spare) / longest, (height - _HEAD - 11) / len(ROWS[commodity])


def _wells(commodity: int, standing: int, width: float, height: float) -> list[str]:
    """A filled well shows what its cube costs, an empty one what a cube would bring there."""
    across, down = _shape(commodity, width, height)
    drawn = []
    number = 0
    for row, length in enumerate(ROWS[commodity]):
        for column in range(length):
            number += 1
            x, y = _PAD + column * across, 7 + row * down
            drawn.append(_well(commodity, number, standing, (x + 0.8, y), (across - 1.6, down - 3.5)))
    return drawn


def _well(commodity: int, number: int, standing: int, place: tuple[float, float], size: tuple[float, float]) -> str:
    name = COMMODITIES[commodity]
    x, y = place
    wide, high = size
    middle = x + wide / 2
    if number <= standing:
        box = rect(x, y, wide, high, f"f-{name} s-edge-{name}", rx=3, stroke_width=0.8, data_well=number)
        price = text(str(BUY[commodity][number]), middle, y + high - 3.6, 11.5, f"n b f-on-{name}", "middle")
        drawn = box + icon(name, middle, y + 8.6, 11.5, f"on-{name}") + price
    else:
        box = rect(x, y, wide, high, "f-well s-well-line", rx=3, stroke_width=0.8)
        drawn = box + text(str(SELL[commodity][number - 1]), middle, y + high / 2 + 4, 11.5, "n f-well-ink", "middle")
    if number == standing:
        drawn += _ring(x, y, wide, high, None)
    elif number == standing + 1:
        drawn += _ring(x, y, wide, high, "4 2.4")
    return drawn


def _ring(x: float, y: float, wide: float, high: float, dashes: str | None) -> str:
    ground = rect(x - 1, y - 1, wide + 2, high + 2, "o s-panel", rx=4, stroke_width=4)
    ring = rect(x - 1, y - 1, wide + 2, high + 2, "o s-ink", rx=4, stroke_width=2.2, stroke_dasharray=dashes)
    return ground + ring if dashes is None else ring


def _ends(commodity: int, standing: int, labels: Labels, width: float, height: float) -> list[str]:
    """What a cube costs when none stands there, and brings when all wells are full (TRADE-2, TRADE-3)."""
    down = _shape(commodity, width, height)[1]
    x, y = width - _PAD - _GUTTER + 6, 7 + 2 * down
    name = COMMODITIES[commodity]
    spare = max(ROWS[commodity]) == min(ROWS[commodity])
    half = (down - 3.5) / 2
    drawn = [icon(name, x + 12, 5 + down, 30, "muted", 0.22)] if spare else []
    for place, (word, price, now) in enumerate(
        (
            ("empty", BUY[commodity][0], standing == 0),
            ("full", SELL[commodity][-1], standing == WELLS[commodity]),
        )
    ):
        top = y + place * half
        box = "f-well s-muted" if word == "empty" else f"f-{name} s-edge-{name}"
        sign = rect(x, top + half / 2 - 4.5, 7, 9, box, rx=1.5, stroke_width=1)
        figure = text(str(price), x + 12, top + half / 2 + 4, 11.5, f"n{' b' if now else ''} f-muted")
        ring = rect(x - 4, top, _GUTTER - 3, half, "o s-ink", rx=3, stroke_width=2) if now else ""
        drawn.append(named(f"{labels[word]} {price}", sign, figure, ring))
    return drawn
