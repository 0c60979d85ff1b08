"""The levels of industry: what each can do, and how a temperament changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.analysis.industry.plan import EVEN
from won.players.industry.graded import Ability, Graded
from won.players.industry.magnate import Magnate
from won.players.levels import SEARCHING, makers_of

_style = EVEN._replace
_MUCH: Final = 0.08  # of the chance to win
# The weakest first.
ABILITIES: Final[dict[str, Ability]] = {
    "novice": Ability(_style(horizon=0.35, steps=2, debt=4), whim=700, forgets=0.08, grabs=3.8, opens=False, least=0.0),
    "apprentice": Ability(
        _style(horizon=0.38, steps=2, debt=5), whim=350, forgets=0.06, grabs=2.1, opens=False, least=0.0
    ),
    "pedlar": Ability(_style(horizon=0.4, steps=3, debt=6), whim=220, forgets=0.08, grabs=1.1, asks=0.4, least=0.2),
    "trader": Ability(_style(horizon=0.5, steps=3, debt=6), whim=200, grabs=0.7, asks=0.45, least=0.3),
    "broker": Ability(_style(horizon=0.6, debt=9), whim=90, grabs=0.1, asks=0.48, least=0.35),
    "merchant": Ability(),
}


def bold(ability: Ability) -> Ability:
    """Borrows a lot, builds all it can, and ends the game with a small lead."""
    style = ability.style
    return ability._replace(style=style._replace(debt=2 * style.debt, horizon=1.2 * style.horizon, margin=20.0))


def careful(ability: Ability) -> Ability:
    """Hardly borrows, builds only what clearly pays, and ends the game with a clear lead only."""
    style = ability.style
    return ability._replace(style=style._replace(debt=1, hurdle=style.hurdle + 0.1, margin=2 * style.margin))


def haggler(ability: Ability) -> Ability:
    """Asks for more than half of what a deal brings, and is content with no less than half."""
    return ability._replace(opens=True, asks=0.58, least=0.5)


_TEMPERS: Final[dict[str, Callable[[Ability], Ability]]] = {"bold": bold, "careful": careful, "haggler": haggler}


def makers() -> dict[str, Callable[..., Any]]:
    """What makes a bot of each level and temperament, from a seed and seconds a decision."""
    return {**makers_of(Graded, ABILITIES, _TEMPERS), "financier": financier, "magnate": Magnate}


def financier(seed: str | int, budget: float | None = None) -> Magnate:
    """A magnate in a hurry, who leaves the course that a merchant would take only where that wins much."""
    return Magnate(seed, SEARCHING["financier"] if budget is None else budget, least=_MUCH)
