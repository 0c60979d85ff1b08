"""The page: complete in itself, well formed, in three languages, with a table beside every chart."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.arena.conftest import played, short, short_shares
from won.arena.measures import Sample, measured
from won.arena.report.charts import Bar, Dot, Line, Part, Stack, bars, bin_width, columns, dots, lines, stacks
from won.arena.report.page import chapters, page
from won.arena.results import Results
from won.arena.reviews import missing, store, stored
from won.arena.stored_games import matches, records
from won.review.model import SeatReview
from won.text.language import LANGUAGES, Language


@pytest.fixture(scope="module")
def results() -> Results:
    lineup = "clerk", "random", "random"
    editions = [short(*lineup, edition=edition) for edition in ("first", "second", "v3")]
    return played(None, *editions, short_shares(*lineup), games=3)


def html(results: Results, language: str = "en") -> str:
    return _html(results, language)


@cache
def _html(results: Results, language: str) -> str:
    return page(Language(language), "results.sqlite", chapters(results, _measures(results)))


@cache
def _measures(results: Results) -> dict[int, Any]:
    ids = dict(results.db.execute("SELECT match * 1000 + number, id FROM game"))
    return dict(
        measured(Sample(ids[place * 1000 + number], data))
        for place in matches(results)
        for number, data in records(results, place)
    )


class Reader(HTMLParser):
    """Every element closed in its order."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("circle", "rect", "path"), f"<{tag}/> is no HTML"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_well_formed(results: Results) -> None:
    text = html(results)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.seen.count("figure") == reader.seen.count("details") == 2 + 3 * 12 + 11
    assert reader.seen.count("table") == reader.seen.count("figure") + 1


def test_nothing_is_fetched_from_anywhere(results: Results) -> None:
    text = html(results)
    assert not re.search(r"https?:|//\w|url\(|@import|<script|<link|<img| src=", text)
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', text))


def test_every_chart_says_what_it_is(results: Results) -> None:
    for chart in re.findall(r"<svg.*?</svg>", html(results)):
        assert "aria-label" in chart
        assert 'role="img"' in chart
    ids = re.findall(r' id="([^"]*)"', html(results))
    assert len(ids) == len(set(ids))


def test_it_follows_the_readers_light(results: Results) -> None:
    assert html(results).count("prefers-color-scheme:dark") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(results: Results, language: str) -> None:
    text = html(results, language)
    assert f'<html lang="{language}">' in text
    words = {"en": "Price paths", "it": "Andamento dei prezzi", "fr": "Évolution des prix"}
    assert words[language] in text


def test_reviews_of_some_games_stay_in_the_file_and_make_a_chart() -> None:
    results = played(None, short("clerk", "random", "random"), games=3)
    assert "<h3>Accuracy</h3>" not in page(Language(), "results.sqlite", chapters(results, {}))
    samples = missing(results, 2)
    assert len(samples) == 2
    for sample in samples:
        clerk, other = SeatReview(81.5, {"trade": 75.0}, 12.0), SeatReview(20.0, {}, 40.0)
        store(results, sample.id, [clerk, other, other])
    assert set(stored(results)) == {sample.id for sample in samples}
    assert missing(results, 2) == []
    assert len(missing(results, 3)) == 1
    text = page(Language(), "results.sqlite", chapters(results, {}))
    assert "The accuracy in 2 reviewed games" in text


def test_names_from_a_file_do_no_harm(results: Results) -> None:
    text = page(Language(), "<script>alert(1)</script>.sqlite", chapters(results, {}))
    assert "<script" not in text


def test_charts_of_nothing_are_charts() -> None:
    for drawing, height in (
        dots([]),
        bars([]),
        columns([]),
        lines([]),
        lines([Line("a", [])]),
        stacks([Part("a", "ink")], []),
        stacks([Part("a", "ink")], [Stack("b", [0.0])]),
        bars([Bar("a", 0, "0")]),
        dots([Dot("a", 0, 0, 0)], percent=False),
    ):
        assert "nan" not in drawing
        assert height > 0


def test_bins_are_round() -> None:
    assert [bin_width(*ends) for ends in ((3, 3), (1, 12), (0, 60), (10, 400))] == [1, 1, 5, 20]
