"""An edition is what the rule books differ in, and options choose between; no chapter asks which edition it plays."""

from __future__ import annotations

from collections.abc import Mapping
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
    """The figures of one rule book for one number of players, with the readings that the options choose."""

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
        "split",
        "start_force",
        "trade_cubes",
    )

    def __init__(self, name: str, seats: int, data: dict[str, Any], split: str) -> None:
        self.name = name
        self.seats = seats
        self.left_out: list[str] = data["without"].get(str(seats), [])
        self.packages: list[Package] = _packages(data["packages"], self.left_out)
        self.sorts: list[list[str]] = data["draft"][str(seats)]  # SETUP-7: the sorts open in each round
        self.picks: int = len(self.sorts) * seats
        self.cash: list[int] = data["seat-cash"].get(str(seats), [0] * seats)  # SETUP-5
        self.group: str = data["group"]  # SETUP-10: the tiles of a `seat` touch each other, or those of a `package`
        self.start_force: bool = data["start-force"]
        self.trade_cubes: int = data["trade-cubes"]
        self.sliding: bool = data["note"] == "sliding"
        self.notes_per_interest: int = data["notes-per-interest"]
        self.final: str = data["final"]
        self.split = split  # AUTO-4.3: `tokens` or `one`

    def picker(self, pick: int, first: int) -> int:
        """SETUP-6: whose pick it is; odd rounds clockwise from the first player, even ones back from the last."""
        step = pick % self.seats
        if (pick // self.seats) % 2:
            step = self.seats - 1 - step
        return (first + step) % self.seats


def _packages(sorts: dict[str, str], without: list[str]) -> list[Package]:
    packages: list[Package] = []
    every = table("packages")
    for sort, sheet in sorts.items():
        for name, package in every[sheet].items():
            if name in without:  # SETUP-7.1
                continue
            kind, tiles = -1, 0
            for tile, count in package.get("tiles", {}).items():
                kind, tiles = TILE[tile], count
            packages.append(
                Package(name, sort, kind, tiles, cost_of(package.get("cubes", {})), package.get("money", 0))
            )
    return packages


EDITIONS: Final[dict[str, dict[str, Any]]] = table("editions")


def players(name: str) -> tuple[int, int]:
    """SETUP-1: the least and the most players of an edition."""
    least, most = EDITIONS[name]["players"]
    return least, most


GROUPS: Final = {"all": "seat", "each": "package"}  # SETUP-10.1: what the option `contiguity` makes touch
_EDITIONS: Final[dict[tuple[str, ...], Edition]] = {}


def edition(name: str, seats: int, options: Mapping[str, Any]) -> Edition:
    """The rule book for that many seats, with the options that choose a reading (END-3, SETUP-10.1, AUTO-4.3)."""
    data = EDITIONS[name]
    final = options.get("final") or data["final"]
    group = GROUPS.get(options.get("contiguity", ""), data["group"])
    split = options.get("split", "tokens")
    key = (name, str(seats), final, group, split)
    if key not in _EDITIONS:
        _EDITIONS[key] = Edition(name, seats, {**data, "final": final, "group": group}, split)
    return _EDITIONS[key]
