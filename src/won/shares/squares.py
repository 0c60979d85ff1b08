"""What each kind of square asks of the party that landed on it: the last step of ROLL-1."""

from __future__ import annotations

from won.shares.auction import must_auction
from won.shares.events import AnyEvent
from won.shares.parties import parties_left
from won.shares.sale import any_for_sale
from won.shares.state import BUY, LOTS, SETTLE, TAKE, State
from won.shares.telex import read_telex
from won.shares.tour import square_of
from won.shares.world import AUCTION, CONTINENT, COUNTRY, JOKER, TELEX, WORLD


def enter(state: State, events: list[AnyEvent]) -> None:
    """Leaves a decision to be made, or nothing more to do."""
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
        read_telex(state, party, events)
    if state.moment == SETTLE:
        state.dice = (0, 0)
