"""The rules say the same in every language, paragraph by paragraph."""

import re

import pytest

from won.games import GAMES
from won.text.language import LANGUAGES, Language
from won.text.rules import UnknownRule, chapters, paragraphs, rule, unknown_rule_sentence

EN = Language("en")
TRANSLATED = [code for code in LANGUAGES if code != "en"]
BOOKS = {game: paragraphs(EN, game) for game in GAMES}
# What no translation may change: figures, the record's words, the rulings.
FIXED = re.compile(r"`[^`]+`|\b[ACR]\d\d\b|(?<![\w.-])-?\d+(?!\w)")
THOUSANDS = re.compile(r"(?<=\d)[.,\u00a0](?=\d{3}(?!\d))")  # as each language marks them


def fixed(text: str) -> list[str]:
    return sorted(FIXED.findall(THOUSANDS.sub("", text)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", TRANSLATED)
def test_the_paragraphs_are_the_same_and_in_the_same_order(code: str, game: str) -> None:
    there = paragraphs(Language(code), game)
    assert list(there) == list(BOOKS[game])
    assert {name for name, text in there.items() if text == BOOKS[game][name]} == set()


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, book in BOOKS.items() for name in book])
def test_a_translation_keeps_every_figure_word_and_ruling(code: str, game: str, name: str) -> None:
    assert fixed(rule(Language(code), name)) == fixed(BOOKS[game][name])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", TRANSLATED)
def test_the_chapters_are_the_same(code: str, game: str) -> None:
    there, here = chapters(Language(code), game), chapters(EN, game)
    assert [list(chapter.paragraphs) for chapter in there] == [list(chapter.paragraphs) for chapter in here]
    assert [fixed(chapter.rest) for chapter in there] == [fixed(chapter.rest) for chapter in here]
    assert [chapter.title.split()[0] for chapter in there] == [chapter.title.split()[0] for chapter in here]


def test_no_id_belongs_to_two_games() -> None:
    assert len({name for book in BOOKS.values() for name in book}) == sum(len(book) for book in BOOKS.values())


def test_every_paragraph_of_the_page_is_found() -> None:
    assert len(paragraphs(EN, "industry")) > 90
    assert rule(EN, "DEV-2") == "A flag costs 1 labor and claims a hex."
    assert rule(Language("it"), " dev-2 ") == "Una bandiera costa 1 lavoratore e rivendica un esagono."
    assert rule(Language("fr"), "DEV-2") == "Un drapeau coûte 1 travail et réserve un hexagone."
    assert chapters(EN, "industry")[0].title == "1. Board, tiles and dots"
    assert "| Players |" in chapters(EN, "industry")[-1].rest
    assert rule(EN, "TURN-12") == "Each moment has its own actions."
    assert rule(Language("it"), "turn-12") == "Ogni momento ha le sue mosse."
    assert rule(Language("fr"), "TURN-12") == "Chaque moment a ses actions."
    assert "1\u00a0000\u00a0000" in rule(Language("fr"), "ROLL-3")


@pytest.mark.parametrize(("wanted", "near"), [("DEV-9", "DEV-1"), ("PORD-1", "PROD-1"), ("DEV", "DEV-2.1")])
def test_an_unknown_id_is_answered_with_those_that_look_like_it(wanted: str, near: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule(EN, wanted)
    assert near in caught.value.near
    assert unknown_rule_sentence(EN, caught.value).startswith(f"There is no rule called {wanted}. Did you mean ")


def test_an_id_like_no_other_is_answered_plainly() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule(EN, "???")
    said = [unknown_rule_sentence(Language(code), caught.value) for code in LANGUAGES]
    assert said[0] == "There is no rule called ???."
    assert len(set(said)) == 3


def test_a_language_without_its_own_book_reads_the_english_one() -> None:
    assert chapters(Language("eo"), "industry") == chapters(EN, "industry")
