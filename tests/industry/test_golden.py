"""Finished games replay to the states they had when they were played."""

from __future__ import annotations

import pytest

from tests.golden import check_bytes, check_states
from tests.industry.golden import TABLES, name


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_a_golden_game_replays_state_by_state(edition: str, count: int) -> None:
    check_states(name(edition, count))


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_a_golden_game_is_written_down_again_to_the_byte(edition: str, count: int) -> None:
    check_bytes(name(edition, count))
