"""The score a seat is on the way to."""

from __future__ import annotations

from tests.web.positions import INDEBTED, PRODUCE, TRADE, record_of
from won.analysis.industry.projection import projected
from won.games import read_record, replay
from won.industry.end import score
from won.industry.state import State


def state_after(lines: str, rounds: int = 3) -> State:
    game = replay(read_record(record_of(lines, rounds)))
    state: State = game.state  # type: ignore[attr-defined]
    return state


def test_more_rounds_to_come_project_a_higher_score() -> None:
    short, long = (projected(state_after(TRADE, rounds), 0) for rounds in (1, 6))
    assert short.rounds == 1
    assert long.rounds == 6
    assert long.points > short.points
    assert long.production == 6 * short.production


def test_cubes_at_hand_count_as_what_they_would_sell_for() -> None:
    """One energy at 9, three ore at 15, 15 and 14, two capital at 19 and 18."""
    assert projected(state_after(TRADE), 0).cubes == 9 + 44 + 37


def test_buying_cubes_lowers_the_points_more_than_the_projection() -> None:
    before, after = state_after(TRADE), state_after(f"{TRADE}; 0 buy capital 3")
    now = score(before, 0) - score(after, 0)
    then = projected(before, 0).points - projected(after, 0).points
    assert now > then >= 0


def test_interest_is_counted_for_every_round() -> None:
    state = state_after(INDEBTED)
    assert projected(state, 0).interest == projected(state, 0).rounds * 4


def test_in_the_last_produce_the_blocs_run_once_more() -> None:
    assert projected(state_after(PRODUCE, rounds=1), 0).rounds == 1
