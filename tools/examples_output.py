"""Run the example scripts at full length and keep what they print and draw for the site: `make examples`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs/examples"
SCRIPTS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("--out", "."),
    "rate": (),
    "train": (),
    "thousand_games": ("--out", "."),
}


def main() -> None:
    for script in sys.argv[1:] or SCRIPTS:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, str(ROOT / "examples" / f"{script}.py"), *SCRIPTS[script]]
            done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
            (FOLDER / f"{script}.txt").write_text(done.stdout, "utf-8")
            for picture in Path(folder).glob("*.svg"):
                shutil.copy(picture, FOLDER)
        print(f"{script}: docs/examples/{script}.txt")


if __name__ == "__main__":
    main()
