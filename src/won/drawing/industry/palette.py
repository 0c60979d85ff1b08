"""The colours of this table beside those of every poster."""

from __future__ import annotations

from typing import Final

from won.drawing.palette import BASE

# role: (light, dark). Text and symbols reach the contrast of WCAG AA on the ground they stand on.
COLOURS: Final[dict[str, tuple[str, str]]] = {
    **BASE,
    "hex": ("#f3e9d2", "#222831"),
    "hex-line": ("#cdba8d", "#3d4754"),
    "hex-name": ("#75663f", "#8f9aa6"),
    # a commodity: its colour, what is written on it, the face of the tile that makes it, and the edge of its cube
    "food": ("#e0a100", "#e8ab12"),
    "on-food": ("#22252b", "#1b1608"),
    "face-food": ("#f4d98a", "#6f5711"),
    "edge-food": ("#a87700", "#f3c95a"),
    "energy": ("#1f6fb2", "#2373b8"),
    "on-energy": ("#ffffff", "#ffffff"),
    "face-energy": ("#acd0ec", "#1d4263"),
    "edge-energy": ("#154e80", "#6db2ea"),
    "labor": ("#c6362c", "#cc3d33"),
    "on-labor": ("#ffffff", "#ffffff"),
    "face-labor": ("#f2b5a8", "#642a26"),
    "edge-labor": ("#8e221a", "#f08a80"),
    "ore": ("#8d949b", "#a3abb2"),
    "on-ore": ("#16181c", "#14171c"),
    "face-ore": ("#d7dce0", "#48525b"),
    "edge-ore": ("#5e666e", "#d5dade"),
    "capital": ("#23262b", "#0b0d10"),
    "on-capital": ("#f8f1e1", "#f4ead4"),
    "face-capital": ("#b5ab96", "#6a6354"),
    "edge-capital": ("#000000", "#b9ae97"),
    "money": ("#6b3fa0", "#7a4bb5"),
    "on-money": ("#ffffff", "#ffffff"),
    "face-money": ("#d2bfe9", "#432f63"),
    "edge-money": ("#482872", "#b892ea"),
}
