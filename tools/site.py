"""Build the site that plays without a server: dist/site, a folder of static files.

`python` packs what runs in the worker: Pyodide, the standard library without what the game does not use, msgspec, and
the modules of won that the worker imports, all compiled. `build` does that and bundles the page around it.

Usage: python -m tools.site build|python
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import lzma
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from tools import site_catalogues, site_licences, site_modules, web

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "dist/site"
MADE: Final = web.WEB / "build/python"  # what is shipped of Python, with the hash of all that it is made of
STAGE: Final = web.WEB / "build/stage"
PYODIDE: Final = web.WEB / "node_modules/pyodide"
LICENCES: Final = web.WEB / "build/licences.json"  # of what is shipped of Python
LOCK: Final = ROOT / "tools/site_wheel.txt"
WHEELS: Final = ROOT / "build/wheels"
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14")
WHEN: Final = (2020, 1, 1, 0, 0, 0)  # of the files in archives, so that the same input gives the same bytes


def pack_python() -> Path:
    """The folder of what the worker loads; made anew only if something in it has changed."""
    wheel = fetch_wheel()
    files = site_modules.files()
    digest = hashlib.sha256()
    tools = (Path(__file__), Path(site_modules.__file__), Path(site_catalogues.__file__))
    for path in (*tools, web.WEB / "compile.mjs", PYODIDE / "package.json", wheel):
        digest.update(path.read_bytes())
    for name, path in sorted(files.items()):
        digest.update(name.encode() + b"\0" + path.read_bytes())
    folder = MADE / digest.hexdigest()[:12]
    if folder.exists():
        return folder
    shutil.rmtree(MADE, ignore_errors=True)
    print("Packing Python for the browser ...", flush=True)
    stage(files, wheel)
    fresh = MADE / "new"
    fresh.mkdir(parents=True)
    web.run(
        web.node()[0],
        "node_modules/esbuild/bin/esbuild",
        PYODIDE / "pyodide.asm.mjs",
        "--minify",
        "--log-level=error",
        f"--outfile={fresh}/pyodide.asm.mjs",
    )
    compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), fresh / "python.bin")
    compress(archive(STAGE / "library"), fresh / "library.bin")
    (fresh / "packages.xz").write_bytes(lzma.compress(archive(STAGE / "packages")))  # Python itself reads this one
    fresh.rename(folder)
    return folder


def fetch_wheel() -> Path:
    """The wheel that the lock names; its hash proves what is fetched."""
    line = next(line for line in LOCK.read_text("utf-8").splitlines() if line and not line.startswith("#"))
    name, _, wanted = line.partition(" --hash=sha256:")
    package = name.replace("==", "-")
    for path in WHEELS.glob(f"{package}-*.whl"):
        if hashlib.sha256(path.read_bytes()).hexdigest() == wanted:
            return path
    platform, version = PLATFORM
    command = ["-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]
    where = ["--platform", platform, "--python-version", version, "--implementation", "cp", "--dest", str(WHEELS)]
    subprocess.run([sys.executable, *command, *where, "--require-hashes", "-r", str(LOCK)], check=True)
    return next(WHEELS.glob(f"{package}-*.whl"))


def stage(files: dict[str, Path], wheel: Path) -> None:
    """Everything as source, then compiled by the very Python that will run it."""
    shutil.rmtree(STAGE, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(STAGE / "library", [name for name in library.namelist() if site_modules.used(name)])
    with zipfile.ZipFile(wheel) as packed:
        members = [name for name in packed.namelist() if name.endswith((".py", ".so"))]
        packed.extractall(STAGE / "packages", members)
    for name, path in files.items():
        target = STAGE / "packages" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    said = site_catalogues.said_by(path for path in files.values() if path.suffix == ".py")
    for name, path in files.items():
        if path.suffix == ".mo":
            site_catalogues.write(path.with_suffix(".po"), said, STAGE / "packages" / name)
    web.run(web.node()[0], "compile.mjs", STAGE)


def archive(folder: Path) -> bytes:
    """The files of a folder as one archive, which is compressed as a whole: that makes it a third smaller."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as files:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            files.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix(), WHEN), path.read_bytes())
    return archive.getvalue()


def compress(data: bytes, target: Path) -> None:
    """Not every host compresses, so the worker itself decompresses these."""
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def build() -> None:
    web.install()
    web.make_sources()
    folder = pack_python()
    shutil.rmtree(TARGET, ignore_errors=True)
    LICENCES.write_text(json.dumps(site_licences.of_python(PYODIDE, fetch_wheel())), "utf-8")
    web.run(web.node()[0], "site.mjs", folder, LICENCES, TARGET)
    report()


def report() -> None:
    """What a first visit loads before play, as the files are and as a host with Brotli sends them."""
    sizes = json.loads((web.WEB / "build/sizes.json").read_text("utf-8"))
    for name, (plain, sent) in sizes.items():
        print(f"{plain / 1e6:8.2f} MB {sent / 1e6:8.2f} MB  {name}")
    print(f"{TARGET.relative_to(ROOT)} is ready: python -m http.server -d {TARGET.relative_to(ROOT)}")


def main(what: str) -> None:
    match what:
        case "build":
            build()
        case "python":
            web.install()
            print(pack_python())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) == 2 else "")
    except web.NodeMissingError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
