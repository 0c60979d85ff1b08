"""The compiled wheel of a release gets the page of the pure one, and its list of files stays right."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from tools import build_hook, release

RECORD = "wealth_of_nations-1.0.0.dist-info/RECORD"


def test_the_page_is_added_and_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "TARGET", tmp_path)
    with zipfile.ZipFile(tmp_path / "wealth_of_nations-1.0.0-py3-none-any.whl", "w") as pure:
        pure.writestr("won/web/index.html", "page")
        pure.writestr("won/rules.py", "rules")
    compiled, target = tmp_path / "compiled.whl", tmp_path / "wealth_of_nations-1.0.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(compiled, "w") as archive:
        archive.writestr("won/rules.so", "machine code")
        archive.writestr(RECORD, f"won/rules.so,sha256=x,12\n{RECORD},,\n")
    release.with_page(compiled, target)
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["won/rules.so", "won/web/index.html", RECORD]
        listed = archive.read(RECORD).decode().splitlines()
    assert sorted(line.partition(",")[0] for line in listed) == sorted(archive.namelist())
    assert listed[0] == f"won/web/index.html,sha256={release.encoded(b'page')},4"


def test_the_wheels_are_compiled_by_a_version_that_there_is() -> None:
    """cibuildwheel publishes no tag for a whole major version: with one the release would not begin."""
    workflow = (release.ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert re.search(r"pypa/cibuildwheel@v\d+\.\d+\.\d+\b", workflow)


def test_a_compiled_wheel_has_the_licence_of_what_is_linked_into_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", raising=False)
    assert build_hook.runtime_licence() == {}
    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", "1")
    [(text, place)] = build_hook.runtime_licence().items()
    assert place == "won/LICENSE-mypyc.txt"
    assert "mypyc/lib-rt" in Path(text).read_text("utf-8")
