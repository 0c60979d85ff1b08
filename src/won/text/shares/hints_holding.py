"""What holdings would come to: percentages, tiers and royalties before and after shares change hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from won.shares.prospects import tier
from won.shares.state import State
from won.shares.world import GOODS, PRODUCTS, SHARE
from won.text.language import Language
from won.text.phrases import percent, pounds
from won.text.shares.goods import products


def changes(
    lang: Language, state: State, party: int, gained: Iterable[str] = (), lost: Iterable[str] = ()
) -> Iterator[str]:
    """ROYALTY-2: what the party would hold and draw: `oil: 55%, tier 50%, royalty 6,000,000 (now 25%, no royalty)`."""
    moved = [0] * GOODS
    for names, sign in ((gained, 1), (lost, -1)):
        for name in names:
            moved[state.world.product[SHARE[name]]] += sign * state.world.percent[SHARE[name]]
    for product, by in enumerate(moved):
        if by:
            yield change(lang, state, product, state.percent[party * GOODS + product], by)


def change(lang: Language, state: State, product: int, held: int, by: int) -> str:
    then, now = standing(lang, state, product, held + by), standing(lang, state, product, held)
    name = products(lang)[PRODUCTS[product]]
    return lang.gettext("{product}: {then} (now {now})").format(product=name, then=then, now=now)


def standing(lang: Language, state: State, product: int, held: int) -> str:
    if not tier(held):
        return lang.gettext("{percent}, no royalty").format(percent=percent(lang, held))
    royalty = pounds(lang, state.world.royalty(product, held))
    message = lang.gettext("{percent}, tier {tier}, royalty {royalty}")
    return message.format(percent=percent(lang, held), tier=percent(lang, tier(held)), royalty=royalty)


def pooled(lang: Language, state: State, parties: list[int]) -> Iterator[str]:
    """SYND-1: the products for which a syndicate would reach a higher tier than any of its members."""
    for product in range(GOODS):
        held = [state.percent[party * GOODS + product] for party in parties]
        if tier(sum(held)) > tier(max(held)):
            yield change(lang, state, product, max(held), sum(held) - max(held))
