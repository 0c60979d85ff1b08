"""How many rounds are left: by the table and by what was placed, whoever sits there."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import game_of
from won.analysis.industry.endgame import rounds_left
from won.analysis.industry.valuation import foreseen, paces
from won.industry.market import FOOD, WELLS
from won.industry.state import TRADE, State
from won.players import make_bot
from won.players.table import play

LIMIT = 30  # the last round of these games, which end sooner


def start_of_rounds(players: int, level: str, number: int) -> list[State]:
    """The state as each Trade phase begins."""
    game = game_of("second", players, f"rounds {number}", rounds=LIMIT)
    states: list[State] = []
    for _ in play(game, [make_bot(level, f"{number}/{seat}", "industry") for seat in range(players)]):
        state = game.state
        if state.phase == TRADE and not state.final and len(states) < state.round:
            states.append(state.copy())
    return states


@pytest.mark.parametrize(("players", "level"), [(3, "merchant"), (4, "merchant"), (6, "merchant"), (6, "clerk")])
def test_the_rounds_expected_at_the_start_are_about_those_that_come(players: int, level: str) -> None:
    expected, came = 0.0, 0
    for number in range(4):
        states = start_of_rounds(players, level, number)
        expected += rounds_left(states[0])
        came += len(states)
    assert 0.6 < expected / came < 1.6


def test_who_placed_more_flags_is_expected_to_place_more() -> None:
    state = start_of_rounds(4, "clerk", 0)[3]
    state.flags[:] = [14, 12, 9, 4]
    pace = paces(state)
    assert pace == sorted(pace)
    assert pace[0] < pace[3] / 2


def test_a_market_that_everybody_fills_is_foreseen_to_be_full() -> None:
    state = start_of_rounds(6, "clerk", 0)[-1]
    tracks = foreseen(state, 6.0)
    assert all(0 <= tracks[c] <= WELLS[c] for c in range(len(WELLS)))
    state.blocs = [()] * state.seats
    assert foreseen(state, 6.0)[FOOD] < tracks[FOOD]
