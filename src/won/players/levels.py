"""The ladder: eight levels of either game, from a first game to the best search, and three temperaments.

The levels are one planner with other figures: see `levels` in the package of each game.
"""

from __future__ import annotations

from typing import Final

LADDER: Final = ("novice", "apprentice", "pedlar", "trader", "broker", "merchant", "financier", "magnate")
SEARCHING: Final = ("financier", "magnate")  # these use the seconds they are given
QUICK: Final = ("random", "dabbler", "clerk", *[level for level in LADDER if level not in SEARCHING])
TEMPERAMENTS: Final = ("bold", "careful", "haggler")
TEMPERED: Final = ("trader", "broker", "merchant")  # the levels that come in each temperament, such as `trader-bold`


def level_of(name: str) -> str:
    """The level of a bot, without its temperament and the seconds it is given."""
    return name.partition(":")[0].partition("-")[0]


def is_quick(name: str) -> bool:
    """Whether it is a bot of this program that decides in milliseconds."""
    return level_of(name) in QUICK


def names() -> list[str]:
    """Every level, each with its temperaments behind it, the weakest first."""
    listed: list[str] = []
    for level in LADDER:
        listed.append(level)
        if level in TEMPERED:
            listed += [f"{level}-{temperament}" for temperament in TEMPERAMENTS]
    return listed
