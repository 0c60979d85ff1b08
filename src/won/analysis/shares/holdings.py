"""What holdings are worth by the royalties to come, and how much cash to keep in reserve."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from won.analysis.shares.royalties import payment_odds
from won.shares.figures import STEP, TIERS
from won.shares.parties import marked, parties_left
from won.shares.prospects import within_reach
from won.shares.state import State
from won.shares.world import GOODS, LAP, NOBODY, SQUARE_AT

HORIZON: Final = 60  # rounds for which a holding counts, because it pays and because no rival has it
FIRM: Final = 0.25  # part of a holding's worth that is the tier reached; the rest is the way to the next
KEEP: Final = 60 * STEP  # for a bad double or telex
MOST_KEPT: Final = 250 * STEP


def rounds_left(state: State) -> float:
    """LAST-2: no further than the end of the game, where it has one."""
    if not state.settings.turns:
        return HORIZON
    return min(HORIZON, (state.settings.turns - state.turns) / parties_left(state))


@lru_cache(maxsize=64)
def _steps_on(royalty: tuple[int, ...]) -> list[int]:
    """For each product on how many steps of a tour its royalty cards lie (START-4)."""
    met = [royalty[SQUARE_AT[step]] for step in range(1, LAP + 1)]
    return [met.count(product) for product in range(GOODS)]


def income_worth(state: State, product: int, percent: int, reach: int) -> float:
    """The royalties to come of so much of a product, when no more than `reach` of it can be had.

    A holding between two tiers is worth something of the next, for it may get there. The royalties are those of
    `round_income`, to the last digit, reckoned without fractions.
    """
    due = state.world.due[product]
    landings = (parties_left(state) - 1) * _steps_on(tuple(state.royalty))[product]
    now = towards = due[percent] * landings / LAP
    below = 0
    for above in TIERS:
        if percent < above:
            if reach >= above:
                part = (percent - below) / (above - below)
                towards += part * (due[above] * landings / LAP - now)
            break
        below = above
    return rounds_left(state) * (FIRM * now + (1 - FIRM) * towards)


def swing(state: State, party: int, gained: Iterable[int], lost: Iterable[int]) -> float:
    """How much better off a party would be for these shares more and those less, prices aside."""
    gained, lost = list(gained), list(lost)
    percent: dict[int, int] = {}
    reach: dict[int, int] = {}
    for shares, sign in ((gained, 1), (lost, -1)):
        for share in shares:
            product = state.world.product[share]
            percent[product] = percent.get(product, 0) + sign * state.world.percent[share]
            if state.owner[share] != NOBODY or sign < 0:  # what lies in a tray was within reach before
                reach[product] = reach.get(product, 0) + sign * state.world.percent[share]
    total = (marked(state, gained) - marked(state, lost)) / 2  # LAST-2, and what the bank gives for an unsold lot
    for product, change in percent.items():
        held = state.percent[party * GOODS + product]
        could = within_reach(state, party, product)
        total += income_worth(state, product, held + change, could + reach.get(product, 0))
        total -= income_worth(state, product, held, could)
    return total


def harm(state: State, rival: int, gained: Iterable[int], lost: Iterable[int]) -> float:
    """What a rival's better royalties would cost each of the others."""
    gained, lost = list(gained), list(lost)
    cards = (marked(state, gained) - marked(state, lost)) / 2
    return (swing(state, rival, gained, lost) - cards) / max(1, parties_left(state) - 1)


def owed(state: State, party: int) -> int:
    """What a party owes to all others."""
    return sum([debt.amount for debt in state.debts if debt.payer == party])


def reserve(state: State, party: int) -> int:
    """Cash to keep at hand: the worst the next roll can cost in royalties, and something for doubles and telexes."""
    worst = max(payment_odds(state, party))
    return min(MOST_KEPT, KEEP + worst)


def spare(state: State, party: int) -> int:
    """What may be spent, in whole steps."""
    return max(0, state.cash[party] - reserve(state, party)) // STEP * STEP
