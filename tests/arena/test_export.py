"""Tables for other programs."""

from __future__ import annotations

import csv
from pathlib import Path

from pyarrow import parquet

from tests.arena.conftest import played, short, short_shares
from won.arena.export import TABLES, write_csv, write_parquet, write_records
from won.core.record import load
from won.games import replay


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    with played(None, short(), short_shares(), games=3) as results:
        write_csv(results, tmp_path / "csv")
        write_parquet(results, tmp_path / "parquet")
    for name in TABLES:
        with (tmp_path / "csv" / f"{name}.csv").open(newline="", encoding="utf-8") as source:
            rows = list(csv.DictReader(source))
        table = parquet.read_table(tmp_path / "parquet" / f"{name}.parquet")
        assert [list(row) for row in rows[:1]] == [table.column_names][: len(rows)]
        assert rows == [{key: str(value) for key, value in row.items()} for row in table.to_pylist()]
    seats = parquet.read_table(tmp_path / "parquet/seats.parquet")
    assert seats.num_rows == 18
    assert str(seats.schema.field("win").type) == "double"
    assert str(seats.schema.field("score").type) == "int64"


def test_records_become_files_that_replay(tmp_path: Path) -> None:
    with played(None, short(), games=3) as results:
        written = write_records(results, tmp_path)
    assert [path.name for path in written] == [f"match-001-game-{number:06}.json" for number in range(3)]
    assert all(replay(load(path.read_bytes())).over for path in written)
