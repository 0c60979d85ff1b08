"""Objects of tables and games as plain data and back, for snapshots.

Reading runs no code of the data: objects are made without their constructors, and only of classes of the rules and
tables that are loaded already. What the data names beyond that is refused.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

PACKAGES: Final = ("core", "industry", "shares", "tables")  # the parts of `won` whose classes may be stored
PLAIN: Final = (type(None), bool, float, str, bytes)


class NotPlainError(Exception):
    """This cannot be stored as plain data, or is not what was stored."""


def plain(value: Any) -> Any:
    """The value as lists, dicts and numbers, with a tag on whatever is none of these."""
    kind = type(value)
    if kind is int:
        return value if -(2**63) <= value < 2**64 else {"n": str(value)}
    if kind in PLAIN:
        return value
    if kind is list:
        return [plain(each) for each in value]
    if kind is tuple:
        return {"t": [plain(each) for each in value]}
    if kind is frozenset:
        return {"f": [plain(each) for each in sorted(value)]}
    if kind is dict:
        return {"d": [[plain(key), plain(each)] for key, each in value.items()]}
    if kind is bytearray:
        return {"b": bytes(value)}
    if value is msgspec.UNSET:
        return {"u": 0}
    if kind is array:
        return {"a": [value.typecode, value.tobytes()]}
    return {"o": [class_name(kind), [plain(getattr(value, field)) for field in fields(kind)]]}


def restored(data: Any) -> Any:
    """What `plain` was given."""
    if type(data) is list:
        return [restored(each) for each in data]
    if type(data) is not dict:
        return data
    (tag, content), *more = data.items()
    if more or tag not in _READ:
        raise NotPlainError(tag)
    return _READ[tag](content)


def class_name(kind: type) -> str:
    return f"{kind.__module__.removeprefix('won.')}:{kind.__qualname__}"


def fields(kind: type) -> tuple[str, ...]:
    """The attributes of a struct or of a slotted class, interpreted or compiled; raises for any other."""
    if kind.__module__.split(".")[0] != "won":
        raise NotPlainError(str(kind))
    for name in ("__struct_fields__", "__mypyc_attrs__"):  # of the classes above it too
        if hasattr(kind, name):
            return tuple(getattr(kind, name))
    if not hasattr(kind, "__slots__"):
        raise NotPlainError(str(kind))
    return tuple([slot for each in kind.__mro__ for slot in getattr(each, "__slots__", ())])


@cache
def _class(name: str) -> type:
    module, _, qualified = name.partition(":")
    if module.split(".")[0] not in PACKAGES:
        raise NotPlainError(name)
    resolved: Any = getattr(sys.modules.get(f"won.{module}"), qualified, None)
    if not isinstance(resolved, type) or class_name(resolved) != name:
        raise NotPlainError(name)
    return resolved


def _object(content: Any) -> Any:
    name, values = content
    kind = _class(name)
    named = fields(kind)
    if len(named) != len(values):
        raise NotPlainError(name)
    if issubclass(kind, msgspec.Struct):
        return kind(**dict(zip(named, map(restored, values), strict=True)))
    new = object.__new__(kind) if not hasattr(kind, "__mypyc_attrs__") else kind.__new__(kind)
    for field, each in zip(named, values, strict=True):
        setattr(new, field, restored(each))
    return new


def _array(content: Any) -> array[Any]:
    typecode, data = content
    new = array(typecode)
    new.frombytes(data)
    return new


_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "n": int,
    "t": lambda content: tuple([restored(each) for each in content]),
    "f": lambda content: frozenset(restored(each) for each in content),
    "d": lambda content: {restored(key): restored(each) for key, each in content},
    "b": bytearray,
    "u": lambda _: msgspec.UNSET,
    "a": _array,
    "o": _object,
}
