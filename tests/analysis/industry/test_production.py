"""The best plan for Produce: no other submission is worth more."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.industry.table import Table, lay
from won.analysis.industry.production import best_plan
from won.industry import events
from won.industry.actions import Produce, Run
from won.industry.market import COMMODITIES, COMMODITY, SELL

HEXES = ["C3", "C4", "D3", "D4", "D5", "C2"]  # close together, so that blocs form
MANY = settings(max_examples=max(150, settings().max_examples))
TILES = ["farm", "generator", "academy", "mine", "factory", "bank"]


def runs_of(hexes: tuple[str, ...]) -> list[Run | None]:
    """Everything one might try with a bloc: leave it, feed any of its tiles, or use ore."""
    fed = [some for count in range(1, len(hexes) + 1) for some in combinations(hexes, count)]
    return [None, *(Run(hexes[0], "food", some) for some in fed), Run(hexes[0], "ore")]


def value(table: Table, plan: Produce, worth: list[int]) -> int | None:
    """What a plan brings net of its cost, played out; none where it is refused."""
    if table.game.check(0, plan) is not None:
        return None
    result = table.game.copy().apply(0, plan)[0]
    assert isinstance(result, events.Produced)
    made, spent = result.made, result.spent
    cubes = sum(worth[COMMODITY[cube]] * (made.get(cube, 0) - spent.get(cube, 0)) for cube in COMMODITIES)
    return cubes + result.money


def all_values(table: Table, worth: list[int]) -> list[int]:
    result = []
    for chosen in product(*(runs_of(bloc) for bloc in table.blocs(0))):
        worthy = value(table, Produce(tuple(run for run in chosen if run is not None)), worth)
        if worthy is not None:
            result.append(worthy)
    return result


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Up to five tiles of few kinds, some automated, with scarce stocks and any markets."""
    kinds = draw(st.lists(st.sampled_from(TILES), min_size=1, max_size=2, unique=True))
    entries = []
    for at in HEXES[: draw(st.integers(1, 5))]:
        token = draw(st.sampled_from(["", " automated"]))
        entries.append(f"0 {draw(st.sampled_from(kinds))} {at} {draw(st.integers(0, 5))}{token}")
    table = lay(phase="produce", board="; ".join(entries))
    table.hold(0, **{cube: draw(st.integers(0, most)) for cube, most in (("food", 5), ("energy", 3), ("ore", 2))})
    wells = {"food": 40, "energy": 40, "labor": 40, "ore": 30, "capital": 30}
    return table.market(**{cube: draw(st.integers(0, most)) for cube, most in wells.items()})


@MANY
@given(tables())
def test_no_plan_is_worth_more_at_the_selling_prices_of_the_day(table: Table) -> None:
    worth = [SELL[commodity][standing] for commodity, standing in enumerate(table.state.market)]
    assert value(table, best_plan(table.state, 0), worth) == max(all_values(table, worth))


@MANY
@given(tables(), st.lists(st.integers(0, 40), min_size=5, max_size=5))
def test_no_plan_is_worth_more_by_ones_own_estimates(table: Table, worth: list[int]) -> None:
    assert value(table, best_plan(table.state, 0, worth), worth) == max(all_values(table, worth))


@given(tables())
def test_asking_for_a_plan_changes_nothing_and_gives_the_same_again(table: Table) -> None:
    before = table.game.state_line()
    assert best_plan(table.state, 0) == best_plan(table.state, 0)
    assert table.game.state_line() == before


@pytest.mark.rule("PROD-1")
def test_with_nothing_to_run_or_nothing_to_gain_the_plan_is_empty() -> None:
    assert best_plan(lay(phase="produce").state, 0) == Produce(())
    lone_bank = lay(phase="produce", board="0 bank D4").hold(0, food=9, energy=9)
    assert best_plan(lone_bank.state, 0) == Produce(())
    dear_energy = lay(phase="produce", board="0 farm D4").hold(0, energy=1).market(energy=0, food=40)
    assert best_plan(dear_energy.state, 0) == Produce(())


@pytest.mark.rule("PROD-4.1")
def test_scarce_food_goes_to_the_tiles_with_most_dots_between_them() -> None:
    table = lay(phase="produce", board="0 mine C1 1; 0 mine C2 1; 0 mine C3 1").hold(0, food=2, energy=1)
    assert best_plan(table.state, 0) in (
        Produce((Run("C1", "food", ("C1", "C2")),)),
        Produce((Run("C1", "food", ("C2", "C3")),)),
    )


@pytest.mark.rule("PROD-5")
def test_ore_is_used_where_it_is_cheaper_than_the_food_it_saves() -> None:
    row = "0 academy C1 automated; 0 academy C2; 0 academy C3; 0 academy C4; 0 academy C5"
    table = lay(phase="produce", board=row).hold(0, food=5, energy=1, ore=1)
    assert best_plan(table.market(food=0, ore=30).state, 0) == Produce((Run("C1", "ore"),))
    assert best_plan(table.market(food=40, ore=0).state, 0) == Produce((Run("C1", "food"),))


@pytest.mark.rule("PROD-6")
def test_the_plan_does_not_count_on_what_it_makes() -> None:
    table = lay(phase="produce", board="0 generator C1; 0 mine G1 1").hold(0, food=2, energy=0)
    assert best_plan(table.state, 0) == Produce((Run("C1", "food"),))
