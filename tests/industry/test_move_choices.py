"""The choices on the way to a move: every one of them leads to a move that can be made."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry.board import NAMES

# Between this mine and this factory the academy on C4 clashes in every turn but its own.
STUCK = "0 academy C4 0; 1 mine D5 0; 1 factory D4 2"


def crowded(own: str = "") -> Table:
    """No hex is free, and there is no capital for Force."""
    taken = {entry.split()[2] for entry in f"{STUCK}{own}".split(";")}
    flags = "; ".join(f"1 flag {name}" for name in NAMES if name not in {*taken, "E5"})
    return lay(phase="develop", board=f"{STUCK}{own}; {flags}").hold(0, capital=1)


@pytest.mark.rule("MOVE-5")
def test_a_seat_whose_only_tile_can_go_nowhere_has_no_move() -> None:
    table = crowded()
    assert "move" not in table.game.next_words(0, [])
    assert "move" not in table.game.legal(0).composed
    assert table.game.next_words(0, ["move"]) == []


@pytest.mark.rule("MOVE-4")
def test_with_capital_for_force_it_has() -> None:
    table = crowded().hold(0, capital=2)
    assert table.game.next_words(0, ["move", "C4"]) == ["to"]
    assert table.game.next_words(0, ["move", "C4", "to", "C4"]) == [1, 2, 3, 4, 5]


@pytest.mark.rule("MOVE-1")
def test_a_tile_that_can_go_nowhere_is_lifted_only_together_with_one_that_can_be_turned() -> None:
    table = crowded("; 0 farm A1 0")
    assert table.game.next_words(0, ["move"]) == ["A1", "C4"]
    assert table.game.next_words(0, ["move", "A1"]) == ["C4", "to"]
    assert table.game.next_words(0, ["move", "C4"]) == ["A1"]
    assert table.game.next_words(0, ["move", "C4", "A1"]) == ["to"]
    assert table.game.next_words(0, ["move", "C4", "A1", "to"]) == ["C4"]
