"""DEBT-3 and DEBT-4: the bank takes all and settles, and the party is out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import BANK, M, Table, lay, payments
from won.shares import events

OIL = {13: "oil"}
SHARES = "0 gold japan, coal ussr; 1 oil ussr usa; 2 oil saudi_arabia iran"  # owed 6,000,000 and 1,200,000


def short(players: int = 4, cash: int = 5 * M, dice: tuple[int, int] = (1, 2), **options: Any) -> Table:
    """Seat 0 has landed on square 13 and cannot pay seat 1; seat 2 waits behind."""
    table = lay(players, SHARES, cards=OIL, **options).hold(0, cash=cash, jokers=2)
    table.lands(0, 13, dice)
    return table


@pytest.mark.rule("DEBT-3")
@pytest.mark.ruling("R27")
def test_the_bank_takes_all_and_pays_every_creditor_in_full() -> None:
    table = short()
    before = table.cash()
    result = table.plays("0 concede")
    assert result[0] == events.Bankrupt(0, 5 * M, ("coal__ussr", "gold__japan"), 2, (1, 2), (6 * M, 1_200_000))
    assert table.cash() == [0, before[1] + 6 * M, before[2] + 1_200_000, before[3]]
    assert [table.has("trays", name) for name in ("coal__ussr", "gold__japan")] == [1, 1]
    assert (table.has(0, "joker"), table.has("stack", "joker"), table["debts"]) == (0, 9, [])


@pytest.mark.rule("DEBT-3")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize(("cash", "paid"), [(5 * M, (5 * M, 0)), (0, (0, 0)), (5_900_000, (5_900_000, 0))])
def test_out_of_the_estate_creditors_get_what_cash_there_is_in_order(cash: int, paid: tuple[int, int]) -> None:
    table = short(cash=cash, creditors="estate")
    before = table.cash()
    assert table.plays("0 concede")[0].paid == paid
    assert table.cash(1, 2) == [before[1] + paid[0], before[2] + paid[1]]


@pytest.mark.rule("DEBT-3")
@pytest.mark.ruling("R27")
def test_the_estate_goes_on_to_the_next_creditor_when_the_first_has_all() -> None:
    table = lay(4, "1 oil ussr; 2 oil usa saudi_arabia iran", cards=OIL, creditors="estate").hold(0, cash=1_100_000)
    table.lands(0, 13)
    table.hold(0, cash=2 * M)  # as if the cash had come in while both debts are still open
    before = table.cash()
    assert table.plays("0 concede")[0].paid == (1_200_000, 800_000)
    assert table.cash(1, 2) == [before[1] + 1_200_000, before[2] + 800_000]


@pytest.mark.rule("DEBT-3", "ROLL-3")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize(("creditors", "paid"), [("bank", (M, 6 * M, 1_200_000)), ("estate", (500_000, 0, 0))])
def test_the_bank_is_a_creditor_like_the_others(creditors: str, paid: tuple[int, ...]) -> None:
    table = short(cash=500_000, dice=(1, 1), creditors=creditors)
    event = table.plays("0 concede")[0]
    assert (event.creditors, event.paid) == ((BANK, 1, 2), paid)


@pytest.mark.rule("DEBT-3", "BUY-2")
def test_shares_of_a_bankrupt_can_be_bought_again() -> None:
    table = short()
    table.plays("0 concede")
    table.lands(1, 13)
    table.plays("1 buy coal__ussr")
    assert "coal__ussr" in table.shares(1)


@pytest.mark.rule("DEBT-4", "TURN-10")
def test_bankruptcy_of_the_party_on_turn_ends_its_turn() -> None:
    table = short()
    assert table.plays("0 concede")[-1] == events.TurnBegan(1, 1)
    assert (table["turn"], table["moment"], table["dice"]) == (1, "roll", [0, 0])


@pytest.mark.rule("DEBT-4", "TELEX-2")
@pytest.mark.ruling("R28")
def test_bankruptcy_of_another_leaves_the_turn_where_it_is_and_the_bank_pays() -> None:
    table = lay(4, "2 gold japan", telexes="T09").hold(2, cash=900_000)
    table.lands(0, 12)
    before = table.cash(0)[0]
    result = table.plays("2 concede")
    assert result[0] == events.Bankrupt(2, 900_000, ("gold__japan",), 0, (0,), (M,))
    assert payments(result) == [(3, 0, M, "telex")]
    assert (table.cash(0), table["turn"], table["moment"]) == ([before + 2 * M], 1, "roll")


@pytest.mark.rule("DEBT-4")
def test_a_bankrupt_party_is_out_and_its_seat_is_passed_over() -> None:
    table = short()
    table.plays("0 concede")
    assert [player["party"] for player in table["players"]] == [None, 1, 2, 3]
    for line in ("0 deal 1 give cash 100000 get", "0 roll 1 2", "0 concede", "0 pool 1"):
        table.refuses(line, "DEBT-4")
    assert table.refuses("1 deal 0 give cash 100000 get", "WORD-1").about == {"field": "party", "value": 0}
    assert table.game.legal(0).composed == ()
    seats = []
    for _ in range(4):
        seats.append(table["turn"])
        table.lands(table["turn"], 10)
    assert seats == [1, 2, 3, 1]


@pytest.mark.rule("DEBT-4", "ROYALTY-1")
def test_a_bankrupt_draws_no_royalties_any_more() -> None:
    table = short()
    table.plays("0 concede")
    assert payments(table.lands(3, 13)) == [(3, 1, 6 * M, "royalty"), (3, 2, 1_200_000, "royalty")]


@pytest.mark.rule("DEBT-4", "ROYALTY-3")
def test_claims_of_and_on_a_bankrupt_are_void() -> None:
    table = lay(4, SHARES, cards=OIL, claims="hand").hold(0, cash=5 * M)
    table.lands(0, 13)
    table.plays("1 claim", "0 concede")
    assert (table["claims"], table["debts"], table["turn"]) == ([], [], 1)
    table.refuses("2 claim", "ROYALTY-3")


@pytest.mark.rule("DEBT-3", "TELEX-1")
def test_what_others_owe_a_bankrupt_they_owe_the_bank_which_has_taken_over() -> None:
    """Only a corrected telex can make a party pay and be paid at once."""
    pack = {"telexes": {"T01": {"each": M}}}
    table = lay(4, "", telexes="T01", pack=pack).hold(0, cash=900_000)
    table.lands(0, 12)
    assert [(debt["payer"], debt["payee"]) for debt in table["debts"]] == [(0, BANK), (1, 0), (2, 0), (3, 0)]
    assert payments(table.plays("0 concede")) == [(seat, BANK, M, "telex") for seat in (1, 2, 3)]


@pytest.mark.rule("DEBT-4", "JOKER-2")
@pytest.mark.ruling("R21")
def test_when_a_bankruptcy_leaves_two_parties_auctions_and_jokers_rest() -> None:
    table = short(3)
    table.plays("0 concede")
    table.hold(1, tours=1, jokers=1)
    for square in (10, 18):
        table.lands(1, square, (1, 2))
        assert (table["moment"], table["turn"]) == ("roll", 2)
