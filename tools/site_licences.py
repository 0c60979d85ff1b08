"""The licences of what the site ships of Python; texts that its packages do not bring along are in tools/licences."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parent / "licences"
# What is linked into the interpreter: its name, its licence and the file of the text.
LINKED: Final = (
    ("bzip2", "bzip2-1.0.6", "bzip2.txt"),
    ("Emscripten", "MIT", "emscripten.txt"),
    ("Expat", "MIT", "expat.txt"),
    ("HACL*", "MIT AND Apache-2.0", "hacl.txt"),
    ("libffi", "MIT", "libffi.txt"),
    ("mimalloc", "MIT", "mimalloc.txt"),
    ("SQLite", "blessing", "sqlite.txt"),
    ("XZ Utils", "0BSD", "xz.txt"),
    ("zlib", "Zlib", "zlib.txt"),
    ("Zstandard", "BSD-3-Clause AND MIT", "zstd.txt"),
)


def of_python(pyodide: Path, wheel: Path) -> list[dict[str, str]]:
    """Name, version, licence and text of each; raises where a text is missing."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    package = json.loads((pyodide / "package.json").read_text("utf-8"))
    return [
        _entry("pyodide", package["version"], package["license"], _text("pyodide.txt")),
        _entry("Python", lock["python"], "PSF-2.0", _text("python.txt")),
        *(_entry(name, "", licence, _text(file)) for name, licence, file in LINKED),
        _of_wheel(wheel),
    ]


def _of_wheel(wheel: Path) -> dict[str, str]:
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as packed:
        texts = [packed.read(member) for member in packed.namelist() if ".dist-info/licenses/" in member]
        metadata = packed.read(next(member for member in packed.namelist() if member.endswith(".dist-info/METADATA")))
    if not texts:
        raise FileNotFoundError(f"{wheel.name} has no licence to ship with it")
    fields = [line.partition(": ") for line in metadata.decode().splitlines()]
    licence = next((value for field, _, value in fields if field in ("License-Expression", "License")), "")
    return _entry(name, version, licence, "\n\n".join(text.decode() for text in texts))


def _text(name: str) -> str:
    return (TEXTS / name).read_text("utf-8")


def _entry(name: str, version: str, licence: str, text: str) -> dict[str, str]:
    return {"name": name, "version": version, "licence": licence, "text": text.strip()}
