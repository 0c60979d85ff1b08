"""The symbols that stand beside the colours: one shape for each commodity and for the marks on the table."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import polygon
from won.drawing.geometry import away
from won.drawing.icons import EAR, GENERAL, cog, disc

ICONS: Final[dict[str, str]] = {
    **GENERAL,
    "food": EAR,
    "energy": "M3.2 -12L-8 2.4H-1.2L-3.6 12L8 -3.2H1.2L5.2 -12Z",
    "labor": disc(4.6, 0, -6.6) + "M-9.4 11C-9.4 3 -5.6 -.4 0 -.4S9.4 3 9.4 11Z",
    "ore": "M-3.6 -9.6L-10.6 -1.6L-2.4 .4L3 -9.4Z"
    "M5 -8.4L-.4 1.4L3 9.6L11 4.4L9.4 -4.6ZM-10.8 .6L-8 9L.8 10.2L-2.6 2.6Z",
    "capital": "M-11 11V-11H-6.4V-1.6L-.4 -6V-1.6L5.4 -6V-1.6L11 -6V11Z"
    "M-6.6 3.4V6.6H-3.4V3.4ZM-1.2 3.4V6.6H2V3.4ZM4.2 3.4V6.6H7.4V3.4Z",
    "cog": cog(8, 11.6, 8, 3.6),
    "tile": polygon([away((0, 0), 60 * k + 30, 11.6) for k in range(6)]),
}
