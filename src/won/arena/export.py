"""A file of results as plain tables: CSV by the standard library, Parquet by pyarrow; and its records as files."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from won.arena.results import Results
from won.arena.stored_games import records
from won.core.files import replace

TABLES: Final[dict[str, str]] = {
    "matches": "SELECT id AS match, game, edition, options, lineup, seed, draft FROM match ORDER BY id",
    "games": "SELECT match, number, first, length, steps, triggers FROM game ORDER BY match, number",
    "seats": "SELECT match, number, seat.seat, entrant, bot, score, win, parts, decisions, seconds, longest FROM seat "
    "JOIN game ON game.id = seat.game LEFT JOIN pace ON pace.game = game.id AND pace.seat = seat.seat "
    "ORDER BY match, number, seat.seat",
    "incidents": "SELECT match, number, seat, bot, step, kind, detail FROM incident "
    "JOIN game ON game.id = incident.game ORDER BY match, number, seat",
}
Batches = Iterator[list[tuple[Any, ...]]]
_BATCH: Final = 10_000  # rows held at once
# What a column holds where it is not text; an empty table has its types all the same.
_NUMBERS: Final = {"match", "number", "first", "length", "steps", "seat", "entrant", "score", "decisions", "step"}
_FRACTIONS: Final = {"win", "seconds", "longest"}


def write_csv(results: Results, folder: Path) -> list[Path]:
    written = []
    for path, columns, batches in _files(results, folder, ".csv"):
        with path.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(columns)
            for batch in batches:
                writer.writerows(batch)
        written.append(path)
    return written


def write_parquet(results: Results, folder: Path) -> list[Path]:
    """Raises `ModuleNotFoundError` where pyarrow, of the extra `arena`, is not installed."""
    import pyarrow as pa
    from pyarrow import parquet

    written = []
    for path, columns, batches in _files(results, folder, ".parquet"):
        schema = pa.schema([(column, _type(pa, column)) for column in columns])
        with parquet.ParquetWriter(path, schema) as writer:
            for batch in batches:
                rows = [dict(zip(columns, row, strict=True)) for row in batch]
                writer.write_table(pa.Table.from_pylist(rows, schema=schema))
        written.append(path)
    return written


def write_records(results: Results, folder: Path) -> list[Path]:
    """Each game as it was played, in a file of its own that every other command reads."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for (match,) in results.db.execute("SELECT id FROM match ORDER BY id").fetchall():
        for number, record in records(results, match):
            path = folder / f"match-{match:03}-game-{number:06}.json"
            replace(path, record)
            written.append(path)
    return written


def _files(results: Results, folder: Path, ending: str) -> Iterator[tuple[Path, list[str], Batches]]:
    folder.mkdir(parents=True, exist_ok=True)
    for name in TABLES:
        yield folder / f"{name}{ending}", *_rows(results, name)


def _rows(results: Results, name: str) -> tuple[list[str], Batches]:
    cursor = results.db.execute(TABLES[name])
    columns = [column[0] for column in cursor.description]

    def batches() -> Batches:
        while batch := list(islice(cursor, _BATCH)):
            yield batch

    return columns, batches()


def _type(pyarrow: Any, column: str) -> Any:
    if column in _NUMBERS:
        return pyarrow.int64()
    return pyarrow.float64() if column in _FRACTIONS else pyarrow.string()
