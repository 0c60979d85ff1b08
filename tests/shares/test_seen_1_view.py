"""SEEN-1: what each may know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.shares.table import Table, lay, seated
from won.shares import events
from won.shares import game as shares

CASH = [1_100_000, 2_200_000, 3_300_000, 4_400_000]


def table(**options: Any) -> Table:
    laid = lay(4, "0 oil usa; 1 gold japan", **options)
    for seat, cash in enumerate(CASH):
        laid.hold(seat, cash=cash, jokers=seat)
    return laid


@pytest.mark.rule("SEEN-1")
@pytest.mark.ruling("R31")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_each_sees_their_own_cash_alone_and_an_onlooker_none(seat: int | None) -> None:
    shown = [player.cash for player in table().game.view(seat).players]
    assert shown == [cash if other == seat else None for other, cash in enumerate(CASH)]


@pytest.mark.rule("SEEN-1")
@pytest.mark.ruling("R31")
@pytest.mark.parametrize("seat", [0, 3, None])
def test_with_open_cash_all_see_all(seat: int | None) -> None:
    assert [player.cash for player in table(cash="open").game.view(seat).players] == CASH


@pytest.mark.rule("SEEN-1")
@pytest.mark.ruling("R31")
@pytest.mark.parametrize("cash", ["private", "open"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_shares_and_jokers_are_open_to_all(cash: str, seat: int | None) -> None:
    laid = table(cash=cash)
    shown = laid.game.view(seat)
    assert [player.shares for player in shown.players] == [("oil__usa",), ("gold__japan",), (), ()]
    assert ([player.jokers for player in shown.players], shown.jokers) == ([0, 1, 2, 3], 3)
    assert [name for name in shown.royalties if name] == laid.game.chance["royalties"]


@pytest.mark.rule("SEEN-1")
@pytest.mark.ruling("R31")
def test_the_cash_of_others_shows_nowhere_in_a_view() -> None:
    first, other = table(), table().hold(1, cash=9_900_000).hold(2, cash=0)
    assert first.game.view(0) == other.game.view(0)
    assert first.game.view(None) == other.game.view(None)
    assert first.game.next_words(0, ["deal", 1, "for"]) == other.game.next_words(0, ["deal", 1, "for"])
    assert first.game.next_words(0, ["deal", 1, "for", "cash"]) == other.game.next_words(0, ["deal", 1, "for", "cash"])


@pytest.mark.rule("SEEN-1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_telexes_to_come_show_nowhere_in_a_view(seat: int | None) -> None:
    first, other = table(telexes="T01 T02 T03"), table(telexes="T03 T01 T02")
    assert first.game.view(seat) == other.game.view(seat)
    for name in first.game.chance["telexes"]:
        assert name.encode() not in msgspec.json.encode(first.game.view(seat))


@pytest.mark.rule("SEEN-1", "BID-5")
def test_sealed_maxima_show_nowhere_in_a_view_even_ones_own() -> None:
    views = []
    for most in (2_500_000, 3_000_000):
        laid = lay(4, "0 oil usa", bidding="sealed").hold(0, tours=1)
        laid.lands(0, 28, (2, 1))
        laid.plays("0 lots oil__usa", f"1 seal {most}")
        views.append([laid.game.view(seat) for seat in (0, 1, 2, 3, None)])
    assert views[0] == views[1]


@pytest.mark.rule("SEEN-1", "SYND-1")
def test_members_see_the_cash_of_their_syndicate() -> None:
    laid = table()
    laid.plays("0 pool 2", "2 accept 0")
    pooled = CASH[0] + CASH[2] - 1_300_000
    assert [player.cash for player in laid.game.view(2).players] == [pooled, None, 0, None]
    assert [player.cash for player in laid.game.view(1).players] == [None, CASH[1], None, None]


@pytest.mark.rule("SEEN-1")
def test_when_the_game_is_over_the_books_are_open() -> None:
    laid = table(turns=1)
    laid.lands(0, 10)
    assert [player.cash for player in laid.game.view(None).players] == CASH


@pytest.mark.rule("SEEN-1", "SYND-1")
def test_what_parties_bring_into_a_syndicate_only_its_members_hear() -> None:
    laid = table()
    laid.plays("0 pool 2")
    (pooled,) = [event for event in laid.plays("2 accept 0") if isinstance(event, events.Pooled)]
    for ear in (0, 1, 2, 3, None):
        visible = laid.game.visible_event(ear, pooled)
        assert isinstance(visible, events.Pooled)
        assert visible.cash == ((CASH[0], CASH[2]) if ear in (0, 2) else ())


@pytest.mark.rule("SEEN-1")
@pytest.mark.parametrize("number", range(15))
def test_nothing_heard_in_a_game_depends_on_the_cash_of_others(number: int) -> None:
    """Every action is also done at a table where one other party is richer: what a third party hears is the same.

    Two things are open to all: who cannot pay or bid, and what the bank takes from a bankrupt.
    """
    draw = random.Random(number).random
    game = shares.new("classic", seated(4), shares.draw_chance(4, draw), {"turns": 80})
    compared = 0
    while game.to_move:
        seat = game.to_move[0]
        for asked in game.to_answer:
            seat = asked if draw() < 0.5 else seat
        action = game.sample(seat, draw)
        if action is None:
            continue
        alike = game.copy()
        rival = int(draw() * 4)
        alike.state.cash[game.state.head[rival]] += 700_000
        result = game.apply(seat, action)
        if not game.to_move or alike.check(seat, action) is not None:
            continue
        also = alike.apply(seat, action)
        if [type(event) for event in result] != [type(event) for event in also]:
            continue  # a debt that could be paid there, or a bid
        others = [other for other in range(4) if game.state.head[other] != game.state.head[rival]]
        for ear in [*others, None]:
            for first, two in zip(result, also, strict=True):
                if not isinstance(first, events.Bankrupt):
                    assert game.visible_event(ear, first) == alike.visible_event(ear, two)
                    compared += 1
    assert compared > 100


@pytest.mark.rule("SEEN-1")
def test_who_may_buy_sees_whom_each_share_would_stop_and_nobody_else_does() -> None:
    laid = lay(3, "1 coal usa china")
    laid.lands(0, 13)  # the USSR, with 20% of coal: then 70% is the most for whoever has 45%
    shown = laid.game.view(0).blocking
    assert laid.game.view(1).blocking == laid.game.view(None).blocking == {}
    assert set(shown) == {str(name) for name in laid.game.next_words(0, ["buy"])}
    assert [(holding.seat, holding.monopoly) for holding in shown["coal__ussr"]] == [(1, True)]
    assert shown["gold__ussr"] == ()
