"""The ratings of the ladder, on the scale of people's ratings, as `make strength` has written them.

`docs/strength.md` publishes them.
"""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, int]]] = {
    "industry": {},
    "shares": {
        "novice": 852,
        "apprentice": 1099,
        "pedlar": 1273,
        "trader": 1480,
        "broker": 1643,
        "merchant": 1793,
        "financier": 1907,
        "magnate": 1957,
    },
}
