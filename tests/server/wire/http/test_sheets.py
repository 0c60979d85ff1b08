"""The sheet of a game says what its rules say."""

from __future__ import annotations

import msgspec
import pytest

from won.core.chance import source
from won.core.record import Seat
from won.drawing import sheet
from won.games import GAMES, package, rules
from won.text.games import texts
from won.text.language import Language


@pytest.mark.parametrize("game", list(GAMES))
def test_every_choice_can_be_made_and_the_first_changes_nothing(game: str) -> None:
    book = rules(game)
    edition = next(iter(book.FACTS.editions))
    seats = [Seat(name) for name in "abc"]
    chance = book.draw_chance(3, source(0).random)
    plain = book.new(edition, seats, chance, {})
    for option in package(game).options:
        for choice in filter(None, option.choices):
            book.new(edition, seats, chance, {option.name: choice})
        if option.choices and option.choices[0]:
            chosen = book.new(edition, seats, chance, {option.name: option.choices[0]})
            assert chosen.view(None) == plain.view(None)
            assert chosen.state_line() == plain.state_line()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_sheet_can_be_sent_and_its_nations_have_names(game: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(sheet(game, {})))
    words = texts(game).words(Language("it"))
    assert all(nation in words for nation in package(game).nations)


def test_contiguity_and_final_change_the_editions_of_the_sheet() -> None:
    editions = sheet("industry", {"contiguity": "each", "final": "trade"}).editions
    assert {(edition.group, edition.final) for edition in editions.values()} == {("package", "trade")}
    assert sheet("industry", {"contiguity": "", "split": "one"}) == sheet("industry", {})


def test_a_data_pack_changes_the_sheet_of_shares() -> None:
    pack = {"shares": {"oil__ussr": {"country": "Russia", "price": 1_000_000}}, "products": {"oil": {"name": "Petrol"}}}
    printed = sheet("shares", {"pack": pack, "americas": "german"})
    share = next(share for share in printed.shares if share.id == "oil__ussr")
    assert (share.country, share.price) == ("Russia", 1_000_000)
    assert next(product for product in printed.products if product.id == "oil").name == "Petrol"
    assert printed.squares != sheet("shares", {}).squares
