"""What a seat sees of the offers of industry, open and half made: the figures that are not zero."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.industry.layout import CUBES
from won.envs.vocabulary import OFFERS
from won.industry.choices_barter import FOR
from won.industry.market import COMMODITIES, COMMODITY
from won.industry.state import State

DRAFTED: Final = frozenset(["buy", "sell", "offer"])  # the kinds of action that show figures half made
_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate([*COMMODITIES, "notes"])}
_MONEY: Final = 2 * OFFERS
_THINGS: Final = 4 * OFFERS


def offer_figures(state: State, seat: int) -> list[tuple[int, int]]:
    """Of those the seat made or has to answer: whose, then the money, then the rest; by place from `offer_of` on."""
    found: list[tuple[int, int]] = []
    place = 0
    for offer in state.offers:
        if seat in (offer.to, offer.seat) and place < OFFERS:
            found.append((2 * place + (0 if offer.to == seat else 1), 1))
            for side, named in ((2 * place, offer.give), (2 * place + 1, offer.get)):
                for thing, count in named.items():
                    at = _MONEY + side if thing == "money" else _THINGS + side * CUBES + _PLACE[thing]
                    found.append((at, count))
            place += 1
    return found


def draft_figures(chosen: list[Word]) -> list[tuple[int, int]]:
    """The things named, with their counts: given, then got; by place from `draft_money` on."""
    kind = chosen[0]
    if kind in ("buy", "sell"):
        base = 2 + CUBES if kind == "buy" else 2
        return [(base + COMMODITY[str(word)], chosen.count(word)) for word in chosen[1:]]
    found: list[tuple[int, int]] = []
    side, thing = 0, ""
    for word in chosen[2:]:
        if isinstance(word, int):
            found.append((side if thing == "money" else 2 + side * CUBES + _PLACE[thing], word))
        elif word == FOR:
            side = 1
        else:
            thing = word
    return found
