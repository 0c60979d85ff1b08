"""An edition is what the three rule books differ in, read from the data; no chapter asks which edition it plays."""

from __future__ import annotations

from typing import Any, Final

from won.industry.data import table
from won.industry.market import Cost, cost_of
from won.industry.tiles import TILE


class Package:
    """One starting package: tiles of one kind, cubes, money."""

    __slots__ = ("cubes", "kind", "money", "name", "sort", "tiles")

    def __init__(self, name: str, sort: str, kind: int, tiles: int, cubes: Cost, money: int) -> None:
        self.name = name
        self.sort = sort
        self.kind = kind
        self.tiles = tiles
        self.cubes = cubes
        self.money = money


class Edition:
    """The figures of one rule book for one number of players."""

    __slots__ = (
        "cash",
        "final",
        "group",
        "left_out",
        "name",
        "notes_per_interest",
        "packages",
        "picks",
        "seats",
        "sliding",
        "sorts",
        "start_force",
        "trade_cubes",
    )

    def __init__(self, name: str, seats: int, data: dict[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.left_out: list[str] = data["without"].get(str(seats), [])
        self.packages: list[Package] = _packages(data["packages"], self.left_out)
        self.sorts: list[list[str]] = data["draft"][str(seats)]  # SETUP-7: the sorts open in each round
        self.picks: int = len(self.sorts) * seats
        self.cash: list[int] = data["seat-cash"].get(str(seats), [0] * seats)  # SETUP-5
        self.group: str = data["group"]
        self.start_force: bool = data["start-force"]
        self.trade_cubes: int = data["trade-cubes"]
        self.sliding: bool = data["note"] == "sliding"
        self.notes_per_interest: int = data["notes-per-interest"]
        self.final: str = data["final"]

    def picker(self, pick: int, first: int) -> int:
        """SETUP-6: whose pick it is; odd rounds clockwise from the first player, even ones back from the last."""
        step = pick % self.seats
        if (pick // self.seats) % 2:
            step = self.seats - 1 - step
        return (first + step) % self.seats


def _packages(sorts: dict[str, str], without: list[str]) -> list[Package]:
    found: list[Package] = []
    every = table("packages")
    for sort, sheet in sorts.items():
        for name, package in every[sheet].items():
            if name in without:  # SETUP-7.1
                continue
            kind, tiles = -1, 0
            for tile, count in package.get("tiles", {}).items():
                kind, tiles = TILE[tile], count
            found.append(Package(name, sort, kind, tiles, cost_of(package.get("cubes", {})), package.get("money", 0)))
    return found


EDITIONS: Final[dict[str, dict[str, Any]]] = table("editions")


def players(name: str) -> tuple[int, int]:
    """SETUP-1: the least and the most players of an edition."""
    least, most = EDITIONS[name]["players"]
    return least, most


_MADE: Final[dict[tuple[str, int, str], Edition]] = {}


def edition(name: str, seats: int, final: str) -> Edition:
    """The rule book for that many seats, with its final phase as chosen (END-3); the edition's own when empty."""
    key = (name, seats, final)
    if key not in _MADE:
        data = EDITIONS[name]
        _MADE[key] = Edition(name, seats, {**data, "final": final or data["final"]})
    return _MADE[key]
