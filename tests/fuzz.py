"""Nonsense for any game: entries of any shape in any position, and records with something changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import strategies as st

from won.core.record import RecordError, load, read_entry
from won.games import replay


class Nonsense:
    """Made of one finished game, the words of its record and the fields of its actions."""

    def __init__(self, record: bytes, actions: Any, kinds: Iterable[str], words: list[str], fields: list[str]) -> None:
        self.record = record
        self.actions = actions
        self.log: list[dict[str, Any]] = json.loads(record)["log"]
        word = st.sampled_from([*words, "", "do", "seat", "\x00"])
        leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | word | st.text(max_size=3)
        self.values = st.recursive(
            leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(word, inner, max_size=3)
        )
        self.entries = st.fixed_dictionaries(
            {"seat": st.integers(-1, 6) | leaves, "do": st.sampled_from(sorted(kinds)) | leaves},
            optional=dict.fromkeys(fields, self.values),
        )

    def try_entry(self, data: st.DataObject) -> None:
        """Taken or refused; and a refused one changes nothing."""
        step = data.draw(st.integers(0, len(self.log)), label="step")
        entry = data.draw(self.entries, label="entry")
        game = replay(load(self.record), step)
        before = game.state_line()
        with suppress(RecordError):
            seat, action = read_entry(entry, step, self.actions)
            if game.check(seat, action) is None:
                game.apply(seat, action)
                return
        assert game.state_line() == before

    def altered(self, data: st.DataObject) -> bytes:
        """The record with a field, an entry or some bytes changed, or cut short."""
        document = json.loads(self.record)
        field = data.draw(st.sampled_from([*document, "log entry", "truncated", "bytes"]))
        if field == "truncated":
            return self.record[: data.draw(st.integers(0, len(self.record) - 1))]
        if field == "bytes":
            at = data.draw(st.integers(0, len(self.record) - 1))
            return self.record[:at] + data.draw(st.binary(max_size=3)) + self.record[at + 1 :]
        if field == "log entry":
            document["log"][data.draw(st.integers(0, len(self.log) - 1))] = data.draw(self.values | self.entries)
        else:
            document[field] = data.draw(self.values)
        return msgspec.json.encode(document)

    def try_record(self, text: bytes) -> None:
        """It replays, or names its fault and where."""
        fault = None
        try:
            replay(load(text))
        except RecordError as error:
            fault = error
        assert fault is None or (fault.problem and fault.place.startswith("$"))
