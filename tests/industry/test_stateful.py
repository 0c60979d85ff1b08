"""Hypothesis looks for a way to break the table: any seat, any choice, in any order, with all books checked."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule, run_state_machine_as_test

from tests.industry.golden import TABLES
from tests.machine import AnyTable
from won.core.conformance import Conformance
from won.industry import actions as act
from won.industry import game as industry
from won.industry.blocs import survey
from won.industry.board import BIT, hexes_in, next_to


class TableMachine(AnyTable):
    game: industry.Industry

    @initialize(table=st.sampled_from(TABLES), first=st.integers(0, 5), rounds=st.integers(1, 4), rich=st.booleans())
    def sit_down(self, table: tuple[str, int], first: int, rounds: int, rich: bool) -> None:
        edition, count = table
        self.sit_at(Conformance(industry, edition, count, f"{first}", {"rounds": rounds}), count)
        if rich:  # so that Develop has something to do at once
            self.game.state.cubes = [6] * len(self.game.state.cubes)
            self.game.state.money = [200] * count

    @rule(
        seat=st.integers(-1, 6),
        tile=st.sampled_from(["farm", "bank", "castle"]),
        at=st.sampled_from(["A1", "E5", "D4", "J9", ""]),
        turn=st.integers(-1, 7),
        force=st.booleans(),
    )
    def try_anything(self, seat: int, tile: str, at: str, turn: int, force: bool) -> None:
        """What `check` refuses changes nothing, whatever it is."""
        before = self.game.state_line()
        for action in (act.Build(tile, at, turn, force), act.Place(tile, at, turn, force), act.Flag(at), act.Keep(at)):
            if self.game.check(seat, action) is not None:
                assert self.game.state_line() == before

    @invariant()
    def the_board_is_what_its_tables_say(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.state
        claimed = 0
        for seat in range(self.count):
            assert not claimed & state.held[seat]
            claimed |= state.held[seat]
            assert state.flags[seat] == 18 - len(hexes_in(state.held[seat]))
            assert state.reach[seat] == next_to(state.held[seat])
            seen = [(bloc.mask, bloc.kind, bloc.dots) for bloc in survey(state.tile, state.held[seat])]
            assert [(bloc.mask, bloc.kind, bloc.dots) for bloc in state.blocs[seat]] == seen
        assert state.claimed == claimed
        assert state.tiled == sum(BIT[at] for at, code in enumerate(state.tile) if code >= 0)


TestTable = TableMachine.TestCase
TestTable.settings = settings(stateful_step_count=60)


@pytest.mark.soak
def test_the_table_at_length() -> None:
    run_state_machine_as_test(TableMachine, settings=settings(stateful_step_count=200))
