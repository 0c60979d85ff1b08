"""What is shipped for the worker: modules that a browser can import, and the messages that they say."""

from __future__ import annotations

import ast
import sys

from tools import site_catalogues, site_modules
from won.drawing import painting

IN_A_BROWSER = {"won", "msgspec", "js", "pyodide"}


def test_no_module_needs_a_package_that_is_not_shipped() -> None:
    wanted = set()
    for path in site_modules.files().values():
        if path.suffix == ".py":
            for node in site_modules.run_nodes(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    wanted |= {alias.name.partition(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    wanted.add((node.module or "").partition(".")[0])
    assert wanted - sys.stdlib_module_names <= IN_A_BROWSER


def test_the_catalogues_of_the_worker_have_what_its_rules_say() -> None:
    said = site_catalogues.said_by(path for path in site_modules.files().values() if path.suffix == ".py")
    assert "You cannot sit down here because of somebody who is at this table or has laid it." in said
    assert "Daily table" not in said  # said by the page, which has its own


def test_every_data_file_of_a_shipped_package_is_shipped() -> None:
    shipped = set(site_modules.files().values())
    packages = {path.relative_to(site_modules.SOURCE / "won").parts[0] for path in shipped if path.suffix == ".py"}
    data = {
        path
        for package in packages - {"server"}  # whose pages and schemas stay there
        for path in (site_modules.SOURCE / "won" / package).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and path.parent != painting.FONTS  # for files alone
    }
    assert {path.name for path in data - shipped} == set()
