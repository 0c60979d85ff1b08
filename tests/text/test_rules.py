"""The rules say the same in every language, paragraph by paragraph."""

import re

import pytest

from won.text.language import LANGUAGES, Language
from won.text.rules import UnknownRule, chapters, paragraphs, rule, unknown_rule_sentence

EN = Language("en")
TRANSLATED = [code for code in LANGUAGES if code != "en"]
# What no translation may change: figures, the record's words, the rulings.
FIXED = re.compile(r"`[^`]+`|\b[AC]\d\d\b|(?<![\w.-])-?\d+(?!\w)")


def fixed(text: str) -> list[str]:
    return sorted(FIXED.findall(text))


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_paragraphs_are_the_same_and_in_the_same_order(code: str) -> None:
    there = paragraphs(Language(code))
    assert list(there) == list(paragraphs(EN))
    assert {name for name, text in there.items() if text == paragraphs(EN)[name]} == set()


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("name", paragraphs(EN))
def test_a_translation_keeps_every_figure_word_and_ruling(code: str, name: str) -> None:
    assert fixed(rule(Language(code), name)) == fixed(rule(EN, name))


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_chapters_are_the_same(code: str) -> None:
    there = chapters(Language(code))
    assert [list(chapter.paragraphs) for chapter in there] == [list(chapter.paragraphs) for chapter in chapters(EN)]
    assert [fixed(chapter.rest) for chapter in there] == [fixed(chapter.rest) for chapter in chapters(EN)]
    assert [chapter.title.split()[0] for chapter in there] == [chapter.title.split()[0] for chapter in chapters(EN)]


def test_every_paragraph_of_the_page_is_found() -> None:
    assert len(paragraphs(EN)) > 90
    assert rule(EN, "DEV-2") == "A flag costs 1 labor and claims a hex."
    assert rule(Language("it"), " dev-2 ") == "Una bandiera costa 1 lavoratore e rivendica un esagono."
    assert rule(Language("fr"), "DEV-2") == "Un drapeau coûte 1 travail et réserve un hexagone."
    assert chapters(EN)[0].title == "1. Board, tiles and dots"
    assert "| Players |" in chapters(EN)[-1].rest


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
    assert chapters(Language("eo")) == chapters(EN)
