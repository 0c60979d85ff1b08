"""Products and shares by their names in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from won.shares.world import PRODUCTS, SHARE
from won.text.language import Language
from won.text.phrases import clean, listing
from won.text.shares.places import countries


def products(lang: Language) -> dict[str, str]:
    return {
        "aluminium": lang.gettext("aluminium"),
        "automobile_construction": lang.gettext("automobile construction"),
        "coal": lang.gettext("coal"),
        "cobalt": lang.gettext("cobalt"),
        "cocoa": lang.gettext("cocoa"),
        "coffee": lang.gettext("coffee"),
        "copper": lang.gettext("copper"),
        "gold": lang.gettext("gold"),
        "iron": lang.gettext("iron"),
        "lead": lang.gettext("lead"),
        "natural_rubber": lang.gettext("natural rubber"),
        "naval_construction": lang.gettext("naval construction"),
        "nickel": lang.gettext("nickel"),
        "oil": lang.gettext("oil"),
        "raw_cotton": lang.gettext("raw cotton"),
        "raw_wool": lang.gettext("raw wool"),
        "rice": lang.gettext("rice"),
        "silver": lang.gettext("silver"),
        "steel": lang.gettext("steel"),
        "sugar": lang.gettext("sugar"),
        "tea": lang.gettext("tea"),
        "tungsten": lang.gettext("tungsten"),
        "uranium": lang.gettext("uranium"),
        "wheat": lang.gettext("wheat"),
    }


def share_name(lang: Language, share: str) -> str:
    """`oil (USSR)`; a name that is none as it was written."""
    product, _, country = share.partition("__")
    if share not in SHARE:
        return clean(share)
    return lang.gettext("{product} ({countries})").format(
        product=products(lang)[product], countries=countries(lang)[country]
    )


def shares_named(lang: Language, shares: Iterable[str]) -> str:
    """`oil (USSR, Iran) and gold (Japan)`: product by product; `nothing` for none."""
    names = list(shares)
    held: dict[str, list[str]] = {}
    places, goods = countries(lang), products(lang)
    for name in names:
        product, _, country = name.partition("__")
        if name in SHARE:
            held.setdefault(product, []).append(places[country])
    message = lang.gettext("{product} ({countries})")
    known = [
        message.format(product=goods[product], countries=", ".join(held[product]))
        for product in PRODUCTS
        if product in held
    ]
    return listing(lang, [*known, *[clean(name) for name in names if name not in SHARE]])
