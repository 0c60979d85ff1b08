"""Write web/src/protocol.ts: what goes over the wire, as TypeScript types made from the structs themselves.

A field with a default may be left out on the wire, so it is optional there; anything a struct leaves open is `unknown`.
What depends on the game (`won.core.game_types`) is a union of the games' own types.

Usage: python -m tools.web_types [FILE]
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds

from won.core import game as core_game
from won.core import record, refusal
from won.games import GAMES
from won.server.wire import messages
from won.tables import entries, setup

TARGET: Final = Path(__file__).parent.parent / "web/src/protocol.ts"
HEAD: Final = "// Made from the Python structs by tools/web_types.py; never edited by hand."
COMMON: Final = """export type Dict<Value> = { readonly [name: string]: Value };
export type Word = string | number;
export type Presence = "here" | "thinking" | "away";
/** `[value]`, `[]` for gone, `[at, dropped, items, ...]` for splices of a list, or the changed members of an object. */
export type Change = readonly unknown[] | { readonly [member: string]: Change };"""
HTTP: Final = "won.server.wire.http"  # of its modules, what the endpoints take and give
# The modules of each namespace; the first has none. An absent module adds nothing.
NAMESPACES: Final[dict[str, tuple[str, ...]]] = {
    "": (core_game.__name__, record.__name__, refusal.__name__, setup.__name__, messages.__name__),
    "Journal": (entries.__name__,),
    "Api": (HTTP,),
    **{
        game.capitalize(): (
            f"won.{game}.view",
            f"won.{game}.actions",
            f"won.{game}.events",
            f"won.drawing.{game}.sheet",
            f"won.players.{game}.orders",
        )
        for game in GAMES
    },
}
# Unions that the sources name, and what they are called here.
UNIONS: Final[dict[tuple[str, str], str]] = {
    ("won.server.wire.messages.from_client", "FromClient"): "FromClient",
    ("won.server.wire.messages.from_server", "FromServer"): "FromServer",
    ("won.tables.entries", "AnyEntry"): "Entry",
    **{(f"won.{game}.actions", "AnyAction"): "Action" for game in GAMES},
    **{(f"won.{game}.events", "AnyEvent"): "Event" for game in GAMES},
    **{(f"won.players.{game}.orders", "AnyOrder"): "Order" for game in GAMES},
}
_PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "string",
    kinds.DateTimeType: "string",
    kinds.RawType: "unknown",
}


class Writer:
    """Knows which name each struct goes by, and follows types to structs that stand elsewhere."""

    def __init__(self) -> None:
        self.names: dict[type, tuple[str, str]] = {}
        self.bodies: dict[str, dict[str, str]] = {space: {} for space in NAMESPACES}

    def read(self) -> None:
        result = [(space, module) for space, sources in NAMESPACES.items() for module in modules(sources)]
        for space, module in result:
            for struct in structs(module):
                self.name(struct, space)
            for endpoint in getattr(module, "ENDPOINTS", ()):
                for kind in (endpoint.takes, endpoint.query, endpoint.gives):
                    self.spelt(kinds.type_info(Any if kind is None else kind), space)
        for struct in list(self.names):
            self.write(struct)
        for space, module in result:
            for (source, name), called in UNIONS.items():
                if source == module.__name__:
                    union = kinds.type_info(getattr(module, name))
                    self.bodies[space][called] = self.spelt(union, space)

    def name(self, struct: type, space: str) -> None:
        if struct in self.names:
            return
        taken = {name for where, name in self.names.values() if where == space}
        name = struct.__name__
        if name in taken:  # two modules use one word: the later says where it is from
            name = struct.__module__.rpartition(".")[2].capitalize() + name
        self.names[struct] = (space, name)

    def write(self, struct: type) -> None:
        space, name = self.names[struct]
        info = kinds.type_info(struct)
        assert isinstance(info, kinds.StructType)
        fields = [f"{info.tag_field}: {spell_literal(info.tag)}"] if info.tag_field else []
        for field in info.fields:
            optional = "" if field.required else "?"
            fields.append(f"{field.encode_name}{optional}: {self.spelt(field.type, space)}")
        self.bodies[space][name] = "{\n" + "".join(f"  {field};\n" for field in fields) + "}"

    def spelt(self, info: kinds.Type, space: str) -> str:
        """The type as TypeScript writes it, seen from a namespace."""
        if isinstance(info, kinds.StructType):
            return self.reference(info.cls, space)
        if isinstance(info, kinds.LiteralType):
            return " | ".join(spell_literal(value) for value in info.values)
        if isinstance(info, kinds.UnionType):
            spellings = [self.spelt(part, space) for part in info.types]
            return " | ".join(dict.fromkeys(spelling for spelling in spellings if spelling != "undefined"))
        if isinstance(info, kinds.DictType):
            return f"Dict<{self.spelt(info.value_type, space)}>"
        if isinstance(info, kinds.TupleType):
            return f"readonly [{', '.join(self.spelt(item, space) for item in info.item_types)}]"
        if isinstance(info, kinds.VarTupleType | kinds.ListType | kinds.SetType | kinds.FrozenSetType):
            inner = self.spelt(info.item_type, space)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if isinstance(info, kinds.Metadata):
            return self.spelt_as_marked(info, space)
        return _PLAIN.get(type(info), "undefined" if "Unset" in type(info).__name__ else "unknown")

    def spelt_as_marked(self, info: kinds.Metadata, space: str) -> str:
        marks = info.extra or {}
        if "game_type" in marks:
            return " | ".join(f"{game.capitalize()}.{marks['game_type']}" for game in GAMES)
        return marks.get("typescript") or self.spelt(info.type, space)

    def reference(self, struct: type, space: str) -> str:
        if struct not in self.names:
            self.name(struct, space)
            self.write(struct)
        where, name = self.names[struct]
        return name if where in ("", space) else f"{where}.{name}"

    def text(self) -> str:
        parts = [HEAD]
        for space, bodies in self.bodies.items():
            lines = [f"export type {name} = {body};" for name, body in bodies.items()]
            if space and not lines:
                continue
            if space:
                inner = "\n".join(lines).replace("\n", "\n  ")
                parts.append(f"export declare namespace {space} {{\n  {inner}\n}}")
            else:
                parts += [COMMON, *lines]
        return "\n\n".join(parts) + "\n"


def spell_literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def modules(names: tuple[str, ...]) -> Iterator[Any]:
    for name in names:
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise
            continue
        yield module
        for inner in pkgutil.iter_modules(getattr(module, "__path__", ())):
            yield importlib.import_module(f"{name}.{inner.name}")


def structs(module: Any) -> Iterator[type]:
    """The structs a module defines that have something to say; bases without fields are left out."""
    if module.__name__.startswith(HTTP) and not module.__name__.endswith(".errors"):
        return
    for value in vars(module).values():
        own = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if own and (value.__struct_fields__ or value.__struct_config__.tag):
            yield value


def main(target: Path = TARGET) -> None:
    writer = Writer()
    writer.read()
    text = writer.text()
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
