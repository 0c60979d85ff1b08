"""A file is short enough to be read at once."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/won", "web/src", "web/styles", "web/test", "tools", "bench", "examples", "tests")
WRITTEN = (".py", ".ts", ".tsx", ".css")
MADE = (ROOT / "web/src/made", ROOT / "web/src/protocol.ts", ROOT / "src/won/web")  # not by hand
MOST = 250


def test_no_file_has_more_than_250_lines() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in WRITTEN]
    written = [path for path in paths if not any(path.is_relative_to(made) for made in MADE)]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in written}
    assert lengths["tests/test_length.py"] < MOST
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
