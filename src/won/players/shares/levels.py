"""The levels of shares: what each can do, and how a temperament changes it.

Up to the merchant they are one planner with other figures; the financier and the magnate price deals for the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.analysis.shares.weights import FITTED, Weights
from won.players.levels import makers_of
from won.players.shares.graded import Ability, Graded
from won.players.shares.magnate import Financier, Magnate
from won.shares.figures import STEP


def _weights(
    sight: float, shine: float, reserve: float, at_once: int, elation: float = 1.0, cheapest: int = 0
) -> Weights:
    """`sight` is the part of what is still to come that it sees; `shine` multiplies what prices and jokers count.

    `cheapest` is the price of the cheapest share that it looks at, in steps.
    """
    return FITTED._replace(
        marked=FITTED.marked * shine,
        jokers=tuple([worth * shine for worth in FITTED.jokers]),
        now=FITTED.now * (0.5 + 0.5 * sight),
        curve=FITTED.curve * sight,
        reach=FITTED.reach * sight,
        envy=sight,
        reserve=reserve,
        at_once=at_once,
        elation=elation,
        cheapest=cheapest * STEP,
    )


# The weakest first.
ABILITIES: Final[dict[str, Ability]] = {
    "novice": Ability(_weights(0.12, 2.1, 0.0, 1, 1.3, 14), whim=1.0, waits=6, deals=False),
    "apprentice": Ability(_weights(0.2, 1.8, 0.1, 1, 1.2), whim=1.0, waits=5, deals=False),
    "pedlar": Ability(_weights(0.35, 1.6, 0.2, 1, 1.1), whim=1.2, waits=3, opens=False, wanted=0.2),
    "trader": Ability(_weights(0.45, 1.5, 0.2, 2, 1.1), whim=1.2, waits=2, wanted=0.3),
    "broker": Ability(_weights(0.6, 1.2, 0.3, 3), whim=0.9, waits=2),
    "merchant": Ability(),
}
# Offered no more; tables that run have them.
EARLIER: Final[dict[str, Ability]] = {
    "shopkeeper": Ability(_weights(0.3, 1.6, 0.1, 1, 1.1), whim=0.9, waits=2, deals=False),
    "dealer": Ability(_weights(0.5, 1.4, 0.2, 2, 1.1), whim=0.9, waits=3, wanted=0.3),
}


def bold(ability: Ability) -> Ability:
    """Spends nearly all it has on shares, and bids high."""
    return ability._replace(weights=ability.weights._replace(reserve=0.0, elation=1.15))


def careful(ability: Ability) -> Ability:
    """Keeps twice the reserve, and bids low."""
    weights = ability.weights
    return ability._replace(weights=weights._replace(reserve=2 * weights.reserve + 0.2, elation=0.85))


def haggler(ability: Ability) -> Ability:
    """Asks for more than half of what a deal brings, and is content with no less than half."""
    return ability._replace(opens=True, keen=0.1, wanted=0.5)


_TEMPERS: Final[dict[str, Callable[[Ability], Ability]]] = {"bold": bold, "careful": careful, "haggler": haggler}


def makers() -> dict[str, Callable[..., Any]]:
    """What makes a bot of each level and temperament, from a seed and seconds a decision."""
    return {**makers_of(Graded, ABILITIES, _TEMPERS), "financier": Financier, "magnate": Magnate}


def earlier() -> dict[str, Callable[..., Any]]:
    return makers_of(Graded, EARLIER, _TEMPERS)
