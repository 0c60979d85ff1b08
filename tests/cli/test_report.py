"""`won report` and `won export`: a file of results for the eye, and for other programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena.conftest import played, short
from tests.cli.conftest import Won


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "r.sqlite"
    played(path, short("clerk", "random", "random"), games=3).db.close()
    return str(path)


def test_a_page_is_written_beside_the_file_or_where_it_is_asked_for(won: Won, file: str, tmp_path: Path) -> None:
    assert won("report", file).code == 0
    page = (tmp_path / "r.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "3 games in r.sqlite" in page
    said = won("report", file, "-o", str(tmp_path / "other.html"), "--workers", "2")
    assert said.out == f"Written to {tmp_path / 'other.html'}\n"
    assert (tmp_path / "other.html").read_text("utf-8") == page


def test_tables_are_written(won: Won, file: str, tmp_path: Path) -> None:
    said = won("export", file, "--csv", str(tmp_path / "csv"))
    assert said.out == f"4 files written to {tmp_path / 'csv'}\n"
    assert (tmp_path / "csv/games.csv").read_text("utf-8").startswith("match,number,first,length,steps,triggers\n")
    assert won("export", file, "--parquet", str(tmp_path / "parquet")).code == 0
    assert won("export", file, "--records", str(tmp_path / "records")).out.startswith("3 files")
    assert won("replay", str(tmp_path / "records/match-001-game-000002.json")).code == 0


def test_an_empty_file_has_no_page(won: Won, tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    played(path).db.close()
    result = won("report", str(path))
    assert result.code == 2
    assert "holds no games yet" in result.err


@pytest.mark.parametrize("words", [("report",), ("export", "--csv", "out")])
def test_a_missing_or_foreign_file_is_told(won: Won, tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "foreign").write_text("hello" * 300)
    for name, said in (("missing", "There is no file"), ("foreign", "is not a file of results")):
        result = won(words[0], str(tmp_path / name), *words[1:])
        assert result.code == 2
        assert said in result.err
        assert not (tmp_path / "missing").exists()


def test_what_cannot_be_written_is_told(won: Won, file: str, tmp_path: Path) -> None:
    (tmp_path / "a-file").write_text("")
    for words in (
        ("report", file, "-o", str(tmp_path / "none/p.html")),
        ("export", file, "--csv", str(tmp_path / "a-file")),
    ):
        result = won(*words)
        assert result.code == 2
        assert "cannot be written" in result.err


def test_a_missing_package_is_named(won: Won, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = won("export", file, "--parquet", str(tmp_path))
    assert result.code == 2
    assert "This needs pyarrow" in result.err
    assert "pip install 'wealth-of-nations[arena]'" in result.err
