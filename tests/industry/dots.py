"""The dots as they are printed on the tiles."""

from __future__ import annotations

# The dots of each kind at turn 0: the edges of its halves (0 = E, counter-clockwise) and the corners of its thirds.
DOTS: dict[str, tuple[set[int], set[int]]] = {
    "farm": ({0, 1, 2, 3, 4, 5}, set()),
    "generator": ({0, 2, 4}, set()),
    "academy": ({0, 3}, {0, 2}),
    "mine": ({2, 5}, set()),
    "factory": (set(), {2, 4, 5}),
    "bank": ({0, 1}, set()),
}
