"""The record's words, seats and counts in the reader's language."""

import pytest

from won.core.record import Seat
from won.drawing.industry.labels import LABELS
from won.industry.edition import EDITIONS, edition
from won.industry.market import COMMODITIES
from won.industry.setup import NATIONS
from won.industry.state import PHASES
from won.industry.tiles import TILES
from won.text.industry import counted, seat_name, things, words
from won.text.language import LANGUAGES, Language


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_record_is_there(code: str) -> None:
    there = words(Language(code))
    packages = [package.name for name in EDITIONS for package in edition(name, 3, {}).packages]
    assert {*COMMODITIES, *TILES, *PHASES, *packages, *NATIONS} <= set(there)
    assert set(LABELS) <= set(there)
    assert all(there.values())


def test_the_english_nations_are_those_of_the_data() -> None:
    assert {nation: words(Language())[nation] for nation in NATIONS} == {
        nation: data["name"] for nation, data in NATIONS.items()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_is_held_can_be_counted(code: str) -> None:
    lang = Language(code)
    for word in (*COMMODITIES, *TILES, "money", "notes", "points", "flags", "cubes"):
        assert [counted(lang, word, n).split()[0] for n in (0, 1, 2, 5)] == ["0", "1", "2", "5"]
    assert counted(lang, "moons", 3) == "3 moons"


def test_counts_make_a_list() -> None:
    assert things(Language(), {"food": 2, "ore": 1, "capital": 1}) == "2 food, 1 ore and 1 capital"
    assert things(Language("it"), {"food": 1, "labor": 2}) == "1 cibo e 2 lavoratori"
    assert things(Language("fr"), {"notes": 2, "money": 0}) == "2 billets à ordre"
    assert [things(Language(code), {}) for code in LANGUAGES] == ["nothing", "niente", "rien"]


def test_a_seat_goes_by_its_name_else_its_nation_else_its_number() -> None:
    seats = [Seat("Ada", "anglica"), Seat("", "showa_republic"), Seat(), Seat("", "moon")]
    assert [seat_name(Language(), seats, seat) for seat in range(5)] == [
        "Ada",
        "Showa Republic",
        "Seat 2",
        "moon",
        "Seat 4",
    ]
    assert seat_name(Language("it"), seats, 1) == "Repubblica Showa"


def test_a_name_cannot_draw_on_the_screen() -> None:
    assert seat_name(Language(), [Seat("A\x1b[2Jd\u202ea\n{x}")], 0) == "A [2Jd a {x}"
