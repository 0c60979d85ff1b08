"""Structs to columns and back."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.game import Result
from won.server.storage.model import StoredReview, TableRow, Turn
from won.tables.entries import AnyEntry, Row
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.summary import Summary

_entry = msgspec.json.Decoder(AnyEntry)
_setup = msgspec.json.Decoder(Setup)
_seats = msgspec.json.Decoder(tuple[Holder, ...])
_to_move = msgspec.json.Decoder(tuple[int, ...])
_turns = msgspec.json.Decoder(tuple[Turn, ...])
_result = msgspec.json.Decoder(Result)
_encoder = msgspec.json.Encoder()


def text(value: Any) -> str:
    return _encoder.encode(value).decode()


def row_columns(table: str, row: Row) -> dict[str, Any]:
    return {"table_id": table, "sequence": row.sequence, "at": row.at, "entry": text(row.entry)}


def row_from(columns: Any) -> Row:
    return Row(sequence=columns.sequence, at=columns.at, entry=_entry.decode(columns.entry))


def line_of(row: Row) -> str:
    """A row as the database writes it in one line; no entry contains the end of a line."""
    return f"{row.sequence} {row.at} {text(row.entry)}"


def row_from_line(line: str) -> Row:
    sequence, at, entry = line.split(" ", 2)
    return Row(int(sequence), int(at), _entry.decode(entry))


def summary_columns(summary: Summary | TableRow) -> dict[str, Any]:
    return {
        "status": summary.status,
        "due": summary.due,
        "seats": text(summary.seats),
        "to_move": text(summary.to_move),
        "steps": summary.steps,
        "result": None if summary.result is None else text(summary.result),
    }


def table_columns(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "setup": text(table.setup),
        "game": table.setup.game,
        "edition": table.setup.edition,
        "public": table.setup.public,
        "club": table.setup.club,
        "seed": table.seed,
        "host": table.host,
        "made_at": table.made_at,
        "successor": table.successor,
        "sequence": table.sequence,
        "changed_at": table.changed_at or table.made_at,
        "turns": text(table.turns),
        **summary_columns(table),
    }


def table_from(columns: Any) -> TableRow:
    return TableRow(
        id=columns.id,
        setup=_setup.decode(columns.setup),
        seed=columns.seed,
        host=columns.host,
        made_at=columns.made_at,
        status=columns.status,
        due=columns.due,
        sequence=columns.sequence,
        seats=_seats.decode(columns.seats),
        to_move=_to_move.decode(columns.to_move),
        steps=columns.steps,
        changed_at=columns.changed_at,
        result=None if columns.result is None else _result.decode(columns.result),
        successor=columns.successor,
        turns=_turns.decode(columns.turns),
    )


def turns_after(turns: str, summary: Summary, sequence: int, at: int) -> str:
    """The seats that the table waits for after a new row; a seat that was waited for before keeps its time."""
    waiting = {*summary.to_move, *summary.asked} if summary.status == "playing" else set()
    if not waiting:
        return "[]"
    before = {turn.seat: turn for turn in _turns.decode(turns)}
    return text([before.get(seat) or Turn(seat, sequence, at) for seat in sorted(waiting)])


def review_from(row: Any) -> StoredReview:
    accuracies = msgspec.json.decode(row.accuracies, type=tuple[float, ...])
    return StoredReview(row.version, row.part, row.changed_at, accuracies, row.body)
