"""The names of levels and temperaments.

The levels are one planner with other figures: see `levels` in the package of each game, which says what it offers.
"""

from __future__ import annotations

from typing import Final

PLANNING: Final = ("novice", "apprentice", "pedlar", "shopkeeper", "trader", "dealer", "broker", "merchant")
SEARCHING: Final = ("financier", "magnate")  # these use the seconds they are given
QUICK: Final = ("random", "dabbler", "clerk", *PLANNING)  # these decide in milliseconds
TEMPERAMENTS: Final = ("bold", "careful", "haggler")
TEMPERED: Final = ("trader", "broker", "merchant")  # the levels that come in each temperament, such as `trader-bold`


def level_of(name: str) -> str:
    """The level of a bot, without its temperament and the seconds it is given."""
    return name.partition(":")[0].partition("-")[0]


def is_quick(name: str) -> bool:
    """Whether it is a bot of this program that decides in milliseconds."""
    return level_of(name) in QUICK
