"""Whatever the page and the site hold of other people's work comes with its licence."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.site.folder import built
from tests.web.browser import PAGE, ROOT
from tools import site_licences, web

ONLY_SITE = {"pyodide"}
MARKS = {  # what tells that a library is linked into the interpreter
    "bzip2": b"BZ2_bzCompress",
    "Expat": b"expat_",
    "HACL*": b"Hacl_",
    "libffi": b"ffi_call",
    "mimalloc": b"mimalloc",
    "ncurses": b"initscr",
    "OpenSSL": b"OpenSSL",
    "readline": b"rl_completion",
    "SQLite": b"sqlite3_open",
    "XZ Utils": b"lzma_stream",
    "zlib": b"Jean-loup Gailly",
    "Zstandard": b"ZSTD_compressStream2",
}


def shipped(folder: Path) -> dict[str, dict[str, Any]]:
    if not (folder / "index.html").exists():
        pytest.skip("The page has not been built: make web")
    result = json.loads((folder / "licences.json").read_text("utf-8"))
    assert result["text"].startswith("MIT License")
    return {package["name"]: package for package in result["packages"]}


def test_the_page_ships_the_licence_of_every_package_in_it() -> None:
    wanted = set(json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]) - ONLY_SITE
    packages = shipped(PAGE.parent)
    assert set(packages) >= wanted | {"@preact/signals-core"}
    assert all(len(package["text"]) > 300 and package["licence"] for package in packages.values())
    assert "SIL OPEN FONT LICENSE" in packages["@fontsource/federo"]["text"].upper()
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert package["version"] == lock[f"node_modules/{name}"]["version"]


def test_the_site_ships_those_of_python_too() -> None:
    packages = shipped(built())
    assert set(packages) > set(shipped(PAGE.parent))
    assert set(packages) >= {"pyodide", "Python", "msgspec", "SQLite", "Emscripten"}
    assert all(len(package["text"]) > 300 and package["licence"] for package in packages.values())
    assert "licences.json" in (built() / "offline.js").read_text("utf-8")  # also without a network


def test_what_is_linked_into_the_interpreter_has_its_licence_too() -> None:
    """By names in its code, so that nothing goes unseen when a later one links in more."""
    code = (web.WEB / "node_modules/pyodide/pyodide.asm.wasm").read_bytes()
    names = {name for name, mark in MARKS.items() if mark in code}
    linked = {name for name, _, _ in site_licences.LINKED}
    assert linked - {"Emscripten"} == names
    assert linked <= set(shipped(built()))


def test_a_package_without_a_licence_stops_the_build(tmp_path: Path) -> None:
    package = tmp_path / "node_modules/nobodys"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"version": "1", "license": "MIT"}')
    script = f"import('./licences.mjs').then((m) => m.licenceOf('nobodys', {json.dumps(str(tmp_path))}))"
    try:
        command = [str(web.node()[0]), "-e", script]
    except web.NodeMissingError as error:
        pytest.skip(str(error))
    failed = subprocess.run(command, cwd=web.WEB, capture_output=True, text=True, check=False)
    assert failed.returncode != 0
    assert "nobodys is bundled, and has no licence" in failed.stderr
