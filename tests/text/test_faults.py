"""Every fault of a record or of a typed line has its sentence in every language."""

from typing import Any

import pytest

from tests.industry.table import new, seated
from tests.text.scan import problems
from won.core.notation import NotationError
from won.core.record import RecordError, dump, load
from won.industry import game as industry
from won.industry.notation import FORMS, parse
from won.text.industry import notation_error_sentence, notation_form, record_error_sentence
from won.text.language import LANGUAGES, Language

EN = Language("en")
GOOD = dump(new().game.record()).decode()


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        industry.replay(load(text))
    return caught.value


ALTERED: dict[str, tuple[str, str, str]] = {
    "not_json": (GOOD, GOOD[:40], "it breaks off in the middle"),
    "not_a_record": (GOOD, "[]", "one JSON object"),
    "format": ("won/1", "won/9", "This record is of the format won/9; this program reads won/1."),
    "field": ('"revision": 1', '"revision": "x"', "$.revision is not valid: int expected, str found."),
    "edition": ('"second"', '"tenth"', "There is no edition called tenth; choose from: first, second or v3. [SETUP-1]"),
    "seats": (',{"name":"Bo"},{"name":"Cleo"}', "", "The edition second is for 3 to 6 players, not 1. [SETUP-1]"),
    "nation": (
        '"Ada"},{"name":"Bo"',
        '"Ada","nation":"bharat"},{"name":"Bo","nation":"bharat"',
        "two seats lead the nation bharat",
    ),
    "first": ('"first":0', '"first":3', "$.chance.first must be a seat, a whole number from 0 to 2, not 3. [SETUP-2]"),
    "rounds": (
        '"options": {}',
        '"options": {"rounds": 0}',
        "$.options.rounds must be a whole number of at least 1, not 0.",
    ),
    "option": (
        '"options": {}',
        '"options": {"luck": 1}',
        "There is no option called luck; choose from: rounds, cash or final.",
    ),
    "option_value": (
        '"options": {}',
        '"options": {"cash": "x"}',
        "$.options.cash cannot be x; choose from: open or private.",
    ),
    "revision": ('"revision": 1', '"revision": 7', "revision 7 of the rules; this program knows 1."),
    "refused": (
        '"log": []',
        '"log": [{"seat":1,"do":"pass"}]',
        "$.log[0] is against the rules: “pass” is not possible in this phase",
    ),
}


def altered(problem: str) -> RecordError:
    old, now, _ = ALTERED[problem]
    assert old in GOOD
    return fault(GOOD.replace(old, now))


@pytest.mark.parametrize("problem", ALTERED)
def test_a_fault_of_a_record_names_its_place_and_what_would_be_right(problem: str) -> None:
    error = altered(problem)
    assert error.problem == problem
    assert ALTERED[problem][2] in record_error_sentence(EN, error, seated(3))


def test_no_fault_of_a_record_is_forgotten_in_any_language() -> None:
    assert problems("core", "industry") <= set(ALTERED)
    for code in LANGUAGES:
        for problem in ALTERED:
            said = record_error_sentence(Language(code), altered(problem))
            assert "{" not in said
            if code != "en":
                assert said != record_error_sentence(EN, altered(problem))


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('{"do":"draft","package":"I1"}', "$.log[0].seat is not valid: int expected, NoneType found."),
        ('{"seat":0,"do":"draft"}', "$.log[0] is not valid: the field package is missing."),
        ('{"seat":0,"do":"dance"}', "$.log[0].do is not valid: the value dance is not known."),
        ('{"seat":0,"do":"draft","package":1}', "$.log[0].package is not valid: str expected, int found."),
    ],
)
def test_what_is_wrong_with_an_entry_is_told_in_the_readers_words(entry: str, said: str) -> None:
    assert record_error_sentence(EN, fault(GOOD.replace('"log": []', f'"log": [{entry}]'))) == said


def test_a_fault_that_nobody_foresaw_is_still_told() -> None:
    assert record_error_sentence(EN, RecordError("moon", "$.moon", "END-2")) == "$.moon is not valid. [END-2]"
    assert record_error_sentence(EN, RecordError("seats", "$.seats")) == "$.seats is not valid."


def said_of(line: str, lang: Language = EN) -> str:
    with pytest.raises(NotationError) as caught:
        parse(line)
    return notation_error_sentence(lang, caught.value)


def test_a_line_that_cannot_be_read_is_answered_with_its_form() -> None:
    assert said_of("build farm D4 x") == "“x” is not expected here. Write: build TILE HEX TURN [force]"
    assert said_of("dance").startswith("“dance” is not an action. Actions begin with draft, place")
    assert said_of("") == "There is no text."
    assert said_of("build farm D4 x", Language("it")) == (
        "«x» qui non è previsto. Scrivi: build TESSERA ESAGONO ROTAZIONE [force]"
    )


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_every_form_is_shown_in_every_language(code: str, kind: str) -> None:
    form = notation_form(Language(code), kind)
    assert form.split()[0] == kind
    errors: list[Any] = [NotationError("form", kind, "x"), NotationError("form", kind)]
    assert all(form in notation_error_sentence(Language(code), error) for error in errors)
