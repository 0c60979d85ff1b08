"""Every refusal of the rules has its sentence in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.industry.table import lay, new, seated
from tests.text.scan import refusals
from won.core.refusal import Refusal, refuse
from won.industry.actions import Draft
from won.text.industry import refusal_sentence
from won.text.language import LANGUAGES, Language

SEATS = seated(3)
SAMPLE: dict[str, list[Any]] = {
    "at": ["D4"],
    "cost": [41],
    "count": [3],
    "cube": ["ore"],
    "cubes": [4],
    "do": ["build"],
    "field": ["seat", "hex", "tile", "cube", "feed", "package", "do"],
    "have": [0, 2],
    "held": [1, 20],
    "left": [1, 3],
    "money": [12],
    "most": [1, 3],
    "notes": [5],
    "offer": [7],
    "package": ["I3"],
    "phase": ["trade"],
    "pieces": [["D4", "E3"]],
    "seat": [1],
    "thing": ["food", "money", "notes"],
    "tile": ["mine"],
    "tiles": [4],
    "to": [2],
    "turn": [0],
    "value": ["Z9", -1, None, 2.5],
}
# Where one word has another meaning, or nothing at all.
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("DEV-5", "cost"): [{"ore": 1, "capital": 2}],
    ("DEV-5", "have"): [{"ore": 0, "capital": 1}],
    ("AUTO-4", "at"): [None, "D4"],
    ("AUTO-4", "pieces"): [[], ["D4", "E3"]],
    ("SETUP-9.1", "tile"): [None, "farm"],
    ("NOTE-3", "left"): [0, 1, 3],
    ("BARTER-1", "to"): [1, 2],
}


CALLS = refusals("industry")


def samples(rule: str, keys: tuple[str, ...]) -> Iterator[Refusal]:
    """Refusals with each figure in each of its sample values, the others at their first."""
    values = {key: SPECIAL.get((rule, key), SAMPLE[key]) for key in keys}
    first = {key: options[0] for key, options in values.items()}
    yield refuse(rule, **first)
    for key, options in values.items():
        for option in options[1:]:
            yield refuse(rule, **{**first, key: option})


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("rule", "keys"), CALLS, ids=[rule for rule, _ in CALLS])
def test_every_refusal_of_the_rules_has_its_sentence(code: str, rule: str, keys: tuple[str, ...]) -> None:
    lang = Language(code)
    for refusal in samples(rule, keys):
        said = refusal_sentence(lang, refusal, SEATS)
        assert said.endswith(f" [{rule}]")
        assert lang.gettext("The rules do not allow this.") not in said, refusal
        assert "{" not in said
        assert said[: -len(rule) - 3].endswith(".")


def test_the_scan_found_the_refusals_of_every_chapter() -> None:
    chapters = {rule.partition("-")[0] for rule, _ in CALLS}
    assert chapters >= {"AUTO", "BARTER", "BOARD", "DEV", "FORM", "MOVE", "NOTE", "PROD", "SETUP", "TRADE", "TURN"}
    assert len({rule for rule, _ in CALLS}) > 40


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            refuse("DEV-5", cost={"ore": 1, "capital": 2}, have={"ore": 0, "capital": 1}),
            "still missing: 1 ore and 1 capital.",
        ),
        (refuse("TRADE-4", cubes=2, most=1), "exactly 1 cube, not 2."),
        (refuse("TRADE-4", cubes=4, most=3), "1 to 3 cubes, not 4."),
        (refuse("TURN-1", seat=1, turn=0), "Bo must wait: Ada is on turn."),
        (refuse("NOTE-3", notes=5, held=19, left=1), "A holder of 19 notes is issued 1 more note at most, not 5."),
        (refuse("NOTE-3", notes=5, held=20, left=0), "No note is issued to a holder of 20 notes"),
        (refuse("AUTO-4", at=None, pieces=["D4", "E3", "F2"]), "stays automated, D4, E3 or F2."),
        (refuse("BARTER-5", seat=2, thing="ore", count=2), "Cleo cannot give 2 ore: the offer"),
        (refuse("FORM-1", field="hex", value="Z9"), "There is no hex Z9"),
        (
            refuse("BARTER-5", seat=2, thing="money", count=10),
            "Cleo cannot give 10 in money: the offer",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_with_its_figures(refusal: Refusal, said: str) -> None:
    assert said in refusal_sentence(Language("en"), refusal, SEATS)


def test_refusals_of_a_table_read_well_in_three_languages() -> None:
    table = lay(phase="develop", board="0 farm D4")
    refusal = table.refuses("0 flag I1", "DEV-2.1")
    assert [refusal_sentence(Language(code), refusal, SEATS).replace("\u00a0", " ") for code in LANGUAGES] == [
        "I1 is not next to a hex with a flag of the same owner: choose one that is. [DEV-2.1]",
        "I1 non è adiacente a un esagono con una bandiera dello stesso giocatore: scegline uno che lo sia. [DEV-2.1]",
        "I1 n’est pas à côté d’un hexagone avec un drapeau du même joueur : choisissez-en un qui le soit. [DEV-2.1]",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("XYZ-9"),
        Refusal("DEV-2.1"),
        refuse("DEV-5", cost=3),
        refuse("FORM-1", field="moon"),
        refuse("TURN-1", seat="x"),
    ],
)
def test_what_no_sentence_expects_is_still_said(code: str, refusal: Refusal) -> None:
    lang = Language(code)
    assert refusal_sentence(lang, refusal, SEATS) == f"{lang.gettext('The rules do not allow this.')} [{refusal.rule}]"


def test_what_a_stranger_wrote_stays_one_short_line() -> None:
    refusal = new().game.check(0, Draft("I\x1b[31m\n" + "x" * 500))
    assert refusal is not None
    said = refusal_sentence(Language("en"), refusal, SEATS)
    assert said.isprintable()
    assert len(said) < 150
