"""The holdings of each product, with their tier and royalty."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.record import Seat
from won.shares.game import Shares
from won.shares.parties import parties
from won.shares.sale import for_sale
from won.shares.world import GOODS, PRODUCTS, SHARES
from won.text.language import Language
from won.text.phrases import capital, money, percent, seat_name
from won.text.shares.goods import products, share_name
from won.text.shares.hints_holding import changes, standing


def holding_lines(lang: Language, game: Shares, seats: Sequence[Seat]) -> list[str]:
    """A line for each product that anybody holds, the largest holder first."""
    state, names = game.state, products(lang)
    lines: list[str] = []
    for product in range(GOODS):
        held = {party: state.percent[party * GOODS + product] for party in parties(state)}
        holders = [
            f"{seat_name(lang, seats, party)} {standing(lang, state, product, held[party])}"
            for party in sorted(held, key=lambda party: -held[party])
            if held[party]
        ]
        if holders:
            lines.append(f"{capital(names[PRODUCTS[product]])}: {'; '.join(holders)}")
    return lines


def sale_lines(lang: Language, game: Shares, party: int) -> list[str]:
    """The shares for sale on the party's square, and what each would add."""
    state = game.state
    return [
        "{share}, {percent}, {price}: {adds}".format(
            share=share_name(lang, SHARES[share]),
            percent=percent(lang, state.world.percent[share]),
            price=money(lang, state.world.price[share]),
            adds=", ".join(changes(lang, state, party, gained=[SHARES[share]])),
        )
        for share in for_sale(state, party)
    ]
