"""No paragraph of the rules without code and test, and no id in code or test that the rules do not have."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ID = r"(?:BOARD|SETUP|TURN|FORM|TRADE|BARTER|NOTE|DEV|MOVE|AUTO|PROD|INTEREST|END|VIEW)-\d+(?:\.\d+)?"


def ids_in(pattern: str, *folders: str) -> set[str]:
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return {found for path in files for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def marked(kind: str, pattern: str) -> set[str]:
    """The ids on all marks of a kind; a mark may carry several."""
    marks = ids_in(rf"mark\.{kind}\(([^)]*)\)", "tests/industry")
    return {found for mark in marks for found in re.findall(rf"\"({pattern})\"", mark)}


RULES = re.findall(rf"^\*\*({ID})\*\*", (ROOT / "docs/rules/industry.md").read_text(encoding="utf-8"), re.MULTILINE)
IN_CODE = ids_in(rf"\b{ID}\b", "src/won/industry")
REFUSED = ids_in(rf"(?:refuse|RecordError)\([^)]*?\"({ID})\"", "src/won/industry")
TESTED = ids_in(rf"refuses\([^)]*?\"({ID})\"", "tests/industry")
MARKED = marked("rule", r"[^\"]*")
RULINGS = [f"C{n:02}" for n in range(1, 28)] + [f"A{n:02}" for n in range(1, 47)]
EXAMPLES = [f"E{n:02}" for n in range(1, 24)] + [f"P{n:02}" for n in range(1, 50)]


def test_every_paragraph_has_its_own_number() -> None:
    assert len(RULES) == len(set(RULES)) > 90


def test_every_paragraph_stands_in_the_code() -> None:
    assert [rule for rule in RULES if rule not in IN_CODE] == []


def test_every_paragraph_has_a_test() -> None:
    assert [rule for rule in RULES if rule not in MARKED] == []


def test_code_and_tests_cite_only_what_the_rules_have() -> None:
    assert sorted((IN_CODE | REFUSED | TESTED | MARKED) - set(RULES)) == []


def test_every_ruling_stands_in_the_rules_and_has_a_test() -> None:
    text = (ROOT / "docs/rules/industry.md").read_text(encoding="utf-8")
    assert [ruling for ruling in RULINGS if not re.search(rf"\b{ruling}\b", text)] == []
    assert [ruling for ruling in RULINGS if ruling not in marked("ruling", r"[CA]\d\d")] == []


def test_every_worked_example_has_a_test() -> None:
    assert [example for example in EXAMPLES if example not in marked("example", r"[EP]\d\d")] == []
