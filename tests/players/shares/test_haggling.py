"""How a bargainer of shares remembers: concessions that shrink and end, and who refuses much is left alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.shares.table import M, Table, lay
from won.analysis.shares.exchange import Terms
from won.players.shares.haggling import CONCESSIONS, MIDDLE, PATIENCE, Haggling
from won.shares.state import State
from won.shares.world import SHARE

SHARES = "0 oil usa; 1 tea kenya, coal usa; 2 gold ussr"
OIL_FOR_TEA = ((SHARE["oil__usa"],), (SHARE["tea__kenya"],))


def refuse(memory: Haggling, state: State, cash: int) -> None:
    """Offer oil for tea and so much cash to seat 1, who does not take it."""
    memory.put(state, Terms(0, 1, *OIL_FOR_TEA, cash))
    state.next_offer += 1
    memory.learn(state)


def turned(table: Table, turns: int) -> State:
    table.state.turns += turns
    return table.state


def test_concessions_shrink_and_end() -> None:
    table, memory = lay(3, SHARES), Haggling()
    parts = []
    while (part := memory.part(turned(table, 30), 0, 1, *OIL_FOR_TEA)) is not None:
        parts.append(part - memory.first_part(1))
        refuse(memory, table.state, len(parts) * M)
    assert parts == pytest.approx(CONCESSIONS)
    steps = [after - before for before, after in pairwise(CONCESSIONS)]
    assert steps == sorted(steps, reverse=True)


def test_nothing_is_offered_again_in_the_turn_of_its_refusal_nor_for_hardly_more() -> None:
    table, memory = lay(3, SHARES), Haggling()
    refuse(memory, table.state, 2 * M)
    assert memory.part(table.state, 0, 1, *OIL_FOR_TEA) is None
    assert not memory.improves(table.state, Terms(0, 1, *OIL_FOR_TEA, 2 * M + 100_000))
    assert memory.improves(table.state, Terms(0, 1, *OIL_FOR_TEA, 3 * M))


def test_a_refusal_is_forgotten_when_a_side_has_more_or_less_of_the_product() -> None:
    table, memory = lay(3, SHARES), Haggling()
    for _ in CONCESSIONS:
        refuse(memory, turned(table, 30), 2 * M)
    assert memory.part(turned(table, 30), 0, 1, *OIL_FOR_TEA) is None
    table.hold(1, "tea india")
    assert memory.part(table.state, 0, 1, *OIL_FOR_TEA) is not None


def test_who_refuses_again_and_again_is_left_alone_for_a_while() -> None:
    table, memory = lay(3, SHARES), Haggling()
    for number in range(PATIENCE):
        assert memory.may_offer(turned(table, 1), 1)
        refuse(memory, table.state, number * M)
    assert not memory.may_offer(turned(table, 1), 1)
    assert memory.may_offer(table.state, 2)
    assert memory.may_offer(turned(table, 30), 1)


def test_who_accepts_is_offered_less_and_who_refuses_more() -> None:
    table, memory = lay(3, SHARES), Haggling()
    refuse(memory, table.state, M)
    assert memory.first_part(1) > MIDDLE
    memory.put(table.state, Terms(0, 2, (SHARE["oil__usa"],), (), -M))
    table.state.next_offer += 1
    table.hold(2, "oil usa")
    memory.learn(table.state)
    assert memory.first_part(2) < MIDDLE
