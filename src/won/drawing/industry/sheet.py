"""The table as printed: board, tiles, tracks, prices, packages, nations. All that a client must know to draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from won.core.sheet import Colours
from won.drawing.industry.palette import COLOURS
from won.industry import costs
from won.industry.board import AXIAL, CENTRE, EDGES, NAMES, RADIUS
from won.industry.data import table
from won.industry.edition import EDITIONS, GROUPS
from won.industry.market import BARTER, BUY, COMMODITIES, ROWS, SELL, START, WELLS
from won.industry.produce_costs import energy_needed, food_needed
from won.industry.setup import NATIONS
from won.industry.tiles import TILES


class Hex(msgspec.Struct, frozen=True):
    """BOARD-1: its name and axial place."""

    name: str
    q: int
    r: int


class Board(msgspec.Struct, frozen=True):
    """`edges` are the axial steps across edge 0 (east) to 5, counter-clockwise."""

    radius: int
    centre: str
    edges: tuple[tuple[int, int], ...]
    hexes: tuple[Hex, ...]


class Tile(msgspec.Struct, frozen=True):
    """BOARD-3, BOARD-4: dots at turn 0; a turn adds its number to every edge and corner. `turns` pictures differ.

    PROD-3, PROD-4: `tile_upkeep` is what each tile takes to run, `bloc_upkeep` what its bloc takes once.
    """

    name: str
    count: int
    makes: str
    centre: bool
    halves: tuple[int, ...]
    thirds: tuple[int, ...]
    turns: int
    cost: dict[str, int]
    tile_upkeep: dict[str, int]
    bloc_upkeep: dict[str, int]


class Market(msgspec.Struct, frozen=True):
    """TRADE-1: wells from the dearest to the cheapest, row by row; `buy[n]`, `sell[n]`, `barter[n]`: while n stand."""

    commodity: str
    start: int
    wells: int
    rows: tuple[int, ...]
    buy: tuple[int, ...]
    sell: tuple[int, ...]
    barter: tuple[float | None, ...]


class Package(msgspec.Struct, frozen=True):
    name: str
    tiles: dict[str, int]
    cubes: dict[str, int]
    money: int


class Edition(msgspec.Struct, frozen=True):
    """`packages`: the sheet of each sort; `draft`: for each number of players the sorts open in each round."""

    players: tuple[int, int]
    packages: dict[str, str]
    draft: dict[str, list[list[str]]]
    without: dict[str, list[str]]
    seat_cash: dict[str, list[int]]
    group: str
    start_force: bool
    trade_cubes: int
    note: str
    notes_per_interest: int
    final: str


class Nation(msgspec.Struct, frozen=True):
    id: str
    name: str
    leader: str


class Sheet(msgspec.Struct, frozen=True):
    board: Board
    tiles: tuple[Tile, ...]
    markets: tuple[Market, ...]
    costs: dict[str, Any]
    flags: int
    nations: tuple[Nation, ...]
    editions: dict[str, Edition]
    packages: dict[str, tuple[Package, ...]]
    colours: Colours


def sheet(options: Mapping[str, Any]) -> Sheet:
    """The editions as these options have them played (END-3, SETUP-10.1); the rest is the same for all."""
    chosen = {"final": options.get("final"), "group": GROUPS.get(options.get("contiguity", ""))}
    changes = {name: value for name, value in chosen.items() if value}
    if not changes:
        return _SHEET
    editions = {name: msgspec.structs.replace(edition, **changes) for name, edition in _SHEET.editions.items()}
    return msgspec.structs.replace(_SHEET, editions=editions)


def _tiles() -> tuple[Tile, ...]:
    return tuple(
        Tile(
            name,
            tile["count"],
            tile["makes"],
            tile["centre"],
            tuple(tile["halves"]),
            tuple(tile["thirds"]),
            tile["turns"],
            tile["cost"],
            {"food": 1} if food_needed(TILES.index(name), 1) else {},
            {"energy": 1} if energy_needed(TILES.index(name)) else {},
        )
        for name, tile in table("tiles").items()
    )


def _market(place: int, commodity: str) -> Market:
    return Market(
        commodity,
        START[place],
        WELLS[place],
        tuple(ROWS[place]),
        tuple(BUY[place]),
        tuple(SELL[place]),
        tuple(BARTER[place]),
    )


def _edition(data: Mapping[str, Any]) -> Edition:
    return Edition(
        (data["players"][0], data["players"][1]),
        data["packages"],
        data["draft"],
        data["without"],
        data["seat-cash"],
        data["group"],
        data["start-force"],
        data["trade-cubes"],
        data["note"],
        data["notes-per-interest"],
        data["final"],
    )


def _packages(sheets: Mapping[str, Mapping[str, Any]]) -> dict[str, tuple[Package, ...]]:
    return {
        sheet: tuple(
            Package(name, package.get("tiles", {}), package.get("cubes", {}), package.get("money", 0))
            for name, package in packages.items()
        )
        for sheet, packages in sheets.items()
    }


_SHEET: Final = Sheet(
    board=Board(
        RADIUS, NAMES[CENTRE], EDGES, tuple(Hex(name, q, r) for name, (q, r) in zip(NAMES, AXIAL, strict=True))
    ),
    tiles=_tiles(),
    markets=tuple(_market(place, commodity) for place, commodity in enumerate(COMMODITIES)),
    costs=table("costs"),
    flags=costs.FLAGS,
    nations=tuple(Nation(key, nation["name"], nation["leader"]) for key, nation in NATIONS.items()),
    editions={name: _edition(data) for name, data in EDITIONS.items()},
    packages=_packages(table("packages")),
    colours=COLOURS,
)
