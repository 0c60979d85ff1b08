"""The ratings of the ladder, on the scale of people's ratings, as `make strength` has written them.

`docs/strength.md` publishes them.
"""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, int]]] = {
    "industry": {},
    "shares": {},
}
