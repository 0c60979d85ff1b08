"""What a seat sees of the offers of shares, open and half made."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.page import Page
from won.envs.vocabulary import OFFERS
from won.shares.actions import Deal, Side
from won.shares.choices import CASH, FOR
from won.shares.deals import is_addressed
from won.shares.figures import STEP
from won.shares.state import State
from won.shares.world import GOODS, SHARE

MILLION: Final = 1_000_000
DRAFTED: Final = frozenset(["buy", "deal"])  # the kinds of action that show figures half made
_CASH: Final = 3 * OFFERS
_MILLIONS: Final = 5 * OFFERS
_SHARES: Final = 7 * OFFERS
_WITH: Final = _SHARES + 2 * OFFERS * GOODS


def pin_offers(state: State, seat: int, page: Page, at: int) -> None:
    """Those the seat made or has to answer: what they are, the cash, the shares, who is asked, from `offer_of` on."""
    party, seats = state.head[seat], state.seats
    place = 0
    for offer in state.offers:
        made = offer.seat == party
        if place == OFFERS or not (made or is_addressed(offer, party)):
            continue
        page.pin(at + 3 * place + (1 if made else 0), 1)
        if isinstance(offer.action, Deal):
            _pin_side(state, offer.action.give, page, at, 2 * place)
            _pin_side(state, offer.action.get, page, at, 2 * place + 1)
        else:
            page.pin(at + 3 * place + 2, 1)
        for other in offer.parties:
            page.pin(at + _WITH + seats * place + (other - seat) % seats, 1)
        place += 1


def _pin_side(state: State, side: Side, page: Page, at: int, place: int) -> None:
    """What one side of a deal hands over: cash, and the percentage of each product."""
    if side.cash:
        page.pin(at + _CASH + place, side.cash // STEP)
        page.pin(at + _MILLIONS + place, side.cash // MILLION)
    world, first = state.world, at + _SHARES + place * GOODS
    for name in side.shares:
        share = SHARE[name]
        page.pin(first + world.product[share], world.percent[share])


def pencil_draft(state: State, chosen: list[Word], first: int, page: Page, at: int) -> None:
    """In steps: cash given, cash got, and the price of what is bought, from `draft` on."""
    if chosen[0] == "buy":
        price = state.world.price
        page.pencil(at + 2, sum([price[SHARE[str(name)]] for name in chosen[1:]]) // STEP)
        return
    for place in range(max(1, first), len(chosen)):
        if chosen[place - 1] == CASH:
            page.pencil(at + (1 if FOR in chosen[:place] else 0), int(chosen[place]) // STEP)
