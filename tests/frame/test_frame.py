"""Repository checks: locks are complete and name no host, the rules import little, test modules stand alone."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

import won
from tools.build_hook import compile_catalogues

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
RULES_ROOMS = ("core", "industry", "shares")
EXTRA_OF_LOCK = {"play": "build"}
GROUPS = PYPROJECT["dependency-groups"]


def package(requirement: str) -> str:
    result = re.match(r"[\w.-]+", requirement)
    assert result, requirement
    return result[0].lower()


def wanted(extra: str) -> set[str]:
    """The packages of a group; or of an extra, with those of the extras it builds on and the program's own."""
    if extra in GROUPS:
        return {package(requirement) for requirement in GROUPS[extra]}
    names = {package(requirement) for requirement in PROJECT["dependencies"]}
    for requirement in PROJECT["optional-dependencies"][extra]:
        inner = re.match(rf"{PROJECT['name']}\[(\w+)\]", requirement)
        names |= wanted(inner[1]) if inner else {package(requirement)}
    return names


def locked(lock: Path) -> dict[str, set[str]]:
    pins: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text("utf-8"), re.MULTILINE):
        pins.setdefault(name, set()).add(version)
    return pins


def imported(source: Path) -> set[str]:
    roots = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            roots |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            roots.add(node.module.split(".")[0])
    return roots


def test_there_is_a_lock_for_each_extra_and_group() -> None:
    assert {EXTRA_OF_LOCK.get(lock.stem, lock.stem) for lock in LOCKS} == {*PROJECT["optional-dependencies"], *GROUPS}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_and_hashes_all_it_should_and_names_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert wanted(EXTRA_OF_LOCK.get(lock.stem, lock.stem)) <= set(locked(lock))
    assert all("--hash=sha256:" in block for block in re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:])
    assert not re.search(r"://|--(?:extra-)?index-url|--find-links|(?:^|\s)/", text, re.MULTILINE)


def test_locks_agree_on_every_version_they_share() -> None:
    versions: dict[str, set[frozenset[str]]] = {}
    for lock in LOCKS:
        for name, pins in locked(lock).items():
            versions.setdefault(name, set()).add(frozenset(pins))
    assert {name: pins for name, pins in versions.items() if len(pins) > 1} == {}


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text("utf-8")
    names = set().union(*map(wanted, [*PROJECT["optional-dependencies"], *GROUPS]))
    assert {name for name in names if f"`{name}`" not in reasons} == set()


def test_the_rules_import_nothing_from_outside_but_msgspec() -> None:
    allowed = {*sys.stdlib_module_names, "msgspec", "won"}
    sources = [source for room in RULES_ROOMS for source in (ROOT / "src/won" / room).rglob("*.py")]
    assert {f"{source.relative_to(ROOT)}: {name}" for source in sources for name in imported(source) - allowed} == set()


def test_no_test_module_imports_another() -> None:
    for source in (ROOT / "tests").rglob("*.py"):
        names = re.findall(r"^\s*(?:from|import) (.*)", source.read_text("utf-8"), re.MULTILINE)
        assert [name for name in names if re.search(r"\btest_", name)] == [], source


def test_no_test_sleeps_for_a_fixed_time() -> None:
    """Tests wait with `tests.waiting`; a sleep of zero only lets other tasks run."""
    for source in (ROOT / "tests").rglob("test_*.py"):
        sleeps = re.findall(r"\bsleep\((?!0\))[\d.]+\)|wait_for_timeout\(", source.read_text("utf-8"))
        assert sleeps == [], source


def test_the_version_is_told_once_and_the_changelog_awaits_the_next() -> None:
    assert "version" in PROJECT["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", won.__version__)
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_a_readme_is_also_the_readme_of_the_package() -> None:
    assert (ROOT / "README.md").exists()
    assert PROJECT["readme"] == "README.md"


def test_a_catalogue_is_compiled_beside_its_source(tmp_path: Path) -> None:
    messages = tmp_path / "src/won/locale/it/LC_MESSAGES"
    messages.mkdir(parents=True)
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8"\n'
    (messages / "won.po").write_text(f'{header}\nmsgid "ore"\nmsgstr "minerale"\n')
    assert compile_catalogues(tmp_path) == [messages / "won.mo"]
    assert b"minerale" in (messages / "won.mo").read_bytes()
