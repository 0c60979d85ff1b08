"""A table drawn from what one seat may know, as a client of a server draws it."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from tests.drawing.pictures import Picture
from won.core.game import Game
from won.core.record import Seat
from won.drawing import TableView, draw, draw_view
from won.drawing.painting import FONTS, png
from won.games import GAMES, package, rules
from won.text.games import texts
from won.text.language import Language

PEOPLE = [Seat("Ada"), Seat("Bo"), Seat("Cleo")]
WHITE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#fff"/>{}</svg>'
)


def played(name: str, steps: int, **options: Any) -> Game:
    defaults, draw_ = package(name).defaults, Random(8).random
    limit = {defaults.limit: 2 if name == "industry" else 60}
    game = rules(name).new(defaults.edition, PEOPLE, rules(name).draw_chance(3, draw_), limit | options)
    while not game.over and game.steps < steps:
        seat = game.to_move[0]
        game.apply(seat, game.sample(seat, draw_))
    return game


def seen(game: Game, seat: int | None) -> TableView:
    view = msgspec.to_builtins(game.view(seat))
    return TableView(game.name, game.record().options, PEOPLE, game.steps, view, game.result)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 70, 100_000])
def test_where_nothing_is_hidden_a_view_gives_the_picture_of_the_game(name: str, steps: int) -> None:
    game = played(name, steps, cash="open")
    words = texts(name).words(Language())
    assert draw_view(seen(game, 1), labels=words) == draw(game, labels=words)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_money_hidden_from_a_seat_is_shown_as_hidden(name: str, seat: int | None) -> None:
    cards = Picture(draw_view(seen(played(name, 20, cash="private"), seat))).marked("seat")
    hidden = ["hidden" in ET.tostring(card, "unicode").lower() for card in cards]
    assert hidden == [place != seat for place in range(len(PEOPLE))]


def test_words_are_painted_with_the_fonts_that_come_along() -> None:
    """A machine without any font shows them too."""
    assert len(list(FONTS.glob("*.ttf"))) == len(list(FONTS.glob("LICENSE*"))) * 2 > 0
    blank = png(WHITE.format(""), 60)
    for family in ("Barlow", "Barlow Condensed"):
        for weight in (400, 700):
            text = f'<text x="2" y="15" font-family="{family}" font-weight="{weight}">57</text>'
            assert png(WHITE.format(text), 60) != blank, f"{family} {weight}"
