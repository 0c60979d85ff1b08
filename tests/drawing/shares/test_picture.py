"""The whole picture: complete, well formed and in need of nothing else."""

from __future__ import annotations

import re

import pytest

from tests.drawing.pictures import NAMES, SVG, assert_needs_nothing_else
from tests.drawing.shares.pictures import ended, late, opening, picture, played, showing, syndicate
from won.core.record import Seat
from won.drawing.shares import LABELS, draw
from won.drawing.shares.labels import labels_of, millions, money
from won.shares.world import PRODUCTS


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_count_is_drawn_from_the_start_to_the_end(seats: int) -> None:
    for game in (opening(seats), late(seats), ended(seats)):
        shown = picture(game)
        assert [result.attrib["data-square"] for result in shown.marked("square")] == [f"{at}" for at in range(64)]
        assert [result.attrib["data-product"] for result in shown.marked("product")] == PRODUCTS
        parties = {player["party"] for player in game.state_line()["players"]} - {None}
        gone = {seat for seat, player in enumerate(game.state_line()["players"]) if player["party"] is None}
        assert {int(card.attrib["data-seat"]) for card in shown.marked("seat")} == parties | gone


def test_nothing_is_fetched_nothing_runs_and_nothing_is_missing() -> None:
    for game in (opening(6), late(4), syndicate(), ended(3)):
        assert_needs_nothing_else(picture(game).svg)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_drawn_and_none_breaks_the_picture(name: str) -> None:
    game = syndicate()
    shown = picture(game, seats=[Seat(name)] * 5, title=name)
    for card in shown.marked("seat"):
        assert all(len(result.text or "") < 60 for result in card.iter(f"{SVG}text"))
    assert "script" not in {result.tag.rpartition("}")[2] for result in shown.root.iter()}


def test_dark_and_light_are_fixed_or_left_to_the_reader() -> None:
    game = late(3)
    dark, light, auto = (picture(game, dark=dark).svg for dark in (True, False, None))
    assert "prefers-color-scheme:dark" in auto
    assert "prefers-color-scheme" not in dark + light
    assert "#efe4cd" in light
    assert "#efe4cd" not in dark


def test_every_word_can_be_translated() -> None:
    asked: set[str] = set()

    class Asking(dict[str, str]):
        def get(self, key: str, default: object = None) -> str:
            asked.add(key)
            return f"¡{key}!"

    games = [late(4), syndicate(), ended(3), showing("lots"), showing("debts"), showing("offers")]
    games.append(showing("claims", claims="hand"))
    for game in games:
        read = picture(game, labels=Asking(), seats=[Seat("Ada")] * len(game.seats)).words()
        for word in re.findall(r"[A-Za-z]{3,}", re.sub(r"¡[^!…¡]*[!…]", "", read)):
            assert word.lower() == "ada", f"{word} cannot be translated"
    assert asked <= set(LABELS)
    assert len(set(LABELS)) == len(LABELS)
    assert {"coal", "junction", "to move", "winner", "reserve", "claim", "offer", "syndicate", "trust"} <= asked
    assert 'lang="it"' in picture(late(3), language="it").svg


def test_money_is_told_in_millions_with_the_readers_point() -> None:
    assert money(4_500_000, labels_of()) == "£4.5m"
    assert money(24_000_000, labels_of({"£{n}m": "{n} M£"})) == "24 M£"
    assert millions(138_650_000, labels_of({".": ","})) == "138,65"


def test_a_notebook_shows_the_picture() -> None:
    game = late(3)
    assert game._repr_svg_() == draw(game.state_line(), game.seats, game.view(None).royalties)


def test_the_printing_in_play_is_drawn() -> None:
    german = played(3, lambda _: True, americas="german")
    titles = picture(german).titles()
    assert any(title.startswith("19 Caribbean, country") for title in titles)
    assert any(title.startswith("19 Canada, country") for title in picture(late(3)).titles())
