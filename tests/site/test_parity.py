"""The Python of the browser plays the same games as this one, action by action and state by state."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.site.folder import ROOT, python_folder
from tests.site.seeded_games import digest
from tools import web


def in_the_browsers_python(games: int) -> list[str]:
    try:
        node = web.node()[0]
    except web.NodeMissingError as error:
        pytest.skip(str(error))
    script = Path(__file__).with_name("seeded_games.py")
    command = [str(word) for word in (node, ROOT / "web/parity.mjs", python_folder(), script, games)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=1500).stdout.splitlines()


def compare(games: int) -> None:
    assert in_the_browsers_python(games) == [digest(number) for number in range(games)]


def test_seeded_games_are_the_same_in_the_browser() -> None:
    compare(3)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_fifty_seeded_games_are_the_same_in_the_browser() -> None:
    compare(50)
