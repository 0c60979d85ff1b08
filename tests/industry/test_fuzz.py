"""Nonsense is refused, never crashed on: entries of any shape, in any position."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import Nonsense
from tests.golden import GAMES
from won.core.notation import NotationError
from won.core.record import read_entry
from won.industry import actions as act
from won.industry.notation import FORMS, parse, write

WORDS = ["farm", "bank", "food", "ore", "money", "notes", "A1", "E5", "D4", "I5", "Z9", "I1", "V5"]
FIELDS = ["package", "tile", "at", "turn", "force", "cubes", "notes", "to", "give", "get", "offer", "tiles", "run"]
NONSENSE = Nonsense((GAMES / "industry-v3-3p.json").read_bytes(), act.AnyAction, FORMS, WORDS, FIELDS)


@given(data=st.data())
def test_any_entry_is_taken_or_refused_and_a_refused_one_changes_nothing(data: st.DataObject) -> None:
    NONSENSE.try_entry(data)


@given(data=st.data())
def test_an_altered_record_replays_or_names_its_fault(data: st.DataObject) -> None:
    NONSENSE.try_record(NONSENSE.altered(data))


LINES = st.lists(st.sampled_from([*FORMS, "give", "get", "force", ",", "2", "-1", "D4", "food", "x"])).map(" ".join)


@given(line=LINES)
def test_a_line_is_an_action_or_a_notation_error(line: str) -> None:
    with suppress(NotationError):
        action = parse(line)
        assert parse(write(action)) == action


def test_every_action_of_a_game_reads_back_from_its_line() -> None:
    for number, raw in enumerate(NONSENSE.log):
        _, action = read_entry(raw, number, act.AnyAction)
        assert parse(write(action)) == action
