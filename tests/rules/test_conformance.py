"""Both games under the conformance kit: random games that keep the contract and go deep enough to see it all."""

from __future__ import annotations

import os
from collections import Counter
from types import ModuleType

import pytest

from tests.industry import conformance as industry
from tests.shares import conformance as shares

GAMES = [industry, shares]
SOAK = int(os.environ.get("WON_SOAK_GAMES", "10000"))


def parts(count: int = 0) -> list[object]:
    """The games in parts of about the same work: a module that plays and checks, where it starts, and its stride."""
    return [
        pytest.param(games, part, count or games.PARTS, id=f"{games.__name__.split('.')[1]}-{part}")
        for games in GAMES
        for part in range(count or games.PARTS)
    ]


@pytest.mark.parametrize(("games", "part", "stride"), parts())
def test_random_games_keep_the_contract(games: ModuleType, part: int, stride: int) -> None:
    for number in range(part, games.GAMES, stride):
        games.inspect(number)


@pytest.mark.soak
@pytest.mark.parametrize(("games", "part", "stride"), parts(100))
def test_many_random_games_keep_the_contract(games: ModuleType, part: int, stride: int) -> None:
    for number in range(games.GAMES + part, games.GAMES + SOAK, stride):
        games.inspect(number)


@pytest.mark.parametrize("games", GAMES, ids=["industry", "shares"])
def test_random_play_goes_deep(games: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind of action and event, and the rare turns of play that each game names."""
    seen: Counter[str] = Counter()
    for number in games.SHALLOW:
        seen += games.inspect(number, thorough=0)
    with capsys.disabled():
        print("", *(f"{name:24} {seen[name]:>9}" for name in ["steps", *games.DEEP]), sep="\n")
    assert [name for name in games.DEEP if not seen[name]] == []
