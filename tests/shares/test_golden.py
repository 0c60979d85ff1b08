"""Finished games replay to the states they had when they were played."""

from __future__ import annotations

import pytest

from tests.golden import check_bytes, check_states
from tests.shares.golden import NAMES, OPTIONS
from won.shares.setup import CHOICES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_state_by_state(name: str) -> None:
    check_states(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_down_again_to_the_byte(name: str) -> None:
    check_bytes(name)


def test_the_golden_games_take_the_other_reading_of_every_option_once() -> None:
    taken = {(option, value) for options in OPTIONS.values() for option, value in options.items() if option != "pack"}
    assert taken == {(option, answers[1]) for option, answers in CHOICES.items()}
