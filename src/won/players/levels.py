"""The names of levels and temperaments.

The levels are one planner with other figures: see `levels` in the package of each game, which says what it offers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

PLANNING: Final = ("novice", "apprentice", "pedlar", "shopkeeper", "trader", "dealer", "broker", "merchant")
# These use the seconds that they are given for a decision; so many unless given.
SEARCHING: Final[dict[str, float]] = {"financier": 0.0375, "magnate": 0.3}
QUICK: Final = ("random", "dabbler", "clerk", *PLANNING)  # these decide in milliseconds
TEMPERAMENTS: Final = ("bold", "careful", "haggler")
TEMPERED: Final = ("trader", "broker", "merchant")  # the levels that come in each temperament, such as `trader-bold`

Ability = TypeVar("Ability")


def makers_of(
    graded: Callable[..., Any], abilities: Mapping[str, Ability], tempers: Mapping[str, Callable[[Ability], Ability]]
) -> dict[str, Callable[..., Any]]:
    """What makes a bot of each of these levels, and of its temperaments, out of what the level can do."""
    makers: dict[str, Callable[..., Any]] = {}
    for name, ability in abilities.items():
        makers[name] = partial(graded, ability=ability)
        if name in TEMPERED:
            for temper in TEMPERAMENTS:
                makers[f"{name}-{temper}"] = partial(graded, ability=tempers[temper](ability))
    return makers


def level_of(name: str) -> str:
    """The level of a bot, without its temperament and the seconds it is given."""
    return name.partition(":")[0].partition("-")[0]


def is_quick(name: str) -> bool:
    """Whether it is a bot of this program that decides in milliseconds."""
    return level_of(name) in QUICK
