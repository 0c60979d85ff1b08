"""The colours of this table beside those of every poster: a field for each continent, a chip for each product."""

from __future__ import annotations

from typing import Final

from won.drawing.palette import BASE

# The colour of a field, what is written on it, and the pale face of its squares. USSR and USA have their own.
_FIELDS: Final[dict[str, tuple[tuple[str, str], tuple[str, str], tuple[str, str]]]] = {
    "europe": (("#1f5c99", "#2769a8"), ("#ffffff", "#ffffff"), ("#d6e3ee", "#1c2b3a")),
    "americas": (("#2c7239", "#2f7a3e"), ("#ffffff", "#ffffff"), ("#d8e6cc", "#1d3023")),
    "africa": (("#b04e08", "#b85a14"), ("#ffffff", "#ffffff"), ("#f5dcc3", "#3a2818")),
    "asia": (("#e3ab1c", "#e0ab25"), ("#22252b", "#1b1608"), ("#f8e9b8", "#383018")),
    "oceania": (("#0e7474", "#127a7a"), ("#ffffff", "#ffffff"), ("#cde6e1", "#163232")),
    "ussr": (("#a8231b", "#b52f26"), ("#ffffff", "#ffffff"), ("#f4d2c8", "#3a1f1d")),
    "usa": (("#573c94", "#6647a8"), ("#ffffff", "#ffffff"), ("#e1d7ee", "#2c2440")),
    "plain": (("#23262c", "#090b0e"), ("#e6c878", "#e6c878"), ("#f8f1e1", "#20252c")),
}
FIELDS: Final = tuple(_FIELDS)

# The chip of a product is the same by day and by night; what stands on it is dark or bright.
GOODS: Final[dict[str, tuple[str, str]]] = {
    "aluminium": ("#b4bcc4", "steel"),
    "automobile_construction": ("#2b5c8a", "bright"),
    "coal": ("#2b2b30", "bright"),
    "cobalt": ("#1f47b4", "bright"),
    "cocoa": ("#6b3a1e", "bright"),
    "coffee": ("#8f5a28", "bright"),
    "copper": ("#d9894f", "steel"),
    "gold": ("#e6b422", "steel"),
    "iron": ("#8c4334", "bright"),
    "lead": ("#5d6673", "bright"),
    "natural_rubber": ("#4a4636", "bright"),
    "naval_construction": ("#124e63", "bright"),
    "nickel": ("#9db3a6", "steel"),
    "oil": ("#3a2757", "bright"),
    "raw_cotton": ("#f4f0e6", "steel"),
    "raw_wool": ("#dccba6", "steel"),
    "rice": ("#eee6b4", "steel"),
    "silver": ("#d3dae0", "steel"),
    "steel": ("#4f6272", "bright"),
    "sugar": ("#f3d3dc", "steel"),
    "tea": ("#3f6b2a", "bright"),
    "tungsten": ("#5c5850", "bright"),
    "uranium": ("#9ac72b", "steel"),
    "wheat": ("#dfa123", "steel"),
}

COLOURS: Final[dict[str, tuple[str, str]]] = {
    **BASE,
    **{name: deep for name, (deep, _, _) in _FIELDS.items()},
    **{f"on-{name}": on for name, (_, on, _) in _FIELDS.items()},
    **{f"face-{name}": face for name, (_, _, face) in _FIELDS.items()},
    **{f"good-{name}": (colour, colour) for name, (colour, _) in GOODS.items()},
    "die-white": ("#fffaf0", "#fffaf0"),
    "die-red": ("#b3261e", "#b3261e"),
}
