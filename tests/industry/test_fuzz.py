"""Nonsense is refused, never crashed on: entries of any shape, in any position."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.industry.golden import GAMES
from won.core.record import RecordError, load, read_entry
from won.games import replay
from won.industry import actions as act
from won.industry.notation import FORMS, NotationError, parse, write

RECORD = (GAMES / "industry-v3-3p.json").read_bytes()
LENGTH = len(json.loads(RECORD)["log"])
WORDS = st.sampled_from(
    [
        "farm",
        "bank",
        "food",
        "ore",
        "money",
        "notes",
        "A1",
        "E5",
        "D4",
        "I5",
        "Z9",
        "I1",
        "V5",
        "",
        "do",
        "seat",
        "\x00",
    ]
)
LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS | st.text(max_size=3)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3))
FIELDS = ("package", "tile", "at", "turn", "force", "cubes", "notes", "to", "give", "get", "offer", "tiles", "run")
ENTRIES = st.fixed_dictionaries(
    {"seat": st.integers(-1, 6) | LEAVES, "do": st.sampled_from(sorted(FORMS)) | LEAVES},
    optional=dict.fromkeys(FIELDS, VALUES),
)


@given(step=st.integers(0, LENGTH), entry=ENTRIES)
def test_any_entry_is_taken_or_refused_and_a_refused_one_changes_nothing(step: int, entry: dict[str, Any]) -> None:
    game = replay(load(RECORD), step)
    before = game.line()
    with suppress(RecordError):
        seat, action = read_entry(entry, step, act.Any)
        if game.check(seat, action) is None:
            game.apply(seat, action)
            return
    assert game.line() == before


def altered(data: st.DataObject) -> bytes:
    """The record with a field, an entry or some bytes changed, or cut short."""
    document = json.loads(RECORD)
    field = data.draw(st.sampled_from([*document, "log entry", "truncated", "bytes"]))
    if field == "truncated":
        return RECORD[: data.draw(st.integers(0, len(RECORD) - 1))]
    if field == "bytes":
        at = data.draw(st.integers(0, len(RECORD) - 1))
        return RECORD[:at] + data.draw(st.binary(max_size=3)) + RECORD[at + 1 :]
    if field == "log entry":
        document["log"][data.draw(st.integers(0, LENGTH - 1))] = data.draw(VALUES | ENTRIES)
    else:
        document[field] = data.draw(VALUES)
    return msgspec.json.encode(document)


@given(data=st.data())
def test_an_altered_record_replays_or_names_its_fault(data: st.DataObject) -> None:
    text, fault = altered(data), None
    try:
        replay(load(text))
    except RecordError as error:
        fault = error
    assert fault is None or (fault.problem and fault.place.startswith("$"))


LINES = st.lists(st.sampled_from([*FORMS, "give", "get", "force", ",", "2", "-1", "D4", "food", "x"])).map(" ".join)


@given(line=LINES)
def test_a_line_is_an_action_or_a_notation_error(line: str) -> None:
    with suppress(NotationError):
        action = parse(line)
        assert parse(write(action)) == action


def test_every_action_of_a_game_reads_back_from_its_line() -> None:
    for number, raw in enumerate(json.loads(RECORD)["log"]):
        _, action = read_entry(raw, number, act.Any)
        assert parse(write(action)) == action
