"""SETUP-1 to SETUP-5: who plays, and with what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import lay, new, seated
from won.core.record import RecordError, Seat
from won.industry import game as industry
from won.industry.data import table as data
from won.industry.setup import NATIONS

PLAYERS = {"first": [3, 4, 5, 6], "second": [3, 4, 5, 6], "v3": [2, 3, 4, 5]}


@pytest.mark.rule("SETUP-1")
@pytest.mark.ruling("C27")
@pytest.mark.parametrize("players", range(8))
@pytest.mark.parametrize("edition", PLAYERS)
def test_each_edition_has_its_numbers_of_players(edition: str, players: int) -> None:
    seats = [Seat(name=str(seat)) for seat in range(players)]
    if players in PLAYERS[edition]:
        assert len(industry.new(edition, seats, {"first": 0}, {}).state_line()["players"]) == players
        return
    with pytest.raises(RecordError) as error:
        industry.new(edition, seats, {"first": 0}, {})
    assert (error.value.rule, error.value.place) == ("SETUP-1", "$.seats")


@pytest.mark.rule("SETUP-1")
def test_there_is_no_fourth_edition() -> None:
    with pytest.raises(RecordError) as error:
        industry.new("fourth", seated(3), {"first": 0}, {})
    assert (error.value.rule, error.value.place) == ("SETUP-1", "$.edition")


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_has_the_marker_and_picks_first(first: int) -> None:
    table = new(first=first)
    assert (table["first"], table["to_move"]) == (first, [first])


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("first", [3, -1, True, 1.0, "0", None])
def test_the_first_player_is_one_of_the_seats(first: Any) -> None:
    with pytest.raises(RecordError) as error:
        industry.new("second", seated(3), {"first": first}, {})
    assert (error.value.rule, error.value.place) == ("SETUP-2", "$.chance.first")


@pytest.mark.rule("SETUP-2")
def test_the_lot_falls_on_every_seat_alike() -> None:
    lots = iter([lot / 100 for lot in range(100)])
    drawn = [industry.draw_chance(4, lots.__next__)["first"] for _ in range(100)]
    assert [drawn.count(seat) for seat in range(4)] == [25, 25, 25, 25]


@pytest.mark.rule("SETUP-3")
@pytest.mark.ruling("C27")
def test_each_player_has_18_flags_and_six_nations_make_108() -> None:
    for edition, numbers in PLAYERS.items():
        for players in numbers:
            assert [player["flags"] for player in new(edition, players)["players"]] == [18] * players
    assert 18 * len(NATIONS) == 108


@pytest.mark.rule("SETUP-3")
def test_no_two_players_lead_the_same_nation() -> None:
    assert {nation["name"]: nation["leader"] for nation in NATIONS.values()} == {
        "Bolshevia": "Vladimir Leonidovich",
        "Federal Provinces": "Russell Rider",
        "Bharat": "Anant Nayan",
        "Arazzaq": "Khalid ibn al Nejd",
        "Showa Republic": "Michi Yoshihito",
        "Anglica": "Alexandrina Hanover",
    }
    seats = [Seat("Ada", "anglica"), Seat("Bo", "bharat"), Seat("Cleo", "anglica")]
    with pytest.raises(RecordError) as error:
        industry.new("second", seats, {"first": 0}, {})
    assert error.value.rule == "SETUP-3"
    industry.new("second", [Seat(name, nation) for name, nation in zip("ABCDEF", NATIONS, strict=True)], {"first": 0})


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("edition", PLAYERS)
def test_the_markets_begin_half_full(edition: str) -> None:
    assert new(edition)["markets"] == {"food": 20, "energy": 20, "labor": 20, "ore": 15, "capital": 15}


@pytest.mark.rule("SETUP-4")
@pytest.mark.ruling("C01")
@pytest.mark.parametrize(
    ("cube", "buy", "sell"),
    [("food", 7, 4), ("energy", 13, 9), ("labor", 17, 13), ("ore", 20, 15), ("capital", 25, 19)],
)
def test_the_starting_cubes_stand_in_the_dearest_wells(cube: str, buy: int, sell: int) -> None:
    bought = lay().hold(0, money=100).plays(f"0 buy {cube}")
    sold = lay().hold(0, **{cube: 1}).plays(f"0 sell {cube}")
    assert (bought[0].money, sold[0].money) == (buy, sell)


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_first_and_second_nobody_has_money_before_the_packages(edition: str, players: int) -> None:
    assert [player["money"] for player in new(edition, players)["players"]] == [0] * players


@pytest.mark.rule("SETUP-5")
@pytest.mark.ruling("C26")
@pytest.mark.parametrize(("edition", "commodity"), [("first", 40), ("second", 80)])
def test_in_first_and_second_cash_is_what_the_packages_bring(edition: str, commodity: int) -> None:
    money = dict.fromkeys(("I1", "I2", "I5", "I6"), 0) | {"I3": 10, "I4": 10}
    money |= {f"C{number}": commodity for number in range(1, 7)}
    rules = lay(edition).state.edition
    assert {package.name: package.money for package in rules.packages} == money


@pytest.mark.rule("SETUP-5")
@pytest.mark.ruling("A40")
@pytest.mark.parametrize("cash", [[5, 5], [0, 5, 15], [0, 5, 15, 25], [0, 5, 15, 25, 35]])
def test_in_v3_cash_goes_by_seat_from_the_first_player_and_is_there_before_the_first_pick(cash: list[int]) -> None:
    players = len(cash)
    for first in range(players):
        table = new("v3", players, first)
        assert table["phase"] == "draft"
        assert [table.has((first + seat) % players, "money") for seat in range(players)] == cash
    assert all(package.money == 0 for package in new("v3", players).state.edition.packages)


@pytest.mark.ruling("C18", "C21", "C24")
def test_there_are_five_markets_and_each_takes_the_cubes_of_its_own_name() -> None:
    """Whatever their colour, and however many cubes the box holds: see TRADE-8."""
    assert list(data("markets")) == ["food", "energy", "labor", "ore", "capital"]
    for cube in data("markets"):
        table = lay().hold(0, **{cube: 1})
        before = table["markets"][cube]
        table.plays(f"0 sell {cube}")
        assert table["markets"][cube] == before + 1
        assert sum(table["markets"].values()) == 91


def fault(edition: str = "second", seats: list[Seat] | None = None, first: Any = 0, **options: Any) -> tuple[Any, ...]:
    """The fault of a game that cannot be set up: the problem, its place, its rule and its figures."""
    with pytest.raises(RecordError) as error:
        industry.new(edition, seated(3) if seats is None else seats, {"first": first}, options)
    return error.value.problem, error.value.place, error.value.rule, error.value.about


@pytest.mark.rule("SETUP-1", "SETUP-2", "SETUP-3")
def test_a_table_that_cannot_be_set_up_is_refused_with_the_field_and_what_would_be_right() -> None:
    editions = ["first", "second", "v3"]
    assert fault("fourth") == ("edition", "$.edition", "SETUP-1", {"found": "fourth", "known": editions})
    numbers = {"found": 6, "edition": "v3", "least": 2, "most": 5}
    assert fault("v3", seated(6)) == ("seats", "$.seats", "SETUP-1", numbers)
    twice = [Seat("Ada", "bharat"), Seat("Bo", "anglica"), Seat("Cleo"), Seat("Dag", "anglica")]
    assert fault(seats=twice) == ("nation", "$.seats[1].nation", "SETUP-3", {"found": "anglica"})
    assert fault(first=3) == ("first", "$.chance.first", "SETUP-2", {"found": 3, "most": 2})


@pytest.mark.rule("END-2", "END-3", "VIEW-1", "SETUP-10.1", "AUTO-4.3")
def test_options_that_are_none_or_have_no_such_value_are_refused_with_what_would_be_right() -> None:
    assert fault(rounds=0) == ("rounds", "$.options.rounds", "END-2", {"found": 0})
    known = ["rounds", "cash", "final", "contiguity", "split"]
    assert fault(colour="red") == ("option", "$.options.colour", "", {"found": "colour", "known": known})
    about = {"found": "hidden", "known": ["open", "private"]}
    assert fault(cash="hidden") == ("option_value", "$.options.cash", "", about)
    about = {"found": "none", "known": ["trade", "sale"]}
    assert fault(final="none") == ("option_value", "$.options.final", "", about)
    about = {"found": "some", "known": ["all", "each"]}
    assert fault(contiguity="some") == ("option_value", "$.options.contiguity", "", about)
    about = {"found": "all", "known": ["tokens", "one"]}
    assert fault(split="all") == ("option_value", "$.options.split", "", about)
