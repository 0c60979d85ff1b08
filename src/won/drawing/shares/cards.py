"""The parties: who they are, what they have, and how they stand."""

from __future__ import annotations

from typing import Final

from won.drawing.border import border
from won.drawing.canvas import fit, named, path, rect, text
from won.drawing.canvas import width as reach
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters
from won.drawing.shares.goods import chip
from won.drawing.shares.labels import money
from won.drawing.shares.pieces import shape
from won.drawing.shares.position import Party, Position
from won.shares.world import GOODS, PRODUCTS

_LEFT: Final = 24.0
_RIGHT: Final = 12.0
_HOLDING: Final = 31.0  # a chip with its percentage
_ROW: Final = 24.0
_HEAD: Final = 88.0
GONE: Final = 30.0  # the height of a card of one who is out


def height_of(party: Party, wide: float, rows: int) -> float:
    """As tall as its holdings need, with so many rows of them at most."""
    return _HEAD + _ROW * min(rows, max(1, -(-_kinds(party) // _across(wide)))) - 8


def _kinds(party: Party) -> int:
    return sum(1 for count in party.count if count)


def _across(wide: float) -> int:
    return int((wide - _LEFT - _RIGHT + 2) // _HOLDING)


def draw_card(position: Position, party: Party, labels: Labels, wide: float, high: float) -> str:
    """One card; the accent means that the table waits for this party."""
    drawn = [
        panel(wide, high),
        border(f"M9 10V{high - 10:g}", party.style, 7),
        _name(position, party, labels, wide),
        _figures(position, party, labels, wide, 50),
        _holdings(party, labels, wide, high),
    ]
    if party.waits or party.won:
        role = "accent" if party.waits else "brass"
        drawn.append(rect(1.25, 1.25, wide - 2.5, high - 2.5, f"o s-{role}", rx=5, stroke_width=3))
    return named(_title(party, labels), *drawn, data_seat=party.seat)


def _title(party: Party, labels: Labels) -> str:
    """The card read aloud."""
    state = labels["to move"] if party.waits else labels["winner"] if party.won else ""
    cash = labels.low("hidden") if party.cash is None else money(party.cash, labels)
    figures = [("cash", cash), ("shares", len(party.shares)), ("jokers", party.jokers), ("tours", party.tours)]
    parts = [f"{labels.low(name)} {figure}" for name, figure in figures]
    return ", ".join(filter(None, [*party.names, state, *parts]))


def _name(position: Position, party: Party, labels: Labels, wide: float) -> str:
    """Piece and name, the other members below, and at the right the cash or, at the end, the wealth."""
    over = bool(position.line["over"])
    sum_ = party.wealth if over else party.cash
    label = fit(labels.low("wealth" if over else "cash"), 10.5, 60, condensed=True)
    right = wide - _RIGHT
    taken = 64.0
    if sum_ is None:
        drawn = named(labels["hidden"], icon("lock", right - 11, 20, 22, "muted"))
    else:
        figure = money(sum_, labels)
        drawn = text(figure, right, 28, 19, "n b f-ink", "end", data_cash=sum_)
        taken = max(reach(figure, 19, condensed=True), 40)
    drawn += text(label, right, 43, 10.5, "n f-muted", "end")
    x = _LEFT + 38
    room = right - taken - 10 - x
    below = _below(party, labels, x, right - reach(label, 10.5, condensed=True) - 8)
    return (
        drawn
        + shape(party, _LEFT + 15, 26, 15)
        + letters(party.called, x, 24 if below else 31, 12, "ink", room=room)
        + below
    )


def _below(party: Party, labels: Labels, x: float, end: float) -> str:
    """The line under the name: the mark of the moment, then who else belongs to the syndicate."""
    drawn = ""
    if party.waits:
        drawn += path(f"M{x:g} 32L{x + 9:g} 37.5L{x:g} 43Z", "f-accent")
        x += 14
    if party.won:
        label = fit(labels["winner"], 12.5, (end - x) * 0.6)
        drawn += icon("star", x + 6, 37.5, 14, "bronze") + text(label, x + 17, 42, 12.5, "t b f-ink")
        x += 17 + reach(label, 12.5) + 6
    if len(party.members) > 1:
        room = (end - x) / (len(party.members) - 1) - 6
        others = zip(party.members[1:], party.names[1:], strict=True)
        shown = " ".join(fit(f"+{seat} {name}", 12, room, condensed=True) for seat, name in others)
        drawn += named(labels["syndicate"], text(shown, x, 42, 12, "n f-muted"))
    return drawn


def _figures(position: Position, party: Party, labels: Labels, wide: float, y: float) -> str:
    """Shares, jokers, tours and step; at the end the cash too."""
    entries = [
        ("shares", "note", f"{len(party.shares)}"),
        ("jokers", "joker", f"{party.jokers}"),
        ("tours", "tour", f"{party.tours}"),
        ("step", "country", f"{party.step}"),
    ]
    if position.line["over"] and party.cash is not None:
        entries[-1] = ("cash", "money", money(party.cash, labels))
    column = (wide - _LEFT - _RIGHT) / len(entries)
    drawn = ""
    for place, (name, sign, figure) in enumerate(entries):
        x = _LEFT + place * column
        drawn += icon(sign, x + 7, y + 12, 14, "muted")
        drawn += text(fit(labels.low(name), 10.5, column - 20, condensed=True), x + 18, y + 8.5, 10.5, "n f-muted")
        drawn += text(figure, x + 18, y + 22, 13, "n b f-ink")
    return drawn


def _holdings(party: Party, labels: Labels, wide: float, high: float) -> str:
    """The products held, the largest percentage first, and how many more find no room."""
    y = _HEAD - 6
    held = sorted((p for p in range(GOODS) if party.count[p]), key=lambda p: (-party.percent[p], p))
    across = _across(wide)
    rows = max(1, int((high - y + 8) // _ROW))
    room = across * rows
    shown = held if len(held) <= room else held[: room - 1]
    drawn = ""
    for place, product in enumerate(shown):
        x, top = _LEFT + place % across * _HOLDING, y + place // across * _ROW
        name, percent = PRODUCTS[product], party.percent[product]
        figure = text(f"{percent}", x + 17, top + 12, 10.5, "n f-ink")
        drawn += named(f"{labels[name]} {percent}%", chip(name, x, top, 15), figure)
    if len(shown) < len(held):
        place = len(shown)
        x, top = _LEFT + place % across * _HOLDING, y + place // across * _ROW
        drawn += text(f"+{len(held) - len(shown)}", x + 2, top + 12, 11.5, "n b f-muted")
    return drawn


def draw_gone(party: Party, labels: Labels, wide: float) -> str:
    """LAST-1: one who is out of the game."""
    word = labels.low("out")
    end = wide - _RIGHT - reach(word, 12) - 8
    name = fit(party.called, 12.5, end - _LEFT - 22)
    return named(
        f"{party.called}, {word}",
        panel(wide, GONE),
        shape(party, _LEFT + 4, GONE / 2, 9),
        text(name, _LEFT + 22, GONE / 2 + 4.4, 12.5, "t f-muted"),
        text(word, wide - _RIGHT, GONE / 2 + 4.2, 12, "t f-muted", "end"),
        data_seat=party.seat,
    )
