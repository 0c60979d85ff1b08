"""BOARD-10: the 64 squares, and the row of the Americas."""

from __future__ import annotations

import pytest

from tests.shares import printed
from tests.shares.table import lay
from won.shares.data import table as data
from won.shares.world import KINDS, TRAYS, world

KIND = {"french": world(), "german": world(americas="german")}


def called(americas: str) -> list[str]:
    """The squares in the words of the fact sheet."""
    names = []
    for square in KIND[americas].squares:
        if square["kind"] == "country":
            names.append(square["of"])
        elif square["kind"] == "continent":
            names.append(f"choice:{square['of']}")
        else:
            names.append(square["kind"])
    return names


@pytest.mark.rule("BOARD-10")
@pytest.mark.parametrize("americas", KIND)
def test_the_squares_lie_in_the_order_of_travel(americas: str) -> None:
    assert called(americas) == printed.squares(americas)


@pytest.mark.rule("BOARD-10")
@pytest.mark.parametrize("americas", KIND)
def test_there_are_so_many_of_each_kind(americas: str) -> None:
    counts = {kind: KIND[americas].kind.count(at) for at, kind in enumerate(KINDS)}
    expected = {"start": 1, "country": 34, "continent": 6, "world": 2, "auction": 4, "telex": 6, "bonus": 8, "joker": 3}
    assert counts == expected
    assert sum(counts.values()) == 64


@pytest.mark.rule("BOARD-10")
@pytest.mark.parametrize("americas", KIND)
def test_every_tray_has_a_square(americas: str) -> None:
    assert set(TRAYS) <= set(called(americas))


@pytest.mark.rule("BOARD-10")
def test_the_german_row_lies_on_squares_19_to_27_and_changes_nothing_else() -> None:
    french, german = called("french"), called("german")
    assert french[19:28] != german[19:28]
    assert sorted(french[19:28]) == sorted(german[19:28])
    assert french[:19] + french[28:] == german[:19] + german[28:]
    assert KIND["french"].cards == KIND["german"].cards


@pytest.mark.rule("BOARD-10")
@pytest.mark.parametrize(
    ("americas", "square", "share", "other"),
    [
        ("french", 19, "copper__canada", "sugar__cuba"),
        ("german", 19, "sugar__cuba", "copper__canada"),
        ("french", 26, "coffee__brazil", "copper__canada"),
        ("german", 26, "copper__canada", "coffee__brazil"),
        ("german", 22, "coffee__brazil", "sugar__cuba"),
    ],
)
def test_the_option_moves_the_trays(americas: str, square: int, share: str, other: str) -> None:
    table = lay(americas=americas)
    table.lands(0, square)
    table.refuses(f"0 buy {other}", "BUY-2")
    table.plays(f"0 buy {share}")
    assert table.shares(0) == [share]


@pytest.mark.rule("BOARD-10")
@pytest.mark.parametrize("americas", KIND)
def test_the_choices_of_the_americas_stay_where_they_are(americas: str) -> None:
    for square in (21, 25):
        table = lay(americas=americas, shares="0 copper usa").hold(0, tours=1)
        table.lands(0, square)
        table.plays("0 buy copper__canada copper__chile")
        assert table["turn"] == 1


@pytest.mark.rule("BOARD-10")
def test_each_square_has_its_own_place_on_the_grid_of_11_by_9() -> None:
    places = [tuple(square["grid"]) for square in data("board")["squares"]]
    assert len(set(places)) == 64
    assert {down for down, _ in places} == set(range(9))
    assert {across for _, across in places} == set(range(11))
