"""What Hypothesis may do at a table of any game. Each game adds its own moves and invariants."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from won.core.conformance import Conformance
from won.core.game import DONE, Word
from won.core.record import entry, read_entry
from won.games import package


class AnyTable(RuleBasedStateMachine):
    """A game under the conformance kit; a subclass sets it up with `sit_at`."""

    kit: Conformance
    game: Any
    count: int

    def sit_at(self, kit: Conformance, count: int) -> None:
        self.kit, self.game, self.count = kit, kit.game, count

    def any_choice(self, data: st.DataObject, seat: int) -> None:
        """An action of that seat, chosen word by word."""
        chosen: list[Word] = []
        while following := self.game.next_words(seat, chosen):
            enough = DONE in following and len(chosen) > 8
            chosen.append(DONE if enough else data.draw(st.sampled_from(following), label="choice"))
        self.kit.take(seat, self.game.with_chance(self.game.compose(seat, chosen), self.kit.chance.random))

    @rule(data=st.data())
    def take_any_action(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from([*self.game.to_move, *range(self.count)]), label="seat")
        if self.game.next_words(seat, []):
            self.any_choice(data, seat)
        else:
            assert seat not in self.game.to_move

    @rule(count=st.integers(1, 12))
    def play_on_at_random(self, count: int) -> None:
        """So that the machine sees later phases too."""
        for _ in range(count):
            if not self.game.over:
                seat = self.game.to_move[0]
                self.kit.take(seat, self.game.sample(seat, self.kit.chance.random))

    @invariant()
    def the_last_action_reads_back_as_it_was_written(self) -> None:
        if hasattr(self, "game") and self.game.journal is not None:
            journal = self.game.journal
            again = read_entry(entry(journal.seat, journal.action), 0, package(self.game.name).actions)
            assert again == (journal.seat, journal.action)
