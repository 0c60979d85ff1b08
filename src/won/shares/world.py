"""The world as printed: products, shares, trays, squares and telexes, with the options that change the print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from won.shares.data import table
from won.shares.figures import MONOPOLY, TIERS

START: Final = 0
COUNTRY: Final = 1
CONTINENT: Final = 2
WORLD: Final = 3
AUCTION: Final = 4
TELEX: Final = 5
BONUS: Final = 6
JOKER: Final = 7
KINDS: Final[list[str]] = ["start", "country", "continent", "world", "auction", "telex", "bonus", "joker"]
JUNCTION: Final = 36
LAP: Final = 64
# The square on which a piece stands at each step of a tour: the junction is both step 36 and step 64 (TOUR-1).
SQUARE_AT: Final[list[int]] = [*range(LAP), JUNCTION]
PRODUCTS: Final[list[str]] = list(table("products"))
SHARES: Final[list[str]] = list(table("shares"))
TRAYS: Final[list[str]] = list(table("trays"))
PRODUCT: Final[dict[str, int]] = {name: place for place, name in enumerate(PRODUCTS)}
SHARE: Final[dict[str, int]] = {name: place for place, name in enumerate(SHARES)}
TRAY: Final[dict[str, int]] = {name: place for place, name in enumerate(TRAYS)}
GOODS: Final = len(PRODUCTS)
ALL: Final = (1 << GOODS) - 1  # mask of the products
NOBODY: Final = -1  # a share in its tray; a debt to the bank


class Telex:
    """TELEX-1: what it brings or costs an owner, everybody else, and each of the others."""

    __slots__ = ("each", "name", "others", "owner", "products")

    def __init__(self, name: str, card: Mapping[str, Any]) -> None:
        self.name = name
        self.products: list[int] = [PRODUCT[product] for product in card.get("products", [])]
        self.owner: int = card.get("owner", 0)
        self.others: int = card.get("others", 0)
        self.each: int = card.get("each", 0)


class World:
    """START-2: one printing of the game, the tables that the rules read."""

    def __init__(self, tables: Mapping[str, Any], aluminium: str, americas: str) -> None:
        shares = [tables["shares"][name] for name in SHARES]
        self.product: list[int] = [PRODUCT[share["product"]] for share in shares]
        self.tray: list[int] = [TRAY[share["tray"]] for share in shares]
        self.percent: list[int] = [share["percent"] for share in shares]
        self.price: list[int] = [share["price"] for share in shares]
        self.tiers: list[list[int]] = [list(tables["products"][name]["tiers"]) for name in PRODUCTS]
        if aluminium == "card":  # ROYALTY-2
            self.tiers[PRODUCT["aluminium"]][-1] = tables["products"]["aluminium"]["card"]
        self.due: list[list[int]] = [_royalties(tiers) for tiers in self.tiers]
        self.squares: list[Mapping[str, Any]] = _squares(tables["board"], americas)
        self.kind: list[int] = [KINDS.index(square["kind"]) for square in self.squares]
        self.card: list[bool] = [square["card"] for square in self.squares]
        self.cards: list[int] = [place for place, card in enumerate(self.card) if card]
        self.for_sale: list[list[int]] = [self._for_sale(square, tables["trays"]) for square in self.squares]
        self.sells: list[list[bool]] = [[share in sold for share in range(len(SHARES))] for sold in self.for_sale]
        self.telexes: dict[str, Telex] = {name: Telex(name, card) for name, card in tables["telexes"].items()}
        self.of_product: list[list[int]] = [
            [share for share, product in enumerate(self.product) if product == good] for good in range(GOODS)
        ]

    def _for_sale(self, square: Mapping[str, Any], trays: Mapping[str, Any]) -> list[int]:
        """BUY-1, CHOICE-1: the shares a square can sell, lying in their trays or not."""
        kind, of = square["kind"], square.get("of", "")
        if kind == "country":
            return [share for share, tray in enumerate(self.tray) if TRAYS[tray] == of]
        if kind == "world":
            return list(range(len(SHARES)))
        if kind != "continent":
            return []
        continents = ("asia", "oceania") if of == "asia" else (of,)
        open_trays = {name for name, tray in trays.items() if tray["choice"] and tray["continent"] in continents}
        return [share for share, tray in enumerate(self.tray) if TRAYS[tray] in open_trays]

    def royalty(self, product: int, percent: int) -> int:
        """ROYALTY-2: by the highest tier reached; nothing below 30%."""
        return self.due[product][percent]


def _royalties(tiers: list[int]) -> list[int]:
    """What is due at each percentage; a pack may let six shares come to more than a hundred."""
    reached = zip([0, *TIERS], [0, *tiers], [*TIERS, MONOPOLY * 100 + 1], strict=True)
    return [due for start, due, end in reached for _ in range(start, end)]


def _squares(board: Mapping[str, Any], americas: str) -> list[Mapping[str, Any]]:
    squares: list[Mapping[str, Any]] = list(board["squares"])
    if americas == "german":  # BOARD-10
        row = board["german"]
        for place, tray in enumerate(row["trays"], row["first"]):
            change = {"kind": "continent", "of": "americas"} if tray == "continent" else {"kind": "country", "of": tray}
            squares[place] = {**squares[place], **change}
    return squares


TABLES: Final = ("products", "shares", "trays", "board", "telexes")
_PRINTED: Final[dict[str, Any]] = {name: table(name) for name in TABLES}
CACHED: Final = 64  # worlds; strangers may bring any number of packs
_CACHE: Final[dict[bytes, World]] = {}


def world(aluminium: str = "list", americas: str = "french", pack: Mapping[str, Any] | None = None) -> World:
    """The world with these options, from the cache where it is there."""
    key = msgspec.json.encode((aluminium, americas, pack or {}))
    if key not in _CACHE:
        if len(_CACHE) >= CACHED:
            del _CACHE[next(iter(_CACHE))]
        _CACHE[key] = World(_corrected(pack or {}), aluminium, americas)
    return _CACHE[key]


def world_of(options: Mapping[str, Any]) -> World:
    """START-2: the world as the options of a table print it."""
    return world(options.get("aluminium", "list"), options.get("americas", "french"), options.get("pack"))


def _corrected(pack: Mapping[str, Any]) -> dict[str, Any]:
    """The printed tables with a checked data pack laid over them, entry by entry."""
    tables = dict(_PRINTED)
    for name, entries in pack.items():
        if name == "board":
            squares = list(tables["board"]["squares"])
            for place, change in entries.items():
                squares[int(place)] = {**squares[int(place)], **change}
            tables["board"] = {**tables["board"], "squares": squares}
        else:
            table_now = dict(tables[name])
            for entry, change in entries.items():
                table_now[entry] = {**table_now[entry], **change}
            tables[name] = table_now
    return tables
