"""What a person at the table would shake their head at: none of it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.industry.table import lay
from tests.players.industry.tables import game_of, played
from won.analysis.industry.candidates import candidates
from won.analysis.industry.plan import EVEN, Step
from won.analysis.industry.planner import Planner
from won.analysis.industry.relocation import best_move
from won.analysis.industry.valuation import fair
from won.core.record import Record
from won.games import walk
from won.industry import actions as act
from won.industry import events
from won.industry.board import HEX
from won.industry.state import DEVELOP, DRAFT
from won.industry.tiles import TILE
from won.players import make_bot
from won.players.bot import Bot
from won.players.industry.merchant import Merchant
from won.players.industry.running import run_all, why_run

APART = "0 factory B2; 0 factory H4; 0 farm E3; 1 mine F3; 2 farm B5"


def test_a_tile_that_lies_alone_is_moved_to_its_like_where_that_pays() -> None:
    table = lay("second", players=3, phase="develop", turn=0, board=APART)
    table.hold(0, capital=1)
    result = best_move(table.state, 0, EVEN._replace(horizon=1.0))
    assert result is not None
    decision = Merchant(1).decide(table.game, 0)
    assert isinstance(decision.action, act.Move)
    assert table.game.check(0, decision.action) is None
    assert decision.reason is not None
    assert decision.reason.code == "industry.move"
    table.game.apply(0, decision.action)
    assert max(len(bloc.hexes) for bloc in table.state.blocs[0]) == 2


def test_tiles_stay_where_they_lie_well() -> None:
    table = lay("second", players=3, phase="develop", turn=0, board="0 farm D4; 0 farm D5; 1 mine F3; 2 farm B5")
    table.hold(0, capital=3)
    assert best_move(table.state, 0, EVEN._replace(horizon=1.0)) is None


def test_a_bloc_that_does_not_pay_for_bought_food_is_not_fed() -> None:
    table = lay("v3", players=2, phase="trade", board="0 mine H2; 0 mine G2; 1 farm D4")
    table.market(food=0, energy=22, ore=25)
    assert Planner(table.state, 0).appraisal.base.food == 0
    table.hold(0, food=2, energy=1)
    assert Planner(table.state, 0).appraisal.base.food == 2


def test_a_style_that_blocks_takes_the_hex_on_which_a_rival_could_make_most() -> None:
    table = lay("v3", players=2, phase="trade", turn=0, board="0 farm E3; 1 bank F5; 1 bank F6")
    near = lay("v3", players=2, phase="trade", turn=0, board="0 farm E5; 1 bank F5; 1 bank F6")
    for laid, blocked in ((table, False), (near, True)):
        state = laid.state
        plain = candidates(state, 0, fair(state), lambda: False)
        assert candidates(state, 0, fair(state), lambda: False, 0.0) == plain
        extra = candidates(state, 0, fair(state), lambda: False, 5.0)[len(plain) :]
        assert bool(extra) is blocked
        assert all(each.bonus >= 5.0 and each.steps[0].flag for each in extra)


def test_leanings_add_to_the_worth_of_a_move_and_of_automation() -> None:
    table = lay("second", players=3, phase="develop", turn=0, board=APART)
    plain = best_move(table.state, 0)
    keen = best_move(table.state, 0, EVEN._replace(move=40.0))
    assert plain is not None
    assert keen is not None
    assert keen.gain == pytest.approx(plain.gain + 40)
    assert best_move(table.state, 0, EVEN._replace(move=-1000.0)) is None


@pytest.mark.parametrize(("edition", "players"), [("first", 4), ("second", 3), ("v3", 4)])
def test_nobody_buys_back_in_a_phase_what_was_sold_in_it(edition: str, players: int) -> None:
    bots: list[Bot] = [make_bot("merchant" if seat % 2 else "clerk", seat) for seat in range(players)]
    sold: set[tuple[int, str]] = set()
    bought: list[set[tuple[int, str]]] = []
    bought_back: list[set[tuple[int, str]]] = []
    for event in _events(played(edition, bots, f"back {edition}", rounds=8).record()):
        if isinstance(event, events.PhaseBegan):
            sold.clear()
        elif isinstance(event, events.Sold):
            sold |= {(event.seat, cube) for cube in event.cubes}
        elif isinstance(event, events.Bought):
            bought.append({(event.seat, cube) for cube in event.cubes})
            bought_back.append(sold & bought[-1])
    assert len(bought) > 10
    assert not any(bought_back)


def _events(record: Record) -> Iterator[object]:
    for _, turn in walk(record):
        yield from turn[2] if turn is not None else ()


def test_the_reason_for_production_tells_what_leaving_a_bloc_idle_would_cost() -> None:
    table = lay("second", players=3, phase="produce", board="0 farm D4; 0 mine F3; 0 mine F4; 1 farm B2; 2 farm B5")
    table.hold(0, food=4, energy=4)
    run = run_all(table.state, 0)
    reason = why_run(table.state, 0, run)
    assert reason.code == "industry.run"
    assert reason.worth is not None
    assert len(reason.beat) == len(run.run) == 2
    assert all(option.worth < reason.worth for option in reason.beat)
    table.hold(0, food=1, energy=1)
    assert why_run(table.state, 0, run_all(table.state, 0)).code == "industry.run.short"


@pytest.mark.parametrize("level", ["clerk", "merchant"])
def test_a_place_and_a_package_come_with_what_they_beat(level: str) -> None:
    game = game_of("second", 4, "beat")
    bots = [make_bot(level, seat) for seat in range(4)]
    explained: Counter[str] = Counter()
    while game.state.phase == DRAFT:
        seat = game.to_move[0]
        decision = bots[seat].decide(game.copy_for(seat), seat)
        assert decision.reason is not None
        explained[decision.reason.code] += bool(decision.reason.beat)
        game.apply(seat, decision.action)
    assert explained["industry.draft"]
    assert explained["industry.place"]


def test_what_was_planned_to_run_on_ore_is_automated_whatever_develop_thinks_of_it() -> None:
    table = lay("first", players=3, phase="trade", turn=0, board="0 academy D3; 0 academy D4; 1 farm F3; 2 farm B5")
    merchant = Merchant(1)
    merchant.plan(table.state, 0)
    promised = Step(TILE["academy"], HEX["D3"], 0, False, False, automate=True)
    merchant.round.plan.steps = [promised]
    table.state.phase = DEVELOP
    table.hold(0, energy=1, capital=2)
    assert merchant.decide(table.game, 0).action == act.Automate("D3")
