"""The merchant who searches: what it tries, what it may know, and what a budget is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.shares.tables import OPTIONS, played
from tests.players.watched import Watched
from tests.shares.table import M, lay
from won.core.record import dump
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.shares.playouts import Playout
from won.players.shares.searcher import RATE, Course, Searcher
from won.shares import actions as act
from won.shares.game import Shares

OTHERS = "2 gold south_africa ussr, coal usa ussr; 3 steel usa ussr, wheat ussr usa"


@pytest.mark.parametrize("number", range(4))
def test_it_keeps_to_the_rules_with_every_option(number: int) -> None:
    def on_decision(game: Shares, seat: int, decision: Decision) -> None:
        action = game.with_chance(decision.action, lambda: 0.5)
        assert game.check(seat, action) is None, f"{action}: {game.check(seat, action)}"
        assert decision.reason is not None

    bots: list[Bot] = [Watched(Searcher(number, 0.01), on_decision), *[make_bot("merchant", seat) for seat in range(3)]]
    played(bots, f"magnate {number}", turns=40, **OPTIONS[number])


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        bots: list[Bot] = [Searcher("same", 0.01), *[make_bot("clerk", seat) for seat in range(2)]]
        records.append(dump(played(bots, "twice", turns=30).record()))
    assert records[0] == records[1]


def test_a_budget_is_a_number_of_decisions_in_play_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(4, f"0 oil usa ussr; 1 tea kenya; {OTHERS}").hold(0, cash=60 * M, tours=1)
    table.lands(0, 31)
    spent: list[int] = []
    value = Playout.value

    def counted(self: Playout, line: Any) -> tuple[float, int]:
        result = value(self, line)
        spent.append(result[1])
        return result

    monkeypatch.setattr(Playout, "value", counted)
    Searcher(0, 0.05).decide(table.game.copy_for(0), 0)
    once = max(spent)
    assert 0 < sum(spent) <= 0.05 * RATE + 6 * once  # the last round of play-outs is finished


def test_of_two_courses_it_takes_the_one_that_wins() -> None:
    table = lay(4, f"0 oil usa ussr saudi_arabia iran, coal usa; 1 tea kenya; {OTHERS}").hold(0, cash=60 * M, tours=1)
    table.lands(0, 31)
    keep, give_up = Course(Decision(act.End()), [(0, act.End())]), Course(Decision(act.Declare()), GIFT)
    for courses in ([keep, give_up], [give_up, keep]):
        chosen = Searcher(1, 0.2).best(table.game.copy_for(0), 0, courses)
        assert chosen.action == act.End()


GIFT = [
    (0, act.Deal(1, act.Side(("oil__usa", "oil__ussr", "oil__saudi_arabia", "oil__iran")), act.Side())),
    (1, act.Accept(0)),
    (0, act.End()),
]


def test_it_decides_by_nothing_that_is_hidden() -> None:
    decisions = []
    for cash, telexes in ((40 * M, "T01 T02"), (3 * M, "T05 T07")):
        table = lay(4, f"0 oil usa ussr; 1 tea kenya; {OTHERS}", telexes=telexes).hold(0, cash=60 * M, tours=1)
        for rival in (1, 2, 3):
            table.hold(rival, cash=cash)
        table.lands(0, 31)
        decisions.append(Searcher(3, 0.05).decide(table.game.copy_for(0), 0))
    assert decisions[0] == decisions[1]


def test_it_weighs_its_models_by_what_the_others_do() -> None:
    table = lay(4, f"0 oil usa ussr; 1 oil saudi_arabia; {OTHERS}")
    searcher = Searcher(0, 0.001)
    table.game.apply(1, act.Deal(0, act.Side(("oil__saudi_arabia",)), act.Side((), 60 * M)))
    searcher.answer(table.game.copy_for(0), 0)
    clerk, merchant = searcher.likely[1]
    assert merchant > clerk
    assert 2 not in searcher.likely
