"""The whole picture: complete, well formed and in need of nothing else."""

from __future__ import annotations

import re

import pytest

from tests.drawing.industry.pictures import Picture, every_table, picture, played
from tests.drawing.pictures import NAMES, assert_needs_nothing_else
from tests.industry.table import lay
from won.core.record import Seat
from won.drawing.industry import LABELS, draw
from won.industry.board import NAMES as HEXES
from won.industry.costs import FLAGS
from won.industry.market import COMMODITIES


@pytest.mark.parametrize(("edition", "seats"), list(every_table()))
def test_every_edition_and_player_count_is_drawn_from_the_draft_to_the_end(edition: str, seats: int) -> None:
    for steps in (0, 60, 100_000):
        game = played(edition, seats, steps)
        shown = picture(game)
        assert [result.attrib["data-hex"] for result in shown.marked("hex")] == HEXES
        assert len(shown.marked("seat")) == seats
        for market in shown.marked("market"):
            wells = [result for result in market.iter() if "data-well" in result.attrib]
            assert len(wells) == game.state_line()["markets"][market.attrib["data-market"]]
        assert game.over == (steps > 60)


def test_nothing_is_fetched_nothing_runs_and_nothing_is_missing() -> None:
    for seats in (4, 6):
        assert_needs_nothing_else(picture(played("second", seats, 80)).svg)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_drawn_and_none_breaks_the_picture(name: str) -> None:
    table = lay(board="0 farm D4; 1 flag B2")
    for seat in (Seat(name), Seat(name, nation="anglica"), Seat("Ada", nation=name)):
        shown = Picture(draw(table.game.state_line(), [seat, Seat(), Seat("Cleo")], title=name))
        assert all(
            len(text.text or "") < 40 for text in shown.marked("seat")[0].iter("{http://www.w3.org/2000/svg}text")
        )
        assert "script" not in {result.tag.rpartition("}")[2] for result in shown.root.iter()}


def test_dark_and_light_are_fixed_or_left_to_the_reader() -> None:
    game = lay(board="0 farm D4").game
    follows, dark, light = (picture(game, dark=choice).svg for choice in (None, True, False))
    assert "prefers-color-scheme:dark" in follows
    assert "prefers-color-scheme" not in dark + light
    assert "#efe4cd" in light
    assert "#efe4cd" not in dark
    assert "#14171c" in dark


def test_every_hex_and_seat_says_what_it_is() -> None:
    table = lay(board="0 farm D4 automated; 1 flag B2", turn=1)
    titles = picture(table.game).titles()
    assert "D4 farm, Ada, automated" in titles
    assert "B2 flag, Bo" in titles
    assert "A1" in titles
    assert "E5 centre" in titles
    assert "Bo, To move" in titles
    desc = picture(table.game).root.find("{http://www.w3.org/2000/svg}desc")
    assert desc is not None
    assert desc.text == "Round 1, Trade, To move: Bo"


def test_every_word_can_be_translated() -> None:
    asked: set[str] = set()

    class Asking(dict[str, str]):
        def get(self, key: str, default: object = None) -> str:
            asked.add(key)
            return f"¡{key}!"

    seats = [Seat("Ada", "anglica"), Seat("Bo", "bharat"), Seat()]
    table = lay(board="0 farm D4 automated; 1 farm D5; 0 flag B2").game
    draw(table.state_line(), seats, labels=Asking())
    played_out = played("second", 3, 100_000)
    svg = draw(played_out.state_line(), seats, labels=Asking())
    assert asked <= set(LABELS)
    assert len(set(LABELS)) == len(LABELS)
    assert {"farm", "food", "trade", "anglica", "winner", "shared dot", "next to sell"} <= asked
    read = Picture(svg).words()
    for word in re.findall(r"[A-Za-z]{4,}", re.sub(r"¡[^!…]*[!…]", "", read)):
        assert word == "Ada", f"{word} cannot be translated"


def test_nations_show_what_they_hold_and_their_points() -> None:
    table = lay(board="0 farm D4; 0 flag B2").hold(0, money=57, notes=2, food=13, capital=4)
    card = picture(table.game).marked("seat")[0]
    held = {result.attrib["data-cubes"]: result.text for result in card.iter() if "data-cubes" in result.attrib}
    assert held == {**dict.fromkeys(COMMODITIES, "0"), "food": "13", "capital": "4"}
    figures = [result.text for result in card.iter("{http://www.w3.org/2000/svg}text")]
    assert {"$57", "2", str(FLAGS - 2), "1", "+4 tiles +5 money −6 notes"} <= set(figures)
    assert "3" in [result.attrib.get("aria-label") for result in card.iter()]


def test_the_end_shows_scores_and_winners() -> None:
    game = played("second", 4, 100_000)
    line = game.state_line()
    cards = picture(game).marked("seat")
    for seat, card in enumerate(cards):
        labels = [result.attrib.get("aria-label") for result in card.iter()]
        assert str(line["scores"][seat]).replace("-", "−") in labels
        title = card[0].text or ""
        assert title.endswith("Winner") == (seat in line["winners"])


def test_a_notebook_shows_the_picture() -> None:
    game = lay(board="0 farm D4").game
    assert game._repr_svg_() == draw(game.state_line(), game.seats)
