"""The printed figures of the game, one TOML file a table."""

from __future__ import annotations

from typing import Any

from won.core.tables import read_table


def table(name: str) -> dict[str, Any]:
    """The table of that name, as printed."""
    return read_table(__name__, name)
