"""Advice at tables of shares: what to do, what it is worth and why."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.players.shares.tables import game_of
from tests.shares.table import M, lay
from won.analysis.shares.exchange import gain, terms
from won.analysis.shares.valuation import Outlook
from won.core.game import Game
from won.players.bot import Bot, Decision
from won.players.shares.advice import advise
from won.players.shares.haggling import exchange_of
from won.players.shares.judging import judge
from won.players.shares.merchant import Merchant
from won.players.table import play
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.state import ROLL


def test_the_best_purchases_come_first_each_with_its_worth() -> None:
    table = lay(4, "0 oil ussr saudi_arabia iran").hold(0, cash=60 * M, tours=1)
    table.lands(0, 31)
    advice = advise(table.game.copy_for(0), 0, 4)
    assert len(advice) == 4
    assert "oil__usa" in advice[0].action.shares
    for each in advice:
        assert each.reason is not None
        assert each.reason.worth is not None
        assert table.game.check(0, each.action) is None
    worths = [each.worth for each in advice]
    assert worths == sorted(worths, reverse=True)


def test_one_who_is_not_asked_gets_no_advice() -> None:
    assert advise(lay(3).game.copy_for(1), 1, 3) == []


def test_an_offer_is_advised_on_off_turn() -> None:
    table = lay(3, "1 oil usa")
    table.game.apply(1, act.Deal(2, act.Side(("oil__usa",)), act.Side()))
    assert advise(table.game.copy_for(2), 2, 3)[0].action == act.Accept(0)


def test_on_auction_squares_and_joker_squares_both_ways_are_weighed() -> None:
    table = lay(4, "0 oil all").hold(0, tours=1, cash=50 * M, jokers=1)
    table.lands(0, 28, (1, 3))
    assert {type(each.action) for each in advise(table.game.copy_for(0), 0, 3)} == {act.Joker, act.Lots}
    table = lay(4, "0 oil all").hold(0, cash=60 * M)
    table.lands(0, 18)
    assert {type(each.action) for each in advise(table.game.copy_for(0), 0, 3)} == {act.Joker, act.End}


def test_what_was_refused_is_not_advised_again() -> None:
    others = "2 gold south_africa ussr, coal usa ussr; 3 steel usa ussr, wheat ussr usa"
    table = lay(4, f"0 oil usa ussr saudi_arabia, tea china; 1 tea india, oil iran iraq venezuela; {others}")
    first = advise(table.game.copy_for(0), 0, 1)[0].action
    assert isinstance(first, act.Deal)
    table.game.apply(0, first)
    table.game.apply(first.to, act.Decline(0))
    refused = exchange(table.game, first)
    for each in advise(table.game.copy_for(0), 0, 9):
        assert not isinstance(each.action, act.Deal) or exchange(table.game, each.action) != refused


def exchange(game: Shares, deal: act.Deal, seat: int = 0) -> Any:
    return exchange_of(game.state, *terms(Outlook(game.state, seat), game.state.head[seat], deal)[:4])


class Follower:
    """Does what the adviser says first, and checks what it says."""

    def __init__(self) -> None:
        self.offered: dict[Any, list[int]] = {}
        self.said: Counter[str] = Counter()

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Shares)
        advice = advise(game, seat, 5)
        worths = [each.reason.worth for each in advice if each.reason is not None and each.reason.worth is not None]
        assert worths == sorted(worths, reverse=True), [(each.action, each.worth) for each in advice]
        self.check_offer(game, seat, advice[0])
        return advice[0]

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Shares)
        advice = advise(game, seat, 5)
        return advice[0] if advice else None

    def check_offer(self, game: Shares, seat: int, decision: Decision) -> None:
        """No gift, and the same exchange again only for clearly more."""
        action = decision.action
        if not isinstance(action, act.Deal) or debtor(game.state) == game.state.head[seat]:
            return
        outlook = Outlook(game.state, seat)
        assert judge(outlook, terms(outlook, game.state.head[seat], action)) > 0
        key, cash = exchange(game, action, seat), action.give.cash - action.get.cash
        assert all(cash > before for before in self.offered.get(key, []))
        self.offered.setdefault(key, []).append(cash)
        self.said["offer"] += 1


def test_who_follows_the_adviser_makes_no_offer_that_was_refused_before() -> None:
    """That it keeps up with merchants is measured in docs/strength.md."""
    offers = 0
    for number in range(3):
        follower = Follower()
        bots: list[Bot] = [follower, Merchant(1), Merchant(2), Merchant(3)]
        game, draw = game_of(4, f"follower {number}", turns=90)
        for _ in play(game, bots, draw):
            pass
        offers += follower.said["offer"]
    assert offers > 5


def test_what_a_rival_gains_is_what_it_computes_itself_where_cash_is_open() -> None:
    compared = 0
    for number in range(2):
        game, draw = game_of(4, f"gain {number}", turns=70, cash="open")
        for _ in play(game, [Merchant(seat) for seat in range(4)], draw):
            seat = game.to_move[0] if game.to_move else None
            if seat is None or game.state.moment != ROLL:
                continue
            for decision in advise(game.copy_for(seat), seat, 3):
                action = decision.action
                if isinstance(action, act.Deal) and not game.state.debts:
                    rival = game.copy_for(action.to)
                    own = Outlook(rival.state, action.to)
                    deal = terms(own, game.state.head[seat], action).reversed()
                    assert decision.reason is not None
                    assert decision.reason.about["theirs"] == round(gain(own, deal))
                    compared += 1
    assert compared > 5
