"""The players' part of each game: its bots, its advice and its standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from won.games import PerGame
from won.players.advice import Advice
from won.players.bot import Bot, Decision

MakeBot = Callable[[str | int, float | None], Bot]  # from a seed, and seconds a decision where given


@dataclass(frozen=True)
class Players:
    """How seats of one game can decide."""

    levels: dict[str, MakeBot]  # the ladder by name, weakest first, each level with its temperaments
    advise: Callable[[Any, int, int], list[Decision]]  # for a game, a seat, and at most so many
    consult: Callable[[Any, int, int, str], Advice]  # with a plan; at one of its depths
    orders: Any  # the union of its standing orders, to decode them with
    step: Callable[[Any, Any, int], tuple[Any, Any]]  # of an order: the action to take now, and the rest of the order
    # An action with what a further order adds to it, and the rest of that order; none where no action holds two orders.
    join: Callable[[Any, Any, Any, int], tuple[Any, Any]] | None = None
    earlier: Mapping[str, MakeBot] = field(default_factory=dict)  # not offered any more; running tables have them
    opponents: Mapping[str, MakeBot] = field(default_factory=dict)  # of the arena: the levels are measured against them
    own: dict[str, MakeBot] = field(default_factory=dict)  # those of whoever runs this program
    unit: float = 1.0  # the money that makes one of what advice is counted in: points, where they decide

    @property
    def by_name(self) -> dict[str, MakeBot]:
        """Every bot, whoever may seat it."""
        return {**self.own, **self.opponents, **self.earlier, **self.levels}


def _industry() -> Players:
    from won.industry.costs import MONEY_POINT
    from won.players.industry.advice import advise
    from won.players.industry.adviser import consult
    from won.players.industry.clerk import Clerk
    from won.players.industry.levels import makers
    from won.players.industry.opponents import OPPONENTS
    from won.players.industry.orders import AnyOrder, join, step

    earlier: dict[str, MakeBot] = {"clerk": Clerk}
    unit = float(MONEY_POINT)
    return Players(makers(), advise, consult, AnyOrder, step, join, earlier, OPPONENTS, unit=unit)


def _shares() -> Players:
    from won.players.shares.advice import advise
    from won.players.shares.adviser import consult
    from won.players.shares.clerk import Clerk
    from won.players.shares.dabbler import Dabbler
    from won.players.shares.levels import earlier, makers
    from won.players.shares.opponents import OPPONENTS
    from won.players.shares.orders import AnyOrder, step

    replaced: dict[str, MakeBot] = {"dabbler": Dabbler, "clerk": Clerk, **earlier()}
    return Players(makers(), advise, consult, AnyOrder, step, None, replaced, OPPONENTS)


PLAYERS: Final[PerGame[Players]] = PerGame(industry=_industry, shares=_shares)
