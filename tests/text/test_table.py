"""What is said at a table beside the game itself."""

from __future__ import annotations

import pytest

from won.core.record import Seat
from won.tables.entries import Sat
from won.text.language import Language
from won.text.table import entry_sentence

SEATS = [Seat("Ada"), Seat("Bo")]


@pytest.mark.parametrize("code", ["en", "it", "fr"])
@pytest.mark.parametrize(
    "entry",
    [
        Sat(0, "p1", "Ada"),
        Sat(0),
        Sat(0, "", "Clerk", bot="clerk"),
        Sat(0, "p1", "Ada", minder="clerk"),
    ],
    ids=["person", "nobody", "bot", "minder"],
)
def test_seats_are_counted_from_one_for_people(code: str, entry: Sat) -> None:
    said = entry_sentence(Language(code), entry, SEATS)
    assert "1" in said
    assert "0" not in said


def test_somebody_takes_a_seat() -> None:
    assert entry_sentence(Language("en"), Sat(1, "p2", "Bo"), SEATS) == "Bo takes seat 2."
