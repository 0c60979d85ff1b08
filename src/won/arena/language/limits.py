"""`text:COMMAND`, and the limits that may stand before the colon: `text[seconds=30,tokens=200000,tries=2]:COMMAND`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_NAME: Final = re.compile(r"text(?:\[([^\]]*)\])?:(.+)", re.DOTALL)


class Limits(NamedTuple):
    seconds: float = 60.0  # of the clock, for one answer
    tokens: int = 1_000_000  # for one game
    tries: int = 2  # answers to one question, before the default is done


def read(name: str) -> tuple[str, Limits] | None:
    """The command and its limits, none for a bot of another kind; raises `ValueError` for a limit that is none."""
    matched = _NAME.fullmatch(name)
    if matched is None:
        return None
    limits = Limits()
    for part in filter(None, (matched[1] or "").split(",")):
        key, _, value = part.strip().partition("=")
        if key not in Limits._fields:
            raise ValueError(f"{key!r} is not a limit: {', '.join(Limits._fields)}")
        if not 0 < float(value) <= 10**9:
            raise ValueError(f"{key}={value} is not a limit")
        match key:
            case "seconds":
                limits = limits._replace(seconds=float(value))
            case "tokens":
                limits = limits._replace(tokens=int(value))
            case _:
                limits = limits._replace(tries=int(value))
    return matched[2], limits
