"""JOKER-1 and JOKER-2: nine jokers, and what becomes of them between two."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import M, Table, lay
from won.shares import events

JOKERS = [at for at, name in enumerate(printed.squares()) if name == "joker"]
AUCTIONS = [at for at, name in enumerate(printed.squares()) if name == "auction"]


@pytest.mark.rule("JOKER-1")
@pytest.mark.ruling("R20")
@pytest.mark.parametrize("square", JOKERS)
def test_a_joker_costs_three_million_and_needs_no_tour(square: int) -> None:
    table = lay()
    table.lands(0, square)
    assert table["moment"] == "take"
    result = table.plays("0 joker")
    assert result[0] == events.JokerBought(0, 3 * M)
    assert (table.cash(0), table.has(0, "joker"), table["jokers"]) == ([93_800_000], 1, 8)


@pytest.mark.rule("JOKER-1")
@pytest.mark.ruling("R20")
def test_one_is_bought_a_landing_and_several_may_be_held() -> None:
    table = lay()
    for held in (1, 2, 3):
        table.lands(0, 18)
        table.plays("0 joker")
        assert (table.has(0, "joker"), table["turn"]) == (held, 1)
        table.refuses("0 joker", "TURN-12")


@pytest.mark.rule("JOKER-1")
def test_nobody_must_buy_one() -> None:
    table = lay()
    table.lands(0, 18)
    table.plays("0 end")
    assert (table.has(0, "joker"), table["jokers"], table["turn"]) == (0, 9, 1)


@pytest.mark.rule("JOKER-1")
@pytest.mark.parametrize(("cash", "enough"), [(2_900_000, False), (3 * M, True)])
def test_it_is_paid_at_once(cash: int, enough: bool) -> None:
    table = lay().hold(0, cash=cash)
    table.lands(0, 18)
    if enough:
        table.plays("0 joker")
        assert table.cash(0) == [0]
    else:
        table.refuses("0 joker", "JOKER-1")
        table.plays("0 end")


@pytest.mark.rule("JOKER-1")
@pytest.mark.ruling("R20")
def test_there_are_nine_and_no_more() -> None:
    table = lay()
    for turn in range(9):
        table.lands(turn % 3, 44)
        table.plays(f"{turn % 3} joker")
    assert [table.has(seat, "joker") for seat in range(3)] == [3, 3, 3]
    table.lands(0, 44)
    assert (table["jokers"], table["turn"], table["moment"]) == (0, 1, "roll")


@pytest.mark.rule("JOKER-1")
@pytest.mark.ruling("R20")
def test_a_used_joker_goes_back_and_can_be_bought_again() -> None:
    table = lay(shares="0 coal usa").hold(0, tours=1, jokers=5).hold(1, jokers=4)
    table.lands(0, 10)
    assert table.plays("0 joker")[0] == events.JokerUsed(0)
    assert (table.has(0, "joker"), table["jokers"]) == (4, 1)
    table.lands(2, 18)
    table.plays("2 joker")
    assert table.has(2, "joker") == 1


@pytest.mark.rule("JOKER-1")
@pytest.mark.ruling("R20")
def test_jokers_are_never_traded() -> None:
    table = lay().hold(0, jokers=1)
    table.refuses("0 deal 1 give joker get cash 100000", "WORD-1")


def between_two(how: str) -> Table:
    """Seat 0 with a tour, shares and a joker, in a game of two from the start or left in."""
    if how == "from the start":
        table = lay(players=2)
    elif how == "bankrupt":
        table = lay(telexes="T01").hold(2, cash=0)
        table.lands(2, 12)
        table.plays("2 concede")
    else:
        table = lay()
        table.plays("1 pool 2", "2 accept 0")
    return table.hold(0, "coal usa, oil usa", tours=1, jokers=1)


TWO = ["from the start", "bankrupt", "syndicate"]


@pytest.mark.rule("JOKER-2")
@pytest.mark.ruling("R21")
@pytest.mark.parametrize("square", AUCTIONS + JOKERS)
@pytest.mark.parametrize("how", TWO)
def test_between_two_auction_and_joker_squares_are_resting_places(how: str, square: int) -> None:
    table = between_two(how)
    before = table.cash(), table.shares(0)
    table.lands(0, square)
    assert (table["moment"], table["turn"]) == ("roll", 1)
    assert (table.cash(), table.shares(0)) == before


@pytest.mark.rule("JOKER-2")
@pytest.mark.ruling("R21")
@pytest.mark.parametrize("how", TWO)
def test_jokers_held_are_worth_nothing_then(how: str) -> None:
    table = between_two(how)
    table.lands(0, 10)
    for seat in (0, 1):
        table.refuses(f"{seat} joker", "JOKER-2")
        table.refuses(f"{seat} lots coal__usa", "JOKER-2")
    assert table.game.points(0).parts == {"cash": table.cash(0)[0], "shares": 2_750_000}


@pytest.mark.rule("JOKER-2")
@pytest.mark.ruling("R21")
@pytest.mark.parametrize("square", AUCTIONS + JOKERS)
def test_among_three_they_are_not(square: int) -> None:
    table = lay(shares="0 coal usa").hold(0, tours=1)
    table.lands(0, square)
    assert table["moment"] == ("lots" if square in AUCTIONS else "take")


@pytest.mark.rule("JOKER-2")
@pytest.mark.ruling("R21")
def test_a_double_is_paid_for_on_a_resting_place_too() -> None:
    table = between_two("from the start")
    table.lands(0, 18, (2, 2))
    assert table.cash(0) == [120_600_000]


@pytest.mark.rule("JOKER-2")
@pytest.mark.ruling("R21")
@pytest.mark.parametrize(("lines", "turn"), [(("1 pool 2", "2 accept 0"), 1), (("0 pool 1", "1 accept 0"), 2)])
def test_a_syndicate_that_leaves_two_parties_closes_the_joker_square_at_once(lines: tuple[str, ...], turn: int) -> None:
    table = lay().hold(0, "coal usa")
    table.lands(0, 18)
    table.plays(*lines)
    assert (table["moment"], table["turn"]) == ("roll", turn)
