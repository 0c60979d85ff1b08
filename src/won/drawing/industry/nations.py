"""The nations: who they are, what they hold and would make, and how they stand."""

from __future__ import annotations

from typing import Any, Final

from won.drawing.canvas import fit, named, path, rect, text
from won.drawing.canvas import width as reach
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.industry.flags import flag
from won.drawing.industry.key import medal
from won.drawing.industry.owners import Owner, border
from won.drawing.industry.position import Position
from won.drawing.labels import Labels
from won.drawing.lettering import letters, measure
from won.industry.market import COMMODITIES

_LEFT: Final = 24
_RIGHT: Final = 12
_UNKNOWN: Final = "?"  # in place of a figure that is hidden
TALL: Final = 150  # a card with room for how the points arose


def draw_nation(position: Position, owner: Owner, labels: Labels, width: float, height: float) -> str:
    """One card; the accent means that the table waits for this seat."""
    line = position.line
    seat = owner.number
    waits = seat in line["to_move"]
    won = bool(line["over"]) and seat in line["winners"]
    tall = height >= TALL
    loose = max(0.0, height - (146 if tall else 124)) / 4  # taller cards breathe
    drawn = [
        panel(width, height),
        border(f"M9 10V{height - 10:g}", owner, 7),
        _name(position, owner, labels, width, waits, won),
        _cubes(position, seat, width, 54 + loose),
        _figures(position, seat, labels, width, 96 + 2 * loose),
    ]
    if tall:
        drawn.append(_points(position, seat, labels, width, height - 11))
    if waits or won:
        role = "accent" if waits else "brass"
        drawn.append(rect(1.25, 1.25, width - 2.5, height - 2.5, f"o s-{role}", rx=5, stroke_width=3))
    state = labels["to move"] if waits else labels["winner"] if won else ""
    title = ", ".join(filter(None, [owner.title, owner.name, state]))
    return named(title, *drawn, data_seat=seat)


def _name(position: Position, owner: Owner, labels: Labels, width: float, waits: bool, won: bool) -> str:
    """Flag, nation, player, and the points so far."""
    line: dict[str, Any] = position.line
    score = position.score(owner.number)
    figures = _UNKNOWN if score is None else f"{score}".replace("-", "−")
    points = letters(figures, width - _RIGHT, 33, 22, "ink", anchor="end", line=14)
    label = fit(labels.low("points"), 10.5, 56, condensed=True)
    points += text(label, width - _RIGHT, 46, 10.5, "n f-muted", "end")
    x = _LEFT + 47
    room = width - _RIGHT - x - max(measure(figures, 22, 14), reach(label, 10.5, condensed=True)) - 12
    first = line["first"] == owner.number and not line["over"]
    below = _player(owner, labels, x, room, first, waits, won)
    nation = letters(owner.title, x, 24 if below else 32, 12, "ink", room=room)
    return flag(owner, _LEFT, 11, 38) + points + nation + below


def _player(owner: Owner, labels: Labels, x: float, room: float, first: bool, waits: bool, won: bool) -> str:
    """The line under the nation: the marks of the moment, then who plays it."""
    drawn = ""
    end = x + room
    if first:
        drawn += named(labels["first player"], medal(x + 6, 38, 7))
        x += 18
    if waits:
        drawn += path(f"M{x:g} 32L{x + 9:g} 37.5L{x:g} 43Z", "f-accent")
        x += 14
    if won:
        label = fit(labels["winner"], 12.5, room * 0.55)
        drawn += icon("star", x + 6, 37.5, 14, "bronze") + text(label, x + 17, 42, 12.5, "t b f-ink")
        x += 17 + reach(label, 12.5) + 6
    if owner.name:
        drawn += text(fit(owner.name, 12.5, end - x), x, 42, 12.5, "t f-muted")
    return drawn


def _cubes(position: Position, seat: int, width: float, y: float) -> str:
    """A chip for each commodity, and under it what the blocs make of it each round."""
    held: dict[str, int] = position.line["players"][seat]["cubes"]
    output = position.output(seat)
    pitch = (width - _LEFT - _RIGHT + 6) / len(COMMODITIES)
    drawn = ""
    for place, name in enumerate(COMMODITIES):
        x, wide = _LEFT + place * pitch, pitch - 6
        drawn += rect(x, y, wide, 22, f"f-{name} s-edge-{name}", rx=4, stroke_width=1)
        drawn += icon(name, x + 10.5, y + 11, 14, f"on-{name}")
        drawn += text(f"{held[name]}", x + wide - 5.5, y + 16, 14, f"n b f-on-{name}", "end", data_cubes=name)
        if output[name] and not position.line["over"]:
            drawn += text(f"+{output[name]}", x + wide / 2, y + 33, 11, "n f-muted", "middle")
    return drawn


def _figures(position: Position, seat: int, labels: Labels, width: float, y: float) -> str:
    """Money, notes, flags in hand and tiles, as a small table."""
    player = position.line["players"][seat]
    banks = position.output(seat)["money"]
    money = labels.low("hidden") if player["money"] is None else f"${player['money']}"
    entries = [
        ("money", "money", money + (f" +{banks}" if banks and not position.line["over"] else "")),
        ("notes", "note", f"{player['notes']}"),
        ("flags", "flag", f"{player['flags']}"),
        ("tiles", "tile", f"{position.tiles(seat)}"),
    ]
    column = 46.0  # money takes what the others leave
    wide = width - _LEFT - _RIGHT - column * (len(entries) - 1)
    drawn = ""
    for place, (name, sign, figure) in enumerate(entries):
        x = _LEFT + (wide + (place - 1) * column if place else 0)
        drawn += icon(sign, x + 5.5, y + 16.5, 11.5, "muted")
        drawn += text(fit(labels.low(name), 10.5, column - 3, condensed=True), x, y + 6.5, 10.5, "n f-muted")
        drawn += text(figure, x + 15, y + 21, 14, "n b f-ink")
    return drawn


def _points(position: Position, seat: int, labels: Labels, width: float, y: float) -> str:
    """END-6: how the points arose."""
    parts = [(_UNKNOWN if value is None else f"{value:+d}", name) for name, value in position.points(seat).items()]
    shown = " ".join(f"{value} {labels.low(name)}".replace("-", "−") for value, name in parts)
    rule = rect(_LEFT, y - 16, width - _LEFT - _RIGHT, 0.8, "f-line")
    return rule + text(fit(shown, 11.5, width - _LEFT - _RIGHT, condensed=True), _LEFT, y, 11.5, "n f-muted")
