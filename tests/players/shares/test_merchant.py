"""What the merchant of shares does at tables laid for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.shares.tables import OPTIONS, played
from tests.players.watched import Watched
from tests.shares.table import M, Table, lay
from won.analysis.shares.exchange import terms
from won.analysis.shares.valuation import Outlook, taken
from won.core.record import dump
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.shares.judging import judge
from won.players.shares.merchant import Merchant
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.world import SHARE

OTHERS = "2 gold south_africa ussr, coal usa ussr; 3 steel usa ussr, wheat ussr usa"


def decides(table: Table, seat: int = 0) -> Any:
    decision = Merchant(0).decide(table.game.copy_for(seat), seat)
    assert decision.reason is not None
    action = decision.action
    assert table.game.check(seat, table.game.with_chance(action, lambda: 0.5)) is None
    return action


def replies(table: Table, seat: int = 0) -> Decision:
    decision = Merchant(0).answer(table.game.copy_for(seat), seat)
    assert decision is not None
    return decision


def test_fears_come_to_one_and_chances_too() -> None:
    outlook = Outlook(lay(4, "0 oil all; 1 coal usa ussr; 2 tea kenya").state)
    assert sum(outlook.chance(party) for party in outlook.parties) == pytest.approx(1)
    for party in outlook.parties:
        assert sum(outlook.fear[party].values()) == pytest.approx(1)
    assert outlook.chance(0) > outlook.chance(1) > outlook.chance(3)


def test_what_changes_hands_is_reckoned_as_if_it_had() -> None:
    table = lay(4, "0 oil usa ussr; 1 oil iran")
    before = Outlook(table.state)
    moved = before.change(taken([SHARE["oil__iran"], SHARE["oil__saudi_arabia"]], 0), {0: -5 * M, 1: 5 * M})
    table.hold(0, "oil iran saudi_arabia", cash=table.cash(0)[0] - 5 * M).hold(1, cash=table.cash(1)[0] + 5 * M)
    after = Outlook(table.state)
    for party in before.parties:
        assert after.score[party] - before.score[party] == pytest.approx(moved[party])


def test_it_buys_what_lifts_it_a_tier() -> None:
    table = lay(4, "0 oil ussr saudi_arabia iran, tea china").hold(0, cash=60 * M, tours=1)
    table.lands(0, 31)
    assert "oil__usa" in decides(table).shares


def test_a_share_is_worth_more_to_one_whom_it_lifts_and_something_to_one_who_blocks() -> None:
    outlook = Outlook(lay(4, "0 oil usa ussr; 1 tea kenya").state)
    share = [SHARE["oil__saudi_arabia"]]
    lifted = outlook.gain(0, outlook.change(taken(share, 0), {}))
    blocking = outlook.gain(1, outlook.change(taken(share, 1), {}))
    assert lifted > blocking > 0


def test_two_who_hold_parts_of_each_others_products_are_brought_together() -> None:
    table = lay(4, f"0 oil usa ussr saudi_arabia, tea china; 1 tea india, oil iran iraq venezuela; {OTHERS}")
    before = table.state.percent[:]
    offer = decides(table)
    assert isinstance(offer, act.Deal)
    assert offer.to == 1
    table.game.apply(0, offer)
    assert replies(table, 1).action == act.Accept(0)
    table.plays("1 accept 0")
    assert table.state.percent != before


def test_between_the_last_two_nothing_is_dealt() -> None:
    table = lay(2, "0 oil usa ussr saudi_arabia; 1 oil iran iraq venezuela")
    assert decides(table) == act.Roll()


def test_without_dealing_it_opens_nothing_and_says_so() -> None:
    table = lay(3, "0 oil usa ussr saudi_arabia; 1 oil iran iraq venezuela")
    assert Merchant(0, dealing=False).decide(table.game.copy_for(0), 0).action == act.Roll()
    table.game.apply(1, act.Deal(0, act.Side(("oil__iran",)), act.Side()))
    refusal = Merchant(0, dealing=False).answer(table.game.copy_for(0), 0)
    assert refusal is not None
    assert refusal.action == act.Decline(0)


def test_a_gift_is_taken() -> None:
    table = lay(4, f"0 oil usa; 1 tea kenya; {OTHERS}")
    table.game.apply(1, act.Deal(0, act.Side(("tea__kenya",)), act.Side()))
    assert replies(table).action == act.Accept(0)


def test_too_high_a_price_is_met_with_a_better_one_and_then_the_first_is_declined() -> None:
    table = lay(4, f"0 oil usa ussr; 1 oil saudi_arabia, tea india china; {OTHERS}")
    table.game.apply(1, act.Deal(0, act.Side(("oil__saudi_arabia",)), act.Side((), 60 * M)))
    merchant = Merchant(0)
    counter = merchant.answer(table.game.copy_for(0), 0)
    assert counter is not None
    assert isinstance(counter.action, act.Deal)
    assert counter.action.get.shares == ("oil__saudi_arabia",)
    assert 0 < counter.action.give.cash < 60 * M
    table.game.apply(0, counter.action)
    no = merchant.answer(table.game.copy_for(0), 0)
    assert no is not None
    assert no.action == act.Decline(0)
    assert no.reason is not None
    assert no.reason.code == "shares.decline.countered"


def test_what_no_price_makes_good_is_declined_with_a_reason() -> None:
    table = lay(4, f"0 oil all; 1 tea kenya; {OTHERS}")
    table.game.apply(1, act.Deal(0, act.Side((), 100_000), act.Side(tuple(table.shares(0)))))
    no = replies(table)
    assert no.action == act.Decline(0)
    assert no.reason is not None
    assert no.reason.code == "shares.decline.worth"


def test_in_debt_it_sells_what_pays_the_debt() -> None:
    table = lay(4, f"0 oil usa ussr, tea kenya india; 1 oil iran iraq, tea china; {OTHERS}").hold(0, cash=0)
    table.lands(0, 13, (6, 6))
    offer = decides(table)
    assert isinstance(offer, act.Deal)
    assert offer.get.cash >= 6 * M
    outlook = Outlook(table.game.copy_for(0).state, 0)
    assert judge(outlook, terms(outlook, 0, offer).reversed()) > 0


def test_who_has_nothing_to_sell_concedes() -> None:
    table = lay(3, "1 tea kenya").hold(0, cash=0)
    table.lands(0, 13, (6, 6))
    assert decides(table) == act.Concede()


def test_a_joker_saves_a_trust() -> None:
    table = lay(4, "0 oil all").hold(0, tours=1, cash=50 * M, jokers=1)
    table.lands(0, 28, (1, 3))
    assert decides(table) == act.Joker()


def test_it_bids_for_what_it_needs() -> None:
    table = lay(3, "0 oil usa; 1 oil ussr saudi_arabia iran").hold(0, tours=1).hold(1, cash=50 * M)
    table.lands(0, 28, (2, 1))
    table.plays("0 lots oil__usa")
    assert decides(table, 1) == act.Bid(1_300_000)
    table.plays("1 bid 1300000", "2 bid 1400000")
    assert decides(table, 1).amount > 1_600_000  # no auction takes a hundred bids


@pytest.mark.parametrize("number", range(20))
def test_it_keeps_to_the_rules_with_every_option_and_number_of_players(number: int) -> None:
    players = 2 + number % 5

    def on_decision(game: Shares, seat: int, decision: Decision) -> None:
        action = game.with_chance(decision.action, lambda: 0.5)
        assert game.check(seat, action) is None, f"{action}: {game.check(seat, action)}"
        assert decision.reason is not None

    levels = ("merchant", "random", "merchant", "clerk")
    bots: list[Bot] = [
        Watched(make_bot(levels[(seat + number) % 4], seat), on_decision)
        if levels[(seat + number) % 4] == "merchant"
        else make_bot(levels[(seat + number) % 4], seat)
        for seat in range(players)
    ]
    played(bots, f"rules {number}", turns=120, **OPTIONS[number % 4])


def test_the_same_seeds_give_the_same_game() -> None:
    records = [dump(played([Merchant(seat) for seat in range(4)], "twice", turns=80).record()) for _ in range(2)]
    assert records[0] == records[1]


def test_a_merchant_beats_clerks_more_often_than_not_by_far() -> None:
    """A quarter would be par; the long run is in docs/strength.md."""
    won = 0
    for number in range(12):
        bots = [make_bot("merchant" if seat == number % 4 else "clerk", seat) for seat in range(4)]
        result = played(bots, f"strength {number}").result
        assert result is not None
        won += number % 4 in result.winners
    assert won >= 4
