"""Nonsense is refused, never crashed on: entries of any shape in any position, records and lines of any text."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import Nonsense
from tests.industry.nonsense import NONSENSE as INDUSTRY
from tests.shares.nonsense import NONSENSE as SHARES
from won.core.notation import NotationError
from won.core.record import read_action, read_entry
from won.industry import notation as industry
from won.shares import notation as shares

FINISHED = {"industry": [INDUSTRY], "shares": list(SHARES.values())}  # of finished games
NOTATIONS = {"industry": industry, "shares": shares}
WORDS = ["give", "get", "force", "cash", "lead", ",", "2", "-1", "D4", "food", "oil__usa", "x"]

both = pytest.mark.parametrize("game", FINISHED)


@both
@given(data=st.data())
def test_any_entry_is_taken_or_refused_and_a_refused_one_changes_nothing(game: str, data: st.DataObject) -> None:
    data.draw(st.sampled_from(FINISHED[game])).try_entry(data)


@both
@given(data=st.data())
def test_an_altered_record_replays_or_names_its_fault(game: str, data: st.DataObject) -> None:
    nonsense = data.draw(st.sampled_from(FINISHED[game]))
    nonsense.try_record(nonsense.altered(data))


@both
@given(data=st.data())
def test_an_action_is_read_as_msgspec_reads_the_whole_union(game: str, data: st.DataObject) -> None:
    nonsense = data.draw(st.sampled_from(FINISHED[game]))
    raw = data.draw(nonsense.entries)
    assert outcome(read_action, raw, nonsense.actions) == outcome(msgspec.convert, raw, nonsense.actions)


def outcome(read: Callable[[Any, Any], Any], raw: Any, actions: Any) -> Any:
    try:
        return read(raw, actions)
    except msgspec.ValidationError as error:
        return str(error)


@pytest.mark.parametrize("notation", NOTATIONS.values(), ids=NOTATIONS)
@given(data=st.data())
def test_a_line_is_an_action_or_a_notation_error(notation: ModuleType, data: st.DataObject) -> None:
    line = " ".join(data.draw(st.lists(st.sampled_from([*notation.FORMS, *WORDS]))))
    with suppress(NotationError):
        action = notation.parse(line)
        assert notation.parse(notation.write(action)) == action


@pytest.mark.parametrize(("game", "nonsense"), [(game, each) for game, samples in FINISHED.items() for each in samples])
def test_every_action_of_a_game_reads_back_from_its_line(game: str, nonsense: Nonsense) -> None:
    notation = NOTATIONS[game]
    for number, raw in enumerate(nonsense.log):
        _, action = read_entry(raw, number, nonsense.actions)
        assert notation.parse(notation.write(action)) == action
