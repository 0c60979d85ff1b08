"""The words offered on the way to an action: exactly those that can still become a legal one."""

from __future__ import annotations

import pytest

from tests.shares.table import M, Table, lay
from won.core.game import DONE, Word
from won.shares.actions import Deal, Pool, Side
from won.shares.auction import can_be_completed, lots_of
from won.shares.deals_terms import FOR
from won.shares.figures import STEP
from won.shares.kinds import KIND_TABLE
from won.shares.parties import shares_of
from won.shares.syndicate_terms import LEAD
from won.shares.words import CASH, LISTED, amounts, sorted_shares
from won.shares.world import PRODUCTS, SHARE


def buyer(cash: int) -> Table:
    """Ada on a square of the USSR, with shares to buy."""
    table = lay().hold(0, cash=cash)
    table.lands(0, 13)
    return table


@pytest.mark.rule("BUY-1")
def test_shares_are_offered_in_the_order_of_the_list_while_they_can_be_paid() -> None:
    table = buyer(100 * M)
    shares = table.game.next_words(0, ["buy"])
    assert shares == sorted(shares, key=lambda name: SHARE[str(name)])
    price = table.state.world.price
    for at, name in enumerate(shares):
        assert table.game.next_words(0, ["buy", name]) == [*shares[at + 1 :], DONE]
    first, second = (price[SHARE[str(name)]] for name in shares[:2])
    table.hold(0, cash=first)
    assert shares[0] in table.game.next_words(0, ["buy"])
    assert table.game.next_words(0, ["buy", shares[0]]) == [DONE]
    table.hold(0, cash=first + second)
    assert table.game.next_words(0, ["buy", shares[0]])[0] == shares[1]
    table.hold(0, cash=first - STEP)
    assert shares[0] not in table.game.next_words(0, ["buy"])


@pytest.mark.rule("BID-2")
def test_bids_are_offered_up_to_the_last_of_the_cash() -> None:
    table = lay(shares="0 oil ussr, gold japan; 1 oil usa").hold(0, cash=10 * M, tours=1)
    table.hold(1, cash=2 * M).hold(2, cash=100 * M)
    table.lands(0, 10, (2, 1))
    table.plays("0 lots oil__ussr")
    bids = table.game.next_words(1, ["bid"])
    assert bids == list(range(3 * M // 2, 2 * M + 1, STEP))
    table.plays("1 bid 1500000")
    assert len(table.game.next_words(2, ["bid"])) == LISTED + 1


def test_amounts_go_from_the_least_to_the_most_that_is_listed() -> None:
    assert amounts(0, 3 * STEP) == [0, STEP, 2 * STEP, 3 * STEP]
    assert amounts(2 * STEP, 3 * STEP) == [2 * STEP, 3 * STEP]
    assert amounts(0, 10 * LISTED * STEP)[-1] == LISTED * STEP


@pytest.mark.rule("LOT-2")
@pytest.mark.parametrize(
    ("sizes", "rest", "due", "possible"),
    [
        ([], [4], 4, True),
        ([], [4], 6, False),  # a lot is put up once
        ([4], [4], 6, True),
        ([1], [4], 3, False),  # the single share would be to spare
        ([1], [4], 5, True),
        ([1], [1, 1], 3, True),
        ([4, 1], [], 4, False),
        ([4], [5, 1], 5, True),
    ],
)
def test_lots_can_be_completed_if_some_of_the_rest_leave_none_to_spare(
    sizes: list[int], rest: list[int], due: int, possible: bool
) -> None:
    assert can_be_completed(sizes, rest, due) == possible


def test_shares_are_written_in_the_order_of_the_list() -> None:
    names = list(SHARE)
    assert sorted_shares(names[::-1]) == names


@pytest.mark.rule("LOT-2")
def test_every_large_holding_is_one_lot() -> None:
    first, second = PRODUCTS[:2]
    table = lay(shares=f"0 {first} all, {second} all")
    lots = lots_of(table.state, 0)
    assert sorted(len(lot) for lot in lots) == [6, 6]
    assert sorted(share for lot in lots for share in lot) == shares_of(table.state, 0)


TIE = "0 gold japan; 1 tea kenya"  # at the same price, so that either may lead


@pytest.mark.rule("SYND-1", "SYND-4")
def test_partners_are_offered_by_seat_and_never_all_of_the_others() -> None:
    table = lay(4, shares="0 oil usa; 1 gold south_africa; 2 coal ussr")
    assert table.game.next_words(0, ["pool"]) == [1, 2, 3]
    assert table.game.next_words(1, ["pool"]) == [0, 2, 3]
    assert table.game.next_words(0, ["pool", 1]) == [2, 3, DONE]
    assert table.game.next_words(0, ["pool", 2]) == [3, DONE]
    assert table.game.next_words(0, ["pool", 1, 2]) == [DONE]
    assert table.game.compose(0, ["pool", 1, 2, DONE]) == Pool((1, 2))


@pytest.mark.rule("SYND-3")
def test_in_a_tie_the_leader_is_asked_for_and_done_is_for_oneself() -> None:
    table = lay(4, shares=TIE)
    words, compose = table.game.next_words, table.game.compose
    assert words(0, ["pool", 1]) == [2, 3, LEAD, DONE]
    assert words(0, ["pool", 2]) == [3, DONE]
    assert words(0, ["pool", 1, LEAD]) == [1, DONE]
    assert words(2, ["pool", 0, 1, LEAD]) == [0, 1]
    assert words(0, ["pool", 1, LEAD, 1]) == words(0, ["pool", 1, LEAD, DONE]) == []
    assert compose(0, ["pool", 1, LEAD, 1]) == Pool((1,), 1)
    assert compose(0, ["pool", 1, LEAD, DONE]) == Pool((1,), 0)
    for action, said in (
        (Pool((2, 1)), [1, 2, DONE]),
        (Pool((1,), 0), [1, LEAD, DONE]),
        (Pool((1,), 1), [1, LEAD, 1]),
    ):
        assert KIND_TABLE.to_words(table.state, 0, action) == ["pool", *said]


@pytest.mark.rule("DEAL-2", "SEEN-1")
def test_a_deal_is_said_share_by_share_with_cash_last_on_either_side() -> None:
    table = lay(3, shares="0 oil usa; 1 coal ussr, tea kenya").hold(0, cash=3 * STEP)
    words = table.game.next_words
    assert words(0, ["deal"]) == [1, 2]
    assert words(0, ["deal", 1]) == ["oil__usa", CASH, FOR]
    assert words(0, ["deal", 1, CASH]) == [STEP, 2 * STEP, 3 * STEP]
    assert words(0, ["deal", 1, CASH, STEP]) == [FOR]
    assert words(0, ["deal", 1, "oil__usa"]) == [CASH, FOR]
    assert words(0, ["deal", 1, "oil__usa", FOR]) == [*sorted_shares(["coal__ussr", "tea__kenya"]), CASH, DONE]
    assert words(0, ["deal", 1, FOR, CASH]) == amounts(STEP, LISTED * STEP)
    assert words(0, ["deal", 1, FOR, CASH, STEP]) == [DONE]
    said: list[Word] = ["deal", 1, "oil__usa", CASH, STEP, FOR, "tea__kenya", DONE]
    assert table.game.compose(0, said) == Deal(1, Side(("oil__usa",), STEP), Side(("tea__kenya",)))
    table.hold(0, cash=0)
    assert words(0, ["deal", 1]) == ["oil__usa", FOR]
    assert words(0, ["deal", 1, FOR, "tea__kenya"])[-2:] == [CASH, DONE]


@pytest.mark.rule("DEAL-5")
def test_of_a_monopoly_all_shares_follow_the_first() -> None:
    table = lay(3, shares="0 gold all, oil usa").hold(0, cash=0)
    words = table.game.next_words
    gold = sorted_shares([name for name in SHARE if name.startswith("gold__")])
    assert set(words(0, ["deal", 1])) == {gold[0], "oil__usa", FOR}
    for at in range(1, len(gold)):
        assert words(0, ["deal", 1, *gold[:at]]) == [gold[at]]
    assert FOR in words(0, ["deal", 1, *gold])
