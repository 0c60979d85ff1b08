"""What each kind of square asks of the party that landed on it."""

from __future__ import annotations

from won.shares import events
from won.shares.parties import after, parties_left
from won.shares.state import BUY, LOTS, SETTLE, TAKE, Debt, State
from won.shares.world import AUCTION, CONTINENT, COUNTRY, GOODS, JOKER, NOBODY, SQUARE_AT, TELEX, WORLD, Telex


def square_of(state: State, party: int) -> int:
    return SQUARE_AT[state.step[party]]


def enter(state: State, told: list[events.Any]) -> None:
    """The last step of ROLL-1; leaves a decision to be made, or nothing more to do."""
    party = state.turn
    kind = state.world.kind[square_of(state, party)]
    state.moment = SETTLE
    if kind in (COUNTRY, CONTINENT, WORLD):
        if for_sale(state, party):
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
    """BUY-2, CHOICE-1, CHOICE-2, CHOICE-3: the shares the party may buy where it stands."""
    square = square_of(state, party)
    world, owner = state.world, state.owner
    if world.kind[square] == COUNTRY:
        return [share for share in world.for_sale[square] if owner[share] == NOBODY]
    if not state.tours[party]:
        return []
    product, owned = world.product, state.owned
    return [share for share in world.for_sale[square] if owner[share] == NOBODY and owned >> product[share] & 1]


def must_auction(state: State, party: int) -> bool:
    """LOT-1, LOT-3, JOKER-2: after a tour, with shares to put up, and more than two parties."""
    if not state.tours[party] or parties_left(state) <= 2:
        return False
    return any(state.count[party * GOODS : party * GOODS + GOODS])


def _read_telex(state: State, party: int, told: list[events.Any]) -> None:
    """TELEX-1, TELEX-2: the top card, which goes under the pack."""
    card: Telex = state.world.telexes[state.deck[state.telex]]
    state.telex = (state.telex + 1) % len(state.deck)
    owner = any(state.count[party * GOODS + product] for product in card.products)
    told.append(events.TelexRead(party, card.name, owner))
    amount = card.owner if owner else card.others
    if amount > 0:
        state.cash[party] += amount
        told.append(events.Paid(NOBODY, party, amount, "telex", card.name))
    elif amount < 0:
        state.debts = [*state.debts, Debt(party, NOBODY, -amount, "telex", card.name)]
    if card.each:
        state.debts = state.debts + [Debt(other, party, card.each, "telex", card.name) for other in after(state, party)]
