"""What can be measured in a kept game: its record is replayed and watched."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from won.core.record import Record
from won.games import read_record


class Sample(NamedTuple):
    """A game to be measured: its place in the file and its record."""

    id: int
    record: bytes


def measured(sample: Sample) -> tuple[int, Any]:
    """The place of the game and its measures, of which each game has its own kind."""
    record: Record = read_record(sample.record)
    return sample.id, import_module(f"won.arena.{record.game}.measures").measure(record)
