"""What earlier versions wrote is loaded by this one, and a release names what is missing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tools import release
from tools.release_records import FOLDER
from won import __version__
from won.core.record import load
from won.games import replay
from won.local.app import LocalApp
from won.local.storage import MemoryStorage

RECORDS = sorted(path for path in FOLDER.glob("*/*.json") if path.stem != "won-games")
VERSIONS = sorted(path.name for path in FOLDER.iterdir())
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- More.\n\n## [0.1.0] - 2026-01-01\n\n- All.\n"


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_the_records_of_every_version_replay(record: Path) -> None:
    assert replay(load(record.read_bytes())).over


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_that_a_browser_saved_are_added(version: str) -> None:
    async def added() -> bytes:
        app = await LocalApp.open(MemoryStorage(), "Ada")
        reply = await app.restore((FOLDER / version / "won-games.json").read_bytes(), "en")
        await app.close()
        return reply.body

    assert asyncio.run(added()) == b'{"games":4}'


def test_this_version_has_left_its_games() -> None:
    assert __version__ == release.version()
    assert __version__ in VERSIONS


def test_the_changelog_gets_a_section_for_each_version() -> None:
    after = release.dated("0.2.0", CHANGELOG, "2026-02-03")
    assert release.section("0.2.0", after) == "### Added\n\n- More."
    assert release.section("0.1.0", after) == "- All."
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n" in after


@pytest.mark.parametrize("wanted", ["0.1.0", "1.0", "next"])
def test_what_is_no_new_version_is_refused(wanted: str) -> None:
    with pytest.raises(release.ReleaseError, match=wanted):
        release.dated(wanted, CHANGELOG, "2026-02-03")
    with pytest.raises(release.ReleaseError, match=r"nothing under \[Unreleased\]"):
        release.dated("0.2.0", "## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- All.\n", "2026-02-03")


def test_a_version_without_a_section_is_not_released() -> None:
    with pytest.raises(release.ReleaseError, match=r"begin 9\.9\.9"):
        release.section("9.9.9", CHANGELOG)
