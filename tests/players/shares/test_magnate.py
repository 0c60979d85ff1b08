"""The magnate of shares: what it may know, how it deals, and that it keeps to the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.players.shares.tables import OPTIONS, played
from tests.players.watched import Watched
from tests.shares.table import M, Table, lay
from won.analysis.shares.exchange import exchange, gain, terms
from won.core.record import dump
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.shares.dealer import ACCEPTED, accepts
from won.players.shares.haggling import TO_ONE
from won.players.shares.judging import judge
from won.players.shares.magnate import Magnate, StagedOutlook
from won.players.shares.rival_view import RivalView, Wants
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.world import SHARE

OTHERS = "2 gold south_africa ussr, coal usa ussr; 3 steel usa ussr, wheat ussr usa"


class Notes:
    """Every decision is legal and says why, and nobody is pestered with offers."""

    def __init__(self) -> None:
        self.to_one: Counter[tuple[int, int, int]] = Counter()
        self.said: Counter[str] = Counter()

    def __call__(self, game: Shares, seat: int, decision: Decision) -> None:
        action = game.with_chance(decision.action, lambda: 0.5)
        assert game.check(seat, action) is None, f"{action}: {game.check(seat, action)}"
        assert decision.reason is not None
        self.said[decision.reason.code] += 1
        if isinstance(action, act.Deal) and debtor(game.state) != game.state.head[seat]:
            key = seat, action.to, game.state.turns
            self.to_one[key] += 1
            assert self.to_one[key] <= TO_ONE


@pytest.mark.parametrize("number", range(4))
def test_it_keeps_to_the_rules_with_every_option_and_pesters_nobody(number: int) -> None:
    notes = Notes()
    others = ("merchant", "clerk", "random")
    bots: list[Bot] = [Watched(Magnate(number, 0.01), notes), *[make_bot(name, name) for name in others]]
    bots.append(Watched(Magnate("other", 0.01), notes))
    played(bots, f"magnate {number}", turns=100, **OPTIONS[number])
    assert notes.said["shares.offer"]


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        bots: list[Bot] = [Magnate("same", 0.01), *[make_bot("merchant", seat) for seat in range(2)]]
        records.append(dump(played(bots, "twice", turns=50).record()))
    assert records[0] == records[1]


def unwatched(table: Table, seat: int) -> Shares:
    """The table as a seat sees it that comes to it in the middle, so that it has counted nothing."""
    return Shares(table.state, table.game.setup, None).copy_for(seat)


def test_without_the_past_it_decides_by_nothing_that_is_hidden() -> None:
    decisions = []
    for cash, telexes in ((40 * M, "T01 T02"), (3 * M, "T05 T07")):
        table = lay(4, f"0 oil usa ussr; 1 oil iran iraq; {OTHERS}", telexes=telexes).hold(0, cash=60 * M, tours=1)
        for rival in (1, 2, 3):
            table.hold(rival, cash=cash)
        decisions.append(Magnate(3, 0.05).decide(unwatched(table, 0), 0))
    assert decisions[0] == decisions[1]


def test_it_asks_the_highest_price_that_a_merchant_accepts() -> None:
    table = lay(4, f"0 oil usa ussr saudi_arabia, tea china; 1 tea india, oil iran iraq venezuela; {OTHERS}")
    game = unwatched(table, 0)
    deal = Magnate(0, 0.01).decide(game, 0).action
    assert isinstance(deal, act.Deal)
    view = RivalView(game.state, deal.to, game.state.cash[deal.to])
    asked = terms(view.outlook, 0, deal)
    assert accepts(view.outlook, asked.reversed())
    dearer = asked._replace(cash=asked.cash - M)
    assert not view.accepts(dearer, ACCEPTED)


def test_an_offer_is_answered_with_a_better_one_and_then_taken_if_that_fails() -> None:
    table = lay(4, f"0 oil usa, tea india; 1 oil ussr saudi_arabia; {OTHERS}").hold(1, cash=60 * M)
    game = unwatched(table, 0)
    view = RivalView(game.state, 1, game.state.cash[1])
    even = -exchange(view.outlook, 0, 1, (SHARE["oil__usa"],), ()).at(0.55).cash
    table.game.apply(1, act.Deal(0, act.Side((), even), act.Side(("oil__usa",))))
    magnate = Magnate(0, 0.01)
    counter: Any = magnate.answer(unwatched(table, 0), 0)
    assert isinstance(counter.action, act.Deal)
    assert counter.action.give.shares == ("oil__usa",)
    assert counter.action.get.cash > even
    assert counter.reason.code == "shares.counter.least"
    asked = terms(view.outlook, 0, counter.action)
    assert counter.reason.about["theirs"] == round(gain(view.outlook, asked.reversed()))
    assert accepts(view.outlook, asked.reversed())
    assert counter.reason.worth == judge(StagedOutlook(game.state, 0), asked)
    table.game.apply(0, counter.action)
    table.game.apply(1, act.Decline(1))
    taken = magnate.answer(unwatched(table, 0), 0)
    assert taken is not None
    assert taken.action == act.Accept(0)


def test_who_refuses_is_taken_to_want_more_and_who_accepts_less() -> None:
    wants = Wants()
    assert wants.best(1) == ACCEPTED
    for _ in range(2):
        wants.refused(1, wants.best(1))
    assert wants.best(1) > ACCEPTED
    wants.accepted(2, 0.0)
    wants.accepted(2, 0.0)
    assert wants.best(2) == 0.0


def test_the_chances_of_all_come_to_one_at_every_number_of_parties() -> None:
    for players in range(2, 7):
        outlook = StagedOutlook(lay(players, "0 oil all; 1 coal usa ussr").state)
        assert sum(outlook.chance(party) for party in outlook.parties) == pytest.approx(1)
        assert outlook.chance(0) > outlook.chance(1)


def test_it_beats_merchants_by_far() -> None:
    """A quarter would be par; the long run is in docs/strength.md."""
    won = 0
    for number in range(8):
        names = ["magnate:0.02" if seat == number % 4 else "merchant" for seat in range(4)]
        result = played([make_bot(name, seat) for seat, name in enumerate(names)], f"strength {number}").result
        assert result is not None
        won += number % 4 in result.winners
    assert won >= 4
