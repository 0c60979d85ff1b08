"""The printed figures of the game, one TOML file a table."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def table(name: str) -> dict[str, Any]:
    """The table of that name, as printed."""
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
