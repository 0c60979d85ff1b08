"""TURN-10 to TURN-13: rolling, and who acts when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.shares.table import Table, lay, new
from won.shares import events


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("dice", [(1, 3), (3, 1), (2, 3), (6, 2)])
def test_the_piece_moves_by_the_sum_of_both_dice(dice: tuple[int, int]) -> None:
    table = new()
    result = table.plays(f"0 roll {dice[0]} {dice[1]}")
    assert result[0] == events.Rolled(0, dice, sum(dice), sum(dice), 0)
    assert table["players"][0]["step"] == sum(dice)


@pytest.mark.rule("TURN-10")
def test_then_the_square_is_settled_and_the_turn_passes_on() -> None:
    table = new()
    table.plays("0 roll 2 3")
    assert (table["turn"], table["moment"]) == (0, "buy")
    result = table.plays("0 end")
    assert result == [events.TurnBegan(1, 1)]
    assert (table["turn"], table["moment"], table["turns"], table["dice"]) == (1, "roll", 1, [0, 0])


@pytest.mark.rule("TURN-10")
@pytest.mark.ruling("R05")
def test_a_double_gives_no_second_turn() -> None:
    table = new()
    table.plays("0 roll 2 2", "0 end")
    assert table["turn"] == 1


@pytest.mark.rule("TURN-10")
def test_after_the_last_seat_comes_the_first() -> None:
    table = new(players=2, first=1)
    table.plays("1 roll 2 3", "1 end")
    assert table["turn"] == 0


@pytest.mark.rule("TURN-11")
def test_only_the_party_on_turn_rolls_buys_and_ends() -> None:
    table = new()
    assert table["to_move"] == [0]
    table.refuses("1 roll 1 2", "TURN-11")
    table.plays("0 roll 2 3")
    table.refuses("1 buy wheat__france", "TURN-11")
    table.refuses("2 end", "TURN-11")


@pytest.mark.rule("TURN-11")
def test_only_the_party_on_turn_buys_a_joker_and_names_lots() -> None:
    table = lay(shares="0 coal usa; 1 coal ussr").hold(0, tours=1, jokers=1).hold(1, jokers=1)
    table.lands(0, 18)
    table.refuses("1 joker", "TURN-11")
    table.lands(0, 10)
    table.refuses("1 joker", "TURN-11")
    table.refuses("1 lots coal__ussr", "TURN-11")


@pytest.mark.rule("TURN-11")
def test_a_party_in_debt_is_asked_whose_turn_it_may_be() -> None:
    table = lay(telexes="T09").hold(2, cash=900_000)
    table.lands(0, 12)
    assert (table["turn"], table["to_move"]) == (0, [2])
    assert [debt["payer"] for debt in table["debts"]] == [2]


@pytest.mark.rule("TURN-11")
def test_bidders_are_asked_one_after_the_other() -> None:
    table = lay(shares="0 coal usa").hold(0, tours=1)
    table.lands(0, 10, (2, 1))
    assert table["to_move"] == [0]
    table.plays("0 lots coal__usa")
    assert table["to_move"] == [1]
    table.plays("1 bid 1500000")
    assert table["to_move"] == [2]


@pytest.mark.rule("TURN-11")
def test_one_to_whom_something_was_proposed_is_asked_while_the_turn_goes_on() -> None:
    table = new()
    table.plays("1 deal 2 give cash 100000")
    assert (table.game.to_move, table.game.to_answer) == ((0,), (2,))
    table.plays("2 decline 0")
    assert table.game.to_answer == ()


AT_REST = {"1 bid 500000", "1 drop", "1 seal 500000", "0 lots coal__usa", "0 joker", "0 buy coal__usa"}


def rolling() -> Table:
    return lay(shares="0 coal usa").hold(0, jokers=1)


def buying() -> Table:
    table = rolling()
    table.lands(0, 5)
    return table


def taking() -> Table:
    table = rolling()
    table.lands(0, 18)
    return table


def lotting() -> Table:
    table = rolling().hold(0, tours=1)
    table.lands(0, 10, (2, 1))
    return table


def bidding() -> Table:
    table = lotting()
    table.plays("0 lots coal__usa")
    return table


def owing() -> Table:
    table = rolling().hold(0, cash=0)
    table.lands(0, 12, (3, 3))
    return table


@pytest.mark.rule("TURN-12")
@pytest.mark.parametrize(
    ("lay_out", "moment", "lines"),
    [
        (rolling, "roll", AT_REST | {"0 end"}),
        (buying, "buy", AT_REST - {"0 buy coal__usa"} | {"0 roll 1 2"}),
        (taking, "take", AT_REST - {"0 joker"} | {"0 roll 1 2"}),
        (
            lotting,
            "lots",
            AT_REST - {"0 joker", "0 lots coal__usa"} | {"0 roll 1 2", "0 end"},
        ),
        (
            bidding,
            "bid",
            {"0 roll 1 2", "0 end", "0 joker", "0 lots coal__usa", "0 buy coal__usa"},
        ),
        (owing, "settle", AT_REST | {"0 roll 1 2", "0 end"}),
    ],
)
def test_each_moment_has_its_own_actions(lay_out: Callable[[], Table], moment: str, lines: set[str]) -> None:
    table = lay_out()
    assert table["moment"] == moment
    for line in sorted(lines):
        refusal = table.refuses(line, "TURN-12")
        assert refusal.about["moment"] == moment


@pytest.mark.rule("TURN-12")
def test_at_rest_the_turn_can_only_be_ended() -> None:
    table = lay(shares="1 coal usa ussr", cards={11: "coal"}, claims="hand")
    table.lands(0, 11)
    assert table["moment"] == "rest"
    for line in AT_REST | {"0 roll 1 2"}:
        table.refuses(line, "TURN-12")
    table.plays("0 end")
    assert table["turn"] == 1


@pytest.mark.rule("TURN-13")
def test_once_the_game_is_over_nothing_more_can_be_done() -> None:
    table = lay(turns=1, shares="0 coal usa")
    table.plays("0 deal 1 give coal__usa get cash 100000", "0 roll 2 3", "0 end")
    assert (table["over"], table["moment"], table["to_move"], table["winners"]) == (True, "over", [], [0])
    for line in (
        "1 roll 1 2",
        "0 end",
        "1 accept 0",
        "0 withdraw 0",
        "0 deal 1 give cash 100000",
        "0 pool 1",
        "0 claim",
    ):
        table.refuses(line, "TURN-13")
    for seat in range(3):
        legal = table.game.legal(seat)
        assert (list(legal.actions), list(legal.composed)) == ([], [])


@pytest.mark.rule("TURN-13")
def test_a_game_in_play_has_no_result() -> None:
    assert new().game.result is None
    table = new(turns=1)
    table.plays("0 roll 2 3", "0 buy wheat__france")
    result = table.game.result
    assert result is not None
    assert result.winners == (1, 2)
