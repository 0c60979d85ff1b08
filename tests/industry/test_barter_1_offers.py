"""BARTER-1 to BARTER-4.1: offers and answers."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay, open_offers
from won.industry import events


@pytest.mark.rule("BARTER-1")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_the_seat_on_turn_may_make_offers_to_anyone(edition: str) -> None:
    table = lay(edition, 4, turn=1)
    for number, to in enumerate((0, 2, 3)):
        result = table.plays(f"1 offer {to} give food 2 get ore")
        assert result == [events.Offered(number, 1, to, {"food": 2}, {"ore": 1})]
    assert open_offers(table) == [0, 1, 2]


@pytest.mark.rule("BARTER-1")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_anyone_may_make_offers_to_the_seat_on_turn(edition: str) -> None:
    table = lay(edition, 4, turn=1)
    for number, seat in enumerate((0, 2, 3)):
        result = table.plays(f"{seat} offer 1 give money 5 get food")
        assert result == [events.Offered(number, seat, 1, {"money": 5}, {"food": 1})]
    assert open_offers(table) == [0, 1, 2]


@pytest.mark.rule("BARTER-1")
def test_two_seats_off_turn_may_not_barter_and_nobody_with_themselves() -> None:
    table = lay(players=4, turn=1)
    table.refuses("0 offer 2 give food", "BARTER-1")
    table.refuses("3 offer 0 give food", "BARTER-1")
    table.refuses("1 offer 1 give food", "BARTER-1")
    table.refuses("0 offer 0 give food", "BARTER-1")


@pytest.mark.rule("BARTER-1")
def test_several_offers_may_be_open_between_the_same_two_in_both_directions() -> None:
    table = lay().hold(0, food=2, ore=1).hold(1, money=30)
    table.plays("0 offer 1 give food get money 5", "1 offer 0 give money 4 get food", "0 offer 1 give ore get money 20")
    assert open_offers(table) == [0, 1, 2]
    table.plays("1 accept 2")
    assert (table.has(0, "money"), table.has(1, "ore")) == (20, 1)


@pytest.mark.rule("BARTER-2")
@pytest.mark.example("P43")
def test_two_food_for_an_ore_and_ten_in_money_change_hands() -> None:
    table = lay()
    for seat in (0, 1):
        table.hold(seat, money=100, food=10, energy=10, labor=10, ore=10, capital=10)
    result = table.plays("0 offer 1 give food 2 get ore money 10", "1 accept 0")
    assert result[1] == events.Bartered(0, 0, 1, {"food": 2}, {"ore": 1, "money": 10})
    assert [table.has(0, thing) for thing in ("food", "ore", "money")] == [8, 11, 110]
    assert [table.has(1, thing) for thing in ("food", "ore", "money")] == [12, 9, 90]


@pytest.mark.rule("BARTER-2")
@pytest.mark.parametrize("thing", ["food", "energy", "labor", "ore", "capital", "money", "notes"])
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_cubes_money_and_notes_may_change_hands_either_way(edition: str, thing: str) -> None:
    given = _holding(lay(edition), 0, thing, 5)
    given.plays(f"0 offer 1 give {thing} 4", "1 accept 0")
    assert (given.has(0, thing), given.has(1, thing)) == (1, 4)
    asked = _holding(lay(edition), 1, thing, 5)
    asked.plays(f"0 offer 1 get {thing} 4", "1 accept 0")
    assert (asked.has(0, thing), asked.has(1, thing)) == (4, 1)


def _holding(table: Table, seat: int, thing: str, count: int) -> Table:
    return table.hold(seat, **{thing: count})


@pytest.mark.rule("BARTER-2")
@pytest.mark.parametrize("thing", ["flag", "flags", "farm", "bank", "token", "promise"])
def test_flags_tiles_and_promises_are_no_part_of_a_barter(thing: str) -> None:
    table = lay(board="0 farm C3; 0 flag C4")
    table.refuses(f"0 offer 1 give {thing} get food", "BARTER-2")
    table.refuses(f"0 offer 1 give food get {thing}", "BARTER-2")


@pytest.mark.rule("BARTER-3")
@pytest.mark.ruling("A29")
def test_one_side_of_an_offer_may_be_empty() -> None:
    table = lay().hold(0, food=3).hold(1, money=10)
    table.plays("0 offer 1 give food 3", "1 accept 0")
    assert (table.has(0, "food"), table.has(1, "food")) == (0, 3)
    table.plays("1 offer 2 get money 10")
    table.hold(2, money=10).plays("2 accept 1")
    assert (table.has(1, "money"), table.has(2, "money")) == (20, 0)


@pytest.mark.rule("BARTER-3")
@pytest.mark.ruling("A29")
def test_an_offer_of_nothing_for_nothing_is_none() -> None:
    table = lay()
    table.refuses("0 offer 1", "BARTER-3")
    table.refuses("1 offer 0", "BARTER-3")


@pytest.mark.rule("BARTER-4")
def test_only_the_one_to_whom_an_offer_was_made_accepts_or_declines_it() -> None:
    table = lay().hold(0, food=1)
    table.plays("0 offer 1 give food")
    for seat in (0, 2):
        table.refuses(f"{seat} accept 0", "BARTER-4")
        table.refuses(f"{seat} decline 0", "BARTER-4")
    assert table.plays("1 decline 0") == [events.Declined(0, 1)]
    assert open_offers(table) == []


@pytest.mark.rule("BARTER-4")
def test_only_the_one_who_made_an_offer_withdraws_it() -> None:
    table = lay().hold(1, food=1)
    table.plays("1 offer 0 give food")
    for seat in (0, 2):
        table.refuses(f"{seat} withdraw 0", "BARTER-4")
    assert table.plays("1 withdraw 0") == [events.Withdrawn(0, 1)]
    assert open_offers(table) == []


@pytest.mark.rule("BARTER-4.1")
def test_an_answer_names_an_offer_that_is_open() -> None:
    table = lay().hold(0, food=3)
    for answer in ("accept", "decline", "withdraw"):
        table.refuses(f"1 {answer} 0", "BARTER-4.1")
    table.plays("0 offer 1 give food", "0 offer 1 give food 2", "1 decline 0", "0 withdraw 1")
    for number in (0, 1, 2, -1):
        table.refuses(f"1 accept {number}", "BARTER-4.1")
        table.refuses(f"1 decline {number}", "BARTER-4.1")
        table.refuses(f"0 withdraw {number}", "BARTER-4.1")


@pytest.mark.rule("BARTER-4.1")
def test_offers_are_numbered_from_0_and_no_number_is_used_again() -> None:
    table = lay().hold(0, food=9).hold(1, food=9)
    numbers = []

    def offer(line: str) -> str:
        numbers.append(table.plays(line)[0].offer)
        return str(numbers[-1])

    table.plays("1 decline " + offer("0 offer 1 give food"))
    table.plays("0 withdraw " + offer("0 offer 2 give food"))
    table.plays("1 accept " + offer("0 offer 1 give food"))
    offer("2 offer 1 get food")  # lapses
    table.plays("1 pass", "2 pass", "0 pass")
    for seat in range(3):
        table.plays(f"{seat} pass")  # through Develop
    table.everyone_idles()
    offer("1 offer 2 give food")
    assert numbers == [0, 1, 2, 3, 4]
    assert open_offers(table) == [4]


@pytest.mark.rule("BARTER-1", "BARTER-2", "BARTER-3")
@pytest.mark.parametrize(
    ("line", "rule", "about"),
    [
        ("0 offer 2 give food", "BARTER-1", {"seat": 0, "to": 2, "turn": 1}),
        ("1 offer 1 give food", "BARTER-1", {"seat": 1, "to": 1, "turn": 1}),
        ("1 offer 3 give food", "FORM-1", {"field": "seat", "value": 3}),
        ("1 offer 0 give food flag", "BARTER-2", {"thing": "flag"}),
        ("1 offer 0 give food get bank", "BARTER-2", {"thing": "bank"}),
        ("1 offer 0", "BARTER-3", {}),
    ],
)
def test_a_refused_offer_tells_what_is_wrong_with_it(line: str, rule: str, about: dict[str, object]) -> None:
    assert lay(turn=1).refuses(line, rule).about == about


@pytest.mark.rule("BARTER-4", "BARTER-4.1")
@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw"])
def test_a_refused_answer_tells_the_offer_and_who_may_not_answer_it(answer: str) -> None:
    table = lay().hold(0, food=2)
    table.plays("0 offer 1 give food", "0 offer 1 give food")
    assert table.refuses(f"2 {answer} 1", "BARTER-4").about == {"offer": 1, "seat": 2}
    assert table.refuses(f"2 {answer} 7", "BARTER-4.1").about == {"offer": 7}
