"""The magnate: its forecasts go as the game goes, and it turns to what they show to be better."""

from __future__ import annotations

import gc
from itertools import pairwise

import pytest

from won.analysis.industry.plan import EVEN
from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.industry.end import score
from won.industry.game import Industry
from won.industry.state import DRAFT, TRADE
from won.industry.turns import PASS
from won.players.collector import collector_paused
from won.players.industry.forecast import ABANDONED, EFFORT, Forecast, moment
from won.players.industry.magnate import RATE, Magnate
from won.players.industry.merchant import Merchant
from won.players.industry.styles import another
from won.players.industry.talks import Refused
from won.players.table import play

SEATS = 3


def merchants() -> list[Merchant]:
    return [Merchant(seat) for seat in range(SEATS)]


def begun(rounds: int = 3) -> Industry:
    """A game of merchants as its first round begins."""
    game = industry.new("second", [Seat(f"{seat}") for seat in range(SEATS)], {"first": 0}, {"rounds": rounds})
    for _ in play(game, merchants()):
        if game.state.phase != DRAFT:
            break
    return game


def forecast(game: Industry, seat: int = 1) -> Forecast:
    return Forecast(game, merchants(), seat, {}, set())


def test_a_game_among_merchants_goes_as_forecast() -> None:
    game = begun()
    result = forecast(game)
    result.advance(10_000)
    for _ in play(game, merchants()):
        pass
    scores = [score(game.state, seat) for seat in range(SEATS)]
    assert result.over
    assert result.lead == scores[1] - max(scores[0], scores[2])


def test_a_forecast_that_is_left_and_taken_up_again_comes_to_the_same() -> None:
    game = begun()
    whole, parts = forecast(game), forecast(game)
    whole.advance(10_000)
    while not parts.over:
        assert parts.advance(100) <= 100 + SEATS * EFFORT[TRADE]  # answers are given at once
    assert (parts.lead, parts.effort, set(parts.decisions)) == (whole.lead, whole.effort, set(whole.decisions))
    assert game.state.round == 1  # the table itself is left alone


def test_what_is_known_to_come_of_a_round_is_not_looked_at_again() -> None:
    game, known = begun(), set()  # type: ignore[var-annotated]
    first = Forecast(game, merchants(), 0, {}, known)
    first.advance(10_000)
    again = Forecast(game, merchants(), 0, {}, known)
    again.advance(10_000)
    assert again.over
    assert again.lead == ABANDONED
    assert again.steps < first.steps


def test_a_copy_goes_its_own_way() -> None:
    game = begun()
    bots = merchants()
    seat = game.to_move[0]
    bots[seat].decide(game, seat)
    other = bots[seat].copy()
    assert other.decide(game.copy(), seat).action == bots[seat].copy().decide(game.copy(), seat).action
    other.round.traded[0] = 1
    other.dealer.talks.refuse(Refused(1, 1, (), 0.0))
    assert bots[seat].round.traded == {}
    assert bots[seat].dealer.talks.refused == ()


@pytest.mark.parametrize("budget", [0.01, 0.1])
def test_a_magnate_takes_the_effort_of_its_budget_and_its_forecast_never_falls_among_merchants(budget: float) -> None:
    game = begun(2)
    bots = [Magnate("magnate", budget), Merchant(1), Merchant(2)]
    values: list[float] = []
    lead = 0
    taken: list[int] = []
    advance = Forecast.advance

    def counted(self: Forecast, most: int) -> int:
        taken.append(advance(self, most))
        return taken[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Forecast, "advance", counted)
        for seat, _, _ in play(game, bots):
            line = bots[0].forecast  # type: ignore[attr-defined]
            if seat == 0 and line is not None and line.over and not game.state.final:
                values.append(line.value)
                lead = line.lead
            assert sum(taken) <= budget * RATE + SEATS * EFFORT[TRADE]
            taken.clear()
    assert values
    assert all(before <= after for before, after in pairwise(values))
    scores = [score(game.state, seat) for seat in range(SEATS)]
    assert scores[0] - max(scores[1:]) == lead


def surprised() -> tuple[Industry, Magnate]:
    """A game in which a rival has just done what was not foreseen, and seat 0 with a plan for the next round."""
    game, magnate = begun(), Magnate(0, 0.01)
    for actor, _, _ in play(game, [magnate, *merchants()[1:]]):
        if actor == 0 and game.state.phase == TRADE and magnate.forecast is not None:
            break
    state = game.state
    magnate.course = {state.round: magnate.style, state.round + 1: EVEN._replace(debt=3)}
    state.money[game.to_move[0]] += 7  # nobody could know
    while game.to_move[0] != 0:
        game.apply(game.to_move[0], PASS)
    return game, magnate


def test_plans_for_later_rounds_outlive_a_surprise_and_are_compared_with_none() -> None:
    game, magnate = surprised()
    assert magnate.forecast is not None
    assert moment(game.state) not in magnate.forecast.decisions
    magnate.budget = 0.001  # too little to end a forecast: nothing is compared yet
    magnate.decide(game.copy_for(0), 0)
    assert magnate.course[game.state.round + 1].debt == 3
    magnate.budget = 1.0
    magnate.decide(game.copy_for(0), 0)
    assert magnate.plain is not None
    assert magnate.plain.course.keys() == {game.state.round}


def test_no_garbage_is_collected_in_the_middle_of_a_search() -> None:
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():  # of another search in the same process
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_leanings_differ_and_none_of_them_rests() -> None:
    draw = source("leanings").random
    result = {another(EVEN, draw) for _ in range(80)}
    assert len(result) > 40
    for field in ("ask", "automate", "move", "block", "margin", "debt"):
        assert len({getattr(style, field) for style in result}) > 1, field
    assert all(style.steps > 0 for style in result)


def test_a_magnate_makes_its_line_anew_where_the_game_has_left_it() -> None:
    game = begun()
    seat = game.to_move[0]
    bot = Magnate("magnate", 0.02)
    bot.decide(game.copy_for(seat), seat)
    forecast = bot.forecast
    bot.decide(game.copy_for(seat), seat)
    assert bot.forecast is forecast
    game.state.money[seat] += 100
    bot.decide(game.copy_for(seat), seat)
    assert bot.forecast is not forecast
    assert game.state.phase == TRADE
