"""A stranger with a rule id opens the module of its chapter first, and must learn there where the paragraph is."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.rule_ids import CHAPTERS, ROOT, RuleIds

_RANGE: Final = re.compile(r"([A-Z]+)-(\d+)\s+to\s+\1-(\d+)")


def named(text: str) -> set[str]:
    """The ids in a text; `DEV-1 to DEV-3` names three."""
    spans = {f"{chapter}-{n}" for chapter, a, b in _RANGE.findall(text) for n in range(int(a), int(b) + 1)}
    return spans | set(re.findall(r"[A-Z]+-\d+(?:\.\d+)?", text))


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_module_of_a_chapter_has_or_names_each_paragraph(game: str) -> None:
    missing = []
    for rule in RuleIds(game).rules:
        module = CHAPTERS[game][rule.partition("-")[0]]
        mentioned = named((ROOT / "src" / "won" / game / f"{module}.py").read_text(encoding="utf-8"))
        if rule not in mentioned and rule.partition(".")[0] not in mentioned:
            missing.append(f"{rule} in {module}.py")
    assert not missing
