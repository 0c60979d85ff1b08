"""What a seat sees of offers in shares, both open and unfinished ones."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.buffer import Buffer
from won.envs.vocabulary import OFFERS
from won.shares.actions import Deal, Side
from won.shares.deals_terms import FOR
from won.shares.figures import STEP
from won.shares.offers import concerns, is_addressed
from won.shares.state import State
from won.shares.words import CASH
from won.shares.world import GOODS, SHARE

MILLION: Final = 1_000_000
DRAFTED: Final = frozenset(["buy", "deal"])  # kinds of action that show numbers before they are complete
_CASH: Final = 3 * OFFERS
_MILLIONS: Final = 5 * OFFERS
_SHARES: Final = 7 * OFFERS
_WITH: Final = _SHARES + 2 * OFFERS * GOODS


def put_offers(state: State, seat: int, buffer: Buffer, at: int) -> None:
    """The offers the seat made or may answer: their kind, cash, shares and who is asked; from `offer_of` on."""
    party, seats = state.head[seat], state.seats
    place = 0
    for offer in state.offers:
        own = offer.seat == party
        if place == OFFERS or not concerns(state, offer, party):
            continue
        if own or is_addressed(offer, party):
            buffer.add_offer(at + 3 * place + (1 if own else 0), 1)
        if isinstance(offer.action, Deal):
            _put_side(state, offer.action.give, buffer, at, 2 * place)
            _put_side(state, offer.action.get, buffer, at, 2 * place + 1)
        else:
            buffer.add_offer(at + 3 * place + 2, 1)
        for other in offer.parties:
            buffer.add_offer(at + _WITH + seats * place + (other - seat) % seats, 1)
        place += 1


def _put_side(state: State, side: Side, buffer: Buffer, at: int, place: int) -> None:
    """What one side of a deal gives: cash, and the percentage of each product."""
    if side.cash:
        buffer.add_offer(at + _CASH + place, side.cash // STEP)
        buffer.add_offer(at + _MILLIONS + place, side.cash // MILLION)
    world, first = state.world, at + _SHARES + place * GOODS
    for name in side.shares:
        share = SHARE[name]
        buffer.add_offer(first + world.product[share], world.percent[share])


def put_draft(state: State, chosen: list[Word], first: int, buffer: Buffer, at: int) -> None:
    """In steps: cash given, cash got, and the price of what is bought, from `draft` on."""
    if chosen[0] == "buy":
        price = state.world.price
        buffer.put_draft(at + 2, sum([price[SHARE[str(name)]] for name in chosen[1:]]) // STEP)
        return
    for place in range(max(1, first), len(chosen)):
        if chosen[place - 1] == CASH:
            buffer.put_draft(at + (1 if FOR in chosen[:place] else 0), int(chosen[place]) // STEP)
