"""Short games under the conformance kit with every check at every step: listing, composing, copying and replaying.

The longer games of `test_conformance` make the costly checks only now and then. These are quick enough to run against
every mutant of the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from won.core.conformance import Conformance
from won.games import rules


@pytest.mark.parametrize(
    ("game", "edition", "seats", "options"),
    [
        ("industry", "first", 3, {"rounds": 2}),
        ("industry", "second", 3, {"rounds": 2}),
        ("industry", "v3", 2, {"rounds": 2}),
        ("shares", "classic", 3, {"turns": 80}),
        ("shares", "classic", 4, {"turns": 80, "bidding": "sealed", "claims": "hand", "lots": "free"}),
        ("shares", "classic", 5, {"turns": 80, "joint": "any", "cash": "open"}),
    ],
)
def test_every_step_of_a_short_game_keeps_the_contract(
    game: str, edition: str, seats: int, options: dict[str, Any]
) -> None:
    kit = Conformance(rules(game), edition, seats, f"every step {edition} {seats}", options, thorough=1.0)
    assert kit.play()["steps"] > 20
