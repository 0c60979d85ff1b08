"""Figures for a decision in industry: price paths, and the prices that help both sides of a barter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from won.analysis.industry.prices import CUBES, Band, fair_bands, price_paths
from won.core.record import Seat
from won.industry.game import Industry
from won.industry.market import COMMODITIES
from won.terminal.screen import Screen
from won.text.industry.terms import seat_name, words
from won.text.language import Language
from won.text.phrases import decimal


def bands(game: Industry) -> dict[str, dict[str, Band]]:
    """For each commodity, by `seller>buyer`, the prices at which one cube helps both; only where there are any."""
    prices: dict[str, dict[str, Band]] = {cube: {} for cube in COMMODITIES}
    for seller in range(game.state.seats):
        for (cube, buyer), band in fair_bands(game.state, seller).items():
            prices[cube][f"{seller}>{buyer}"] = band
    return prices


def outlook(game: Industry, seat: int) -> dict[str, Any]:
    return {"bands": bands(game), "prices": price_paths(game.state)}


def show_outlook(screen: Screen, game: Industry, seats: Sequence[Seat], seat: int) -> None:
    lang = screen.lang
    names = words(lang)
    screen.line()
    screen.say(lang.gettext("What 1 to {n} cubes cost and bring, one after another:").format(n=CUBES), style="bold")
    for cube, paths in price_paths(game.state).items():
        text = lang.gettext("{cube}: to buy {buy}; to sell {sell}")
        shown = {side: " ".join(map(str, path)) for side, path in paths.items()}
        screen.say(text.format(cube=names[cube], **shown), indent="   ")
    screen.line()
    screen.say(lang.gettext("Prices of one cube at which both seller and buyer gain:"), style="bold")
    for cube, pairs in bands(game).items():
        text = lang.gettext("{cube}: {pairs}")
        prices = [_pair(lang, seats, pair, band) for pair, band in pairs.items()]
        screen.say(text.format(cube=names[cube], pairs="; ".join(prices) or lang.gettext("none")), indent="   ")


def _pair(lang: Language, seats: Sequence[Seat], pair: str, band: Band) -> str:
    seller, buyer = (seat_name(lang, seats, int(seat)) for seat in pair.split(">"))
    low, high = (decimal(lang, round(price, 1)) for price in band)
    text = lang.gettext("{seller} to {buyer} {low} to {high}")
    return text.format(seller=seller, buyer=buyer, low=low, high=high)
