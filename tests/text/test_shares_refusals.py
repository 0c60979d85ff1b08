"""Every refusal of the rules of shares has its sentence in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.shares.table import M, lay, seated
from tests.text.scan import refusals
from won.core.refusal import Refusal, refuse
from won.shares.actions import Buy
from won.text.language import LANGUAGES, Language
from won.text.shares import refusal_sentence

SEATS = seated(3)
SAMPLE: dict[str, list[Any]] = {
    "amount": [3 * M],
    "cash": [M],
    "cost": [4 * M],
    "debtor": [-1, 2],
    "dice": [None, [0, 7]],
    "do": ["buy"],
    "due": [1, 3],
    "fee": [5 * M],
    "field": ["seat", "party", "share", "do"],
    "least": [2 * M],
    "hope": [True],
    "lot": [["oil__ussr", "gold__japan"], []],
    "moment": ["roll", "bid", "lots"],
    "most": [6],
    "offer": [7, None],
    "parties": [[1, 2], []],
    "product": ["oil"],
    "seat": [1],
    "share": ["oil__ussr"],
    "shares": [0, 1, 7],
    "step": [100_000],
    "to": [2],
    "turn": [0],
    "value": ["oil__moon", -1, None, 2.5],
}
CALLS = refusals("shares")


def samples(rule: str, keys: tuple[str, ...]) -> Iterator[Refusal]:
    """Refusals with each figure in each of its sample values, the others at their first."""
    first = {key: SAMPLE[key][0] for key in keys}
    yield refuse(rule, **first)
    for key in keys:
        for option in SAMPLE[key][1:]:
            yield refuse(rule, **{**first, key: option})


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("rule", "keys"), CALLS, ids=[f"{rule} {' '.join(keys)}" for rule, keys in CALLS])
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
    assert chapters >= {"BID", "BUY", "CHOICE", "DEAL", "DEBT", "JOKER", "LOT", "ROYALTY", "SYND", "TURN", "WORD"}
    assert len(CALLS) > 28


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (refuse("BUY-1", cost=4 * M, cash=M), "This costs 4,000,000, and there is only 1,000,000 to pay with"),
        (refuse("BUY-1", shares=7, most=6), "One purchase is of 1 to 6 shares, not 7."),
        (
            refuse("LOT-2", shares=2, due=3),
            "3 shares must be put up, and no lot to spare: these lots come to 2 shares.",
        ),
        (refuse("LOT-2", lot=["oil__ussr", "oil__iran"]), "The vendor has no such lot: oil (USSR, Iran)."),
        (refuse("BID-2", amount=M, least=2 * M), "A bid of 1,000,000 is too low: bid at least 2,000,000."),
        (refuse("BID-2", seat=1), "Bo is not asked for a bid now"),
        (refuse("DEAL-4", seat=2, share="oil__ussr"), "Cleo does not have oil (USSR) to give."),
        (refuse("DEAL-4", seat=2, cash=M), "Cleo does not have 1,000,000 in cash to give."),
        (refuse("DEAL-5", seat=0, product="natural_rubber"), "Ada holds all six shares of natural rubber"),
        (refuse("SYND-1", parties=[1, 1]), "each named once, and not Bo and Bo."),
        (refuse("WORD-1", field="share", value="oil__moon"), "oil__moon is not a share"),
        (refuse("WORD-2", value=150_001, step=100_000), "whole steps of 100,000, and 150001 is not one"),
        (refuse("TURN-12", do="bid", moment="roll"), "“bid” is not possible at this moment (roll of the dice)."),
        (refuse("DEBT-2", seat=1), "First Bo must pay a debt"),
        (refuse("DEBT-2", seat=1, debtor=-1), "Bo has no debt that cannot be paid"),
        (refuse("DEBT-2", seat=1, debtor=0), "It is Ada who cannot pay a debt: Bo has no reason to give up."),
        (refuse("BUY-2", share="oil__ussr"), "Oil (USSR) does not lie in a tray"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_its_figures(refusal: Refusal, said: str) -> None:
    assert said in refusal_sentence(Language("en"), refusal, SEATS)


def test_refusals_of_a_table_read_well_in_three_languages() -> None:
    table = lay().hold(0, cash=M)
    table.lands(0, 13)
    refusal = table.refuses("0 buy oil__ussr", "BUY-1")
    assert [refusal_sentence(Language(code), refusal, SEATS).replace("\u00a0", " ") for code in LANGUAGES] == [
        "This costs 3,000,000, and there is only 1,000,000 to pay with: choose less. [BUY-1]",
        "Costa 3.000.000, e in cassa ci sono solo 1.000.000: scegli di meno. [BUY-1]",
        "Cela coûte 3 000 000, et il n’y a que 1 000 000 en caisse : choisissez moins. [BUY-1]",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("XYZ-9"),
        Refusal("DEAL-5"),
        refuse("DEAL-5", seat=0, product="moon"),
        refuse("WORD-1", field="moon"),
        refuse("TURN-11", seat="x"),
        refuse("SYND-1", parties=3),
    ],
)
def test_what_no_sentence_expects_is_still_said(code: str, refusal: Refusal) -> None:
    lang = Language(code)
    assert refusal_sentence(lang, refusal, SEATS) == f"{lang.gettext('The rules do not allow this.')} [{refusal.rule}]"


def test_what_a_stranger_wrote_stays_one_short_line() -> None:
    table = lay()
    table.lands(0, 13)
    refusal = table.game.check(0, Buy(("oil\x1b[31m\n" + "x" * 500,)))
    assert refusal is not None
    said = refusal_sentence(Language("en"), refusal, SEATS)
    assert said.isprintable()
    assert len(said) < 200
