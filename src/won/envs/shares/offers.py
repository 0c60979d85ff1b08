"""What a seat sees of the offers of shares, open and half made: the figures that are not zero."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
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


def offer_figures(state: State, seat: int) -> list[tuple[int, int]]:
    """Of those the seat made or has to answer: what they are, the cash, the shares, and who is asked; by place."""
    found: list[tuple[int, int]] = []
    party, seats = state.head[seat], state.seats
    place = 0
    for offer in state.offers:
        made = offer.seat == party
        if place == OFFERS or not (made or is_addressed(offer, party)):
            continue
        found.append((3 * place + (1 if made else 0), 1))
        if isinstance(offer.action, Deal):
            found += _side(state, 2 * place, offer.action.give)
            found += _side(state, 2 * place + 1, offer.action.get)
        else:
            found.append((3 * place + 2, 1))
        for other in offer.parties:
            found.append((_WITH + seats * place + (other - seat) % seats, 1))
        place += 1
    return found


def _side(state: State, place: int, side: Side) -> list[tuple[int, int]]:
    """What one side of a deal hands over: cash, and the percentage of each product."""
    found = [(_CASH + place, side.cash // STEP), (_MILLIONS + place, side.cash // MILLION)]
    held = [0] * GOODS
    for name in side.shares:
        share = SHARE[name]
        product = state.world.product[share]
        held[product] += state.world.percent[share]
        found.append((_SHARES + place * GOODS + product, held[product]))
    return found


def draft_figures(state: State, chosen: list[Word]) -> list[tuple[int, int]]:
    """In steps: cash given, cash got, and the price of what is bought; by place from `draft` on."""
    if chosen[0] == "buy":
        price = state.world.price
        return [(2, sum([price[SHARE[str(name)]] for name in chosen[1:]]) // STEP)]
    found: list[tuple[int, int]] = []
    if CASH in chosen:
        side = 0
        for place, word in enumerate(chosen):
            if word == FOR:
                side = 1
            elif place and chosen[place - 1] == CASH:
                found.append((side, int(word) // STEP))
    return found
