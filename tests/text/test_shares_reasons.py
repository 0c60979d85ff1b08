"""Every reason a player of shares can give is a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import won.players.shares
from tests.shares.table import seated
from won.players.bot import Reason
from won.text.language import LANGUAGES, Language
from won.text.shares import reason_sentence
from won.text.shares.reasons import REASONS

ABOUT = {
    "shares": ["oil__usa"],
    "lots": [["oil__usa"], ["gold__japan"]],
    "rival": 1,
    "cost": 2_500_000,
    "most": 4_000_000,
    "least": 4_100_000,
    "amount": 1_300_000,
    "fee": 9_000_000,
    "cash": -3_000_000,
    "theirs": 1_249_999,
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS.codes)
def test_every_reason_is_a_sentence(reason: str, code: str) -> None:
    said = reason_sentence(Language(code), Reason(reason, dict(ABOUT), -2_000_000.0), seated(3))
    assert said.endswith(".")
    assert said[0].isupper()
    assert "{" not in said


@pytest.mark.parametrize("reason", REASONS.codes)
def test_a_reason_with_nothing_about_it_is_still_a_sentence(reason: str) -> None:
    assert reason_sentence(Language("en"), Reason(reason), seated(2)).endswith(".")


def test_a_code_that_is_none_has_no_sentence() -> None:
    assert reason_sentence(Language("en"), Reason("shares.whim"), seated(2)) == ""


def test_what_fills_a_sentence_is_said_as_people_say_it() -> None:
    said = reason_sentence(Language("en"), Reason("shares.offer", dict(ABOUT), 2_000_000.0), seated(3))
    assert said == "Both would gain: about £2m for oneself and £1.2m for Bo."


def test_every_code_that_players_use_is_known() -> None:
    source = "".join(path.read_text() for path in Path(won.players.shares.__path__[0]).glob("*.py"))
    used = set(re.findall(r'"(shares\.[a-z.]+)"', source))
    assert used
    assert used <= set(REASONS.codes)
