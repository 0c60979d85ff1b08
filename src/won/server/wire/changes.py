"""What differs between two values that go over the wire, as a *change*: data of four forms, told apart by their shape.

    [value]                          is this now
    []                               is gone (a member of an object)
    [at, dropped, items, at, ...]    a list: at each place of the old one, so many items give way to others
    {member: change, ...}            an object, or a list by index: only these members have changed

`docs/protocol.md` describes them for clients.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import is_not
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import astuple

SHORT: Final = 8  # plain values in a list: writing them all anew is as short as naming those that changed
NARROW: Final = 12  # fields at most of a struct that is compared as quickly as found among those compared before
NOTHING: Final = b"{}"
GONE: Final = b"[]"
_ENCODER: Final = msgspec.json.Encoder()
_PLAIN: Final = (str, int, float, bool, type(None))


class Changes:
    """Computes changes. Of objects that several values share, each pair is compared once."""

    __slots__ = ("_compared",)

    def __init__(self) -> None:
        # By identity; the objects are kept with the result, so that no other can have the same identity.
        self._compared: dict[tuple[Any, ...], tuple[Any, Any, bytes | None]] = {}

    def change(self, old: Any, new: Any) -> bytes | None:
        """The change as JSON, or none where both are the same."""
        if old is new:
            return None
        kind = type(new)
        if kind is not type(old) or kind in _PLAIN:
            return None if old == new and kind is type(old) else _replaced(new)
        if issubclass(kind, msgspec.Struct):
            return self.struct(old, new)
        key = (id(old), id(new))
        known = self._compared.get(key)
        if known is not None:
            return known[2]
        result = self._inside(old, new, kind)
        self._compared[key] = (old, new, result)
        return result

    def _inside(self, old: Any, new: Any, kind: type) -> bytes | None:
        if kind is tuple or kind is list:
            return self._list(old, new)
        if kind is dict:
            return self._dict(old, new)
        return None if old == new else _replaced(new)

    def struct(self, old: Any, new: Any, ignored: frozenset[str] = frozenset()) -> bytes | None:
        """The same of two structs of one type, apart from the fields that are ignored.

        Large structs that differ in the same objects, such as two seats' views of one table, are compared once.
        """
        kind: type[msgspec.Struct] = type(new)
        befores, afters = astuple(old), astuple(new)
        places = list(compress(range(len(afters)), map(is_not, befores, afters)))
        key: tuple[Any, ...] = ()
        if len(afters) > NARROW:
            key = (kind, *places, *[id(befores[place]) for place in places], *[id(afters[place]) for place in places])
            known = self._compared.get(key)
            if known is not None:
                return known[2]
        fields = _fields(kind)
        parts = []
        for place in places:
            name, default, start = fields[place]
            if name not in ignored:
                change = self._member(befores[place], afters[place], default)
                if change is not None:
                    parts.append(start + change)
        result = b"{" + b",".join(parts) + b"}" if parts else None
        if key:
            self._compared[key] = (old, new, result)
        return result

    def members(self, defaults: dict[str, Any], old: Sequence[Any], new: Sequence[Any]) -> bytes | None:
        """Of an object with these members, which are left out where they have their defaults."""
        parts = []
        for (name, default), before, after in zip(defaults.items(), old, new, strict=True):
            change = self._member(before, after, default)
            if change is not None:
                parts.append(_start(name) + change)
        return b"{" + b",".join(parts) + b"}" if parts else None

    def _member(self, before: Any, after: Any, default: Any) -> bytes | None:
        """Of a member that is left out where it has its default or is unset."""
        if default is NODEFAULT:
            default = UNSET
        if after is UNSET or (default is not UNSET and after == default):
            return None if before is UNSET or before == default else GONE
        if before is UNSET or (default is not UNSET and before == default):
            return _replaced(after)
        return self.change(before, after)

    def _dict(self, old: dict[Any, Any], new: dict[Any, Any]) -> bytes | None:
        if old == new:
            return None
        parts = [_start(str(key)) + GONE for key in old if key not in new]
        for key, after in new.items():
            before = old.get(key, UNSET)
            if before is not after and before != after:
                change = _replaced(after) if before is UNSET else self.change(before, after)
                parts.append(_start(str(key)) + (change or NOTHING))
        return b"{" + b",".join(parts) + b"}"

    def _list(self, old: Sequence[Any], new: Sequence[Any]) -> bytes | None:
        if len(old) != len(new):
            return _spliced(old, new)
        if len(new) <= SHORT and (not new or isinstance(new[0], _PLAIN)):
            return None if old == new else _replaced(new)
        parts = []
        for place, after in enumerate(new):
            before = old[place]
            if before is not after and before != after:
                parts.append(_start(str(place)) + (self.change(before, after) or NOTHING))
        return b"{" + b",".join(parts) + b"}" if parts else None


def _spliced(old: Sequence[Any], new: Sequence[Any]) -> bytes:
    """One splice from the first to the last item that differ."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return _ENCODER.encode((start, len(old) - start - end, new[start : len(new) - end]))


def edits(old: Sequence[bytes], new: Sequence[bytes]) -> bytes:
    """The change of a list whose items are already JSON: splices wherever it differs."""
    places = dict(zip(old, range(len(old)), strict=True))
    splices: list[bytes] = []
    at, added = 0, list[bytes]()
    for item, place in zip(new, map(places.get, new), strict=True):
        if place == at and not added:
            at += 1
        elif place is None or place < at:
            added.append(item)
        else:
            splices.append(b"%d,%d,[%b]" % (at, place - at, b",".join(added)))
            added, at = [], place + 1
    if added or at < len(old):
        splices.append(b"%d,%d,[%b]" % (at, len(old) - at, b",".join(added)))
    return b"[" + b",".join(splices) + b"]" if splices else NOTHING


def changed(value: Any, change: Any) -> Any:
    """The value after a change, both as JSON decodes them; the old value stays as it was."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else _with_splices(value, change)
    new = value.copy()
    for member, part in change.items():
        place = int(member) if isinstance(new, list) else member
        if part == []:
            del new[place]
        else:
            new[place] = changed(new[place] if isinstance(new, list) else new.get(place), part)
    return new


def _with_splices(old: list[Any], splices: list[Any]) -> list[Any]:
    new: list[Any] = []
    done = 0
    for at, dropped, items in zip(*[iter(splices)] * 3, strict=True):
        new += old[done:at] + items
        done = at + dropped
    return new + old[done:]


def _replaced(value: Any) -> bytes:
    return b"[" + _ENCODER.encode(value) + b"]"


@lru_cache(4096)
def _start(name: str) -> bytes:
    return _ENCODER.encode(name) + b":"


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any, bytes], ...]:
    """Of each field its name, the default with which it is left out, and how its member begins."""
    omits = kind.__struct_config__.omit_defaults
    fields = []
    for field in msgspec.structs.fields(kind):
        default = field.default if field.default_factory is NODEFAULT else field.default_factory()
        fields.append((field.name, default if omits else NODEFAULT, _start(field.encode_name)))
    return tuple(fields)
