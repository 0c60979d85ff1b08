"""Golden games of shares: one for each number of players, each with options of its own and one with a data pack.

`python -m tests.shares.golden` plays them anew.
"""

from __future__ import annotations

from typing import Any

from tests.golden import keep
from tests.shares.drivers import GRASPING, Depth, Sociable, Spendthrift
from won.core.conformance import Conformance, Driver
from won.shares import game as shares

OPTIONS: dict[int, dict[str, Any]] = {
    2: {"tour": "junction", "americas": "german"},
    3: {"claims": "hand", "early_choice": "free", "aluminium": "card"},
    4: {},
    5: {"bidding": "sealed", "lots": "free", "cash": "open", "creditors": "estate"},
    6: {"joint": "any", "pack": GRASPING},
}
TURNS = 150
SEEDS = {2: 6, 3: 0, 4: 5, 5: 25, 6: 13}  # chosen so that between them they see every event that moves something


def name(count: int) -> str:
    return f"shares-{count}p"


def main() -> None:
    for count, options in OPTIONS.items():
        driver: Driver = Spendthrift(0.93) if count == 6 else Sociable(0.15)
        chosen, seed = {"turns": TURNS, **options}, f"golden {count} {SEEDS[count]}"
        keep(name(count), Conformance(shares, "classic", count, seed, chosen, driver, None, Depth(), 0))


if __name__ == "__main__":
    main()
