"""A view as indented text, for tables that this process does not hold itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def outline(value: Any, depth: int = 0) -> str:
    """Names and values, one a line; what is empty is left out, and flat lists stand on one line."""
    return "\n".join(_lines(value, "  " * depth))


def _lines(value: Any, indent: str) -> list[str]:
    if isinstance(value, Mapping):
        lines = []
        for name, part in value.items():
            lines += _entry(f"{indent}{name}:", part, indent)
        return lines
    if isinstance(value, Sequence) and not isinstance(value, str):
        lines = []
        for place, part in enumerate(value):
            lines += _entry(f"{indent}{place}:", part, indent)
        return lines
    return [f"{indent}{value}"]


def _entry(head: str, part: Any, indent: str) -> list[str]:
    if part in (None, "", [], {}, ()):
        return []
    if _is_flat(part):
        return [f"{head} {_flat(part)}"]
    return [head, *_lines(part, indent + "  ")]


def _is_flat(part: Any) -> bool:
    values = part.values() if isinstance(part, Mapping) else part if isinstance(part, list | tuple) else ()
    return not any(isinstance(value, list | tuple | Mapping) for value in values)


def _flat(part: Any) -> str:
    if isinstance(part, Mapping):
        return ", ".join(f"{name} {value}" for name, value in part.items() if value not in (None, ""))
    if isinstance(part, list | tuple):
        return " ".join(str(value) for value in part)
    return str(part)
