"""Industry under the conformance kit: random games over all editions and player counts, deep enough to see it all."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.industry.drivers import Lavish, Mixed, labels
from won.core.conformance import Conformance, Driver, lots
from won.core.game import Game
from won.industry import actions as act
from won.industry import game as industry
from won.industry.edition import EDITIONS, players
from won.industry.kinds import KINDS

DRIVERS: list[Callable[[], Driver]] = [
    lambda: lots,
    lambda: Lavish(30),
    lambda: Mixed(0.5),
    lambda: Lavish(12),
    lambda: Mixed(0.97),
]
TABLES = [(edition, count) for edition in EDITIONS for count in range(players(edition)[0], players(edition)[1] + 1)]
GAMES = 300
SOAK = int(os.environ.get("WON_SOAK_GAMES", "10000"))


def hides_cash(game: Game, seat: int) -> None:
    """VIEW-1: with private cash no view holds another's money, however it is written."""
    if game.over:
        return
    view = game.view(seat)
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


def report(seen: Counter[str]) -> str:
    return "\n".join(f"{name:24} {seen[name]:>9}" for name in ["steps", *DEEP])


@pytest.mark.parametrize("part", range(25))
def test_random_games_keep_the_contract(part: int) -> None:
    for number in range(part, GAMES, 25):
        inspect(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100))
def test_many_random_games_keep_the_contract(part: int) -> None:
    for number in range(GAMES + part, GAMES + SOAK, 100):
        inspect(number)


def test_random_play_goes_deep(capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind of action and event, forced placements, splits, partial feeding, notes in barter, all end triggers."""
    seen: Counter[str] = Counter()
    for number in range(len(TABLES) * len(DRIVERS)):
        seen += inspect(number, thorough=0)
    with capsys.disabled():
        print(f"\n{report(seen)}")
    assert [name for name in DEEP if not seen[name]] == []


def test_every_action_of_the_record_has_its_kind_in_the_same_order() -> None:
    assert [kind.action for kind in KINDS] == list(act.AnyAction.__args__)
