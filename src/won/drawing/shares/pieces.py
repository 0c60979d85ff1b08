"""The pieces: a shape, a colour and a number for each seat, and side by side on one square."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import element, group, named, number, rect, text
from won.drawing.shares.position import Party

LARGE: Final = 10.5
SMALL: Final = 6.7
ROOM: Final = 74.0  # along the foot of a square
_GAP: Final = 2.0
_SHIFT: Final = (0.0, 0.0, 0.28, 0.0, 0.0, -0.08)  # where the number stands: a triangle is wide at its foot


def shape(party: Party, x: float, y: float, r: float) -> str:
    """The piece alone, its middle at x y."""
    moves = f"translate({number(x)} {number(y)}) scale({number(r / 12)})"
    rim = element(
        "use",
        href=f"#won-piece-{party.style}",
        transform=moves,
        class_="f-rim s-rim",
        stroke_width=4,
        stroke_linejoin="round",
    )
    body = element("use", href=f"#won-piece-{party.style}", transform=moves, class_=f"f-{party.role}")
    size = r * (1.05 if party.style == 2 else 1.25)
    foot = y + _SHIFT[party.style] * r + size * 0.36
    return rim + body + text(f"{party.seat}", x, foot, size, "n b f-on-owner", "middle")


def reach(party: Party, r: float) -> float:
    """How wide a piece is with the plate of those it leads."""
    return 2 * r + _plate(party, r)


def _plate(party: Party, r: float) -> float:
    led = len(party.members) - 1
    return r * (0.5 + 0.85 * led) if led else 0


def crowded(parties: list[Party]) -> bool:
    """Whether the pieces need more than one row."""
    return _long(parties, LARGE) > ROOM


def _long(parties: list[Party], r: float) -> float:
    return sum(reach(party, r) + _GAP for party in parties)


def arrange(parties: list[Party], roomy: bool) -> list[tuple[Party, float, float, float]]:
    """Each piece with its left edge, its middle above the foot of the square, and its size: no two overlap.

    Two rows are small where a royalty card lies above them."""
    r = LARGE if roomy or not crowded(parties) else SMALL
    rows: list[list[Party]] = [[]]
    for party in parties:
        if rows[-1] and _long([*rows[-1], party], r) > ROOM:
            rows.append([])
        rows[-1].append(party)
    pitch = 2 * r + 0.6
    lowest = -r - 1.5 if len(rows) > 1 else -12.0
    placed = []
    for line, row in enumerate(rows):
        x = 0.0
        for party in row:
            placed.append((party, x, lowest - (len(rows) - 1 - line) * pitch, r))
            x += reach(party, r) + _GAP
    return placed


def piece(party: Party, x: float, y: float, r: float) -> str:
    """A piece from its left edge; the leader of a syndicate carries the numbers of the others."""
    title = ", ".join(f"{name} ({seat})" for name, seat in zip(party.names, party.members, strict=True))
    drawn = shape(party, x + r, y, r)
    wide = _plate(party, r)
    if wide:
        numbers = "+".join(f"{seat}" for seat in party.members[1:])
        box = rect(x + 2 * r - 2, y - r * 0.62, wide + 1.5, r * 1.24, f"f-rim s-{party.role}", rx=2, stroke_width=1)
        drawn = (
            box
            + text(f"+{numbers}", x + 2 * r + wide / 2 - 0.6, y + r * 0.36, r * 0.95, "n b f-steel", "middle")
            + drawn
        )
    return named(title, drawn, data_piece=party.seat)


def pieces(parties: list[Party], x: float, foot: float, *, roomy: bool) -> str:
    return group(*[piece(party, left, y, r) for party, left, y, r in arrange(parties, roomy)], x=x, y=foot)
