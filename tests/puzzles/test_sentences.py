"""What a puzzle says about its solution."""

from __future__ import annotations

from won.text.language import Language
from won.text.puzzles import reason

ENGLISH = Language("en")


def test_royalties_are_told_only_where_they_differ() -> None:
    assert reason(ENGLISH, "percent", (59.6, 6830.0), (49.1, 6790.0)) == ""
    more = reason(ENGLISH, "percent", (30.6, 6900.0), (26.0, 6200.0))
    assert more == "With it you get £6.9m in royalties a round in the long run, with the second best £6.2m."
    assert "only £5.9m" in reason(ENGLISH, "percent", (38.9, 5900.0), (29.5, 6800.0))
