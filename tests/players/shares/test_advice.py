"""Advice at tables of shares: what to do, what it is worth and why."""

from __future__ import annotations

from tests.shares.table import M, lay
from won.players.shares.advice import advise
from won.shares import actions as act


def test_the_best_purchases_come_first_each_with_its_worth() -> None:
    table = lay(4, "0 oil ussr saudi_arabia iran").hold(0, cash=60 * M, tours=1)
    table.lands(0, 31)
    advice = advise(table.game.copy_for(0), 0, 4)
    assert len(advice) == 4
    assert "oil__usa" in advice[0].action.shares
    for one in advice:
        assert one.reason is not None
        assert one.reason.worth is not None
        assert table.game.check(0, one.action) is None
    worths = [one.reason.worth for one in advice[1:] if one.reason is not None and one.reason.worth is not None]
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
    assert {type(one.action) for one in advise(table.game.copy_for(0), 0, 3)} == {act.Joker, act.Lots}
    table = lay(4, "0 oil all").hold(0, cash=60 * M)
    table.lands(0, 18)
    assert {type(one.action) for one in advise(table.game.copy_for(0), 0, 3)} == {act.Joker, act.End}
