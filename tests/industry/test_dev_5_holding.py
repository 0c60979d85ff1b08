"""DEV-5: what an action costs must be held."""

from __future__ import annotations

import pytest

from tests.industry.table import lay

BOARD = "0 mine C3 1; 0 flag C5; 1 farm G3"


@pytest.mark.rule("DEV-5")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("flag C4", {"labor": 1}),
        ("build farm C5 0", {"ore": 1, "capital": 1}),
        ("move C3 A1 1", {"capital": 1}),
        ("automate C3", {"energy": 1, "capital": 2}),
    ],
)
def test_exactly_the_cost_is_enough_and_one_cube_less_is_not(edition: str, words: str, cost: dict[str, int]) -> None:
    for cube, count in cost.items():
        short = lay(edition, phase="develop", board=BOARD)
        short.hold(0, food=9, energy=9, labor=9, ore=9, capital=9, money=99).hold(0, **{cube: count - 1})
        short.refuses(f"0 {words}", "DEV-5")
    enough = lay(edition, phase="develop", board=BOARD).hold(0, **cost)
    enough.plays(f"0 {words}")
    assert all(enough.has(0, cube) == 0 for cube in cost)


@pytest.mark.rule("DEV-5")
def test_the_refusal_tells_the_cost_and_what_is_held() -> None:
    table = lay(phase="develop", board=BOARD).hold(0, energy=1, capital=1)
    about = table.refuses("0 automate C3", "DEV-5").about
    assert about == {"cost": {"energy": 1, "capital": 2}, "have": {"energy": 1, "capital": 1}}


@pytest.mark.rule("DEV-5")
def test_another_players_cubes_are_of_no_help() -> None:
    table = lay(phase="develop", board=BOARD).hold(1, labor=9).hold(2, labor=9)
    table.refuses("0 flag C4", "DEV-5")
