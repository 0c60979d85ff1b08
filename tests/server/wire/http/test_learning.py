"""One's own puzzles on the server, and the accuracies of one's games."""

from __future__ import annotations

from typing import Any

from tests.server.running import Guest
from won.puzzles.grading import Strength, after
from won.puzzles.store import puzzles


def _given_up(who: Guest, puzzle: str) -> Any:
    """The answer after the solution was shown at a table of this puzzle."""
    table = who.post(f"/api/puzzles/{puzzle}/table").json()["id"]
    boast = {"rating": 2900.0, "uncertainty": 60.0, "tries": 90, "solved": 90}
    return who.post(f"/api/tables/{table}/puzzle", json={"own": boast, "give_up": True}).json()


def test_the_first_attempt_at_each_puzzle_counts_whatever_the_page_says(ada: Guest, bo: Guest) -> None:
    first, second = list(puzzles("shares").values())[:2]
    assert ada.get("/api/me/learning").json() == {
        "strength": {"rating": 1500, "uncertainty": 350.0, "tries": 0, "solved": 0},
        "tried": {},
        "accuracies": [],
    }
    expected = after(Strength(), first.rating, False)
    assert _given_up(ada, first.id)["strength"]["rating"] == expected.rating
    assert _given_up(ada, first.id)["strength"]["rating"] == expected.rating  # not counted again
    expected = after(expected, second.rating, False)
    _given_up(ada, second.id)
    known = ada.get("/api/me/learning").json()
    assert known["strength"] == {
        "rating": expected.rating,
        "uncertainty": expected.uncertainty,
        "tries": 2,
        "solved": 0,
    }
    assert known["tried"] == {first.id: False, second.id: False}
    assert bo.get("/api/me/learning").json()["tried"] == {}
