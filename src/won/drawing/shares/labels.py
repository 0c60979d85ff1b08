"""The labels in the picture: the words of the record unless the caller has a translation."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from won.drawing.labels import Labels
from won.shares.data import table
from won.shares.state import MOMENTS
from won.shares.world import KINDS, PRODUCTS, TRAYS

_TRAYS: Final[dict[str, Any]] = table("trays")
CONTINENTS: Final[tuple[str, ...]] = tuple(dict.fromkeys(tray["continent"] for tray in _TRAYS.values()))

# Every key that `draw` looks up in its `labels`. "£{n}m" is a sum in millions, "." the decimal point.
LABELS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        (
            "wealth of nations",
            *MOMENTS,
            *KINDS,
            *TRAYS,
            *CONTINENTS,
            *PRODUCTS,
            "turn",
            "step",
            "dice",
            "junction",
            "seat",
            "bank",
            "cash",
            "hidden",
            "wealth",
            "shares",
            "jokers",
            "tours",
            "royalties",
            "royalty",
            "double",
            "trust",
            "monopoly",
            "in the trays",
            "on the table",
            "nothing open",
            "debt",
            "claim",
            "lot",
            "reserve",
            "offer",
            "syndicate",
            "out",
            "to move",
            "winner",
            "£{n}m",
            ".",
        )
    )
)
_NAMES: Final[dict[str, str]] = {
    **{key: tray["name"] for key, tray in _TRAYS.items()},
    **{key: product["name"] for key, product in table("products").items()},
}
labels_of: Final = partial(Labels, names=_NAMES)


def millions(amount: int, labels: Labels) -> str:
    """Money as short as it can be said: steps are of 100,000 (WORD-2), halves of them come up in wealth alone."""
    figure = f"{amount / 1_000_000:.2f}".rstrip("0").rstrip(".")
    return figure.replace("-", "−").replace(".", labels["."])


def money(amount: int, labels: Labels) -> str:
    return labels["£{n}m"].replace("{n}", millions(amount, labels))


def unit(labels: Labels) -> str:
    """What stands beside the figures of a sum."""
    return labels["£{n}m"].replace("{n}", "").strip()
