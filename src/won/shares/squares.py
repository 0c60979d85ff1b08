"""What each kind of square asks of the party that landed on it."""

from __future__ import annotations

from won.shares.events import AnyEvent, Paid, TelexRead
from won.shares.parties import after, parties_left, shares_held
from won.shares.state import BUY, LOTS, SETTLE, TAKE, Debt, State
from won.shares.world import ALL, AUCTION, CONTINENT, COUNTRY, GOODS, JOKER, NOBODY, SQUARE_AT, TELEX, WORLD, Telex


def square_of(state: State, party: int) -> int:
    return SQUARE_AT[state.step[party]]


def enter(state: State, told: list[AnyEvent]) -> None:
    """The last step of ROLL-1; leaves a decision to be made, or nothing more to do."""
    party = state.turn
    kind = state.world.kind[square_of(state, party)]
    state.moment = SETTLE
    if kind in (COUNTRY, CONTINENT, WORLD):
        if any_for_sale(state, party):
            state.moment = BUY
    elif kind == AUCTION:
        if must_auction(state, party):
            state.moment = LOTS
    elif kind == JOKER:
        if state.stack and parties_left(state) > 2:  # JOKER-1, JOKER-2
            state.moment = TAKE
    elif kind == TELEX:
        _read_telex(state, party, told)
    if state.moment == SETTLE:
        state.dice = (0, 0)


def for_sale(state: State, party: int) -> list[int]:
    """The shares the party may buy where it stands."""
    products = products_open(state, party)
    return [share for share in sold_here(state, party) if is_open(state, share, products)] if products else []


def any_for_sale(state: State, party: int) -> bool:
    products = products_open(state, party)
    if products:
        for share in sold_here(state, party):
            if is_open(state, share, products):
                return True
    return False


def sold_here(state: State, party: int) -> list[int]:
    """BUY-1, CHOICE-1: what the square sells, lying in its tray or not."""
    return state.world.for_sale[square_of(state, party)]


def products_open(state: State, party: int) -> int:
    """CHOICE-2, CHOICE-3: mask of the products open to it: after a tour those held on landing, in a country all."""
    if state.world.kind[square_of(state, party)] == COUNTRY:
        return ALL
    return state.owned if state.tours[party] else 0


def is_open(state: State, share: int, products: int) -> bool:
    """BUY-2: it lies in its tray, and its product is open."""
    return state.owner[share] == NOBODY and products >> state.world.product[share] & 1 == 1


def must_auction(state: State, party: int) -> bool:
    """LOT-1, LOT-3, JOKER-2: after a tour, with shares to put up, and more than two parties."""
    if not state.tours[party] or parties_left(state) <= 2:
        return False
    return shares_held(state, party) > 0


def _read_telex(state: State, party: int, told: list[AnyEvent]) -> None:
    """TELEX-1, TELEX-2: the top card, which goes under the pack."""
    card: Telex = state.world.telexes[state.deck[state.telex]]
    state.telex = (state.telex + 1) % len(state.deck)
    owner = False
    for product in card.products:
        owner = owner or state.count[party * GOODS + product] > 0
    told.append(TelexRead(party, card.name, owner))
    amount = card.owner if owner else card.others
    if amount > 0:
        state.cash[party] += amount
        told.append(Paid(NOBODY, party, amount, "telex", card.name))
    elif amount < 0:
        state.debts.append(Debt(party, NOBODY, -amount, "telex", card.name))
    if card.each:
        state.debts.extend([Debt(other, party, card.each, "telex", card.name) for other in after(state, party)])
