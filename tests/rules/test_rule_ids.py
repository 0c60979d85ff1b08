"""No paragraph of the rules without code and test, and no id in code or test that the rules do not have."""

from __future__ import annotations

import pytest

from tests.rule_ids import RuleIds


def numbered(letter: str, last: int) -> list[str]:
    return [f"{letter}{number:02}" for number in range(1, last + 1)]


INDUSTRY, SHARES = RuleIds("industry"), RuleIds("shares")
RULINGS = {"industry": [*numbered("C", 27), *numbered("A", 46)], "shares": numbered("R", 31)}
EXAMPLES = [*numbered("E", 23), *numbered("P", 49)]

both = pytest.mark.parametrize("ids", [INDUSTRY, SHARES], ids=["industry", "shares"])


@pytest.mark.parametrize(("ids", "least"), [(INDUSTRY, 90), (SHARES, 50)], ids=["industry", "shares"])
def test_every_paragraph_has_its_own_number(ids: RuleIds, least: int) -> None:
    assert len(ids.rules) == len(set(ids.rules)) > least


@both
def test_every_paragraph_stands_in_the_code(ids: RuleIds) -> None:
    assert [rule for rule in ids.rules if rule not in ids.in_code] == []


@both
def test_every_paragraph_has_a_test(ids: RuleIds) -> None:
    assert [rule for rule in ids.rules if rule not in ids.marked] == []


@both
def test_code_and_tests_cite_only_what_the_rules_have(ids: RuleIds) -> None:
    assert ids.unknown() == []


@both
def test_every_ruling_stands_in_the_rules_and_has_a_test(ids: RuleIds) -> None:
    assert ids.unwritten(RULINGS[ids.game]) == []
    assert ids.unproved("ruling", RULINGS[ids.game]) == []


def test_every_worked_example_has_a_test() -> None:
    assert INDUSTRY.unproved("example", EXAMPLES) == []
