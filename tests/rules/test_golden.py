"""Finished games replay to the states they had when they were played."""

from __future__ import annotations

import pytest

from tests.golden import GAMES, check_bytes, check_states
from tests.industry import golden as industry
from tests.shares import golden as shares

NAMES = [*industry.NAMES, *shares.NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_state_by_state(name: str) -> None:
    check_states(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_down_again_to_the_byte(name: str) -> None:
    check_bytes(name)


def test_every_golden_game_is_replayed() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.states")) == sorted(NAMES)
