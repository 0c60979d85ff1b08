"""What a seat sees of the offers of industry, open and half made."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.industry.layout import CUBES
from won.envs.page import Page
from won.envs.vocabulary import OFFERS
from won.industry.choices_barter import FOR
from won.industry.market import COMMODITIES, COMMODITY
from won.industry.state import State

DRAFTED: Final = frozenset(["buy", "sell", "offer"])  # the kinds of action that show figures half made
_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate([*COMMODITIES, "notes"])}
_MONEY: Final = 2 * OFFERS
_THINGS: Final = 4 * OFFERS


def pin_offers(state: State, seat: int, page: Page, at: int) -> None:
    """Those the seat made or has to answer: whose, then the money, then the rest, from `offer_of` on."""
    place = 0
    for offer in state.offers:
        if seat in (offer.to, offer.seat) and place < OFFERS:
            page.pin(at + 2 * place + (0 if offer.to == seat else 1), 1)
            _pin_side(offer.give, page, at, 2 * place)
            _pin_side(offer.get, page, at, 2 * place + 1)
            place += 1


def _pin_side(named: dict[str, int], page: Page, at: int, side: int) -> None:
    for thing, count in named.items():
        page.pin(at + (_MONEY + side if thing == "money" else _THINGS + side * CUBES + _PLACE[thing]), count)


def pencil_draft(chosen: list[Word], first: int, page: Page, at: int) -> None:
    """The things named from the `first` word on, with their counts: given, then got, from `draft_money` on."""
    kind = chosen[0]
    for place in range(max(1, first), len(chosen)):
        word = chosen[place]
        if kind != "offer":
            page.pencil(at + 2 + (CUBES if kind == "buy" else 0) + COMMODITY[str(word)], chosen.count(word))
        elif isinstance(word, int) and place > 1:  # the count of the thing before it; the first number is the seat
            side, thing = 1 if FOR in chosen[:place] else 0, str(chosen[place - 1])
            page.pencil(at + (side if thing == "money" else 2 + side * CUBES + _PLACE[thing]), word)
