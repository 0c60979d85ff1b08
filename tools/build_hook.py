"""What a build adds to the source: compiled catalogues, and the rules as the program shows them.

Hatchling calls the hook; `make` runs this file by itself to refresh the catalogues of a checkout.
"""

import os
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.parent


def compile_catalogues(root: Path = ROOT) -> list[Path]:
    """Write a .mo beside every .po, leaving out fuzzy translations."""
    written = []
    for po in sorted(root.glob("src/won/locale/*/LC_MESSAGES/*.po")):
        with po.open("rb") as source:
            catalogue = read_po(source, locale=po.parts[-3])
        mo = po.with_suffix(".mo")
        with mo.open("wb") as target:
            write_mo(target, catalogue)
        written.append(mo)
    return written


def runtime_licence() -> dict[str, str]:
    """The licence of mypyc, whose runtime is linked into compiled modules: its file, and its place in the wheel."""
    if os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC", "") not in ("1", "true"):
        return {}
    files = distribution("mypy").files or ()
    text = next(file for file in files if file.match("*.dist-info/licenses/LICENSE"))
    return {str(text.locate()): "won/LICENSE-mypyc.txt"}


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        compile_catalogues(Path(self.root))
        if version == "standard":
            build_data["force_include"][f"{self.root}/docs/rules"] = "won/rules"
            build_data["force_include"].update(runtime_licence())


if __name__ == "__main__":
    compile_catalogues()
