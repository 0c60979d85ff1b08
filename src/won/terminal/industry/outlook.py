"""What to know before deciding in industry: what cubes cost and bring one by one, and what price helps both sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

from won.core.record import Seat
from won.industry.game import Industry
from won.industry.market import COMMODITIES, COMMODITY, buying, selling
from won.players.industry.advice import fair_band
from won.terminal.screen import Screen
from won.text.industry.words import seat_name, words
from won.text.language import Language
from won.text.phrases import decimal

CUBES: Final = 8  # of each path

Band = tuple[float, float]


def price_paths(game: Industry) -> dict[str, dict[str, list[int]]]:
    """For each commodity what one, two and more cubes cost and bring in all, bought or sold one after another."""
    market = game.state.market
    return {
        cube: {
            "buy": [buying(place, market[place], count) for count in range(1, CUBES + 1)],
            "sell": [selling(place, market[place], count) for count in range(1, CUBES + 1)],
        }
        for cube, place in COMMODITY.items()
    }


def bands(game: Industry) -> dict[str, dict[str, Band]]:
    """For each commodity, by `seller>buyer`, between which prices one cube helps both; nothing where none does."""
    found: dict[str, dict[str, Band]] = {cube: {} for cube in COMMODITIES}
    for cube in COMMODITIES:
        for seller, buyer in permutations(range(game.state.seats), 2):
            band = fair_band(game, seller, buyer, cube)
            if band is not None:
                found[cube][f"{seller}>{buyer}"] = band
    return found


def outlook(game: Industry, seat: int) -> dict[str, Any]:
    return {"bands": bands(game), "prices": price_paths(game)}


def tell_outlook(screen: Screen, game: Industry, seats: Sequence[Seat], seat: int) -> None:
    lang = screen.lang
    names = words(lang)
    screen.line()
    screen.say(lang.gettext("What 1 to {n} cubes cost and bring, one after another:").format(n=CUBES), style="bold")
    for cube, paths in price_paths(game).items():
        text = lang.gettext("{cube}: to buy {buy}; to sell {sell}")
        shown = {side: " ".join(map(str, path)) for side, path in paths.items()}
        screen.say(text.format(cube=names[cube], **shown), indent="   ")
    screen.line()
    screen.say(lang.gettext("At what price one cube helps both, seller and buyer:"), style="bold")
    for cube, pairs in bands(game).items():
        text = lang.gettext("{cube}: {pairs}")
        told = [_pair(lang, seats, pair, band) for pair, band in pairs.items()]
        screen.say(text.format(cube=names[cube], pairs="; ".join(told) or lang.gettext("none")), indent="   ")


def _pair(lang: Language, seats: Sequence[Seat], pair: str, band: Band) -> str:
    seller, buyer = (seat_name(lang, seats, int(one)) for one in pair.split(">"))
    low, high = (decimal(lang, round(price, 1)) for price in band)
    text = lang.gettext("{seller} to {buyer} {low} to {high}")
    return text.format(seller=seller, buyer=buyer, low=low, high=high)
