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
        "financier": 1837,
        "magnate": 1935,
    },
    "shares": {
        "novice": 844,
        "apprentice": 1090,
        "pedlar": 1256,
        "trader": 1463,
        "broker": 1625,
        "merchant": 1754,
        "financier": 1911,
        "magnate": 2058,
    },
}
