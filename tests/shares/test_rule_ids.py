"""No paragraph of the rules without code and test, and no id in code or test that the rules do not have."""

from __future__ import annotations

from tests.rule_ids import RuleIds

IDS = RuleIds(
    "shares",
    "START|WORD|TURN|TOUR|ROLL|ROYALTY|BUY|CHOICE|LOT|BID|TELEX|JOKER|DEAL|SYND|DEBT|LAST|SEEN|BOARD",
)
RULINGS = [f"R{n:02}" for n in range(1, 32)]


def test_every_paragraph_has_its_own_number() -> None:
    assert len(IDS.rules) == len(set(IDS.rules)) > 50


def test_every_paragraph_stands_in_the_code() -> None:
    assert [rule for rule in IDS.rules if rule not in IDS.in_code] == []


def test_every_paragraph_has_a_test() -> None:
    assert [rule for rule in IDS.rules if rule not in IDS.marked] == []


def test_code_and_tests_cite_only_what_the_rules_have() -> None:
    assert IDS.unknown() == []


def test_every_ruling_stands_in_the_rules_and_has_a_test() -> None:
    assert IDS.unwritten(RULINGS) == []
    assert IDS.unproved("ruling", RULINGS) == []
