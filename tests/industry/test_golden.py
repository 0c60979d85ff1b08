"""Finished games replay to the states they had when they were played."""

from __future__ import annotations

import pytest

from tests.industry.golden import GAMES, TABLES, name, states
from won.core.record import dump, load
from won.games import replay


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_a_golden_game_replays_state_by_state(edition: str, count: int) -> None:
    record = load((GAMES / f"{name(edition, count)}.json").read_bytes())
    kept = (GAMES / f"{name(edition, count)}.states").read_text().splitlines()
    assert list(states(record)) == kept


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_a_golden_game_is_written_down_again_to_the_byte(edition: str, count: int) -> None:
    text = (GAMES / f"{name(edition, count)}.json").read_bytes()
    game = replay(load(text))
    assert game.over
    assert dump(game.record()) == text
