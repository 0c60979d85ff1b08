"""The record: one JSON document that holds a whole game. Words and fields as `docs/record.md` fixes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args

import msgspec

__all__ = ["FORMAT", "Record", "RecordError", "Seat", "dump", "load"]

FORMAT: Final = "won/1"


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. `bot` names the opponent, for a seat that a program plays."""

    name: str = ""
    nation: str = ""
    bot: str = ""


class Record(msgspec.Struct, frozen=True):
    game: str
    edition: str
    seats: list[Seat]
    chance: dict[str, Any]
    log: list[dict[str, Any]]
    format: str = FORMAT
    revision: int = 1
    options: dict[str, Any] = {}


class RecordError(Exception):
    """A record that cannot be read or played: `place` names the field, `rule` the paragraph where there is one."""

    def __init__(self, problem: str, place: str, rule: str = "", about: dict[str, Any] | None = None) -> None:
        super().__init__(f"{place}: {problem} {rule}".strip())
        self.problem = problem  # a word that `won.text` has a sentence for
        self.place = place
        self.rule = rule
        self.about = about or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross the border between processes whole."""
        return RecordError, (self.problem, self.place, self.rule, self.about)


_FIELDS: Final = ("format", "game", "edition", "revision", "seats", "chance", "options", "log")


def load(text: str | bytes) -> Record:
    """A record read strictly; raises `RecordError` with the place of the first fault."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("not_json", "$", about={"detail": str(error)}) from None
    if not isinstance(data, dict):
        raise RecordError("not_a_record", "$")
    if "format" not in data:
        raise RecordError("no_format", "$.format", about={"known": f'"format": "{FORMAT}"'})
    if data["format"] != FORMAT:
        raise RecordError("format", "$.format", about={"found": data["format"], "known": FORMAT})
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        problem, place = _located(error)
        raise RecordError("field", place, about={"detail": problem}) from None


def dump(record: Record) -> bytes:
    """A record in one fixed form: head fields first, one log entry a line."""
    head = {name: getattr(record, name) for name in _FIELDS[:-1]}
    lines = [msgspec.json.encode(name) + b": " + msgspec.json.encode(value) for name, value in head.items()]
    log = b",\n  ".join(msgspec.json.encode(entry) for entry in record.log)
    return b"{" + b",\n ".join(lines) + b',\n "log": [' + (b"\n  " + log + b"\n " if log else b"") + b"]}\n"


def _located(error: msgspec.ValidationError) -> tuple[str, str]:
    """msgspec says where in backquotes behind ` - at `."""
    problem, _, place = str(error).partition(" - at ")
    return problem, place.strip("`") or "$"


def entry(seat: int, action: msgspec.Struct) -> dict[str, Any]:
    """One entry of the log: the seat and the action's own fields."""
    return {"seat": seat, **msgspec.to_builtins(action)}


def read_action(raw: Mapping[str, Any], actions: Any) -> Any:
    """An action of the union `actions` from its plain data; raises `msgspec.ValidationError`.

    msgspec looks a union over in each call, which takes a hundred times as long as to read one kind of action.
    """
    name = raw.get("do")
    return msgspec.convert(raw, _by_name(actions).get(name, actions) if isinstance(name, str) else actions)


@cache
def _by_name(actions: Any) -> dict[str, Any]:
    return {kind.__struct_config__.tag: kind for kind in get_args(actions)}


def read_entry(raw: dict[str, Any], number: int, actions: Any) -> tuple[int, Any]:
    """The seat and action of a log entry; unknown fields are ignored, types are strict."""
    place = f"$.log[{number}]"
    seat = raw.get("seat")
    if type(seat) is not int:
        raise RecordError("field", f"{place}.seat", about={"detail": f"Expected `int`, got `{type(seat).__name__}`"})
    try:
        return seat, read_action(raw, actions)
    except msgspec.ValidationError as error:
        problem, inner = _located(error)
        raise RecordError("field", place + inner.removeprefix("$"), about={"detail": problem}) from None
