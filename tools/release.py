"""Releases: the version stands in src/won/__init__.py, what is new in CHANGELOG.md; the rest is built from these.

`begin VERSION` writes the version, dates its section of the changelog and saves games that later versions must load.
`check` says at once whether the changelog has a section of that version, before minutes of building.
`build` puts the files of the release into dist/release, with their hashes and the section of the changelog as notes.

Usage: python -m tools.release begin VERSION | check | build
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools import release_records, site, web

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src/won/__init__.py"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
TARGET: Final = ROOT / "dist/release"
COMPILED: Final = ROOT / "build/fast"  # where `make fast` leaves its wheel
_VERSION: Final = re.compile(r'__version__ = "([^"]+)"')
_HEAD: Final = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


class ReleaseError(Exception):
    """What is missing before there can be a release, and what would be right."""


def version() -> str:
    result = _VERSION.search(SOURCE.read_text("utf-8"))
    if result is None:
        raise ReleaseError(f"{SOURCE.name} has no __version__")
    return result[1]


def section(wanted: str, changelog: str) -> str:
    """What the changelog says of a version."""
    heads = list(_HEAD.finditer(changelog))
    for at, head in enumerate(heads):
        if head[1] == wanted and (head[2] or wanted == "Unreleased"):
            end = heads[at + 1].start() if at + 1 < len(heads) else len(changelog)
            return changelog[head.end() : end].strip()
    raise ReleaseError(f"CHANGELOG.md has no dated section [{wanted}]: python -m tools.release begin {wanted}")


def dated(wanted: str, changelog: str, day: str) -> str:
    """The changelog with what was unreleased under the version."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", wanted):
        raise ReleaseError(f"{wanted} is no version: three numbers such as 1.2.0")
    if any(head[1] == wanted for head in _HEAD.finditer(changelog)):
        raise ReleaseError(f"CHANGELOG.md has a section [{wanted}] already")
    if not section("Unreleased", changelog):
        raise ReleaseError("CHANGELOG.md says nothing under [Unreleased]")
    return changelog.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{wanted}] - {day}\n", 1)


def begin(wanted: str) -> None:
    day = datetime.now(UTC).date().isoformat()
    changelog = dated(wanted, CHANGELOG.read_text("utf-8"), day)
    CHANGELOG.write_text(changelog, "utf-8")
    source = SOURCE.read_text("utf-8")
    SOURCE.write_text(_VERSION.sub(f'__version__ = "{wanted}"', source), "utf-8")
    asyncio.run(release_records.write(wanted))
    print(f"This is {wanted} now. Read CHANGELOG.md once more, commit, and run: make release")


def build() -> None:
    """`make release` has built the page, the site and, where there is a compiler, the compiled wheel before."""
    current = version()
    notes = section(current, CHANGELOG.read_text("utf-8"))
    for wanted, command in ((ROOT / "src/won/web/index.html", "web"), (site.TARGET / "index.html", "site")):
        if not wanted.exists():
            raise ReleaseError(f"{wanted.relative_to(ROOT)} is missing: make {command}")
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(TARGET)]
    subprocess.run(words, cwd=ROOT, check=True)
    for wheel in COMPILED.glob(f"wealth_of_nations-{current}-*.whl"):
        with_page(wheel, TARGET / wheel.name)
    pack(site.TARGET, TARGET / f"wealth_of_nations-{current}-site.zip")
    (TARGET / "notes.md").write_text(notes + "\n", "utf-8")
    sums = [f"{digest(path)}  {path.name}" for path in sorted(TARGET.iterdir())]
    (TARGET / "SHA256SUMS").write_text("\n".join(sums) + "\n", "utf-8")
    print("\n".join(f"{path.stat().st_size / 1e6:8.2f} MB  {path.name}" for path in sorted(TARGET.iterdir())))


def with_page(compiled: Path, target: Path) -> None:
    """The compiled wheel is built without the page, which has no part in it: it gets that of the pure one."""
    pure = next(path for path in TARGET.glob("wealth_of_nations-*-py3-none-any.whl"))
    with zipfile.ZipFile(pure) as source:
        page = {name: source.read(name) for name in source.namelist() if name.startswith("won/web/")}
    with zipfile.ZipFile(compiled) as before, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as after:
        record = next(member for member in before.infolist() if member.filename.endswith(".dist-info/RECORD"))
        lines = [line for line in before.read(record).decode().splitlines() if line.partition(",")[0] not in page]
        for member in before.infolist():
            if member is not record and member.filename not in page:
                after.writestr(member, before.read(member))
        for name, data in page.items():
            after.writestr(zipfile.ZipInfo(name, site.WHEN), data, zipfile.ZIP_DEFLATED)
            lines.insert(0, f"{name},sha256={encoded(data)},{len(data)}")
        after.writestr(record, "\n".join(lines) + "\n")


def encoded(data: bytes) -> str:
    """A hash as the RECORD of a wheel writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def pack(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = zipfile.ZipInfo(path.relative_to(folder).as_posix(), site.WHEN)
            archive.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(words: list[str]) -> None:
    match words:
        case ["begin", wanted]:
            begin(wanted)
        case ["check"]:
            section(version(), CHANGELOG.read_text("utf-8"))
        case ["build"]:
            build()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (ReleaseError, web.NodeMissingError) as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
