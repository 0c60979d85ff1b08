"""SYND-3: who leads a syndicate, and whose piece it plays."""

from __future__ import annotations

import pytest

from tests.shares.table import lay
from won.shares import events

HOLDINGS = "0 oil usa; 1 gold south_africa; 2 coal ussr; 3 steel usa"  # 2.5, 4.5, 2.0 and 3.0 million


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
@pytest.mark.parametrize(("lead", "head"), [("", 0), (" lead 0", 0), (" lead 2", 2)])
def test_in_a_tie_the_members_choose_who_leads(lead: str, head: int) -> None:
    table = lay(4, "0 gold japan; 1 tea kenya; 2 oil venezuela", revision=2)
    table.plays(f"0 pool 1 2{lead}", "1 accept 0")
    assert events.Pooled in [type(event) for event in table.plays("2 accept 0")]
    assert [player["party"] for player in table["players"]][:3] == [head] * 3


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
def test_only_one_of_those_who_bring_most_is_chosen() -> None:
    table = lay(4, "0 oil usa; 1 tea kenya")
    assert table.refuses("0 pool 1 lead 1", "SYND-3").about == {"seat": 1}
    table.refuses("0 pool 1 lead 3", "SYND-3")
    table.refuses("0 pool 1 lead 7", "WORD-1")
    table.plays("0 pool 1 lead 0", "1 accept 0")


@pytest.mark.rule("SYND-3")
def test_who_no_longer_brings_as_much_does_not_lead() -> None:
    table = lay(4, "0 gold japan; 1 tea kenya; 3 oil usa")
    table.plays("0 pool 1 lead 1", "3 deal 0 give oil__usa get", "0 accept 1", "1 accept 0")
    assert table["players"][1]["party"] == 0


@pytest.mark.rule("SYND-3")
def test_by_the_first_revision_nobody_is_chosen() -> None:
    table = lay(4, "0 gold japan; 1 tea kenya", revision=1)
    table.plays("0 pool 1 lead 1", "1 accept 0")
    assert table["players"][1]["party"] == 0


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
def test_piece_seat_and_tours_are_those_of_the_party_with_the_dearest_shares() -> None:
    table = lay(4, HOLDINGS).hold(0, step=50, tours=2).hold(1, step=7, tours=0)
    table.plays("0 pool 1", "1 accept 0")
    view = table.game.view(None)
    assert (table.state.head[:2], view.players[1].step, view.players[1].tours) == ([1, 1], 7, 0)


@pytest.mark.rule("SYND-3")
@pytest.mark.ruling("R24")
@pytest.mark.parametrize("maker", [0, 2])
def test_in_a_tie_those_of_the_earlier_seat_whoever_proposed_it(maker: int) -> None:
    table = lay(4, "0 coal ussr; 2 coal china")
    table.plays(f"{maker} pool {2 - maker}", f"{2 - maker} accept 0")
    assert [player["party"] for player in table["players"]] == [0, 1, 0, 3]


@pytest.mark.rule("SYND-3")
def test_the_price_decides_not_the_number_of_shares() -> None:
    table = lay(3, "0 gold usa japan canada, coal india; 1 oil ussr")  # 2.5 million against 3
    table.plays("0 pool 1", "1 accept 0")
    assert table.state.head[0] == 1


@pytest.mark.rule("SYND-3", "TURN-10")
@pytest.mark.ruling("R24")
def test_a_piece_that_leaves_takes_the_turn_under_way_with_it() -> None:
    table = lay(4, "0 gold japan; 2 oil all")
    table.lands(0, 13)
    table.plays("0 pool 2")
    assert table["moment"] == "buy"
    result = table.plays("2 accept 0")
    assert result[-1] == events.TurnBegan(1, 1)
    assert (table["turn"], table["moment"], table["dice"]) == (1, "roll", [0, 0])
    table.refuses("0 buy wheat__ussr", "TURN-12")


@pytest.mark.rule("SYND-3", "TURN-10")
def test_a_piece_that_stays_keeps_the_turn_under_way() -> None:
    table = lay(4, "0 oil all; 2 gold japan")
    table.lands(0, 13)
    table.plays("2 pool 0", "0 accept 0")
    assert (table["turn"], table["moment"]) == (0, "buy")
    table.plays("2 buy wheat__ussr", "0 agree")
    assert "wheat__ussr" in table.shares(0)


@pytest.mark.rule("SYND-3", "TURN-10")
def test_the_turn_goes_round_over_the_seats_whose_pieces_are_left() -> None:
    table = lay(4, HOLDINGS)
    table.plays("0 pool 1", "1 accept 0")
    seats = [table["turn"]]
    for _ in range(3):
        table.lands(table["turn"], 10)
        seats.append(table["turn"])
    assert seats == [1, 2, 3, 1]
