"""The page on the architecture names every package, in its text and in its picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = sorted(folder.name for folder in (ROOT / "src/won").iterdir() if (folder / "__init__.py").exists())
PARTS = sorted(folder.name for folder in (ROOT / "web/src").iterdir() if folder.is_dir() and folder.name != "made")


@pytest.mark.parametrize("package", PACKAGES)
def test_the_picture_and_the_table_have_every_package(package: str) -> None:
    assert re.search(rf"^\| .*`{package}`.* \|", _read("docs/architecture.md"), re.MULTILINE)
    assert f">{package}</text>" in _read("docs/architecture.svg")


@pytest.mark.parametrize("part", PARTS)
def test_the_page_says_what_each_part_of_the_client_is(part: str) -> None:
    assert f"`{part}`" in _read("docs/architecture.md")


def _read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")
