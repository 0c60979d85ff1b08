"""How a merchant haggles: near the middle, a little less to one who refuses, and never the same again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.players.industry.deals import table_with_a_deal
from tests.players.industry.tables import played
from tests.players.watched import Watched
from won.analysis.industry.endgame import about_to_win
from won.analysis.industry.exchange import EVEN_SHARE, LEAST_SHARE, MARGIN, PETTY, Terms, paid
from won.core.answer_kind import find_offer
from won.industry import actions as act
from won.industry.game import Industry
from won.players import make_bot, opponents_for
from won.players.bot import Decision
from won.players.industry.merchant import Merchant
from won.players.industry.talks import Refused, Talks, things_for_rival


def test_an_offer_that_takes_three_quarters_of_the_surplus_is_countered_near_the_middle() -> None:
    game, books, even = table_with_a_deal()
    seat, rival = even.party, even.rival
    money = even.give.get("money", 0) - even.get.get("money", 0)
    greedy = next(
        terms
        for price in range(money, money - 400, -1)
        if books.gain(terms := paid(even, price)) > 0.75 * (books.gain(terms) + books.gain(terms.reversed()))
    )
    assert books.gain(greedy.reversed()) >= MARGIN
    game.apply(seat, greedy.offer())
    answer = Merchant(0).answer(game.copy_for(rival), rival)
    assert answer is not None
    assert isinstance(answer.action, act.Offer)
    counter = Terms(rival, seat, answer.action.give, answer.action.get)
    share = books.gain(counter) / (books.gain(counter) + books.gain(counter.reversed()))
    assert LEAST_SHARE < share < EVEN_SHARE + 0.05


def test_concessions_to_one_who_refuses_shrink_and_end_with_a_deal() -> None:
    talks = Talks()
    asked = [talks.share(1)]
    for number in range(6):
        talks.refuse(Refused(1, 1, (number, 0, 0, 0, 0, 0, 0), 1.0))
        asked.append(talks.share(1))
    steps = [before - after for before, after in pairwise(asked)]
    assert asked[0] == EVEN_SHARE
    assert asked[-1] > LEAST_SHARE
    assert all(0 < later < earlier for earlier, later in pairwise(steps))
    assert talks.share(2) == EVEN_SHARE


def test_nearly_what_was_refused_is_not_offered_again_in_the_whole_game() -> None:
    refused = Terms(0, 1, {"ore": 3}, {"money": 40})
    talks = Talks()
    talks.refuse(Refused(1, 2, things_for_rival(refused), 8.0))
    assert not talks.is_new(refused, 8.0, 2)
    assert not talks.is_new(Terms(0, 1, {"ore": 2}, {"money": 38}), 8.0, 2)
    assert not talks.is_new(refused, 9.0, 7)  # nothing has changed
    assert talks.is_new(refused, 20.0, 7)  # now it helps the other side more
    assert talks.is_new(Terms(0, 1, {"ore": 3}, {"money": 35}), 13.0, 2)
    assert talks.is_new(Terms(0, 2, {"ore": 3}, {"money": 40}), 8.0, 2)
    assert talks.is_new(Terms(0, 1, {"food": 3}, {"money": 40}), 8.0, 2)


def test_what_only_hurts_the_other_side_is_no_deal() -> None:
    _, books, even = table_with_a_deal()
    money = even.give.get("money", 0) - even.get.get("money", 0)
    loss = next(terms for price in range(money, money + 400) if books.gain(terms := paid(even, price)) < MARGIN)
    assert books.lacking(loss) > 0
    nothing = Terms(even.party, even.rival, {}, {})
    assert books.gain(nothing) == 0
    assert books.lacking(nothing) == MARGIN


def test_whoever_is_about_to_win_gets_no_deal_that_helps_as_much() -> None:
    game, books, even = table_with_a_deal()
    assert books.lacking(even) <= 0
    assert books._replace(leader=even.rival).lacking(even) > 0
    assert about_to_win(game.state) == -1


@pytest.mark.parametrize("name", opponents_for("industry"))
def test_a_merchant_gives_no_opponent_more_than_its_share(name: str) -> None:
    """Whatever the other side tries, what a merchant accepts brings it nearly half of the surplus, as it reckons."""

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        if isinstance(decision.action, act.Accept):
            offer = find_offer(game.state.offers, decision.action.offer)
            assert offer is not None
            books = merchants[seat].dealer.books(game.state, seat, merchants[seat].plan(game.state, seat))
            terms = Terms(seat, offer.seat, offer.get, offer.give)
            surplus = books.gain(terms) + books.gain(terms.reversed())
            assert books.gain(terms) >= min(LEAST_SHARE * surplus, surplus / 2 - PETTY)
            accepted.append(offer.seat)

    accepted: list[int] = []
    merchants = {seat: Merchant(seat) for seat in (1, 2, 3)}
    bots = [make_bot(name, 0, "industry"), *[Watched(merchant, on_decision) for merchant in merchants.values()]]
    played("second", bots, f"share {name}", rounds=4)
    assert accepted
