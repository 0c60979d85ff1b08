"""The printed figures of a game, kept as TOML beside its rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_table(package: str, name: str) -> dict[str, Any]:
    """One table of a package of data, as printed."""
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
