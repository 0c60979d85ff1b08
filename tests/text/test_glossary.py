"""The catalogues and the rules use the words of `docs/glossary.md` and none that it rules out."""

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from babel.messages.pofile import read_po

from tools.messages import catalogue
from won.games import GAMES
from won.text.language import Language
from won.text.rules import chapters, paragraphs

GLOSSARY: Final = Path(__file__).parents[2] / "docs/glossary.md"
COLUMNS: Final = {"it": (1, 2), "fr": (3, 4)}  # the word to use, and those not to use
HEADS: Final = (["English", "Italian", "not", "French", "not"], ["Language", "Word", "In", "Why"])


class Text(NamedTuple):
    """A message or a paragraph, with its English."""

    where: str
    english: str
    said: str


def rows(columns: int) -> list[list[str]]:
    """The rows of the tables with so many columns."""
    lines = [line.strip("|").split("|") for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines if len(line) == columns]
    return [row for row in cells if row not in HEADS and set(row[0]) != {"-"}]


@cache
def words(cell: str) -> list[str]:
    """The words of a cell, without bold marks and remarks such as `(phase)`; a word to avoid keeps its brackets."""
    plain = re.sub(r"(?<=\w) \([^)]*\)", "", cell.replace("**", ""))
    return [word.strip() for word in plain.split(",") if word.strip()]


@cache
def pattern(word: str) -> re.Pattern[str]:
    """The word by itself, or any form of it where it ends in `*`; capitals count where the word has them."""
    result = rf"(?<!\w){re.escape(word.removesuffix('*'))}" + ("" if word.endswith("*") else r"(?!\w)")
    return re.compile(result, 0 if word[0].isupper() else re.IGNORECASE)


def has(text: str, word: str) -> bool:
    return pattern(word).search(text) is not None


def bare(text: str) -> str:
    """The text without the places that are filled later."""
    return re.sub(r"\{[^}]*\}", "", text)


def inflected(text: str, words: str) -> bool:
    """Whether the text has each of the words in some form: with other letters at its end."""
    return all(has(text, f"{word[:-2] if len(word) > 4 else word}*") for word in words.split())


@cache
def texts(code: str) -> list[Text]:
    return [*messages(code), *rules(code)]


def messages(code: str) -> Iterator[Text]:
    for message in read_po(io.BytesIO(catalogue(code).read_bytes()), locale=code):
        if message.id:
            english = [message.id] if isinstance(message.id, str) else list(message.id)
            said = [message.string] if isinstance(message.string, str) else list(message.string or ())
            yield Text(english[0], bare(" ".join(english)), bare(" ".join(said)))


def rules(code: str) -> Iterator[Text]:
    for game in GAMES:
        english_paragraphs, translated = paragraphs(Language("en"), game), paragraphs(Language(code), game)
        for name, paragraph in english_paragraphs.items():
            yield Text(name, paragraph, translated[name])
        for chapter, other in zip(chapters(Language("en"), game), chapters(Language(code), game), strict=True):
            yield Text(f"{game} {chapter.title}", f"{chapter.title} {chapter.rest}", f"{other.title} {other.rest}")


def wrong(code: str, row: list[str], text: Text) -> list[str]:
    """The words of this row that the text should not use."""
    use, avoid = COLUMNS[code]
    concerned = any(has(text.english, word) for word in words(row[0]))
    said = text.said
    for word in sorted(words(row[use]), key=len, reverse=True):
        said = pattern(word).sub("", said)
    result = []
    for word in words(row[avoid]):
        plain = word.strip("()")
        if (plain == word or concerned) and has(said, plain):
            result.append(plain)
    if concerned and row[0].startswith("**") and not any(inflected(text.said, word) for word in words(row[use])):
        result.append(f"without {words(row[use])[0]}")
    return result


@pytest.mark.parametrize("code", list(COLUMNS))
def test_no_text_uses_a_word_that_the_glossary_rules_out(code: str) -> None:
    allowed = {(language, word, where) for language, word, where, _ in rows(4)}
    glossary = rows(5)
    used = {
        (code, word, text.where): text.said
        for text in texts(code)
        for row in glossary
        for word in wrong(code, row, text)
    }
    assert {case: said for case, said in used.items() if case not in allowed} == {}
    assert [case for case in allowed if case[0] == code and case not in used] == [], "no longer needed"


def test_the_glossary_has_a_word_in_every_language() -> None:
    glossary = rows(5)
    assert len(glossary) > 80
    assert [row[0] for row in glossary if not (row[0] and row[1] and row[3])] == []


def test_a_word_is_found_by_itself_and_by_its_beginning() -> None:
    assert has("Il gettone", "gettone")
    assert not has("I gettoni", "gettone")
    assert has("I gettoni", "getton*")
    assert has("la Forza", "Forza")
    assert not has("la forza", "Forza")
    row = ["point, points (of the score)", "punti vittoria, PV", "(punti)", "x", ""]
    assert wrong("it", row, Text("", "4 points", "4 punti")) == ["punti"]
    assert wrong("it", row, Text("", "4 points", "4 punti vittoria")) == []
    assert wrong("it", row, Text("", "4 dots", "4 punti")) == []
    row = ["**hex, hexes**", "esagono", "", "x", ""]
    assert wrong("it", row, Text("", "Two hexes", "Due esagoni")) == []
    assert wrong("it", row, Text("", "Two hexes", "Due caselle")) == ["without esagono"]


@pytest.mark.parametrize("code", list(COLUMNS))
def test_apostrophes_are_curly(code: str) -> None:
    straight = {text.where: text.said for text in texts(code) if re.search(r"\w'\w", text.said)}
    assert straight == {}
    assert [text.where for text in texts(code) if re.search(r"\w'\w", text.english)] == []
