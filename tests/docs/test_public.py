"""Public is what stands in `__all__` of the modules of the API reference, and this list is kept in `public.txt`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/won"
KEPT = Path(__file__).parent / "public.txt"
PAGES = sorted((ROOT / "docs").glob("*.md")) + sorted((ROOT / "docs/examples").glob("*.md")) + [ROOT / "README.md"]
# Private by place: what these packages name in __all__ is for each other.
PRIVATE = ("won.server", "won.text.industry", "won.text.shares", "won.drawing.industry", "won.drawing.shares")
# Examples that add to the program itself, and say so.
INSIDE = {"ppo.py", "policy_bot.py"}


def tree(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split(".")[1:])
    file = path.with_suffix(".py")
    return ast.parse((file if file.exists() else path / "__init__.py").read_text("utf-8"))


def named(module: str) -> list[str]:
    """What stands in `__all__` of a module."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def documented() -> list[str]:
    pages = "".join(path.read_text("utf-8") for path in sorted((ROOT / "docs/api").glob("*.md")))
    return re.findall(r"^\.\. automodule:: (\S+)$", pages, re.MULTILINE)


def test_the_public_names_are_those_that_are_kept() -> None:
    """Who changes this list changes what programs may rely on: say so in the changelog."""
    public = "".join(f"{module}: {' '.join(sorted(named(module)))}\n" for module in sorted(documented()))
    assert public == KEPT.read_text("utf-8")


def test_every_module_with_public_names_is_in_the_reference() -> None:
    modules = {".".join(("won", *path.relative_to(SOURCE).with_suffix("").parts)) for path in SOURCE.rglob("*.py")}
    modules = {module.removesuffix(".__init__") for module in modules}
    public = {module for module in modules if named(module)}
    assert {module for module in public if not module.startswith(PRIVATE)} == set(documented())


def test_every_public_name_is_there_and_what_does_something_says_what() -> None:
    silent = []
    for module in documented():
        body = {getattr(node, "name", ""): node for node in tree(module).body}
        for name in named(module):
            node = body.get(name)
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not is_record(node) and not ast.get_docstring(node):
                silent.append(f"{module}.{name}")
    assert silent == []


def test_code_within_the_reference_is_run() -> None:
    """What stands apart in a docstring is code; whoever adds some runs it, as tests/envs/test_vector.py does."""
    with_code = {
        module
        for module in documented()
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if re.search(r"^    \S|^>>>|^```|::$", ast.get_docstring(node) or "", re.MULTILINE)
    }
    assert with_code == {"won.envs.vector"}


def is_record(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Data whose fields, names and types say what it is."""
    bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
    return any(base.endswith(("Struct", "Action", "Event", "NamedTuple")) for base in bases)


def imports(text: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("won"):
            yield from ((node.module, alias.name) for alias in node.names)


def test_the_examples_and_the_pages_use_public_names_only() -> None:
    blocks = [
        (path.name, block)
        for path in PAGES
        for block in re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    ]
    scripts = [(path.name, path.read_text("utf-8")) for path in (ROOT / "examples").glob("*.py")]
    private = {
        (where, f"{module}.{name}")
        for where, text in [*blocks, *scripts]
        if where not in INSIDE
        for module, name in imports(text)
        if name not in named(module) and f"{module}.{name}" not in documented()
    }
    assert private == set()
