"""DEV-4: clashes and Force when building. Moves have their own in test_move_4_clashes.py."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.actions import Build

# The tile, the turn it is built in on C3, what stands on C4 and clashes, and the price with Force.
FORCED = [
    ("farm", 0, "mine C4 1", {"ore": 1, "capital": 2}),
    ("generator", 0, "farm C4", {"ore": 1, "capital": 2}),
    ("academy", 0, "farm C4", {"ore": 1, "capital": 2}),
    ("mine", 1, "farm C4", {"labor": 1, "energy": 1, "capital": 2}),
    ("factory", 0, "academy C4 1", {"labor": 1, "ore": 2, "capital": 1}),
    ("bank", 0, "farm C4", {"energy": 1, "ore": 1, "capital": 2}),
]


@pytest.mark.rule("DEV-4")
@pytest.mark.ruling("A19")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize(("tile", "turn", "near", "cost"), FORCED)
def test_a_clashing_tile_costs_one_capital_more_with_force(
    edition: str, tile: str, turn: int, near: str, cost: dict[str, int]
) -> None:
    table = lay(edition, phase="develop", board=f"0 flag C3; 1 {near}").hold(0, **cost)
    table.refuses(f"0 build {tile} C3 {turn}", "DEV-4")
    result = table.plays(f"0 build {tile} C3 {turn} force")
    assert result == [events.Built(0, tile, "C3", turn, True, cost)]
    assert all(table.has(0, cube) == 0 for cube in cost)


@pytest.mark.rule("DEV-4", "DEV-5")
@pytest.mark.ruling("A19")
@pytest.mark.parametrize(("tile", "turn", "near", "cost"), FORCED)
def test_force_must_be_payable_at_once(tile: str, turn: int, near: str, cost: dict[str, int]) -> None:
    table = lay(phase="develop", board=f"0 flag C3; 1 {near}").hold(0, **cost)
    table.hold(0, capital=cost["capital"] - 1, food=9, money=99)
    assert table.refuses(f"0 build {tile} C3 {turn} force", "DEV-5").about["cost"] == cost


@pytest.mark.rule("DEV-4")
def test_force_costs_one_capital_however_many_dots_clash() -> None:
    table = lay(phase="develop", board="0 flag C3; 1 mine C2 1; 1 mine C4 1; 2 mine B2 0; 2 mine D4 0")
    table.hold(0, ore=1, capital=2).plays("0 build farm C3 0 force")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("DEV-4")
@pytest.mark.parametrize("owner", [0, 1])
def test_ones_own_tiles_clash_as_anothers_do(owner: int) -> None:
    table = lay(phase="develop", board=f"0 flag C3; {owner} mine C4 1").hold(0, ore=1, capital=2)
    table.refuses("0 build farm C3 0", "DEV-4")


@pytest.mark.rule("DEV-4.1")
@pytest.mark.ruling("A20")
def test_force_is_refused_and_not_charged_where_nothing_clashes() -> None:
    table = lay(phase="develop", board="0 flag C3; 1 mine C4 0; 1 farm C2").hold(0, ore=1, capital=2)
    table.refuses("0 build farm C3 0 force", "DEV-4.1")  # blank edges and another farm
    table.plays("0 build farm C3 0")
    assert table.has(0, "capital") == 1


@pytest.mark.rule("DEV-4.1")
@pytest.mark.ruling("A07")
def test_rim_centre_empty_hexes_and_lone_flags_clash_with_nothing() -> None:
    for at in ("A1", "D4", "E9"):
        table = lay(phase="develop", board=f"0 flag {at}; 1 flag D5; 1 flag A2").hold(0, ore=1, capital=2)
        table.refuses(f"0 build farm {at} 0 force", "DEV-4.1")
        table.plays(f"0 build farm {at} 0")


@pytest.mark.rule("DEV-4")
@pytest.mark.example("E20")
def test_a_generator_facing_a_farm_needs_force_for_that_farm_alone() -> None:
    standing = "0 generator E6 1; 0 generator D6 0; 1 farm F5; 1 farm G4; 0 flag F6"
    table = lay(phase="develop", board=standing + "; 1 farm G5").hold(0, ore=1, capital=2)
    table.refuses("0 build generator F6 0", "DEV-4")
    table.plays("0 build generator F6 0 force")
    without = lay(phase="develop", board=standing).hold(0, ore=1, capital=2)
    without.refuses("0 build generator F6 0 force", "DEV-4.1")
    without.plays("0 build generator F6 0")


@pytest.mark.rule("DEV-4")
@pytest.mark.example("P44")
def test_beside_a_factory_an_academy_lies_freely_in_four_of_six_turns() -> None:
    table = lay(phase="develop", board="1 factory C3 0; 0 flag C4").hold(0, ore=1, capital=2)
    free = [turn for turn in range(6) if table.game.check(0, Build("academy", "C4", turn)) is None]
    forced = [turn for turn in range(6) if table.game.check(0, Build("academy", "C4", turn, force=True)) is None]
    assert (free, forced) == ([0, 2, 4, 5], [1, 3])


@pytest.mark.rule("DEV-4")
def test_a_forced_tile_works_like_any_other() -> None:
    table = lay(phase="develop", board="0 mine C3 1; 0 flag C4; 1 farm C5")
    table.hold(0, labor=1, energy=1, capital=2).plays("0 build mine C4 1 force")
    assert table.blocs(0) == [("C3", "C4")]


@pytest.mark.rule("DEV-4", "DEV-4.1")
def test_a_refusal_for_want_or_waste_of_force_names_the_hex() -> None:
    table = lay(phase="develop", board="0 flag C3; 0 flag I1; 1 mine C4 1").hold(0, ore=1, capital=2)
    assert table.refuses("0 build farm C3 0", "DEV-4").about == {"at": "C3"}
    assert table.refuses("0 build farm I1 0 force", "DEV-4.1").about == {"at": "I1"}
