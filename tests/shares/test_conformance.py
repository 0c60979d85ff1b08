"""Shares under the conformance kit: random games over all player counts and options, deep enough to see it all."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable

import pytest

from tests.shares.drivers import Depth, Sociable, Spendthrift, some_options
from won.core.conformance import Conformance, Driver, lots
from won.core.game import Game
from won.shares import actions as act
from won.shares import game as shares
from won.shares.game import Shares
from won.shares.gate import CHAPTERS
from won.shares.setup import CHOICES
from won.shares.world import world

DRIVERS: list[Callable[[], Driver]] = [lambda: lots, lambda: Sociable(0.1), lambda: Spendthrift(0.93)]
GAMES = 200
PARTS = 20
SOAK = int(os.environ.get("WON_SOAK_GAMES", "5000"))


def hides(game: Game, seat: int) -> None:
    """SEEN-1: whatever others hold in cash, have sealed, or will read in a telex, the view is the same."""
    assert isinstance(game, Shares)
    state = game.state
    if game.over or state.settings.cash == "open" or (game.steps + seat) % 7:
        return
    other = game.copy()
    ours = [state.head[player] == state.head[seat] for player in range(state.seats)]
    other.state.cash = [cash + (0 if own else 700_000) for cash, own in zip(state.cash, ours, strict=True)]
    other.state.bids = [most if most < 0 else most + 100_000 for most in state.bids]
    other.state.deck = state.deck[::-1]
    assert game.view(seat) == other.view(seat)
    assert [player.cash is not None for player in game.view(seat).players] == ours


def inspect(number: int, thorough: float = 0.02) -> Counter[str]:
    """Game `number` of an endless list that goes round player counts, options and ways to play."""
    options = some_options(str(number))
    driver = DRIVERS[number // 5 % len(DRIVERS)]()
    count = 2 + number % 5
    kit = Conformance(
        shares, "classic", count, f"game {number}", options, driver, None if number % 3 else hides, Depth(), thorough
    )
    return kit.play()


TAGS = [kind.__struct_config__.tag for kind in act.AnyAction.__args__]
DEEP = [
    *(f"action:{tag}" for tag in TAGS),
    *(
        f"event:{tag}"
        for tag in ("lot_sold", "lot_unsold", "joker_used", "forfeited", "lapsed", "debt_lapsed", "owed", "bankrupt")
    ),
    *(f"square:{square}" for square in range(1, 64)),
    *(f"telex:{name}" for name in world().telexes),
    *("syndicate of 2", "syndicate of 3", "syndicate of 4", "syndicate joined", "deal with a trust", "lot of a trust"),
    *("bankrupt on turn", "bankrupt off turn", "several creditors", "time ran out", "last one left"),
]


def report(seen: Counter[str]) -> str:
    return "\n".join(f"{name:24} {seen[name]:>9}" for name in ["steps", *DEEP] if not name.startswith("square"))


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_the_contract(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        inspect(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100))
def test_many_random_games_keep_the_contract(part: int) -> None:
    for number in range(GAMES + part, GAMES + SOAK, 100):
        inspect(number)


def test_random_play_goes_deep(capsys: pytest.CaptureFixture[str]) -> None:
    """Every action, every square and telex, auctions of trusts, syndicates of several, both ways to go bankrupt."""
    seen: Counter[str] = Counter()
    for number in range(GAMES, GAMES + 60):
        seen += inspect(number, thorough=0)
    with capsys.disabled():
        print(f"\n{report(seen)}")
    assert [name for name in DEEP if not seen[name]] == []


def test_the_random_games_take_both_readings_of_every_option() -> None:
    for name, answers in CHOICES.items():
        taken = {some_options(str(number)).get(name, answers[0]) for number in range(GAMES)}
        assert taken == set(answers)


def test_actions_are_known_to_the_chapters() -> None:
    assert {chapter.kind for chapter in CHAPTERS.values()} == set(TAGS)
