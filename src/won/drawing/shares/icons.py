"""The symbols that stand beside the colours: kinds of squares, marks and pieces."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import polygon
from won.drawing.geometry import away
from won.drawing.icons import GENERAL, disc
from won.drawing.shares.pictograms import PICTOGRAMS

_ROSE: Final = polygon([away((0, 0), 90 + 45 * k, 8.6 if k % 2 == 0 else 2.6) for k in range(8)])
_KINDS: Final[dict[str, str]] = {
    "country": "M0 12C-4.6 4.6 -8.4 1.6 -8.4 -3.6A8.4 8.4 0 1 1 8.4 -3.6C8.4 1.6 4.6 4.6 0 12Z" + disc(3.2, 0, -3.6),
    "continent": disc(11.6) + disc(9.4) + _ROSE,
    "world": disc(11.6)
    + "M-9.9 -5.4H9.9V-4.2H-9.9ZM-9.9 4.2H9.9V5.4H-9.9ZM-.6 -11.4H.6V11.4H-.6Z"
    + "M-5.6 0C-5.6 -5 -3.6 -9 -1.6 -11L-2.6 -11.3C-5.4 -9 -7.2 -5 -7.2 0S-5.4 9 -2.6 11.3L-1.6 11C-3.6 9 -5.6 5 -5.6 0"
    + "M5.6 0C5.6 -5 3.6 -9 1.6 -11L2.6 -11.3C5.4 -9 7.2 -5 7.2 0S5.4 9 2.6 11.3L1.6 11C3.6 9 5.6 5 5.6 0Z",
    "auction": "M.4 -12L10.4 -2L6 2.4L-4 -7.6ZM-.4 -1.6L1.8 .6L-8.8 11.2L-11.4 8.6ZM2 8.6H12V12H2Z",
    "telex": "M-7 -12H7V-2H-7ZM-4.6 -9.4V-7.8H4.6V-9.4ZM-4.6 -5.8V-4.2H2.2V-5.8ZM-12 -.4H12V10.4H-12Z"
    "M-8.6 2.6V4.6H-6.4V2.6ZM-3.2 2.6V4.6H-1V2.6ZM2 2.6V4.6H4.2V2.6ZM7 2.6V4.6H9.2V2.6ZM-6 6.6V8.4H6V6.6Z",
    "bonus": disc(7, -4.4, -3.6)
    + disc(5.2, -4.4, -3.6)
    + "M-5.2 -7.2H-3.6V0H-5.2ZM4 -3.2A7.4 7.4 0 1 1 -1.4 5.2L.2 4.6A5.6 5.6 0 1 0 4.2 -1.4ZM4 1.4H5.6V8.6H4Z",
    "joker": "M-7 4.8C-7.2 .6 -8.6 -1.4 -11 .6C-12.4 -7.6 -5.4 -12 -.7 -5.4V4.8Z"
    "M7 4.8C7.2 .6 8.6 -1.4 11 .6C12.4 -7.6 5.4 -12 .7 -5.4V4.8ZM-7.4 6.4H7.4V10.4H-7.4Z"
    + disc(2.1, -10.2, 4)
    + disc(2.1, 10.2, 4),
}
_MARKS: Final[dict[str, str]] = {
    "lock": "M-8.6 -1.4H8.6V11.4H-8.6ZM-6.4 -3V-5.4A6.4 6.4 0 0 1 6.4 -5.4V-3H3.6V-5.4A3.6 3.6 0 0 0 -3.6 -5.4V-3Z"
    + disc(2.2, 0, 4.6),
    "trust": disc(7, -4.6) + disc(4, -4.6) + disc(7, 4.6) + disc(4, 4.6),
    "crown": "M-11.4 -6.6L-5.6 -.4L0 -10.4L5.6 -.4L11.4 -6.6L9.4 6H-9.4ZM-9.4 7.6H9.4V10.4H-9.4Z",
    "tour": "M0 -11A11 11 0 1 1 -10.4 -3.4L-7.2 -2.4A7.6 7.6 0 1 0 0 -7.6V-3.4L-6.6 -9.2L0 -15Z",
    "debt": "M0 -11.4L12 10.4H-12ZM-1.4 -4.4L-.8 3.4H.8L1.4 -4.4ZM-1.4 5V7.6H1.4V5Z",
    "offer": "M-12 -3.4H5V-8L12 -1.4H-12ZM12 3.4H-5V8L-12 1.4H12Z",
}
# A shape for each seat, beside its colour and number.
_PIECES: Final[tuple[str, ...]] = (
    disc(11),
    "M-9.6 -9.6H9.6V9.6H-9.6Z",
    "M0 -12L12 9.4H-12Z",
    "M0 -12.4L12.4 0L0 12.4L-12.4 0Z",
    polygon([away((0, 0), 60 * k, 11.8) for k in range(6)]),
    "M-10 -10.6H10V1C10 6.4 5.6 9.8 0 12.4C-5.6 9.8 -10 6.4 -10 1Z",
)
ICONS: Final[dict[str, str]] = {
    **GENERAL,
    **_KINDS,
    **{f"good-{name}": shape for name, shape in PICTOGRAMS.items()},
    **_MARKS,
    **{f"piece-{seat}": shape for seat, shape in enumerate(_PIECES)},
}
