"""LAST: the last party left wins, or the richest when time runs out."""

from __future__ import annotations

import pytest

from tests.shares.table import M, lay, new
from won.shares import events

OIL = {13: "oil"}


@pytest.mark.rule("LAST-1", "DEBT-4", "TURN-13")
def test_the_game_ends_when_one_party_is_left_and_it_wins() -> None:
    table = lay(2, "1 oil ussr", cards=OIL).hold(0, cash=0)
    table.lands(0, 13)
    result = table.plays("0 concede")
    assert result[-1] == events.GameOver((1,))
    assert (table["over"], table["winners"], table["to_move"], table["moment"]) == (True, [1], [], "over")
    for line in ("1 roll 1 2", "0 roll 1 2", "1 deal 0 give cash 100000 get", "1 concede"):
        table.refuses(line, "TURN-13")


@pytest.mark.rule("LAST-1")
def test_all_members_of_the_last_syndicate_win() -> None:
    table = lay(3, "1 oil ussr", cards=OIL).hold(0, cash=0)
    table.plays("1 pool 2", "2 accept 0")
    table.lands(0, 13)
    table.plays("0 concede")
    assert table["winners"] == [1, 2]
    result = table.game.result
    assert result is not None
    assert result.winners == (1, 2)
    assert [points.total for points in result.scores] == [
        0,
        2 * 96_800_000 - 1_500_000 + 1_200_000 + 1_500_000,
        2 * 96_800_000 - 1_500_000 + 1_200_000 + 1_500_000,
    ]


@pytest.mark.rule("LAST-1")
def test_the_game_goes_on_while_two_are_left() -> None:
    table = lay(3, "1 oil ussr", cards=OIL).hold(0, cash=0)
    table.lands(0, 13)
    table.plays("0 concede")
    assert (table["over"], table["winners"], table.game.result) == (False, None, None)


@pytest.mark.rule("LAST-1", "TELEX-2")
@pytest.mark.ruling("R28")
def test_the_last_party_may_win_by_a_telex_on_its_own_turn() -> None:
    table = lay(2, telexes="T09").hold(1, cash=0)
    table.lands(0, 12)
    table.plays("1 concede")
    assert table["winners"] == [0]


@pytest.mark.rule("LAST-1")
def test_of_the_bankrupt_whoever_fell_later_stands_higher_and_a_syndicate_falls_together() -> None:
    table = lay(5, "4 oil ussr", cards=OIL).hold(0, cash=0)
    table.plays("1 pool 3", "3 accept 0")
    table.lands(0, 13)
    table.plays("0 concede")
    table.hold(1, cash=0).lands(1, 13)
    table.plays("1 concede", "3 agree")
    table.hold(2, cash=0).lands(2, 13)
    ranks = (4, 2, 1, 2, 0)
    assert table.game.result_now().ranks == ranks, "whoever is left, without cash, is above the bankrupt"
    table.plays("2 concede")
    assert table.game.result is not None
    assert (table.game.result.ranks, table.game.result.winners) == (ranks, (4,))


@pytest.mark.rule("LAST-1")
def test_the_others_may_fall_one_after_another_to_one_telex() -> None:
    table = lay(4, telexes="T09").hold(1, cash=0).hold(2, cash=0).hold(3, cash=0)
    table.lands(0, 12)
    for seat in (1, 2, 3):
        assert table["to_move"] == [seat]
        table.plays(f"{seat} concede")
    assert (table["winners"], table.cash(0)) == ([0], [79_200_000 + 3 * M])


@pytest.mark.rule("LAST-2")
@pytest.mark.parametrize("turns", [1, 2, 5])
def test_the_option_turns_ends_the_game_after_that_many_turns(turns: int) -> None:
    table = new(3, turns=turns)
    for turn in range(turns):
        assert not table["over"]
        table.lands(turn % 3, 10)
    assert (table["over"], table["turns"]) == (True, turns)


@pytest.mark.rule("LAST-2")
def test_the_richest_in_cash_and_half_the_marked_price_wins() -> None:
    table = lay(3, "0 gold south_africa; 1 oil all", turns=1)
    table.hold(0, cash=10 * M).hold(1, cash=7_500_000).hold(2, cash=12_200_000)
    happened = table.lands(0, 10)
    assert happened[-1] == events.GameOver((0, 1))  # 10 + 2.25, 7.5 + 4.75, 12.2
    result = table.game.result
    assert result is not None
    assert [points.total for points in result.scores] == [12_250_000, 12_250_000, 12_200_000]
    assert result.scores[1].parts == {"cash": 7_500_000, "shares": 4_750_000}


@pytest.mark.rule("LAST-2")
def test_those_who_tie_share_the_win() -> None:
    table = new(4, turns=1)
    table.lands(0, 10)
    assert table["winners"] == [0, 1, 2, 3]


@pytest.mark.rule("LAST-2")
def test_every_member_of_the_richest_syndicate_wins_and_jokers_count_for_nothing() -> None:
    table = lay(4, "2 oil usa", turns=2).hold(3, cash=100 * M, jokers=9)
    table.plays("0 pool 2", "2 accept 0")
    table.lands(3, 10)
    assert table["winners"] == [0, 2]


@pytest.mark.rule("LAST-2", "SYND-3")
def test_a_turn_that_leaves_with_its_piece_counts_as_a_turn() -> None:
    table = lay(3, "1 oil usa", turns=1)
    table.plays("0 pool 1", "1 accept 0")
    assert (table["turns"], table["over"]) == (1, True)


@pytest.mark.rule("LAST-2")
def test_without_the_option_no_number_of_turns_ends_the_game() -> None:
    table = new(2)
    for turn in range(300):
        table.lands(turn % 2, 10)
    assert (table["over"], table["turns"]) == (False, 300)


@pytest.mark.rule("LAST-1", "LAST-2")
def test_the_last_party_wins_before_time_runs_out() -> None:
    table = lay(2, "0 gold all; 1 oil ussr", cards=OIL, turns=50).hold(0, cash=0).hold(1, cash=0)
    table.lands(0, 13)
    table.plays("0 concede")
    assert table["winners"] == [1]
