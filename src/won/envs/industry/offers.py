"""What a seat sees of offers in industry, both open and unfinished ones."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.buffer import Buffer
from won.envs.industry.layout import CUBES
from won.envs.vocabulary import OFFERS
from won.industry.barter_offer import FOR
from won.industry.market import COMMODITIES, COMMODITY
from won.industry.state import State

DRAFTED: Final = frozenset(["buy", "sell", "offer"])  # kinds of action that show numbers before they are complete
_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate([*COMMODITIES, "notes"])}
_MONEY: Final = 2 * OFFERS
_THINGS: Final = 4 * OFFERS


def put_offers(state: State, seat: int, buffer: Buffer, at: int) -> None:
    """The offers the seat made or may answer: whose, the money, the other things; from `offer_of` on."""
    place = 0
    for offer in state.offers:
        if seat in (offer.to, offer.seat) and place < OFFERS:
            buffer.add_offer(at + 2 * place + (0 if offer.to == seat else 1), 1)
            _put_side(offer.give, buffer, at, 2 * place)
            _put_side(offer.get, buffer, at, 2 * place + 1)
            place += 1


def _put_side(named: dict[str, int], buffer: Buffer, at: int, side: int) -> None:
    for thing, count in named.items():
        buffer.add_offer(at + (_MONEY + side if thing == "money" else _THINGS + side * CUBES + _PLACE[thing]), count)


def put_draft(chosen: list[Word], first: int, buffer: Buffer, at: int) -> None:
    """The things named from word `first` on with their counts: given, then got; from `draft_money` on."""
    kind = chosen[0]
    for place in range(max(1, first), len(chosen)):
        word = chosen[place]
        if kind != "offer":
            buffer.put_draft(at + 2 + (CUBES if kind == "buy" else 0) + COMMODITY[str(word)], chosen.count(word))
        elif isinstance(word, int) and place > 1:  # the count of the thing before it; the first number is the seat
            side, thing = 1 if FOR in chosen[:place] else 0, str(chosen[place - 1])
            buffer.put_draft(at + (side if thing == "money" else 2 + side * CUBES + _PLACE[thing]), word)
