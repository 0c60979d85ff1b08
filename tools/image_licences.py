"""Write the licence texts of installed packages into one file; the container has it as /opt/won/LICENCES.txt.

    python image_licences.py LOCK TARGET      # the packages that a lock names

Needs nothing but Python, because it runs while the image is built. A package without a text stops the build; texts that
a package does not bring along lie beside this file, in `licences`.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

_NAMED: Final = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice|authors)[^/]*$")
TEXTS: Final = Path(__file__).parent / "licences"
_PIN: Final = re.compile(r"^([A-Za-z0-9][\w.-]*)==", re.MULTILINE)


def texts_of(package: Distribution) -> list[str]:
    """What the package brings along, or what is kept for it."""
    own_text = TEXTS / f"{package.name.replace('_', '-').lower()}.txt"
    files = [file for file in package.files or () if ".dist-info" in str(file) and _NAMED.search(str(file))]
    texts = [file.read_text(encoding="utf-8") for file in sorted(files)]
    return texts or ([own_text.read_text("utf-8")] if own_text.exists() else [])


def collected(lock: str) -> str:
    """The texts of every package of a lock that is installed here; raises `LookupError` for one without."""
    parts = []
    for name in _PIN.findall(lock):
        try:
            package = distribution(name)
        except PackageNotFoundError:  # for another system
            continue
        texts = texts_of(package)
        if not texts:
            raise LookupError(f"{name} is in the image, and has no licence to ship with it")
        parts.append("\n\n".join([f"{name} {package.version}", *texts]))
    return f"\n\n{'=' * 80}\n\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(collected(Path(sys.argv[1]).read_text("utf-8")), "utf-8")
