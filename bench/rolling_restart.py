"""Restart two servers on PostgreSQL one after the other behind nginx: what do the players notice?

    python -m bench.rolling_restart [--people 30] [--json]

Everybody plays at a table of their own through nginx, set up as in `deploy/nginx.conf`, with the pauses of somebody who
thinks, and comes back as the browser does. Every action that was granted must be in the journal once. An interruption
is the time from the server's goodbye, or from the loss of the connection, to the first state of the new connection.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.load.measure import figures
from bench.load.server import free_port
from tests.server.postgres import Cluster
from tests.server.processes import Served
from tests.server.restless import ME, Person, Reachable, compare
from tests.server.running import Guest
from tests.server.sockets import Client, Message

THINKING = 0.3  # seconds between two actions
FIRST_WAIT = 0.4  # seconds after which the browser tries again when nothing was said
PLAYING = 6.0  # seconds before and after each restart
SITE = Path(__file__).parents[1] / "deploy/nginx.conf"


class Visitor(Person):
    """Plays with pauses, and comes back after as long as the server asks for, as the browser does."""

    def __init__(self, server: Reachable, table: str, key: str, seed: int) -> None:
        super().__init__(server, table, key, seed)
        self.interruptions: list[float] = []
        self._lost: float | None = None

    def connected(self) -> None:
        if self._lost is not None:
            self.interruptions.append(time.perf_counter() - self._lost)
            self._lost = None

    def think(self, client: Client) -> None:
        until = time.monotonic() + THINKING * (0.5 + self.draw.random())
        while (left := until - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                client.hear(left)

    def disconnected(self, closing: Message) -> None:
        if self._lost is None:
            self._lost = time.perf_counter()
        time.sleep(closing.get("retry", FIRST_WAIT) * (0.75 + self.draw.random() / 2))


class Front(NamedTuple):
    """The proxy."""

    url: str


@contextlib.contextmanager
def proxy(servers: list[str]) -> Iterator[str]:
    """nginx with the site that we recommend, without TLS, in front of these servers."""
    site = SITE.read_text()
    port = free_port()
    upstream = "".join(f"    server {url.removeprefix('http://')};\n" for url in servers)
    site = re.sub(r"    server 127\.0\.0\.1:8008;\n", upstream, site)
    site = site[: site.index("server {\n    listen 80;")]
    site = re.sub(r"    (listen|ssl_certificate\S*) .*;.*\n", "", site)
    site = site.replace("server_name won.example.org;", f"listen 127.0.0.1:{port};", 1)
    with tempfile.TemporaryDirectory(prefix="won-nginx-") as folder:
        paths = "".join(
            f"{name}_temp_path {folder};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        http = f"access_log off;\nlarge_client_header_buffers 4 16k;\n{paths}{site}"
        config = f"pid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\n{http}\n}}\n"
        Path(folder, "nginx.conf").write_text(config)
        words = ["nginx", "-c", f"{folder}/nginx.conf", "-g", "daemon off;"]
        with subprocess.Popen(words, stderr=subprocess.DEVNULL) as process:
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


async def measured(people: int) -> dict[str, Any]:
    with contextlib.closing(Cluster(fsync=True)) as cluster:
        url = cluster.create()
        with Served(url, 0, "--drain", "1") as first, Served(url, 0, "--drain", "1") as two:
            for server in (first, two):
                server.port = int(server.url.rsplit(":", 1)[1])  # nginx knows it by that one
            with proxy([first.url, two.url]) as front:
                visitors = [_arrive(front, number) for number in range(people)]
                for visitor in visitors:
                    visitor.start()
                for server in (first, two):
                    await asyncio.sleep(PLAYING)
                    await asyncio.to_thread(server.stop)
                    await asyncio.to_thread(server.start)
                await asyncio.sleep(PLAYING)
                for visitor in visitors:
                    visitor.stopping = True
                for visitor in visitors:
                    await asyncio.to_thread(visitor.join, 60)
                    assert visitor.problem is None, visitor.problem
        granted = await compare(url, list[Person](visitors))
    interruptions = [seconds for visitor in visitors for seconds in visitor.interruptions]
    return {
        "people": people,
        "granted": granted,
        "lost": 0,
        "interruptions": len(interruptions),
        **figures(interruptions),
    }


def _arrive(url: str, number: int) -> Visitor:
    with Guest(url, {}) as guest:
        deadline = time.monotonic() + 30
        while True:
            with contextlib.suppress(httpx.HTTPError, ValueError, KeyError):
                key = guest.post("/api/players", json={"name": f"Visitor {number}"}).json()["key"]
                break
            assert time.monotonic() < deadline, "nginx does not answer"
            time.sleep(0.1)
        guest.headers["authorization"] = f"Bearer {key}"
        table = guest.table(seats=[ME, ME, ME], start=True)["id"]
    return Visitor(Front(url), table, key, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if shutil.which("nginx") is None:
        raise SystemExit("This needs nginx. On Debian and Ubuntu: apt install nginx-light")
    result = asyncio.run(measured(args.people))
    print(json.dumps(result) if args.json else "\n".join(f"{name:16}{value}" for name, value in result.items()))


if __name__ == "__main__":
    main()
