"""A turn's roll: moving round the tour, and what the move brings."""

from __future__ import annotations

from msgspec import UNSET

from won.core.refusal import Refusal, refuse
from won.shares.actions import Roll
from won.shares.events import AnyEvent, Claimable, Paid, Rolled
from won.shares.figures import BONUS, DOUBLE, TIERS
from won.shares.settle import go_on
from won.shares.squares import square_of
from won.shares.state import SETTLE, Debt, State
from won.shares.world import BONUS as BONUS_SQUARE
from won.shares.world import CONTINENT, GOODS, LAP, NOBODY, PRODUCTS, WORLD


def can_roll(state: State, party: int, action: Roll) -> Refusal | None:
    """WORD-3: two dice of six sides."""
    dice: object = action.dice
    if dice is UNSET:
        return refuse("WORD-3", dice=None)
    if isinstance(dice, tuple) and len(dice) == 2 and is_die(dice[0]) and is_die(dice[1]):
        return None
    return refuse("WORD-3", dice=dice)


def is_die(spots: object) -> bool:
    return type(spots) is int and 1 <= spots <= 6


def do_roll(state: State, party: int, action: Roll, told: list[AnyEvent]) -> None:
    """ROLL-1: the move, the bonus, the penalty, the royalties; the rest is for the square."""
    dice = action.dice
    assert dice is not UNSET
    white, red = dice
    _move(state, party, white + red)
    square = square_of(state, party)
    state.dice = dice
    state.moment = SETTLE
    kind = state.world.kind[square]
    state.owned = _products(state, party) if kind in (CONTINENT, WORLD) else 0
    told.append(Rolled(party, dice, state.step[party], square, state.tours[party]))
    if kind == BONUS_SQUARE:  # ROLL-2
        amount = (white + red) * BONUS
        state.cash[party] += amount
        told.append(Paid(NOBODY, party, amount, "bonus", ""))
    if white == red:  # ROLL-3
        state.debts.append(Debt(party, NOBODY, white * DOUBLE, "double", ""))
    _royalties(state, party, square, told)
    go_on(state, told)


def _move(state: State, party: int, spots: int) -> None:
    """TOUR-1, TOUR-2."""
    step = state.step[party] + spots
    early = state.settings.tour == "junction"
    if step > LAP:
        step -= LAP
        # Whoever stood on step 64 already has had that tour counted, when the junction counts.
        if not early or state.step[party] != LAP:
            state.tours[party] += 1
    elif step == LAP and early:
        state.tours[party] += 1
    state.step[party] = step


def _products(state: State, party: int) -> int:
    """CHOICE-3."""
    held, count, base = 0, state.count, party * GOODS
    for product in range(GOODS):
        if count[base + product]:
            held |= 1 << product
    return held


def _royalties(state: State, party: int, square: int, told: list[AnyEvent]) -> None:
    """ROYALTY-1: to every other party with 30% or more, the next at the left first."""
    product = state.royalty[square]
    if product < 0:
        return
    if pays_no_royalty(state, square, state.tours[party]):
        return
    seats, percents = state.seats, state.percent
    for way in range(1, seats):  # those who are out hold nothing
        holder = party + way if party + way < seats else party + way - seats
        percent = percents[holder * GOODS + product]
        if percent < TIERS[0]:
            continue
        debt = Debt(party, holder, state.world.royalty(product, percent), "royalty", PRODUCTS[product])
        if state.settings.claims == "auto":
            state.debts.append(debt)
        else:  # ROYALTY-3
            state.claims.append(debt)
            told.append(Claimable(holder, debt.amount, debt.what))


def pays_no_royalty(state: State, square: int, tours: int) -> bool:
    """CHOICE-2: whether who lands there after so many tours goes free."""
    return state.world.kind[square] == CONTINENT and not tours and state.settings.early_choice == "free"


def can_claim(state: State, party: int, action: object) -> Refusal | None:
    """ROYALTY-3: a claim of one's own that is still open."""
    for claim in state.claims:
        if claim.payee == party:
            return None
    return refuse("ROYALTY-3", seat=party)


def do_claim(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    mine = [claim for claim in state.claims if claim.payee == party]
    state.claims = [claim for claim in state.claims if claim.payee != party]
    state.debts.extend(mine)
    go_on(state, told)
