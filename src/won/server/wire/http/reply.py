"""A request and its answer, whoever carries them: a server, or the worker of a page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

JSON: Final = "application/json"


class Asked(msgspec.Struct, frozen=True):
    """`headers` by their names in small letters; `read` gives the body, or refuses one longer than that."""

    method: str
    path_params: Mapping[str, str]
    query: Mapping[str, str]
    headers: Mapping[str, str]
    address: str  # where it comes from
    base: str  # the URL of the site as the caller reaches it, without a slash at the end
    read: Callable[[int], Awaitable[bytes]]
    counted: bool = False  # by the process that has passed it on


class Reply(msgspec.Struct, frozen=True):
    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = {}
    kind: str | None = None  # of the body
    refused: str = ""  # the code of an error


def json(value: Any, status: int = 200, headers: Mapping[str, str] | None = None, refused: str = "") -> Reply:
    return Reply(status, msgspec.json.encode(value), headers or {}, JSON, refused)
