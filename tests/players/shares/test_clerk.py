"""What the clerk of shares does at tables laid for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, Table, lay
from won.analysis.shares.holdings import reserve, spare, swing
from won.players.shares.clerk import Clerk
from won.shares import actions as act
from won.shares.world import SHARE


def decides(table: Table, seat: int = 0) -> Any:
    action = Clerk(0).decide(table.game, seat).action
    done = table.game.with_chance(action, lambda: 0.5)
    assert table.game.check(seat, done) is None
    return action


def answers(table: Table, seat: int = 0) -> Any:
    decision = Clerk(0).answer(table.game, seat)
    return None if decision is None else decision.action


def at_usa(shares: str = "", cash: int = 60 * M, players: int = 4, **options: Any) -> Table:
    """Seat 0 stands on a square of the USA and may buy."""
    table = lay(players, shares, **options).hold(0, cash=cash, tours=1)
    table.lands(0, 31)
    assert table["moment"] == "buy"
    return table


def test_it_buys_what_lifts_it_a_tier_first() -> None:
    """60% of oil and 25% to be had: 85% pays 12 million a landing instead of 6."""
    table = at_usa("0 oil ussr saudi_arabia iran, tea china; 1 coal usa; 2 wheat usa")
    assert "oil__usa" in decides(table).shares


def test_it_keeps_what_the_next_roll_may_cost() -> None:
    rich = at_usa("1 gold south_africa ussr canada usa", cards={36 + 2: "gold", 33: "gold"})
    assert reserve(rich.state, 0) > reserve(lay(4).state, 0)
    order = decides(at_usa(cash=12 * M))
    assert isinstance(order, act.Buy)
    table = at_usa(cash=12 * M)
    table.game.apply(0, order)
    assert table.cash(0)[0] >= 6 * M


def test_with_nothing_to_spare_it_buys_nothing() -> None:
    assert decides(at_usa(cash=3 * M)) == act.End()


def test_what_comes_too_late_to_pay_is_not_bought() -> None:
    table = at_usa(turns=3)
    assert decides(table) == act.End()


def test_the_cheaper_percentage_comes_first() -> None:
    """Of wool, 10% in Argentina and 5% in Uruguay cost the same."""
    table = lay(4).hold(0, cash=7 * M, tours=1)
    table.lands(0, 27)
    assert spare(table.state, 0) < 2 * M
    assert decides(table).shares[0] == "raw_wool__argentina"


def test_a_joker_is_taken_by_one_who_holds_much() -> None:
    much = lay(4, "0 oil all, coal usa ussr china").hold(0, cash=60 * M)
    much.lands(0, 18)
    assert decides(much) == act.Joker()
    little = lay(4, "0 oil usa").hold(0, cash=60 * M)
    little.lands(0, 18)
    assert decides(little) == act.End()


def test_the_least_painful_lots_are_named() -> None:
    table = lay(4, "0 oil usa ussr saudi_arabia, tea kenya ussr, cobalt france").hold(0, tours=1, cash=50 * M)
    table.lands(0, 28, (1, 3))
    lots = decides(table).lots
    assert len(lots) == 3
    assert all(not share.startswith("oil") for lot in lots for share in lot)


def test_a_joker_saves_a_trust() -> None:
    table = lay(4, "0 oil all").hold(0, tours=1, cash=50 * M, jokers=1)
    table.lands(0, 28, (1, 3))
    assert decides(table) == act.Joker()


def test_it_bids_for_what_it_needs_and_never_with_its_reserve() -> None:
    table = lay(3, "0 oil usa; 1 oil ussr saudi_arabia iran").hold(0, tours=1).hold(1, cash=50 * M).hold(2, cash=6 * M)
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa")
    bid = decides(table, 1)
    assert bid == act.Bid(1_300_000)
    table.game.apply(1, bid)
    assert decides(table, 2) == act.Drop()  # it has 6 million and keeps them


def test_a_sealed_maximum_is_the_same_valuation() -> None:
    shares = "0 oil usa; 1 oil ussr saudi_arabia iran"
    table = lay(3, shares, bidding="sealed").hold(0, tours=1).hold(1, cash=50 * M)
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa")
    seal = decides(table, 1)
    assert isinstance(seal, act.Seal)
    assert 1_300_000 < seal.amount <= spare(table.state, 1)
    assert seal.amount <= swing(table.state, 1, [SHARE["oil__usa"]], ())


def test_a_gift_is_taken_and_a_bad_deal_is_not() -> None:
    table = lay(3, "0 oil all; 1 tea kenya")
    table.game.apply(1, act.Deal(0, act.Side(("tea__kenya",)), act.Side()))
    assert answers(table) == act.Accept(0)
    table.plays("0 accept 0")
    table.game.apply(1, act.Deal(0, act.Side((), 10 * M), act.Side(tuple(table.shares(0)[:6]))))
    assert answers(table) == act.Decline(1)


def test_a_trust_is_not_broken_for_its_printed_price() -> None:
    table = lay(3, "0 oil usa ussr saudi_arabia iran; 1 oil iraq")
    table.game.apply(1, act.Deal(0, act.Side((), 3 * M), act.Side(("oil__saudi_arabia",))))
    assert answers(table) == act.Decline(0)


def test_a_syndicate_is_for_those_in_trouble() -> None:
    table = lay(3, "0 oil usa; 1 tea kenya")
    table.game.apply(1, act.Pool((0,)))
    assert answers(table) == act.Decline(0)
    poor = owing("0 oil usa; 1 tea kenya")
    poor.game.apply(1, act.Pool((0,)))
    assert answers(poor) == act.Accept(0)


def owing(shares: str, cash: int = 0) -> Table:
    """Seat 0 has rolled a double six, which it cannot pay."""
    table = lay(3, shares).hold(0, cash=cash)
    table.lands(0, 13, (6, 6))
    assert table["debts"]
    return table


def test_in_debt_it_offers_shares_for_the_money_it_needs() -> None:
    table = owing("0 oil usa ussr saudi_arabia, gold south_africa ussr; 1 tea kenya")
    offer = decides(table)
    assert isinstance(offer, act.Deal)
    assert offer.get.cash >= 6 * M
    assert offer.give.shares
    assert offer.give.cash == 0


def test_then_it_seeks_partners_and_at_last_concedes() -> None:
    table = owing("0 oil usa ussr saudi_arabia, gold south_africa ussr; 1 tea kenya")
    clerk = Clerk(0)
    done: list[str] = []
    while not done or done[-1] != "Concede":
        action = clerk.decide(table.game, 0).action
        done.append(type(action).__name__)
        table.game.apply(0, action)
        assert len(done) < 12
    assert done == ["Deal", "Withdraw", "Deal", "Withdraw", "Pool", "Withdraw", "Concede"]


def test_who_has_nothing_to_sell_concedes() -> None:
    assert decides(owing("1 tea kenya")) == act.Concede()


def test_another_clerk_buys_from_the_one_in_debt() -> None:
    table = owing("0 oil usa ussr saudi_arabia, gold south_africa ussr; 1 oil iran iraq")
    table.game.apply(0, decides(table))
    (buyer,) = table.game.to_answer
    assert answers(table, buyer) == act.Accept(0)
    table.plays(f"{buyer} accept 0")
    assert not table["debts"]


def test_royalties_are_claimed() -> None:
    table = lay(3, "1 oil usa ussr", cards={13: "oil"}, claims="hand")
    table.lands(0, 13)
    assert answers(table, 1) == act.Claim()


def partners(proposal: act.Action, shares: str = "0 oil usa; 1 tea kenya; 2 coal usa") -> Table:
    table = lay(4, shares).hold(0, cash=60 * M)
    table.plays("0 pool 1", "1 accept 0")
    table.game.apply(1, proposal)
    return table


def test_a_partner_may_buy_but_not_give_things_away() -> None:
    table = partners(act.Deal(2, act.Side(("oil__usa",)), act.Side()))
    assert decides(table) == act.Object()
    buying = lay(4, "0 oil usa; 1 tea kenya").hold(0, cash=60 * M)
    buying.plays("0 pool 1", "1 accept 0")
    buying.lands(0, 31)
    buying.plays("1 buy coal__usa")
    assert decides(buying) == act.Agree()


def test_what_partners_would_not_have_is_not_asked_again() -> None:
    table = lay(4, "0 oil ussr saudi_arabia; 1 tea kenya").hold(0, cash=60 * M, tours=1)
    table.plays("0 pool 1", "1 accept 0")
    table.lands(0, 31)
    clerk = Clerk(0)
    wish = clerk.decide(table.game, 0).action
    assert isinstance(wish, act.Buy)
    table.game.apply(0, wish)
    table.plays("1 object")
    assert clerk.decide(table.game, 0).action == act.End()


@pytest.mark.rule("SEEN-1")
def test_it_does_not_look_into_hidden_cash() -> None:
    table = at_usa("0 oil ussr saudi_arabia iran; 1 coal usa; 2 wheat usa")
    wish = decides(table)
    for rival in (1, 2, 3):
        table.hold(rival, cash=100_000)
    assert decides(table) == wish
    debt = owing("0 oil usa ussr saudi_arabia, gold south_africa ussr; 1 tea kenya")
    before = decides(debt)
    debt.hold(1, cash=100_000).hold(2, cash=300 * M)
    assert decides(debt) == before
