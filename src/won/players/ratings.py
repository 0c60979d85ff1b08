"""The ratings of the ladder, on the scale of people's ratings, as `make strength` has written them.

`docs/strength.md` publishes them.
"""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, int]]] = {
    "industry": {
        "novice": 1032,
        "apprentice": 1198,
        "pedlar": 1307,
        "trader": 1421,
        "broker": 1539,
        "merchant": 1722,
        "financier": 1843,
        "magnate": 1934,
    },
    "shares": {
        "novice": 857,
        "apprentice": 1104,
        "pedlar": 1270,
        "trader": 1477,
        "broker": 1640,
        "merchant": 1790,
        "financier": 1904,
        "magnate": 1955,
    },
}
