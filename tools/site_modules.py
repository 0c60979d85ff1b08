"""What the worker of the site needs: the modules of won that it imports, their data, and the standard library."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.parent / "src"
RULES: Final = SOURCE.parent / "docs/rules"
FIRST: Final = "won.local.worker"
# Imported only where there are processes, accounts or operators, never in a browser.
LEFT_OUT: Final = frozenset(
    {
        "won.server.live.bot_pool",
        "won.server.operations.work_queue",
        "won.server.wire.http.account_names",
        "won.server.wire.http.operator_key",
        "won.server.wire.http.quotas",
    }
)
# What the worker imports of the standard library; the tests of the built site play every part of the game with it.
LIBRARY: Final = frozenset(
    """
    __future__ _ast_unparse _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins
    _threading_local _weakrefset abc annotationlib ast asyncio base64 bisect bz2 codecs codeop collections
    compression concurrent contextlib contextvars copy copyreg dataclasses datetime decimal difflib dis encodings
    enum fnmatch fractions functools genericpath gettext glob hashlib heapq hmac importlib inspect io ipaddress
    json keyword linecache locale logging lzma ntpath numbers opcode operator os pathlib posixpath pyodide queue
    random re reprlib secrets selectors shutil signal site socket ssl stat statistics string stringprep struct
    subprocess tempfile textwrap threading token tokenize tomllib traceback types typing urllib uuid warnings
    weakref zipfile zipimport
    """.split()  # noqa: SIM905 - a list of names is read more easily so
)
# Modules of those packages that it does not.
UNUSED: Final = frozenset(
    """
    asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
    concurrent/futures/interpreter concurrent/futures/process concurrent/futures/thread concurrent/interpreters
    importlib/metadata json/tool logging/config logging/handlers pathlib/types pyodide/_nodesock
    pyodide/console pyodide/http urllib/error urllib/request urllib/response urllib/robotparser
    """.split()  # noqa: SIM905
)
DATA: Final = ("*.toml", "*.json", "*.jsonl")
ENCODINGS: Final = frozenset({"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8"})


def used(name: str) -> bool:
    """Whether a file of the standard library is shipped."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") in LIBRARY and name.endswith(".py") and not name.startswith(tuple(UNUSED))


def files() -> dict[str, Path]:
    """Every file of won that is shipped, by its place in the archive."""
    paths: dict[str, Path] = {}
    for module in sorted(modules()):
        path = _path(module)
        paths[path.relative_to(SOURCE).as_posix()] = path
    folders = {path.parent for path in paths.values()}
    for pattern in DATA:
        for path in sorted((SOURCE / "won").rglob(pattern)):
            if (
                any(folder in folders for folder in path.parents if folder != SOURCE / "won")
                and "web" not in path.parts
            ):
                paths[path.relative_to(SOURCE).as_posix()] = path
    for path in sorted((SOURCE / "won/locale").rglob("*.mo")):
        paths[path.relative_to(SOURCE).as_posix()] = path
    for path in sorted(RULES.rglob("*.md")):
        paths[f"won/rules/{path.relative_to(RULES).as_posix()}"] = path
    return paths


def modules() -> set[str]:
    """The modules of won that the worker imports, at once or later, with the packages around them."""
    waiting, known = [FIRST], {"won"}
    while waiting:
        module = waiting.pop()
        if module in known or module in LEFT_OUT:
            continue
        known.add(module)
        waiting += [".".join(module.split(".")[:length]) for length in range(1, module.count(".") + 1)]
        waiting += _imports(_path(module))
    return known


def _imports(path: Path) -> Iterator[str]:
    for node in run_nodes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] == "won" and _exists(name))


def run_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below but what is there for types alone."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            yield child
            yield from run_nodes(child)


def _exists(module: str) -> bool:
    plain = SOURCE / module.replace(".", "/")
    return plain.with_suffix(".py").is_file() or (plain / "__init__.py").is_file()


def _path(module: str) -> Path:
    plain = SOURCE / module.replace(".", "/")
    return plain / "__init__.py" if (plain / "__init__.py").is_file() else plain.with_suffix(".py")
