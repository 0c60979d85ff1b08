"""Random games of industry for the conformance kit, over all editions and player counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from tests.industry.drivers import Lavish, Mixed, labels
from won.core.conformance import Conformance, Driver, any_legal
from won.core.game import Game
from won.industry import game as industry
from won.industry.edition import EDITIONS, players

DRIVERS: list[Callable[[], Driver]] = [
    lambda: any_legal,
    lambda: Lavish(30),
    lambda: Mixed(0.5),
    lambda: Lavish(12),
    lambda: Mixed(0.97),
]
TABLES = [(edition, count) for edition in EDITIONS for count in range(players(edition)[0], players(edition)[1] + 1)]
GAMES, PARTS = 300, 25
SHALLOW = range(len(TABLES) * len(DRIVERS))  # the games counted to see how deep play goes


def hides_cash(game: Game) -> None:
    """VIEW-1: with private cash no view holds another's money, however it is written."""
    if game.over:
        return
    public = game.view(None)
    for seat in range(len(public.players)):
        view = game.view(seat, public)
        for other, player in enumerate(view.players):
            assert (player.money is None) == (other != seat)
        assert b'"money":null' in msgspec.json.encode(view)


def inspect(number: int, thorough: float = 0.02) -> Counter[str]:
    """Game `number` of an endless list that goes round editions, player counts and ways to play."""
    edition, count = TABLES[number % len(TABLES)]
    turn = number // len(TABLES)
    options: dict[str, Any] = {"rounds": 25 if turn % len(DRIVERS) == 4 else 3 + turn % 11}
    if turn % 3 == 0:
        options["cash"] = "private"
    if turn % 7 == 0:
        options["final"] = "trade" if turn % 2 else "sale"
    if turn % 4 == 1:
        options["contiguity"] = "all" if edition == "v3" else "each"
    if turn % 4 == 2:
        options["split"] = "one"
    driver = DRIVERS[turn % len(DRIVERS)]()
    hides = hides_cash if turn % 3 == 0 else None
    kit = Conformance(industry, edition, count, f"game {number}", options, driver, hides, labels, thorough)
    return kit.play()


DEEP = [
    *(f"action:{tag}" for tag in ("draft", "place", "buy", "sell", "borrow", "repay", "offer", "accept", "decline")),
    *(f"action:{tag}" for tag in ("withdraw", "pass", "flag", "build", "move", "automate", "keep", "produce")),
    *(f"event:{tag}" for tag in ("split", "interest", "sold_out", "lapsed", "end_near", "over")),
    *(f"forced:{tag}" for tag in ("place", "build", "move")),
    *(f"moved:{count}" for count in (1, 2, 3)),
    *(f"end:{trigger}" for trigger in ("flags", "hexes", "stacks", "rounds")),
    *("fed", "fed in part", "fed with ore", "barter with notes", "forced loan", "waived interest"),
]
