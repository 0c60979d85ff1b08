"""Every fault of a record, its data pack or a typed line has its sentence in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import seated
from tests.text.samples import SAMPLES, industry
from tests.text.scan import problems
from won.core.notation import NotationError
from won.core.record import RecordError, load
from won.games import package, rules
from won.text.games import texts
from won.text.language import LANGUAGES, Language

EN = Language("en")
EITHER = pytest.mark.parametrize("game", SAMPLES)


def fault(game: str, text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        rules(game).replay(load(text))
    return caught.value


def altered(game: str, problem: str) -> RecordError:
    good: str = SAMPLES[game].GOOD
    old, now, _ = SAMPLES[game].ALTERED[problem]
    assert old in good
    return fault(game, good.replace(old, now))


@pytest.mark.parametrize(("game", "problem"), [(game, name) for game, each in SAMPLES.items() for name in each.ALTERED])
def test_an_error_of_a_record_names_its_place_and_what_would_be_right(game: str, problem: str) -> None:
    error = altered(game, problem)
    assert error.problem == problem
    assert SAMPLES[game].ALTERED[problem][2] in texts(game).record_error_sentence(EN, error, seated(3))


@EITHER
def test_no_fault_of_a_record_is_forgotten_in_any_language(game: str) -> None:
    faults = SAMPLES[game].ALTERED
    assert problems("core", game) <= set(faults)
    for code in LANGUAGES:
        for problem in faults:
            said = texts(game).record_error_sentence(Language(code), altered(game, problem))
            assert "{" not in said
            assert (said == texts(game).record_error_sentence(EN, altered(game, problem))) == (code == "en")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (
            '{"do":"draft","package":"I1"}',
            "“seat” in entry 1 of the log is not valid: a whole number expected, nothing found.",
        ),
        ('{"seat":0,"do":"draft"}', "Entry 1 of the log is not valid: the field package is missing."),
        ('{"seat":0,"do":"dance"}', "“do” in entry 1 of the log is not valid: the value dance is not known."),
        (
            '{"seat":0,"do":"draft","package":1}',
            "“package” in entry 1 of the log is not valid: a text expected, a whole number found.",
        ),
    ],
)
def test_what_is_wrong_with_an_entry_is_told_in_the_readers_words(entry: str, said: str) -> None:
    assert (
        texts("industry").record_error_sentence(
            EN, fault("industry", industry.GOOD.replace('"log": []', f'"log": [{entry}]'))
        )
        == said
    )


@EITHER
def test_a_fault_that_nobody_foresaw_is_still_told(game: str) -> None:
    assert (
        texts("industry").record_error_sentence(EN, RecordError("moon", "$.moon", "END-2"))
        == "“moon” is not valid. [END-2]"
    )
    assert texts("industry").record_error_sentence(EN, RecordError("seats", "$.seats")) == "“seats” is not valid."


def said_of(game: str, line: str, lang: Language = EN) -> str:
    with pytest.raises(NotationError) as caught:
        package(game).notation.parse(line)
    return texts(game).notation_error_sentence(lang, caught.value)


@pytest.mark.parametrize(
    ("game", "line", "code", "said"),
    [
        ("industry", "build farm D4 x", "en", "“x” is not expected here. Write: build TILE HEX TURN [force]"),
        ("industry", "dance", "en", "“dance” is not an action. Actions begin with draft, place"),
        ("industry", "", "en", "There is no text."),
        (
            "industry",
            "build farm D4 x",
            "it",
            "«x» qui non è previsto. Scrivi: build TESSERA ESAGONO ROTAZIONE [force]",
        ),
        ("shares", "bid x", "en", "“x” is not expected here. Write: bid AMOUNT"),
        ("shares", "build", "en", "“build” is not an action. Actions begin with roll, buy"),
        ("shares", "bid x", "it", "«x» qui non è previsto. Scrivi: bid SOMMA"),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_with_its_form(game: str, line: str, code: str, said: str) -> None:
    assert said_of(game, line, Language(code)).startswith(said)


def test_a_form_may_have_parts_that_can_be_left_out() -> None:
    assert texts("shares").notation_form(Language("fr"), "roll") == "roll [BLANC ROUGE]"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in SAMPLES for kind in package(game).notation.FORMS])
def test_every_form_is_shown_in_every_language(code: str, game: str, kind: str) -> None:
    text, english = texts(game), package(game).notation.FORMS[kind]
    form = text.notation_form(Language(code), kind)
    assert form.split()[0] == kind
    assert code == "en" or form != english or not any(word.isupper() for word in english.split())
    errors: list[Any] = [NotationError("form", kind, "x"), NotationError("form", kind)]
    assert all(form in text.notation_error_sentence(Language(code), error) for error in errors)
