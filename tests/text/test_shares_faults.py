"""Every fault of a record of shares, its data pack or a typed line has its sentence in every language."""

from typing import Any

import pytest

from tests.shares.table import new, seated
from tests.text.scan import problems
from won.core.notation import NotationError
from won.core.record import RecordError, dump, load
from won.shares import game as shares
from won.shares.notation import FORMS, parse
from won.text.language import LANGUAGES, Language
from won.text.shares import notation_error_sentence, notation_form, record_error_sentence

EN = Language("en")
GOOD = dump(new().game.record()).decode()


def option(text: str) -> tuple[str, str]:
    return '"options": {}', f'"options": {{{text}}}'


ALTERED: dict[str, tuple[str, str, str]] = {
    "not_json": (GOOD, GOOD[:40], "it breaks off in the middle"),
    "not_a_record": (GOOD, "[]", "one JSON object"),
    "format": ("won/1", "won/9", "This record is of the format won/9; this program reads won/1."),
    "field": ('"revision": 2', '"revision": "x"', "$.revision is not valid: int expected, str found."),
    "edition": ('"classic"', '"tenth"', "There is no edition called tenth; choose from: classic. [START-1]"),
    "seats": (
        ',{"name":"Bo"},{"name":"Cleo"}',
        "",
        "The edition classic is for 2 to 6 players, not 1. [START-1]",
    ),
    "cards": ('"T01",', "", "$.chance.telexes must hold each of the 18 cards of its pack once and no others"),
    "rolls": (
        '"rolls":[[[6,6],',
        '"rolls":[[[6,7],',
        "$.chance.rolls[0] must be rolls of two dice by the seats 0, 1 and 2, until one alone is highest. [START-5]",
    ),
    "turns": (*option('"turns": 0'), "$.options.turns must be a whole number of at least 1, not 0. [LAST-2]"),
    "option": (*option('"luck": 1'), "There is no option called luck; choose from: turns, pack, tour"),
    "option_value": (*option('"tour": "x"'), "$.options.tour cannot be x; choose from: pass or junction."),
    "pack_table": (
        *option('"pack": {"moons": {}}'),
        "$.options.pack.moons: a data pack has no table called moons; choose from: products, shares, telexes or board.",
    ),
    "pack_entry": (
        *option('"pack": {"products": {"moon": {}}}'),
        "$.options.pack.products.moon is not an entry of the printed table: moon cannot be corrected.",
    ),
    "pack_field": (
        *option('"pack": {"shares": {"oil__ussr": {"price": -1}}}'),
        ".shares.oil__ussr.price cannot be -1; what can be corrected here: country, tray, percent or price.",
    ),
    "revision": ('"revision": 2', '"revision": 7', "revision 7 of the rules; this program knows 2."),
    "refused": (
        '"log": []',
        '"log": [{"seat":1,"do":"roll","dice":[1,2]}]',
        "$.log[0] is against the rules: Bo must wait: Ada is on turn. [TURN-11]",
    ),
}


def altered(problem: str) -> RecordError:
    old, now, _ = ALTERED[problem]
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        shares.replay(load(GOOD.replace(old, now)))
    return caught.value


@pytest.mark.parametrize("problem", ALTERED)
def test_a_fault_of_a_record_names_its_place_and_what_would_be_right(problem: str) -> None:
    error = altered(problem)
    assert error.problem == problem
    assert ALTERED[problem][2] in record_error_sentence(EN, error, seated(3))


def test_no_fault_of_a_record_is_forgotten_in_any_language() -> None:
    assert problems("core", "shares") <= set(ALTERED)
    for code in LANGUAGES:
        for problem in ALTERED:
            said = record_error_sentence(Language(code), altered(problem))
            assert "{" not in said
            assert (said == record_error_sentence(EN, altered(problem))) == (code == "en")


def said_of(line: str, lang: Language = EN) -> str:
    with pytest.raises(NotationError) as caught:
        parse(line)
    return notation_error_sentence(lang, caught.value)


def test_a_line_that_cannot_be_read_is_answered_with_its_form() -> None:
    assert said_of("bid x") == "“x” is not expected here. Write: bid AMOUNT"
    assert said_of("build").startswith("“build” is not an action. Actions begin with roll, buy")
    assert said_of("bid x", Language("it")) == "«x» qui non è previsto. Scrivi: bid SOMMA"
    assert notation_form(Language("fr"), "roll") == "roll [BLANC ROUGE]"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_every_form_is_shown_in_every_language(code: str, kind: str) -> None:
    form = notation_form(Language(code), kind)
    assert form.split()[0] == kind
    assert code == "en" or form != FORMS[kind] or FORMS[kind].islower()
    errors: list[Any] = [NotationError("form", kind, "x"), NotationError("form", kind)]
    assert all(form in notation_error_sentence(Language(code), error) for error in errors)
