"""The table as printed: squares, trays, products, shares, telexes. All that a client must know to draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from won.core.sheet import Colours
from won.drawing.shares.geometry import COLUMNS, ROWS
from won.drawing.shares.palette import COLOURS, GOODS
from won.shares import figures
from won.shares.data import table
from won.shares.world import JUNCTION, LAP, PRODUCTS, SHARES, TRAYS, World, world_of


class Square(msgspec.Struct, frozen=True):
    """`of`: the tray of a country square or the continent of a choice; `grid`: row and column of the printed board."""

    kind: str
    of: str
    card: bool
    grid: tuple[int, int]


class Tray(msgspec.Struct, frozen=True):
    id: str
    name: str
    continent: str
    choice: bool


class Product(msgspec.Struct, frozen=True):
    """ROYALTY-2: the royalty at each tier. `colour` of its chip, and what stands out on it."""

    id: str
    name: str
    tiers: tuple[int, ...]
    colour: str
    on: str


class Share(msgspec.Struct, frozen=True):
    id: str
    product: str
    country: str
    tray: str
    percent: int
    price: int


class Telex(msgspec.Struct, frozen=True):
    """TELEX-1: what an owner of a named product gets or pays, everybody else, and each of the others."""

    id: str
    products: tuple[str, ...]
    owner: int
    others: int
    each: int


class Figures(msgspec.Struct, frozen=True):
    jokers: int
    joker: int
    double: int
    bonus: int
    step: int
    most: int
    trust: int
    monopoly: int
    tiers: tuple[int, ...]
    starting_cash: dict[int, int]  # by the number of players


class Sheet(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    junction: int
    lap: int
    squares: tuple[Square, ...]
    trays: tuple[Tray, ...]
    products: tuple[Product, ...]
    shares: tuple[Share, ...]
    telexes: tuple[Telex, ...]
    figures: Figures
    colours: Colours


def sheet(options: Mapping[str, Any]) -> Sheet:
    """START-2: the world as these options print it."""
    printed = world_of(options)
    return Sheet(
        columns=COLUMNS,
        rows=ROWS,
        junction=JUNCTION,
        lap=LAP,
        squares=tuple(
            Square(square["kind"], square.get("of", ""), square["card"], (square["grid"][0], square["grid"][1]))
            for square in printed.squares
        ),
        trays=tuple(
            Tray(name, tray["name"], tray["continent"], tray["choice"]) for name, tray in table("trays").items()
        ),
        products=_products(printed, _corrected("products", options)),
        shares=_shares(printed, _corrected("shares", options)),
        telexes=tuple(
            Telex(card.name, tuple(PRODUCTS[product] for product in card.products), card.owner, card.others, card.each)
            for card in printed.telexes.values()
        ),
        figures=_FIGURES,
        colours=COLOURS,
    )


def _corrected(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """A table with the data pack laid over it, for the names that the rules do not read."""
    changes = (options.get("pack") or {}).get(name, {})
    return {entry: {**row, **changes.get(entry, {})} for entry, row in table(name).items()}


def _products(printed: World, names: Mapping[str, Any]) -> tuple[Product, ...]:
    return tuple(
        Product(name, names[name]["name"], tuple(printed.tiers[place]), *GOODS[name])
        for place, name in enumerate(PRODUCTS)
    )


def _shares(printed: World, names: Mapping[str, Any]) -> tuple[Share, ...]:
    return tuple(
        Share(
            name,
            PRODUCTS[printed.product[place]],
            names[name]["country"],
            TRAYS[printed.tray[place]],
            printed.percent[place],
            printed.price[place],
        )
        for place, name in enumerate(SHARES)
    )


_FIGURES: Final = Figures(
    figures.JOKERS,
    figures.JOKER_PRICE,
    figures.DOUBLE,
    figures.BONUS,
    figures.STEP,
    figures.PURCHASE,
    figures.TRUST,
    figures.MONOPOLY,
    tuple(figures.TIERS),
    {players: figures.starting_cash(players) for players in range(figures.LEAST, figures.MOST + 1)},
)
