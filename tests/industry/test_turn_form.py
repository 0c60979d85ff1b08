"""FORM-1 and FORM-2: the words and counts of the record."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import Table, lay, new
from won.industry import actions as act


def refused(table: Table, action: Any, seat: Any = 0) -> str | None:
    refusal = table.game.check(seat, action)
    return refusal.rule if refusal else None


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("at", ["A6", "A0", "J1", "d4", "D04", "", "D"])
def test_hexes_are_called_by_their_names(at: str) -> None:
    table = lay(phase="develop", board="0 farm D4; 0 flag D5").hold(0, labor=1, ore=1, capital=3, energy=1)
    assert refused(table, act.Flag(at)) == "FORM-1"
    assert refused(table, act.Build("farm", at, 0)) == "FORM-1"
    assert refused(table, act.Move((act.Step("D4", at, 0),))) == "FORM-1"
    assert refused(table, act.Automate(at)) == "FORM-1"
    start = new()
    start.plays("0 draft I1")
    assert refused(start, act.Place("farm", at, 0)) == "FORM-1"
    assert refused(lay(phase="produce"), act.Produce((act.Run(at, "food"),))) == "FORM-1"


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("tile", ["Farm", "farms", "flag", "food", ""])
def test_tiles_are_called_by_their_names(tile: str) -> None:
    table = lay(phase="develop", board="0 flag D5").hold(0, ore=1, capital=1)
    assert refused(table, act.Build(tile, "D5", 0)) == "FORM-1"
    start = new()
    start.plays("0 draft I1")
    assert refused(start, act.Place(tile, "D5", 0)) == "FORM-1"


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("cube", ["Food", "foods", "farm", "money", "notes", "finance", ""])
def test_cubes_are_called_by_their_names(cube: str) -> None:
    table = lay().hold(0, money=100, notes=1, food=1)
    assert refused(table, act.Buy({cube: 1})) == "FORM-1"
    assert refused(table, act.Sell({"food": 1, cube: 1})) == "FORM-1"


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_packages_are_called_by_the_names_of_their_edition(edition: str) -> None:
    table = new(edition)
    for package in ("I7", "C0", "i1", "V6", "", "I1" if edition == "v3" else "V1"):
        assert refused(table, act.Draft(package)) == "FORM-1"


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("seat", [3, -1, True, "0", None, 0.0])
def test_seats_are_called_by_their_numbers(seat: Any) -> None:
    table = lay()
    assert refused(table, act.Pass(), seat) == "FORM-1"
    assert refused(table, act.Offer(seat, {"food": 1}, {})) == "FORM-1"


@pytest.mark.rule("FORM-1")
@pytest.mark.parametrize("action", [None, "pass", {"do": "pass"}, 1])
def test_what_is_no_action_is_refused(action: Any) -> None:
    assert refused(lay(), action) == "FORM-1"


@pytest.mark.rule("FORM-2")
@pytest.mark.parametrize("count", [0, -1, True, 1.0, "1", None])
def test_counts_are_whole_and_at_least_one(count: Any) -> None:
    table = lay().hold(0, money=100, notes=2, food=3)
    for action in (
        act.Buy({"food": count}),
        act.Buy({"ore": 1, "food": count}),
        act.Sell({"food": count}),
        act.Borrow(count),
        act.Repay(count),
        act.Offer(1, {"food": count}, {}),
        act.Offer(1, {"food": 1}, {"money": count}),
        act.Offer(1, {"notes": count}, {"ore": 1}),
    ):
        assert refused(table, action) == "FORM-2", action


@pytest.mark.rule("FORM-2")
def test_a_count_of_one_will_do() -> None:
    table = lay().hold(0, money=100, notes=2, food=3)
    for action in (act.Buy({"food": 1}), act.Sell({"food": 1}), act.Borrow(1), act.Repay(1)):
        assert refused(table, action) is None


@pytest.mark.rule("FORM-1", "FORM-2")
def test_what_is_no_word_or_count_of_the_record_is_named_with_its_field() -> None:
    def about(table: Table, action: Any, seat: Any = 0) -> dict[str, Any]:
        refusal = table.game.check(seat, action)
        assert refusal is not None
        return refusal.about

    develop = lay(phase="develop", board="0 flag D5")
    assert about(develop, act.Flag("J1")) == {"field": "hex", "value": "J1"}
    assert about(develop, act.Flag("E5")) == {"at": "E5"}
    assert about(develop, act.Build("castle", "D5", 0)) == {"field": "tile", "value": "castle"}
    assert about(develop, act.Build("farm", "D5", 6)) == {"turn": 6}
    trade = lay().hold(0, money=100)
    assert about(trade, act.Pass(), 3) == {"field": "seat", "value": 3}
    assert about(trade, act.Buy({"food": 1, "castle": 1})) == {"field": "cube", "value": "castle"}
    assert about(trade, act.Buy({"food": 1, "ore": 0})) == {"value": 0}
    assert about(trade, act.Borrow(-1)) == {"value": -1}
    assert about(trade, act.Offer(1, {"food": 1}, {"money": 0})) == {"value": 0}
